#include "app/play/json_merge.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <rapidcheck.h>

#include <ostream>

namespace json_merge_test
{

using namespace dossier;

namespace
{

const MergeRules rules{.keys = {QStringLiteral("id"), QStringLiteral("mission/id")},
    .sets = {QStringLiteral("said")},
    .whole = {QStringLiteral("map")}};

QJsonValue json(const char *text)
{
    return QJsonDocument::fromJson(text).object();
}

QByteArray textOf(const QJsonValue &value)
{
    return QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact);
}

/// The merged text, or the conflicts after an exclamation mark.
QByteArray mergedText(const char *base, const char *mine, const char *theirs)
{
    const auto made = merged(json(base), json(mine), json(theirs), rules);
    return made ? textOf(*made) : '!' + made.error().join(u' ').toUtf8();
}

QJsonValue anyNumber()
{
    return *rc::gen::inRange(0, 3);
}

/// Cards with an id each, in any order, some of them missing.
QJsonArray anyCards()
{
    QJsonArray cards;
    for (const char *id : {"a", "b", "c"})
        if (*rc::gen::arbitrary<bool>())
        {
            const QJsonObject card{{QStringLiteral("id"), QLatin1String(id)}, {QStringLiteral("cost"), anyNumber()}};
            *rc::gen::arbitrary<bool>() ? cards.append(card) : cards.prepend(card);
        }
    return cards;
}

QJsonValue anyPack()
{
    QJsonObject pack{{QStringLiteral("cards"), anyCards()}};
    for (const char *name : {"x", "y"})
        if (*rc::gen::arbitrary<bool>())
            pack.insert(QLatin1String(name), anyNumber());
    pack.insert(
        QStringLiteral("deep"), QJsonObject{{QStringLiteral("p"), anyNumber()}, {QStringLiteral("q"), anyNumber()}});
    return pack;
}

/// The values of a pack by their places, in any order.
std::map<QString, QJsonValue> leavesOf(const QJsonValue &pack)
{
    std::map<QString, QJsonValue> leaves;
    for (const QString &name : {QStringLiteral("x"), QStringLiteral("y")})
        if (const QJsonValue value = pack[name]; !value.isUndefined())
            leaves[name] = value;
    for (const QString &name : {QStringLiteral("p"), QStringLiteral("q")})
        leaves[QStringLiteral("deep/") + name] = pack[QStringLiteral("deep")][name];
    for (const QJsonValue &card : pack[QStringLiteral("cards")].toArray())
        leaves[QStringLiteral("cards/") + card[QStringLiteral("id")].toString()] = card[QStringLiteral("cost")];
    return leaves;
}

std::optional<QJsonValue> at(const std::map<QString, QJsonValue> &leaves, const QString &place)
{
    const auto found = leaves.find(place);
    return found == leaves.end() ? std::nullopt : std::optional(found->second);
}

} // namespace

class JsonMergeTest : public QObject
{
    Q_OBJECT

private slots:

    void whatEachHasChangedIsInWhatTheyMakeTogether()
    {
        QCOMPARE(mergedText(R"({"a":1,"b":2})", R"({"a":5,"b":2})", R"({"a":1,"b":6})"), R"({"a":5,"b":6})");
        QCOMPARE(mergedText(R"({"a":1})", R"({"a":1,"b":2})", R"({"a":1,"c":3})"), R"({"a":1,"b":2,"c":3})");
        QCOMPARE(mergedText(R"({"a":1,"b":2})", R"({"b":2})", R"({"a":1})"), "{}");
    }

    void twoValuesForOneAreAConflictAndOneValueIsNone()
    {
        QCOMPARE(mergedText(R"({"a":1})", R"({"a":2})", R"({"a":3})"), "!/a");
        QCOMPARE(mergedText(R"({"a":1})", R"({"a":2})", R"({"a":2})"), R"({"a":2})");
        QCOMPARE(mergedText("{}", R"({"a":{"b":1}})", R"({"a":{"b":2,"c":3}})"), "!/a/b");
        QCOMPARE(mergedText(R"({"a":1})", "{}", R"({"a":3})"), "!/a");
        QCOMPARE(mergedText("{}", R"({"a":null})", R"({"a":3})"), R"({"a":3})");
        QCOMPARE(mergedText("{}", R"({"a":3})", R"({"a":null})"), R"({"a":3})");
        QCOMPARE(mergedText(R"({"a":null})", R"({"a":null})", R"({"b":null})"), R"({"b":null})");
        QCOMPARE(mergedText("{}", R"({"a/~":1})", R"({"a/~":2})"), "!/a~1~0");
    }

    void elementsOfAListAreToldApartByTheirKeys()
    {
        QCOMPARE(
            mergedText(R"({"l":[{"id":"a","n":1},{"id":"b","n":1}]})",
                R"({"l":[{"id":"a","n":2},{"id":"b","n":1},{"id":"c"}]})", R"({"l":[{"id":"b","n":1},{"id":"d"}]})"),
            "!/l/a");
        QCOMPARE(
            mergedText(R"({"l":[{"id":"a","n":1},{"id":"b","n":1}]})",
                R"({"l":[{"id":"a","n":1},{"id":"b","n":7},{"id":"c"}]})", R"({"l":[{"id":"b","n":1},{"id":"d"}]})"),
            R"({"l":[{"id":"b","n":7},{"id":"d"},{"id":"c"}]})");
        QCOMPARE(mergedText(R"({"l":[{"mission":{"id":"k","n":1}}]})", R"({"l":[{"mission":{"id":"k","n":2}}]})",
                     R"({"l":[{"mission":{"id":"k","n":1,"m":3}}]})"),
            R"({"l":[{"mission":{"id":"k","m":3,"n":2}}]})");
    }

    void listsWithoutKeysAreOneValue()
    {
        QCOMPARE(mergedText(R"({"l":[1]})", R"({"l":[1,2]})", R"({"l":[1,3]})"), "!/l");
        QCOMPARE(mergedText(R"({"l":[]})", R"({"l":[{"id":"a"},{"id":"a"}]})", R"({"l":[{"id":"b"}]})"), "!/l");
    }

    void setsTakeWhatEachHasAddedAndTakenAway()
    {
        QCOMPARE(mergedText(R"({"said":["a","b","c"]})", R"({"said":["b","c","d"]})", R"({"said":["a","b","e"]})"),
            R"({"said":["b","e","d"]})");
    }

    void whatIsWholeIsNeverMixed()
    {
        QCOMPARE(
            mergedText(R"({"map":{"a":1,"b":1}})", R"({"map":{"a":2,"b":1}})", R"({"map":{"a":1,"b":2}})"), "!/map");
        QCOMPARE(mergedText(R"({"map":{"a":1}})", R"({"map":{"a":2}})", R"({"map":{"a":1}})"), R"({"map":{"a":2}})");
    }

    void anyTwoPacksKeepWhatEachHasChanged()
    {
        const bool held = rc::check("every value is that of who changed it, or a conflict is told",
            []
            {
                const QJsonValue base = anyPack();
                const QJsonValue mine = anyPack();
                const QJsonValue theirs = anyPack();
                const auto made = merged(base, mine, theirs, rules);
                const auto before = leavesOf(base);
                const auto own = leavesOf(mine);
                const auto other = leavesOf(theirs);
                bool against = false;
                for (const auto &leaves : {before, own, other})
                    for (const auto &[place, value] : leaves)
                        against = against
                            || (at(own, place) != at(before, place) && at(other, place) != at(before, place)
                                && at(own, place) != at(other, place));
                RC_ASSERT(made.has_value() == !against);
                RC_ASSERT(merged(base, theirs, mine, rules).has_value() == made.has_value());
                if (!made)
                    return;
                const auto both = leavesOf(*made);
                for (const auto &leaves : {before, own, other, both})
                    for (const auto &[place, value] : leaves)
                        RC_ASSERT(at(both, place)
                            == (at(own, place) != at(before, place) ? at(own, place) : at(other, place)));
            });
        QVERIFY(held);
    }

    void whoAloneChangesSomethingHasItAsItIs()
    {
        const bool held = rc::check("one side",
            []
            {
                const QJsonValue base = anyPack();
                const QJsonValue changed = anyPack();
                RC_ASSERT(merged(base, changed, base, rules) == changed);
                RC_ASSERT(merged(base, base, changed, rules) == changed);
                RC_ASSERT(merged(base, changed, changed, rules) == changed);
            });
        QVERIFY(held);
    }
};

DOSSIER_TESTS(JsonMergeTest, Nothing)

} // namespace json_merge_test

#include "json_merge_test.moc"
