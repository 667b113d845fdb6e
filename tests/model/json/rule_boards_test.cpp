#include "model/omega/geometry/distance.h"
#include "model/omega/geometry/field.h"
#include "model/omega/geometry/gas.h"
#include "model/omega/geometry/reach.h"
#include "model/omega/geometry/rooms.h"
#include "model/omega/geometry/rule_ids.h"
#include "tests/model/json/rule_file.h"
#include "tests/support/drawn_board.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace rule_boards_test
{

using namespace dossier;
using Json = nlohmann::json;

namespace
{

/// A rule and the expected result of its board under one printing.
struct Claim
{
    const RuleText &rule;
    Printing printing;
    const Json &expected;
};

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// Every space of the map for which a condition holds, row by row.
template <typename Condition>
std::vector<Space> spacesWhere(const Map &map, Condition &&condition)
{
    std::vector<Space> spaces;
    for (int y = 0; y < map.height(); ++y)
        for (int x = 0; x < map.width(); ++x)
            if (condition(Space{x, y}))
                spaces.push_back({x, y});
    return spaces;
}

/// Returns the meaning of the marked spaces of a board, by name: those next to its figure, under it, full of EMI, or a
/// room.
std::string meaningOfMarked(const RuleExample &example)
{
    const auto are = [&](auto condition) { return example.marked == spacesWhere(example.map, condition); };
    if (are([&](Space space) { return example.map.hasEmi(space); }))
        return "emi";
    const Rooms rooms = roomsOf(example.map);
    const auto roomAt = [&](Space space)
    {
        return rooms.numbers[static_cast<std::size_t>(space.y) * static_cast<std::size_t>(example.map.width())
            + static_cast<std::size_t>(space.x)];
    };
    if (!example.marked.empty()
        && are([&](Space space) { return roomAt(space) != 0 && roomAt(space) == roomAt(example.marked.front()); }))
        return "room";
    if (example.figures.empty())
        return "nothing";
    const Figure &figure = example.figures.front().figure;
    if (are([&](Space space) { return figure.covers(space); }))
        return "covered";
    return are([&](Space space) { return figure.size == 1 && adjacent(figure.at, space); }) ? "adjacent" : "nothing";
}

Json field(const RuleExample &example)
{
    const Attacker attacker = attackerOf(example);
    const SpaceSet set = dossier::field(example.map, attacker.figure, attacker.facing);
    Json rows = Json::array();
    for (const std::string &row : test::rows(example.map, set))
        rows.push_back(row);
    return {{"field", rows}};
}

/// Returns the example with viewer and target exchanged.
RuleExample turnedRound(RuleExample example)
{
    for (ExampleFigure &figure : example.figures)
        if (figure.role == ExampleRole::Attacker || figure.role == ExampleRole::Target)
            figure.role = figure.role == ExampleRole::Attacker ? ExampleRole::Target : ExampleRole::Attacker;
    return example;
}

Sight look(const RuleExample &example, Printing printing)
{
    return sight(example.map, printing, attackerOf(example), example.attack, targetOf(example));
}

/// The rules of a look and of everything that blocked a line or a path of it.
Json cited(const Sight &sight)
{
    Json rules = Json::array();
    for (const Rule rule : sight.rules)
        rules.push_back(id(rule));
    return rules;
}

Json seen(const RuleExample &example, Printing printing)
{
    const Sight sight = look(example, printing);
    Json result{{"in_field", sight.inField}, {"line_of_sight", sight.lineOfSight}, {"cover", sight.cover},
        {"emi_dice_lost", sight.emi.diceLost}, {"rules", cited(sight)},
        {"back", look(turnedRound(example), printing).lineOfSight}};
    if (sight.emi.spaces)
        result["emi_spaces"] = *sight.emi.spaces;
    if (const auto *paths = get_if<PathEvidence>(&sight.evidence); paths != nullptr && !paths->paths.empty())
        result["steps"] = paths->paths.front().spaces.size() - 1;
    return result;
}

Json measured(const RuleExample &example)
{
    const Figure from = attackerOf(example).figure;
    const Figure to = targetOf(example).figure;
    const std::optional<Distance> distance = distanceBetween(example.map, from.at, to.at);
    return {{"distance", distance ? Json(distance->steps) : Json()}, {"aura", auraDistance(from, to)},
        {"melee", meleeReaches(example.map, from.at, to.at, false)},
        {"melee_with_reach", meleeReaches(example.map, from.at, to.at, true)}};
}

Json reached(const RuleExample &example, Printing printing)
{
    Json reaches = Json::array();
    for (const ReachedSpace &end : reachOf(example.map, moveQuestionOf(example, printing)))
        reaches.push_back({end.space.x, end.space.y, end.cost});
    return {{"reaches", reaches}};
}

Json moved(const RuleExample &example, Printing printing)
{
    const MoveVerdict verdict = judgeMove(example.map, moveQuestionOf(example, printing), example.path);
    Json rules = Json::array();
    for (const Rule rule : verdict.rules)
        rules.push_back(id(rule));
    Json result{{"legal", verdict.legal()}, {"rules", rules}};
    if (const std::optional<int> cost = verdict.cost())
        result["cost"] = *cost;
    if (verdict.offence)
        result["step"] = verdict.offence->step;
    return result;
}

Json gassed(const RuleExample &example)
{
    return {{"legal", judgeGas(example.map, example.markers, example.objectives, tilesOf(example.map)).legal()}};
}

/// Everything that the engine says of an example, under the names that `expect` uses.
Json answer(const RuleExample &example, Printing printing)
{
    switch (example.show)
    {
    case Show::Spaces:
        return {{"marked", meaningOfMarked(example)}};
    case Show::Field:
        return field(example);
    case Show::Sight:
    case Show::Cover:
    case Show::Emi:
        return seen(example, printing);
    case Show::Distance:
    case Show::Aura:
        return measured(example);
    case Show::Reach:
        return reached(example, printing);
    case Show::Move:
    case Show::Vents:
        return moved(example, printing);
    case Show::Gas:
        return gassed(example);
    }
    return {};
}

/// True when an answer names a rule among those that decided.
bool names(const Json &said, std::string_view rule)
{
    return std::ranges::any_of(
        said.value("rules", std::vector<std::string>{}), [&](const std::string &id) { return id == rule; });
}

/// Returns the part of a claim that the engine contradicts; empty when they agree.
QString contradiction(const Claim &claim)
{
    const Json said = answer(*omega::exampleOf(claim.rule), claim.printing);
    for (const auto &[name, value] : claim.expected.items())
    {
        const bool agrees
            = name == "rule" ? names(said, value.get<std::string>()) : said.contains(name) && said[name] == value;
        if (!agrees)
            return QStringLiteral("%1 says %2 %3, the engine %4")
                .arg(text(id(claim.rule.rule)), text(name), text(value.dump()), text(said.dump()));
    }
    return {};
}

} // namespace

/// The claim of each rule's board (`expect` in the file) is the engine's answer.
class RuleBoardsTest : public QObject
{
    Q_OBJECT

    /// Every rule that has a board; of the play digest those alone that a board can show.
    std::vector<RuleText> m_rules = test::everyRuleText();
    std::map<std::string, Json> m_expectations;

    [[nodiscard]] const Json &expectations(std::size_t rule) const
    {
        return m_expectations.at(std::string(id(m_rules[rule].rule)));
    }

private slots:

    void initTestCase()
    {
        std::erase_if(m_rules, [](const RuleText &rule) { return omega::exampleOf(rule) == nullptr; });
        for (const std::string &bytes :
            {test::ruleFileBytes(), test::bytesOf(QStringLiteral("resources/rules/omega-play.json"))})
        {
            const Json file = Json::parse(bytes, nullptr, false);
            for (const Json &rule : file.at("rules"))
                if (rule.contains("board"))
                    m_expectations[rule.at("id")] = rule.at("board").at("expect");
        }
        QCOMPARE(m_expectations.size(), m_rules.size());
    }

    void everyBoardHoldsWhatItClaims()
    {
        QVERIFY(!m_rules.empty());
        QStringList contradictions;
        for (std::size_t i = 0; i < m_rules.size(); ++i)
            for (const auto &[printing, expected] : expectations(i).items())
            {
                const Claim claim{m_rules[i], printing == "first" ? Printing::First : Printing::Revised, expected};
                if (const QString fault = contradiction(claim); !fault.isEmpty())
                    contradictions << text(printing) + ": " + fault;
            }
        QCOMPARE(contradictions.join(u'\n'), QString{});
    }

    void everyPrintingThatHasTheRuleHasAClaim()
    {
        for (std::size_t i = 0; i < m_rules.size(); ++i)
        {
            for (const std::string_view printing : m_rules[i].printings)
                QVERIFY2(!expectations(i).value(std::string(printing), Json()).empty(), id(m_rules[i].rule).data());
            // Large figures' moves alone are the table's to judge in the first printing.
            if (m_rules[i].rule != rule::OP_MOVE_7)
                QCOMPARE(expectations(i).size(), std::size_t{2});
        }
    }

    void boardsAreSmall()
    {
        for (const RuleText &rule : m_rules)
        {
            const Map &map = omega::exampleOf(rule)->map;
            QVERIFY2(map.width() <= 8 && map.height() <= 6, id(rule.rule).data());
        }
    }

    void theExampleOfARuleThatThePrintingsTellApartTellsThemApart()
    {
        for (std::size_t i = 0; i < m_rules.size(); ++i)
        {
            const Rule rule = m_rules[i].rule;
            const bool apart = rule == rule::OP_SIGHT_F2 || rule == rule::OP_SIGHT_F3 || rule == rule::OP_SIGHT_F4
                || rule == rule::OP_SIGHT_R1 || rule == rule::OP_SIGHT_R4 || rule == rule::OP_SIGHT_R5
                || rule == rule::OP_MOVE_6 || rule == rule::OP_MOVE_8;
            if (apart)
                QVERIFY2(expectations(i)["first"] != expectations(i)["revised"], id(rule).data());
        }
    }

    void aBoardOfSightOrOfAMoveIsDecidedByItsOwnRule()
    {
        for (const RuleText &rule : m_rules)
        {
            const std::string_view name = id(rule.rule);
            const RuleExample &example = *omega::exampleOf(rule);
            const Json said = answer(example, example.printing);
            const bool ofPlay = rule.rule >= rule::OP_ADR_1;
            if (ofPlay || !said.contains("rules") || name.starts_with("OP-GRID") || rule.rule == rule::OP_MOVE_9)
                continue;
            QVERIFY2(names(said, name), said.dump().c_str());
        }
    }

    void aWrongClaimIsNoticed()
    {
        const RuleText &distance = *std::ranges::find(m_rules, rule::OP_DIST_1, &RuleText::rule);
        const auto refuted
            = [&](const Json &claim) { return !contradiction({distance, Printing::First, claim}).isEmpty(); };
        QVERIFY(refuted({{"distance", 5}}));
        QVERIFY(refuted({{"cost", 6}}));
        QVERIFY(refuted({{"rule", "OP-MOVE-3"}}));
        QVERIFY(!refuted({{"distance", 6}}));
    }
};

DOSSIER_TESTS(RuleBoardsTest, Nothing)

} // namespace rule_boards_test

#include "rule_boards_test.moc"
