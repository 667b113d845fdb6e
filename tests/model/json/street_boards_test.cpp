#include "model/specter/seen/rule_ids.h"
#include "model/specter/seen/turn.h"
#include "tests/model/json/rule_file.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>

namespace street_boards_test
{

using namespace dossier;
using Json = nlohmann::json;

namespace
{

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

std::string told(const SpaceSet &spaces)
{
    std::string names;
    spaces.forEach([&](Space space) { names += (names.empty() ? "" : " ") + specter::spaceName(space); });
    return names;
}

SpaceSet setOf(const std::vector<Space> &spaces)
{
    SpaceSet set;
    for (const Space space : spaces)
        set.set(space);
    return set;
}

/// Returns the meaning of the marked spaces of a board, by name.
std::string meaningOfMarked(const StreetExample &example, const specter::Board &board)
{
    const SpaceSet marked = setOf(example.marked);
    SpaceSet structures;
    for (int y = 0; y < board.height(); ++y)
        for (int x = 0; x < board.width(); ++x)
            structures.set({x, y}, !board.isOpen({x, y}));
    if (marked == structures)
        return "structures";
    if (std::ranges::count(board.stretches(), marked) > 0)
        return "stretch";
    const std::vector<specter::Coordinate> objectives(example.objectives.begin(), example.objectives.end());
    return !objectives.empty() && marked == specter::besideAll(board, objectives, 1) ? "beside" : "nothing";
}

/// SO-BOARD-3: objectives are structures, the vehicle waits on a road, and the other spaces are open.
std::string meaningOfPrinted(const StreetExample &example, const specter::Board &board)
{
    const auto isOpen = [&](Space space) { return board.isOpen(space); };
    const bool sound = example.start && isOpen(*example.start) && example.vehicle
        && board.roads().contains(*example.vehicle) && !example.escapes.empty()
        && std::ranges::all_of(example.escapes, isOpen) && !example.objectives.empty()
        && std::ranges::none_of(example.objectives, isOpen);
    return sound ? "sound" : "not sound";
}

std::string wordFor(specter::Showing showing)
{
    return std::string(wordOf(showing));
}

/// The step that is illegal when the table's options are others.
Json illegalStepWith(const StreetExample &example, specter::Diagonals diagonals)
{
    StreetExample other = example;
    other.options.diagonals = diagonals;
    const specter::AgentMove move = specter::judgeMove(other.board(), other.hunters, other.path);
    return move.illegal ? Json(move.illegal->step) : Json();
}

Json moved(const StreetExample &example)
{
    const specter::AgentMove move = specter::judgeMove(example.board(), example.hunters, example.path);
    Json result{{"legal", move.legal()}, {"steps", move.steps}, {"shown", wordFor(move.shown.what)},
        {"step_without_corner", illegalStepWith(example, {false, true})},
        {"step_without_between", illegalStepWith(example, {true, false})}};
    if (move.shown.at)
        result["at"] = specter::spaceName(*move.shown.at);
    if (move.illegal)
    {
        result["step"] = move.illegal->step;
        result["rule"] = id(move.illegal->rule);
    }
    StreetExample loyal = example;
    for (specter::Hunter &hunter : loyal.hunters)
        hunter.traitor = false;
    result["shown_without_traitor"] = wordFor(specter::judgeMove(loyal.board(), loyal.hunters, loyal.path).shown.what);
    return result;
}

Json ended(const StreetExample &example)
{
    specter::HunterOnTurn hunter = hunterOnTurn(example);
    const specter::HunterEnds ends = specter::hunterEnds(example.board(), hunter);
    hunter.stunned = true;
    return {{"on_foot", told(ends.onFoot)}, {"driven", told(ends.driven)},
        {"stunned", told(specter::hunterEnds(example.board(), hunter).onFoot)}};
}

Json answered(const StreetExample &example)
{
    const specter::Board board = example.board();
    const auto sees = [&](Space space) { return specter::visibleFrom(board, space).contains(*example.agent); };
    return {{"clear", !sees(example.path.back())},
        {"passed_in_view", std::any_of(example.path.begin(), example.path.end() - 1, sees)},
        {"can_end", specter::hunterEnds(board, hunterOnTurn(example)).onFoot.contains(example.path.back())}};
}

Json attacked(const StreetExample &example)
{
    const specter::AttackVerdict verdict = attackOf(example);
    return {{"visible", verdict.visible}, {"distance", verdict.distance ? Json(*verdict.distance) : Json()},
        {"allowed", verdict.allowed}, {"hit", verdict.hit ? Json(verdict.hit->text()) : Json()}};
}

Json sensed(const StreetExample &example)
{
    const auto after = [&](int steps)
    { return std::string(wordOf(specter::sensorAnswer(*example.vehicle, example.path.back(), steps))); };
    return {{"reading", after(static_cast<int>(example.path.size()) - 1)}, {"reading_after_two", after(2)},
        {"legal", !specter::illegalStep(example.board(), {}, example.path)}};
}

/// Everything that the rules say of an example, under the names that `expect` uses.
Json answer(const StreetExample &example)
{
    const specter::Board board = example.board();
    switch (example.show)
    {
    case StreetShow::Spaces:
        return {{"marked", meaningOfMarked(example, board)}, {"printed", meaningOfPrinted(example, board)}};
    case StreetShow::Sight:
        return {{"seen", told(specter::visibleToHunters(board, example.hunters))}};
    case StreetShow::Move:
        return moved(example);
    case StreetShow::Reach:
        return {{"ends", told(agentEnds(example))}};
    case StreetShow::Ends:
        return ended(example);
    case StreetShow::Answer:
        return answered(example);
    case StreetShow::Attack:
        return attacked(example);
    case StreetShow::Sensor:
        return sensed(example);
    }
    return {};
}

/// Returns the part of a claim that the rules contradict; empty when they agree.
QString contradiction(const StreetExample &example, const Json &expected)
{
    const Json said = answer(example);
    for (const auto &[name, value] : expected.items())
        if (!said.contains(name) || said[name] != value)
            return QStringLiteral("says %1 %2, the rules %3").arg(text(name), text(value.dump()), text(said.dump()));
    return {};
}

const std::string small = R"({"version": 1, "rules": [{"id": "SO-SEE-1", "printings": ["first"],
    "title": {"it": "t", "en": "t"}, "text": {"it": "t", "en": "t"}, "streets": {"show": "answer",
    "rows": ["..", "#."], "streets": [["A1", "B1"]], "hunters": [{"at": "A1"}], "agent": "B2", "path": ["A1", "B1"],
    "caption": {"it": "", "en": ""}}}]})";

using Found = std::pair<std::string, Fault>;

/// The pointer within the board, and the fault, of a file with that text in place of another's.
Found faultOf(std::string_view part, std::string_view replacement)
{
    std::string changed = small;
    changed.replace(changed.find(part), part.size(), replacement);
    const auto read = readRuleTexts(changed, specter::ruleSource());
    static constexpr std::string_view board = "/rules/0/streets";
    return read ? Found{"none", Fault::NotJson} : Found{read.error().pointer.substr(board.size()), read.error().fault};
}

} // namespace

/// The claim of each board of Specter Ops' rules (`expect` in the file) is the rules' answer.
class StreetBoardsTest : public QObject
{
    Q_OBJECT

    std::vector<RuleText> m_rules = test::everyRuleText();
    std::map<std::string, Json> m_expectations;

private slots:

    void initTestCase()
    {
        std::erase_if(m_rules, [](const RuleText &rule) { return specter::exampleOf(rule) == nullptr; });
        const Json file = Json::parse(test::bytesOf(QStringLiteral("resources/rules/specter.json")), nullptr, false);
        for (const Json &rule : file.at("rules"))
            if (rule.contains("streets"))
                m_expectations[rule.at("id")] = rule.at("streets").at("expect");
        QCOMPARE(m_expectations.size(), m_rules.size());
    }

    void everyRuleAboutSpaceHasABoard()
    {
        QStringList without;
        for (const RuleText &rule : test::everyRuleText())
            if (ruleWithId(specter::digest.rules(), id(rule.rule)) && !rule.example.has_value())
                without << text(id(rule.rule));
        // A vote and the end of a game are about no space.
        QCOMPARE(without, (QStringList{QStringLiteral("SO-HUNT-6"), QStringLiteral("SO-END-1")}));
    }

    void everyBoardHoldsWhatItClaims()
    {
        QStringList contradictions;
        for (const RuleText &rule : m_rules)
        {
            const Json &expected = m_expectations.at(std::string(id(rule.rule)));
            QVERIFY2(!expected.empty(), qPrintable(text(answer(*specter::exampleOf(rule)).dump())));
            if (const QString fault = contradiction(*specter::exampleOf(rule), expected); !fault.isEmpty())
                contradictions << text(id(rule.rule)) + QLatin1Char(' ') + fault;
        }
        QCOMPARE(contradictions.join(u'\n'), QString{});
    }

    void aWrongClaimIsNoticed()
    {
        const RuleText &attack = *std::ranges::find(m_rules, rule::SO_HUNT_4, &RuleText::rule);
        QVERIFY(!contradiction(*specter::exampleOf(attack), {{"distance", 4}}).isEmpty());
        QVERIFY(!contradiction(*specter::exampleOf(attack), {{"clear", true}}).isEmpty());
        QVERIFY(contradiction(*specter::exampleOf(attack), {{"distance", 5}}).isEmpty());
    }

    void boardsAreSmall()
    {
        for (const RuleText &rule : m_rules)
        {
            const specter::Board board = specter::exampleOf(rule)->board();
            QVERIFY2(board.width() <= 8 && board.height() <= 6, id(rule.rule).data());
        }
    }

    void theWayOfAnAttackIsAsLongAsItsCount()
    {
        const RuleText &attack = *std::ranges::find(m_rules, rule::SO_HUNT_4, &RuleText::rule);
        const StreetExample &example = *specter::exampleOf(attack);
        const std::vector<Space> way = countedWay(example.board(), example.hunters.front().at, *example.agent);
        QCOMPARE(static_cast<int>(way.size()) - 1, *attackOf(example).distance);
        QVERIFY(!specter::illegalStep(example.board(), {}, way, 40));
        QCOMPARE(way.front(), Space(example.hunters.front().at));
        QCOMPARE(way.back(), *example.agent);
    }

    void aBadBoardSaysWhereAndWhy()
    {
        QCOMPARE(faultOf("B1\"],", "B1\"] ,"), (Found{"none", Fault::NotJson}));
        QCOMPARE(faultOf("\"answer\"", "\"everything\""), (Found{"/show", Fault::UnknownWord}));
        QCOMPARE(faultOf("\"#.\"", "\"#=\""), (Found{"/rows/1", Fault::WrongCharacter}));
        QCOMPARE(faultOf("\"#.\"", "\"#\""), (Found{"/rows/1", Fault::WrongLength}));
        QCOMPARE(faultOf("\"A1\", \"B1\"]]", "\"A1\", \"A2\"]]"), (Found{"/streets/0/1", Fault::NotAnOpenSpace}));
        QCOMPARE(faultOf("{\"at\": \"A1\"}", "{\"at\": \"A2\"}"), (Found{"/hunters/0/at", Fault::NotAnOpenSpace}));
        QCOMPARE(faultOf("{\"at\": \"A1\"}", ""), (Found{"", Fault::Missing}));
        QCOMPARE(faultOf("\"B2\"", "\"C2\""), (Found{"/agent", Fault::NotACoordinate}));
        QCOMPARE(faultOf("\"B2\"", "2"), (Found{"/agent", Fault::NotAString}));
        QCOMPARE(faultOf("[\"A1\", \"B1\"],\n    \"caption", "[\"A2\", \"B1\"],\n    \"caption"),
            (Found{"/path", Fault::WrongStart}));
    }
};

DOSSIER_TESTS(StreetBoardsTest, Nothing)

} // namespace street_boards_test

#include "street_boards_test.moc"
