#include "app/play/omega/rules.h"
#include "app/play/played_game.h"
#include "app/play/specter/rules.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace line_members_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

using Names = std::vector<std::string_view>;

/// Returns a value for a member that has an effect at the start of a game.
std::string sensible(std::string_view member, std::string_view leader)
{
    if (member == "undo" || member == "redo")
        return "true";
    if (member == "journal" || member == "view")
        return '"' + std::string(leader) + '"';
    if (member == "facts" || member == "places")
        return "\"first\"";
    if (member == "command")
        return "{\"type\": \"begin_game\"}";
    return "\"a name\"";
}

std::string pairOf(std::string_view member, const std::string &value)
{
    return '"' + std::string(member) + "\": " + value;
}

std::string faultAtMember(std::string_view member)
{
    return "{\"malformed\": {\"pointer\": \"/" + std::string(member) + '"';
}

/// A game that nobody has played yet, and no file keeps.
template <typename Rules>
class FreshGame
{
public:
    explicit FreshGame(const typename Rules::Pack &pack)
        : m_game(Rules::startOf(pack, {}, std::string(Rules::gameName.later)), nullptr,
              {[this] { return journal::EventId{{static_cast<std::uint8_t>(++m_ids)}}; },
                  [] { return journal::Moment{1}; }})
    {
    }

    QString say(const std::string &members) { return QString::fromStdString(m_game.answer('{' + members + '}')); }

private:
    int m_ids = 0;
    PlayedGame<Rules> m_game;
};

template <typename Rules>
class Members
{
public:
    explicit Members(const char *pack)
        : m_pack(Rules::readPack(fileText(pack)).value())
    {
    }

    [[nodiscard]] static const std::vector<LineMember> &all() { return PlayedGame<Rules>::members(); }

    /// For every two members that request something: the later one of the table has no effect, at any place in the
    /// line.
    void theFirstOfTheTableCounts() const
    {
        for (std::size_t first = 0; first < all().size(); ++first)
            for (std::size_t other = first + 1; other < all().size(); ++other)
            {
                const std::string one = asking(all()[first]);
                const std::string two = asking(all()[other]);
                const QString answer = said(one);
                QCOMPARE(said(one + ", " + two), answer);
                QCOMPARE(said(two + ", " + one), answer);
            }
    }

    /// A member that is not allowed beside the request is not read; an allowed one is read, and is malformed here.
    void onlyWhatMayStandWithItIsRead() const
    {
        for (const LineMember &row : all())
        {
            const QString answer = said(asking(row));
            for (const std::string_view other : Names{"seat", "ruling", "id", "correction", "nobody_knows_it"})
            {
                const bool mayStand = std::ranges::find(row.with, other) != row.with.end();
                const QString with = said(asking(row) + ", " + pairOf(other, "[]"));
                if (mayStand)
                    QVERIFY2(with.startsWith(QString::fromStdString(faultAtMember(other))),
                        qPrintable(QString::fromStdString(asking(row)) + with));
                else
                    QCOMPARE(with, answer);
            }
        }
    }

    [[nodiscard]] QString said(const std::string &members) const { return FreshGame<Rules>(m_pack).say(members); }

private:
    static std::string asking(const LineMember &row) { return pairOf(row.name, sensible(row.name, Rules::leader)); }

    typename Rules::Pack m_pack;
};

using Level7 = Members<OmegaRules>;
using Specter = Members<SpecterRules>;

constexpr const char *omegaPack = "resources/packs/sample.json";
constexpr const char *specterPack = "resources/packs/facility-83x.json";

QStringList namesOf(const std::vector<LineMember> &members)
{
    QStringList names;
    for (const LineMember &member : members)
        names << QString::fromUtf8(member.name.data(), static_cast<qsizetype>(member.name.size()));
    return names;
}

} // namespace

/// The members of a line, and those allowed beside them.
class LineMembersTest : public QObject
{
    Q_OBJECT

private slots:

    void eachGameHasTheJournalsLinesAndItsOwn()
    {
        const QStringList journals{QStringLiteral("undo"), QStringLiteral("redo"), QStringLiteral("go"),
            QStringLiteral("bookmark"), QStringLiteral("drop"), QStringLiteral("journal"), QStringLiteral("view")};
        const QStringList commands{QStringLiteral("command")};
        QCOMPARE(namesOf(Level7::all()), journals + commands);
        const QStringList questions{QStringLiteral("facts"), QStringLiteral("places")};
        QCOMPARE(namesOf(Specter::all()), journals + questions + commands);
    }

    void ofSeveralMembersTheFirstOfTheTableCounts()
    {
        Level7(omegaPack).theFirstOfTheTableCounts();
        Specter(specterPack).theFirstOfTheTableCounts();
    }

    void onlyWhatMayStandWithAMemberIsRead()
    {
        Level7(omegaPack).onlyWhatMayStandWithItIsRead();
        Specter(specterPack).onlyWhatMayStandWithItIsRead();
    }

    void whatIsNotToBeUndoneLeavesTheLineToTheNextMember()
    {
        const Level7 level7(omegaPack);
        const QString view = level7.said("\"view\": \"public\"");
        QVERIFY(view.startsWith(QStringLiteral("{\"view\": ")));
        QCOMPARE(level7.said("\"view\": \"public\", \"undo\": false, \"redo\": false"), view);
        QCOMPARE(level7.said("\"undo\": false"),
            QStringLiteral("{\"malformed\": {\"pointer\": \"/command\", \"reason\": \"missing\"}}"));
        QVERIFY(level7.said("\"view\": \"public\", \"undo\": 1")
                .startsWith(QStringLiteral("{\"malformed\": {\"pointer\": \"/undo\"")));
    }

    void whatIsBesidesTheTableComesFirstAndNothingStandsWithIt()
    {
        PlayedGame<OmegaRules> game(
            OmegaRules::startOf(OmegaRules::readPack(fileText(omegaPack)).value(), {}, "revised"), nullptr,
            {[] { return journal::EventId{}; }, [] { return journal::Moment{1}; }});
        const std::string line = "{\"undo\": 3, \"id\": 3, \"session\": {\"result\": \"won\"}}";
        QVERIFY(game.answer(line).starts_with("{\"malformed\": {\"pointer\": \"/id\""));
        std::string asked;
        game.answerBesides("session",
            [&](const JsonValue &session)
            {
                asked = session.source();
                return std::string("{}");
            });
        QCOMPARE(game.answer(line), std::string("{}"));
        QCOMPARE(asked, std::string("{\"result\": \"won\"}"));
        game.answerBesides(
            "fault", [](const JsonValue &value) -> std::string { throw malformed(value, Fault::Missing); });
        QCOMPARE(game.answer("{\"fault\": 1}"),
            std::string("{\"malformed\": {\"pointer\": \"/fault\", \"reason\": \"missing\"}}"));
    }

    void aHandlerCannotReadWhatItsRowDoesNotName()
    {
        const std::string line = "{\"go\": \"home\", \"seat\": 3, \"ruling\": \"so be it\"}";
        const JsonText json = JsonText::parse(line).value();
        const LineMember go{"go", {"seat", "correction"}};
        const Beside beside(json.root(), go);
        QCOMPARE(beside.member("seat").value().source(), std::string_view("3"));
        QVERIFY(!beside.member("correction"));
        QVERIFY_EXCEPTION_THROWN((void)beside.member("ruling"), std::logic_error);
    }

    void hugeLinesAreAnsweredAsSmallOnesAre()
    {
        const Level7 level7(omegaPack);
        const std::string much(std::size_t{3} << 20U, ' ');
        const std::string long_(std::size_t{3} << 20U, 'y');
        QCOMPARE(level7.said("\"view\": " + much + "\"public\"" + much), level7.said("\"view\": \"public\""));
        QCOMPARE(level7.said("\"bookmark\": \"" + long_ + '"'), QStringLiteral("{\"at\": 0}"));
        QCOMPARE(level7.said("\"command\": {\"type\": \"" + long_ + "\"}"),
            QStringLiteral("{\"malformed\": {\"pointer\": \"/command/type\", \"reason\": \"unknown_word\"}}"));
        // Deep nesting costs no stack, whether the member is read or not.
        const std::string deep = std::string(500'000, '[') + std::string(500'000, ']');
        QCOMPARE(level7.said("\"view\": " + deep),
            QStringLiteral("{\"malformed\": {\"pointer\": \"/view\", \"reason\": \"unknown_word\"}}"));
        QCOMPARE(level7.said("\"ruling\": " + deep + ", \"view\": \"public\""), level7.said("\"view\": \"public\""));
    }
};

DOSSIER_TESTS(LineMembersTest, Nothing)

} // namespace line_members_test

#include "line_members_test.moc"
