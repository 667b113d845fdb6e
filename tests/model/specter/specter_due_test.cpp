#include "model/specter/json/json.h"
#include "tests/support/specter_box.h"
#include "tests/support/specter_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>

namespace specter_due_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

/// Returns the due commands of a seat, by its own view: `type` for required, `(type)` for optional ones.
std::string dueFrom(const Table &table, const Seat &seat)
{
    std::string all;
    for (const Due &due : view(table, seat).due)
        if (due.seat == seat)
        {
            const std::string type = visit([](const auto &held) { return std::string(held.type); }, due.command);
            all += (all.empty() ? "" : " ") + (due.needed ? type : '(' + type + ')');
        }
    return all;
}

const Due *firstNeeded(const View &seen, const Seat &seat)
{
    const auto found = std::ranges::find_if(seen.due, [&](const Due &due) { return due.needed && due.seat == seat; });
    return found == seen.due.end() ? nullptr : &*found;
}

/// Plays the due actions until the game is over; returns a failure as text.
std::string followed(Table &table)
{
    constexpr int enough = 2000;
    for (int steps = 0; steps < enough; ++steps)
    {
        if (table.open.clock.phase == Phase::Over)
            return {};
        const View everybodys = view(table, PublicSeat{});
        if (everybodys.due.empty() || !everybodys.due.front().needed)
            return "nothing is due in turn " + std::to_string(table.open.clock.turn);
        const Seat seat = everybodys.due.front().seat;
        const View own = view(table, seat);
        const Due *due = firstNeeded(own, seat);
        if (due == nullptr)
            return text(seat) + " is waited for and does not know";
        if (const std::string rule = ruleAgainst(table, due->command, seat); !rule.empty())
            return toJson(due->command) + ": " + rule;
        forced(table, due->command);
    }
    return "the game does not end";
}

} // namespace

/// The due actions are part of the view, so that a screen can lead through a game without knowing its rules.
class SpecterDueTest : public QObject
{
    Q_OBJECT

private slots:

    void doingWhatIsDuePlaysAWholeGame_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("onPaper");
        for (const int players : {2, 3, 4, 5})
            for (const bool onPaper : {false, true})
                QTest::addRow("%d players%s", players, onPaper ? " on paper" : "") << players << onPaper;
    }

    void doingWhatIsDuePlaysAWholeGame()
    {
        QFETCH(int, players);
        QFETCH(bool, onPaper);
        Table table = newTable(box());
        std::vector<HunterKind> hunters{HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet};
        hunters.resize(static_cast<std::size_t>(setUpFor(players).hunters));
        forced(table, ChoosePlayers{{players, hunters, onPaper}});
        QCOMPARE(followed(table), std::string());
        QCOMPARE(table.open.outcome->ending, Ending::TimeIsUp);
    }

    void aTableThatKnowsNothingYetIsLedToo()
    {
        Table table = newTable(box());
        QCOMPARE(dueFrom(table, AgentSeat{}), std::string("choose_players"));
        QCOMPARE(followed(table), std::string());
    }

    void theSetUpIsDueStepByStepAndOthersAwaitTheBeginning()
    {
        Table table = newTable(box());
        forced(table,
            ChoosePlayers{{5, {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet}, false}});
        QCOMPARE(dueFrom(table, AgentSeat{}),
            std::string("roll_objectives choose_character deal_roles (choose_options) (choose_players)"));
        const std::string others = toJson(view(table, PublicSeat{}));
        forced(table, RollObjectives{{1, 2, 3, 4}});
        forced(table, ChooseCharacter{Agent::First, AgentKind::Orangutan});
        QCOMPARE(dueFrom(table, AgentSeat{}), std::string("take_cards deal_roles (choose_options) (choose_players)"));
        forced(table, DealRoles{HunterKind::Puppet});
        forced(
            table, TakeCards{Agent::First, {Equipment::AdrenalSurge, Equipment::SmokeGrenade, Equipment::FlashBang}});
        QCOMPARE(dueFrom(table, AgentSeat{}), std::string("begin_game (choose_options) (choose_players)"));
        QCOMPARE(toJson(view(table, PublicSeat{})), others);
    }

    /// A card that was another's own is out of the hand, and another one is due.
    void whoChangesCharacterIsToldToTakeCardsAgain()
    {
        for (const Edition edition : {Edition::First, Edition::Second})
        {
            Table table = newTable(box(), edition);
            forced(table, ChoosePlayers{{2, {HunterKind::Gun, HunterKind::Beast}, false}});
            forced(table, RollObjectives{{1, 1, 1, 1}});
            forced(table, ChooseCharacter{Agent::First, AgentKind::BlueJay});
            forced(table,
                TakeCards{Agent::First, {Equipment::HoloDecoy, Equipment::SmokeGrenade, Equipment::StealthField}});
            QCOMPARE(dueFrom(table, AgentSeat{}), std::string("begin_game (choose_options) (choose_players)"));
            forced(table, ChooseCharacter{Agent::First, AgentKind::Cobra});
            QCOMPARE(dueFrom(table, AgentSeat{}), std::string("take_cards (choose_options) (choose_players)"));
            QCOMPARE(followed(table), std::string());
        }
    }

    /// A hand that an option made too small, too.
    void anOptionThatAsksForMoreCardsMakesThemDue()
    {
        Table table = begun({.players = 5,
            .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet},
            .traitor = HunterKind::Gun});
        table.open.clock = {};
        table.open.options.fiveCardsAmongFive = true;
        QCOMPARE(dueFrom(table, AgentSeat{}), std::string("take_cards (choose_options) (choose_players)"));
    }

    void aPlanIsTheAgentsOwn()
    {
        Table table = begun();
        QCOMPARE(dueFrom(table, AgentSeat{}), std::string("plan_move"));
        const std::vector<Due> others = view(table, PublicSeat{}).due;
        QCOMPARE(others.size(), std::size_t{1});
        QCOMPARE(others.front(), (Due{AgentSeat{}, PlanMove{Agent::First, {.path = {at("N1")}}}, true}));
        forced(table, PlanMove{Agent::First, {.path = {at("N1"), at("N2")}}});
        QCOMPARE(dueFrom(table, AgentSeat{}), std::string("confirm_move (plan_move)"));
        QVERIFY(view(table, PublicSeat{}).due == others);
        QVERIFY(view(table, HunterSeat{HunterKind::Gun}).due == others);
    }

    void anObjectiveMayBeTurnedOverBeforeTheMove()
    {
        Table table = begun();
        const Coordinate objective = table.open.objectives.front();
        const Board board = boardOf(table.open.pack.board, table.open.options);
        for (int dx = -1; dx <= 1; ++dx)
            for (int dy = -1; dy <= 1; ++dy)
                if (const Space space{objective.x + dx, objective.y + dy}; board.isOpen(space))
                    putAgent(table, spaceName(space));
        QCOMPARE(dueFrom(table, AgentSeat{}), std::string("plan_move (complete_objective)"));
        QVERIFY(view(table, PublicSeat{}).due.size() == 1);
        forced(table, CompleteObjective{Agent::First, objective});
        QCOMPARE(dueFrom(table, AgentSeat{}), std::string("plan_move"));
    }

    void eachHunterMayBeNextAndOnTurnHeMovesFirst()
    {
        Table table = begun();
        QCOMPARE(walks(table, {"N1", "N2"}), std::string());
        const Seat gun = HunterSeat{HunterKind::Gun};
        const Seat beast = HunterSeat{HunterKind::Beast};
        QCOMPARE(dueFrom(table, gun), std::string("begin_hunter_turn"));
        QCOMPARE(dueFrom(table, beast), std::string("begin_hunter_turn"));
        forced(table, BeginHunterTurn{HunterKind::Gun});
        QCOMPARE(dueFrom(table, gun), std::string("move_hunter drive_vehicle use_sensor"));
        QCOMPARE(dueFrom(table, beast), std::string());
        forced(table, DriveVehicle{table.open.vehicle, {}});
        QCOMPARE(dueFrom(table, gun), std::string("end_hunter_turn"));
        forced(table, EndHunterTurn{});
        QCOMPARE(dueFrom(table, gun), std::string());
        QCOMPARE(dueFrom(table, beast), std::string("begin_hunter_turn"));
    }

    void whoHasFoundTheAgentMayAttack()
    {
        Table table = begun();
        QCOMPARE(walks(table, {"N1", "N2"}), std::string());
        put(table, HunterKind::Beast, "N4");
        forced(table, BeginHunterTurn{HunterKind::Beast});
        forced(table, MoveHunter{at("N4"), false, {}});
        QCOMPARE(dueFrom(table, HunterSeat{HunterKind::Beast}), std::string("end_hunter_turn (attack_agent)"));
    }

    void afterTheGameTheSheetsMayBeShown()
    {
        Table table = begun();
        forced(table, EndGame{});
        QCOMPARE(dueFrom(table, AgentSeat{}), std::string("(lay_open_sheet)"));
        forced(table, LayOpenSheet{Agent::First, std::nullopt});
        QCOMPARE(dueFrom(table, AgentSeat{}), std::string());
    }
};

DOSSIER_TESTS(SpecterDueTest, Nothing)

} // namespace specter_due_test

#include "specter_due_test.moc"
