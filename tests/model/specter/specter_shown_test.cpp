#include "model/specter/seen/rule_ids.h"
#include "tests/support/boundary.h"
#include "tests/support/specter_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>

namespace specter_shown_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

constexpr std::array editions{Edition::First, Edition::Second};

/// The Gun on O8 has seen the agent on O5, who went out of sight to P4.
Table lastSeenByTheGun(
    Edition edition, const std::string &gun = "O8", const std::string &beast = "K32", const Beginning &beginning = {})
{
    Beginning with = beginning;
    with.edition = edition;
    Table table = begun(with);
    putAgent(table, "O5");
    put(table, HunterKind::Gun, gun);
    put(table, HunterKind::Beast, beast);
    walks(table, {"O5", "P4"});
    return table;
}

/// Returns the answers to the question whether he is close, in the order of the asking.
std::vector<bool> closeness(const Events &events)
{
    std::vector<bool> all;
    for (const Event &event : events)
        if (const auto *told = get_if<AgentFactSaid>(&event))
            if (const auto *close = get_if<SaidClose>(&told->fact))
                all.push_back(close->close);
    return all;
}

/// The Beast's turn in the vehicle on K17, the agent on L16.
Table beastInTheVehicle(Edition edition, HunterKind hunter = HunterKind::Beast)
{
    Table table = begun({.edition = edition});
    putAgent(table, "L16");
    walks(table, {"L16"});
    forced(table, BeginHunterTurn{hunter});
    return table;
}

const CardUse fists{.card = Equipment::PowerFists, .before = true};
const std::vector<Equipment> withFists{Equipment::PowerFists, Equipment::SmokeGrenade, Equipment::StealthField};

} // namespace

/// The information from moves, looks, cards and senses: SO-SEE, SO-HUNT-3, SO-HUNT-4.
class SpecterShownTest : public QObject
{
    Q_OBJECT

private slots:

    void SO_HUNT_4_theQuickDrawCountsToTheLastSeenToken()
    {
        for (const Edition edition : editions)
        {
            Table table = lastSeenByTheGun(edition);
            QCOMPARE(table.open.agents.at(Agent::First).lastSeen, at("O5"));
            const auto wounds = [&](int die)
            {
                const Events events = resolve(table, QuickDraw{Agent::First, {{die}}, {}});
                return found<AgentWounded>(events) != nullptr;
            };
            QCOMPARE(ruleAgainst(table, QuickDraw{Agent::First, {{5}}, {}}, HunterSeat{HunterKind::Gun}), "");
            QCOMPARE(boundary(wounds(3), wounds(2)), "yes | no");
            // The Gun himself has to see the token's place.
            Table others = lastSeenByTheGun(edition, "K32", "O8");
            QCOMPARE(others.open.agents.at(Agent::First).lastSeen, at("O5"));
            QCOMPARE(ruleAgainst(others, QuickDraw{Agent::First, {{5}}, {}}, HunterSeat{HunterKind::Gun}), "SO-HUNT-4");
        }
    }

    void SO_HUNT_4_theBladeIsRaisedAgainstTheQuickDraw()
    {
        using enum Equipment;
        for (const Edition edition : editions)
        {
            const Beginning cobra{.character = AgentKind::Cobra, .cards = {VelocityBlade, FlashBang, FlashBang}};
            Table table = lastSeenByTheGun(edition, "O8", "K32", cobra);
            const Table far = lastSeenByTheGun(edition, "K32", "O8", cobra);
            QCOMPARE(boundary(ruleAgainst(table, RaiseBlade{Agent::First}), ruleAgainst(far, RaiseBlade{Agent::First})),
                "fine | SO-HUNT-4");
            const std::vector<Due> due = view(table, AgentSeat{}).due;
            QVERIFY(std::ranges::count(due, Command(RaiseBlade{Agent::First}), &Due::command) == 1);
            QCOMPARE(played(table, {RaiseBlade{Agent::First}}), "");
            QVERIFY(!found<AgentWounded>(resolve(table, QuickDraw{Agent::First, {{5}}, {}})));
            QVERIFY(found<AgentWounded>(resolve(table, QuickDraw{Agent::First, {{6, 1}}, {}})));
        }
    }

    void SO_HUNT_3_theBeastsSensesAskHoweverHeMoved()
    {
        for (const Edition edition : editions)
        {
            const auto asked = [&](const Command &command)
            {
                Table table = beastInTheVehicle(edition);
                return closeness(forced(table, command));
            };
            QCOMPARE(asked(UseSensor{}), std::vector{true});
            QCOMPARE(asked(DriveVehicle{at("K17"), {}}), std::vector{true});
            QCOMPARE(asked(MoveHunter{at("K18"), false, {}}), std::vector{true});
            QCOMPARE(asked(DriveVehicle{at("K20"), {}}), std::vector{true});
            QCOMPARE(asked(DriveVehicle{at("K21"), {}}), std::vector<bool>{});
            Table gun = beastInTheVehicle(edition, HunterKind::Gun);
            QCOMPARE(closeness(forced(gun, UseSensor{})), std::vector<bool>{});
        }
    }

    void SO_HUNT_3_whoLooksBackIsAnsweredLikeEverybody()
    {
        for (const Edition edition : editions)
        {
            Table table = begun({.hunters = {HunterKind::Prophet, HunterKind::Gun}, .edition = edition});
            put(table, HunterKind::Prophet, "K32");
            for (int turn = 0; turn < 2; ++turn)
            {
                QCOMPARE(walks(table, {"N1"}), "");
                QCOMPARE(stayed(table, HunterKind::Prophet), "");
                QCOMPARE(stayed(table, HunterKind::Gun), "");
            }
            QCOMPARE(walks(table, {"N1"}), "");
            Table clear = table;
            forced(clear, BeginHunterTurn{HunterKind::Prophet});
            forced(clear, LookBack{});
            QVERIFY(holds_alternative<SaidClear>(clear.open.agents.at(Agent::First).turns.back().later.back()));
            put(table, HunterKind::Prophet, "N3");
            forced(table, BeginHunterTurn{HunterKind::Prophet});
            QCOMPARE(played(table, {LookBack{}}), "");
            QCOMPARE(table.open.agents.at(Agent::First).turns.front().later.back(), LaterFact(StoodAt{at("N1")}));
            QCOMPARE(table.open.turn->found.at(Agent::First), at("N1"));
            QCOMPARE(played(table, {AttackAgent{Agent::First, {{3}}, {}}}, HunterSeat{HunterKind::Prophet}), "");
        }
    }

    void SO_HUNT_3_onPaperBothAnswersToOneWhoLooksBackAreEntered()
    {
        Table table = begun({.hunters = {HunterKind::Prophet, HunterKind::Gun}, .onPaper = true});
        table.open.agents.at(Agent::First).turns.resize(2);
        forced(table, ReportMove{.agent = Agent::First});
        put(table, HunterKind::Prophet, "N3");
        forced(table, BeginHunterTurn{HunterKind::Prophet});
        const Said said{.agent = Agent::First, .at = at("N5"), .found = at("N1")};
        QCOMPARE(played(table, {LookBack{{said}}}, PublicSeat{}), "");
        const std::vector<TurnFacts> &turns = table.open.agents.at(Agent::First).turns;
        QCOMPARE(turns.front().later.back(), LaterFact(StoodAt{at("N5")}));
        QCOMPARE(get<FoundBy>(turns.back().later.back()).agent, at("N1"));
    }

    void SO_SEE_2_fistsBeforeTheMoveTellWhereAndWhoHeIs()
    {
        for (const Edition edition : editions)
        {
            Table table = begun({.cards = withFists, .edition = edition});
            put(table, HunterKind::Gun, "K32");
            put(table, HunterKind::Beast, "K32");
            Table first = table;
            QCOMPARE(walks(first, {"N1"}, fists), "");
            QCOMPARE(first.open.agents.at(Agent::First).character, AgentKind::Orangutan);
            QCOMPARE(walks(table, {"N1", "O2", "P1", "Q1", "R1"}), "");
            QVERIFY(!table.open.agents.at(Agent::First).character);
            QCOMPARE(stayed(table, HunterKind::Gun), "");
            QCOMPARE(stayed(table, HunterKind::Beast), "");
            forced(table, PlanMove{Agent::First, {.path = {at("R1"), at("Q1")}, .card = fists}});
            const Events events = forced(table, ConfirmMove{Agent::First});
            QVERIFY(found<CharacterRevealed>(events) != nullptr);
            QCOMPARE(found<AgentFactSaid>(events)->fact, LaterFact(StoodAt{at("R1")}));
        }
    }

    void whatARuledMoveShowsDoesNotDependOnHiddenCards()
    {
        for (const Edition edition : editions)
        {
            std::vector<TurnFacts> shown;
            for (const std::optional<CardUse> &card :
                {std::optional<CardUse>{}, std::optional(CardUse{.card = Equipment::StealthField, .before = true}),
                    std::optional(CardUse{.card = Equipment::AdrenalSurge, .before = true})})
            {
                Table table = begun({.cards = {Equipment::StealthField, Equipment::AdrenalSurge, Equipment::FlashBang},
                    .edition = edition});
                put(table, HunterKind::Gun, "K32");
                put(table, HunterKind::Beast, "K32");
                Plan plan{.card = card};
                for (const char *name : {"N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8"})
                    plan.path.push_back(at(name));
                const Command move = PlanMove{Agent::First, plan};
                const Refusal no = refusal(view(table, AgentSeat{}), move);
                QVERIFY(no && no->rule == rule::SO_MOVE_1);
                for (const Event &event : resolveRuling(table, move, *no, "agreed"))
                    specter::apply(table, event);
                const Events events = forced(table, ConfirmMove{Agent::First});
                shown.push_back(found<MoveShown>(events)->facts);
                QCOMPARE(shown.back().ruling, SetAside::Steps);
            }
            QVERIFY(shown[0] == shown[1] && shown[0] == shown[2]);
        }
    }
};

DOSSIER_TESTS(SpecterShownTest, Nothing)

} // namespace specter_shown_test

#include "specter_shown_test.moc"
