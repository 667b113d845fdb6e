#include "model/omega/geometry/rule_ids.h"
#include "tests/model/json/rule_file.h"
#include "tests/support/test_class.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <array>

namespace rule_texts_test
{

using namespace dossier;

namespace
{

/// The rules of the digest of spaces, sight, distance and movement, in its order.
constexpr std::array digest{"OP-GRID-1", "OP-GRID-2", "OP-GRID-3", "OP-GRID-4", "OP-GRID-5", "OP-FOV-1", "OP-FOV-2",
    "OP-FOV-3", "OP-SIGHT-F1", "OP-SIGHT-F2", "OP-SIGHT-F3", "OP-SIGHT-F4", "OP-SIGHT-R1", "OP-SIGHT-R2", "OP-SIGHT-R3",
    "OP-SIGHT-R4", "OP-SIGHT-R5", "OP-DIST-1", "OP-DIST-2", "OP-DIST-3", "OP-MOVE-1", "OP-MOVE-2", "OP-MOVE-3",
    "OP-MOVE-4", "OP-MOVE-5", "OP-MOVE-6", "OP-MOVE-7", "OP-MOVE-8", "OP-MOVE-9", "OP-GAS-1"};

/// The families of rules that the digest holds.
bool belongsToTheDigest(const QString &id)
{
    static const QRegularExpression family(QStringLiteral("^OP-(GRID|FOV|SIGHT|DIST|MOVE|GAS)-"));
    return family.match(id).hasMatch();
}

QString idOf(Rule rule)
{
    return QString::fromUtf8(id(rule).data(), static_cast<qsizetype>(id(rule).size()));
}

QStringList ids(const std::vector<RuleText> &texts)
{
    QStringList list;
    for (const RuleText &text : texts)
        list << idOf(text.rule);
    return list;
}

QString italian(const LocalizedText &text)
{
    return QString::fromStdString(text.it);
}

QString english(const LocalizedText &text)
{
    return QString::fromStdString(text.en);
}

/// Lower-case words without punctuation; an apostrophe parts two words.
QStringList words(const QString &text)
{
    static const QRegularExpression between(
        QStringLiteral("[^\\p{L}\\p{N}+]+"), QRegularExpression::UseUnicodePropertiesOption);
    return text.toLower().split(between, Qt::SkipEmptyParts);
}

qsizetype sentences(const QString &text)
{
    static const QRegularExpression end(QStringLiteral("[.!?](?=\\s|$)"));
    return text.count(end);
}

constexpr qsizetype shingleLength = 6;

QSet<QString> shingles(const QString &text)
{
    const QStringList all = words(text);
    QSet<QString> set;
    for (qsizetype i = 0; i + shingleLength <= all.size(); ++i)
        set << all.mid(i, shingleLength).join(u' ');
    return set;
}

/// Returns the text below the board of a rule; null without one.
const LocalizedText *captionOf(const RuleText &rule)
{
    if (const RuleExample *board = omega::exampleOf(rule))
        return &board->caption;
    if (const StreetExample *streets = specter::exampleOf(rule))
        return &streets->caption;
    const HexExample *hexes = conquest::exampleOf(rule);
    return hexes != nullptr ? &hexes->caption : nullptr;
}

/// Every text of a rule that a person reads, in one language.
QStringList readable(const RuleText &rule, QString (*language)(const LocalizedText &))
{
    QStringList texts{language(rule.title), language(rule.text)};
    for (const RuleDetail &detail : rule.details)
        texts << language(detail.text);
    if (const LocalizedText *caption = captionOf(rule))
        texts << language(*caption);
    return texts;
}

/// Returns the words of a list that occur in texts; skips names that are equal in every language, such as Space Stuff
/// or The Gun.
QStringList found(const QStringList &texts, const QSet<QString> &strangers)
{
    QStringList hits;
    for (const QString &text : texts)
        for (const QString &word :
            words(QString(text).remove(QStringLiteral("Space Stuff")).remove(QStringLiteral("The Gun"))))
            if (strangers.contains(word))
                hits << word;
    return hits;
}

const std::string small = R"({"version": 1, "rules": [{"id": "OP-DIST-1", "printings": ["first"],
    "title": {"it": "t", "en": "t"}, "text": {"it": "t", "en": "t"}, "see": ["OP-GAS-1"], "board": {"show": "distance",
    "printing": "first", "map": {"rows": [".."]}, "figures": [
    {"at": [0, 0], "size": 1, "side": "enemy", "facing": null, "role": "attacker"},
    {"at": [1, 0], "size": 1, "side": "enemy", "facing": "N", "role": "target"}], "caption": {"it": "", "en": ""}}}]})";

/// The pointer and the fault of a file with that text in place of another's.
std::pair<std::string, Fault> faultOf(std::string_view part, std::string_view replacement)
{
    std::string text = small;
    text.replace(text.find(part), part.size(), replacement);
    const auto read = readRuleTexts(text, omega::ruleSource());
    return read ? std::pair<std::string, Fault>{"none", Fault::NotJson}
                : std::pair(read.error().pointer, read.error().fault);
}

using Found = std::pair<std::string, Fault>;

} // namespace

class RuleTextsTest : public QObject
{
    Q_OBJECT

private slots:

    void theShippedFileIsWellFormed()
    {
        const auto read = readRuleTexts(test::ruleFileBytes(), omega::ruleSource());
        QVERIFY2(read, read ? "" : read.error().pointer.c_str());
    }

    void everyRuleOfTheDigestHasOneTextInItsOrder()
    {
        QStringList expected;
        for (const char *id : digest)
            expected << QString::fromLatin1(id);
        QCOMPARE(ids(test::shippedRuleTexts()), expected);

        QStringList known;
        for (const Rule rule : test::everyRule())
            if (belongsToTheDigest(idOf(rule)))
                known << idOf(rule);
        QCOMPARE(expected, known);
    }

    void everyRuleThatAVerdictCanNameHasOneText()
    {
        QStringList known;
        for (const Rule rule : test::everyRule())
            known << idOf(rule);
        QCOMPARE(ids(test::everyRuleText()), known);
    }

    void theListIsTheDigestsOwn()
    {
        static const QRegularExpression item(
            QStringLiteral("^- ((?:OP|SO|CQ)-[A-Z]+-[A-Z]?\\d+)"), QRegularExpression::MultilineOption);
        QStringList found;
        for (const char *name : {"omega-geometry", "omega-play", "specter-ops", "conquest"})
        {
            const QString text = QString::fromStdString(
                test::bytesOf(QStringLiteral("../shared/spec/%1.md").arg(QLatin1String(name))));
            if (text.isEmpty())
                QSKIP("the digests are not beside this checkout");
            for (auto match = item.globalMatch(text); match.hasNext();)
                found << match.next().captured(1);
        }
        QCOMPARE(ids(test::everyRuleText()), found);
    }

    void everyTextHasTwoToSixSentencesInEachLanguage()
    {
        for (const RuleText &rule : test::everyRuleText())
            for (const QString &text : {italian(rule.text), english(rule.text)})
            {
                QVERIFY2(sentences(text) >= 2 && sentences(text) <= 6, qPrintable(idOf(rule.rule)));
                QVERIFY2(text.endsWith(u'.'), qPrintable(idOf(rule.rule)));
            }
    }

    void whatACardOrACharacterDoesIsSaidInTwoSentencesAtMost()
    {
        qsizetype count = 0;
        for (const RuleText &rule : test::everyRuleText())
            for (const RuleDetail &detail : rule.details)
            {
                ++count;
                QVERIFY2(!detail.name.empty(), qPrintable(idOf(rule.rule)));
                for (const QString &text : {italian(detail.text), english(detail.text)})
                    QVERIFY2(sentences(text) >= 1 && sentences(text) <= 2 && text.endsWith(u'.'), qPrintable(text));
            }
        QVERIFY(count > 0);
    }

    void titlesAreShortAndCaptionsAreOneSentence()
    {
        for (const RuleText &rule : test::everyRuleText())
            for (const auto language : {italian, english})
            {
                const QString title = language(rule.title);
                QVERIFY2(!title.isEmpty() && title.size() <= 40 && !title.endsWith(u'.'), qPrintable(title));
                if (captionOf(rule) == nullptr)
                    continue;
                const QString caption = language(*captionOf(rule));
                QVERIFY2(sentences(caption) == 1 && caption.endsWith(u'.'), qPrintable(caption));
            }
    }

    void bothLanguagesAreThereAndTheirOwn()
    {
        const QSet<QString> englishWords{"the", "and", "of", "with", "is", "are", "you", "your", "this", "that", "when",
            "which", "not", "from", "space", "wall", "door", "sight", "target", "tile", "rubble", "vent", "step"};
        const QSet<QString> italianWords{"il", "lo", "la", "che", "di", "della", "uno", "una", "con", "sono", "muro",
            "spazio", "porta", "linea", "vista", "bersaglio", "tessera", "macerie", "condotto", "passo"};
        for (const RuleText &rule : test::everyRuleText())
        {
            const QStringList it = readable(rule, italian);
            const QStringList en = readable(rule, english);
            for (qsizetype i = 0; i < it.size(); ++i)
                QVERIFY2(it[i] != en[i], qPrintable(it[i]));
            QCOMPARE(found(it, englishWords), QStringList{});
            QCOMPARE(found(en, italianWords), QStringList{});
        }
    }

    void marksArePrintersMarks()
    {
        static const QRegularExpression plain(QStringLiteral("['\"]|\\.\\.|  "));
        for (const RuleText &rule : test::everyRuleText())
            for (const QString &text : readable(rule, italian) + readable(rule, english))
                QVERIFY2(!text.contains(plain), qPrintable(text));
    }

    void italianHasTheWordsOfTheRulebooks()
    {
        static const QRegularExpression others(
            QStringLiteral("\\b(?:(?:cart[ae]|segnalin[oi]|mazzo) investigare|costo da (?:pronta|impegnata)|"
                           "attacco gratuito|successi|portata|pedin[ae]|tabellone|consentit[oaie]|agguato|nube)\\b"),
            QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
        QVERIFY(QStringLiteral("La pedina sul tabellone").contains(others));
        for (const RuleText &rule : test::everyRuleText())
            for (const QString &text : readable(rule, italian))
                QVERIFY2(!text.contains(others), qPrintable(text));
    }

    void aRuleOfOnePrintingSaysSo()
    {
        for (const RuleText &rule : test::everyRuleText())
        {
            const QString id = idOf(rule.rule);
            if (id.startsWith("OP-SIGHT-F"))
                QCOMPARE(rule.printings, std::vector<std::string_view>{"first"});
            if (id.startsWith("OP-SIGHT-R"))
                QCOMPARE(rule.printings, std::vector<std::string_view>{"revised"});
            if (rule.printings.size() > 1)
                continue;
            const bool first = rule.printings.front() == "first";
            QVERIFY2(italian(rule.text).startsWith(first ? "Solo prima edizione" : "Solo edizione riveduta"),
                qPrintable(id));
            QVERIFY2(
                english(rule.text).startsWith(first ? "First edition only" : "Revised edition only"), qPrintable(id));
            if (const RuleExample *board = omega::exampleOf(rule))
                QCOMPARE(board->printing, first ? Printing::First : Printing::Revised);
        }
    }

    void furtherRulesAreOthersWithATextAndSearchWordsAreThere()
    {
        const std::vector<RuleText> texts = test::everyRuleText();
        for (const RuleText &rule : texts)
        {
            QVERIFY(!rule.see.empty() && !rule.search.it.empty() && !rule.search.en.empty());
            for (const Rule further : rule.see)
                QVERIFY2(further != rule.rule && ids(texts).contains(idOf(further)), qPrintable(idOf(rule.rule)));
        }
    }

    void noSentenceOfARulebookIsCopied()
    {
        QSet<QString> printed;
        for (const char *name : {"omega-it", "omega-en", "conquest-it", "specter-it"})
            printed |= shingles(QString::fromStdString(
                test::bytesOf(QStringLiteral("../shared/rulebooks/rulebook-%1.txt").arg(QLatin1String(name)))));
        if (printed.isEmpty())
            QSKIP("the rulebooks are not beside this checkout");
        QStringList copied;
        for (const RuleText &rule : test::everyRuleText())
            for (const QString &text : readable(rule, italian) + readable(rule, english))
                for (const QString &shingle : shingles(text))
                    if (printed.contains(shingle))
                        copied << idOf(rule.rule) + ": " + shingle;
        QCOMPARE(copied.join(u'\n'), QString{});
    }

    // Tokens, cards and turns have no board; everything on the grid has one.
    void everyRuleOfTheGridHasABoard()
    {
        for (const RuleText &rule : test::shippedRuleTexts())
            QVERIFY2(omega::exampleOf(rule) != nullptr, qPrintable(idOf(rule.rule)));
    }

    void aRuleNeedsNoBoard()
    {
        std::string text = small;
        text.erase(text.find(", \"board\""), text.size());
        const auto read = readRuleTexts(text + "}]}", omega::ruleSource());
        QVERIFY(read);
        QVERIFY(!read->front().example.has_value());
    }

    void aSmallFileIsRead()
    {
        const auto read = readRuleTexts(small, omega::ruleSource());
        QVERIFY(read);
        QCOMPARE(read->size(), std::size_t{1});
        const RuleText &rule = read->front();
        QCOMPARE(rule.rule, rule::OP_DIST_1);
        QCOMPARE(rule.see, std::vector{rule::OP_GAS_1});
        const RuleExample &board = *omega::exampleOf(rule);
        QCOMPARE(board.show, Show::Distance);
        QCOMPARE(board.figure(ExampleRole::Target).facing, Facing::North);
        QCOMPARE(attackerOf(board).facing, Facing::AllRound);
    }

    void aBadFileSaysWhereAndWhy()
    {
        const std::string at = "/rules/0/";
        const std::string board = at + "board/";
        QCOMPARE(faultOf("{\"version\"", "\"version\""), (Found{"", Fault::NotJson}));
        QCOMPARE(faultOf("1", "2"), (Found{"/version", Fault::NewerVersion}));
        QCOMPARE(faultOf("OP-DIST-1", "OP-DIST-0"), (Found{at + "id", Fault::UnknownWord}));
        QCOMPARE(faultOf("[\"first\"]", "[]"), (Found{at + "printings", Fault::WrongLength}));
        QCOMPARE(faultOf("\"en\": \"t\"", "\"de\": \"t\""), (Found{at + "title/en", Fault::Missing}));
        QCOMPARE(faultOf("\"t\"", "1"), (Found{at + "title/it", Fault::NotAString}));
        QCOMPARE(faultOf("OP-GAS-1", "gas"), (Found{at + "see/0", Fault::UnknownWord}));
        QCOMPARE(faultOf("\"distance\"", "\"everything\""), (Found{board + "show", Fault::UnknownWord}));
        QCOMPARE(faultOf("[\"..\"]", "[\"._\"]"), (Found{board + "map/rows/0", Fault::WrongCharacter}));
        QCOMPARE(faultOf("[\"..\"]", "[\".#\"]"), (Found{board + "figures/1/at", Fault::FigureDoesNotFit}));
        QCOMPARE(faultOf("[1, 0]", "[0, 0]"), (Found{board + "figures/1", Fault::SharedSpace}));
        QCOMPARE(faultOf("\"target\"", "\"other\""), (Found{board + "figures", Fault::Missing}));
        QCOMPARE(faultOf("\"role\": \"target\"", "\"role\": \"hero\""),
            (Found{board + "figures/1/role", Fault::UnknownWord}));
        QCOMPARE(faultOf("\"distance\"", "\"gas\""), (Found{board + "markers", Fault::Missing}));
        QCOMPARE(faultOf("\"distance\"", "\"gas\", \"markers\": []"), (Found{board + "markers", Fault::WrongLength}));
        QCOMPARE(faultOf("\"distance\"", "\"move\""), (Found{board + "figures", Fault::Missing}));
    }

    void aMoveHasASpeedAndBeginsWhereItsMoverStands()
    {
        std::string text = small;
        text.replace(text.find("attacker"), 8, "mover");
        const auto moved = [&](const std::string &members)
        {
            std::string with = text;
            with.replace(with.find("\"distance\""), 10, "\"move\", " + members);
            const auto read = readRuleTexts(with, omega::ruleSource());
            return read ? Found{"none", Fault::NotJson} : Found{read.error().pointer, read.error().fault};
        };
        const std::string board = "/rules/0/board/";
        QCOMPARE(moved(R"("speed": 1, "path": [[0, 0], [0, -1]])"), (Found{"none", Fault::NotJson}));
        QCOMPARE(moved(R"("path": [[0, 0]])"), (Found{board + "speed", Fault::Missing}));
        QCOMPARE(moved(R"("speed": 21, "path": [[0, 0]])"), (Found{board + "speed", Fault::OutOfRange}));
        QCOMPARE(moved(R"("speed": 1, "path": [[1, 0]])"), (Found{board + "path", Fault::WrongStart}));
        QCOMPARE(moved(R"("speed": 1, "path": [])"), (Found{board + "path", Fault::WrongStart}));
        QCOMPARE(moved(R"("speed": 1)"), (Found{board + "path", Fault::Missing}));
    }
};

DOSSIER_TESTS(RuleTextsTest, Nothing)

} // namespace rule_texts_test

#include "rule_texts_test.moc"
