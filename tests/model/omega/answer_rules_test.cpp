#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/attack.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/odds.h"
#include "tests/support/boundary.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace answer_rules_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

constexpr auto printings = {Printing::First, Printing::Revised};
const std::string fine;
constexpr Role leader = Role::TeamLeader;
constexpr Role counter = Role::Countermeasures;

/// The leader's turn; an enemy two spaces east looks back.
struct Duel
{
    explicit Duel(Printing printing, const std::string &kind = "blaster")
        : table(tableInTurns(printing))
    {
        omega::apply(table, Placed{leader, Space{0, 0}, Facing::East});
        enemy = bring(table, kind, {2, 0}, Facing::West);
    }

    [[nodiscard]] DeclareAttack shot() const { return {leader, {"carbine"}, {0, 0}, enemy, {2, 0}, false, {}}; }

    /// The enemy's answer, which costs it nothing.
    [[nodiscard]] DeclareAttack answer() const { return {enemy, {"beam"}, {2, 0}, leader, {0, 0}, true, {}}; }

    Table table;
    FigureId enemy;
};

RollAttack showing(const Table &table, int face)
{
    const DicePool dice = table.open.pending.attack->dice;
    return {{std::vector<int>(static_cast<std::size_t>(dice.black), face),
                std::vector<int>(static_cast<std::size_t>(dice.red), face)},
        Roller::People};
}

RerollDice again(const Table &table, const char *name, std::optional<Role> by)
{
    return {{name}, *table.open.pending.attack->faces, Roller::App, by, 0};
}

void give(Table &table, const char *kind, Keyword keyword)
{
    for (FigureCard &card : table.open.content.figures)
        if (card.id.text == kind)
            card.keywords.push_back(keyword);
}

/// Returns the activation of a clone that looks the wrong way, at that many spaces from the leader along an open row.
Table backToTheLeader(Printing printing, bool seeker, int distance)
{
    Table table = tableInStep(printing, Step::Activate);
    if (seeker)
        give(table, "warrior_clone", Keyword::Seeker);
    omega::apply(table, DoorTaken{{{{3, 2}, Edge::Side::East}}});
    omega::apply(table, Placed{counter, Space{0, 0}, Facing::East});
    omega::apply(table, Placed{leader, Space{0, 2}, Facing::East});
    omega::apply(table, TurnBegan{bring(table, "warrior_clone", {distance, 2}, Facing::East), true});
    return table;
}

DeclareAttack beamFrom(Space at)
{
    return {FigureId{1}, {"beam"}, at, leader, {0, 2}, false, {}};
}

/// Returns the bonus of Taunter Drones to the defense of a figure at (1, 1) that is attacked from an adjacent space.
int tauntedBy(Printing printing, const std::vector<Space> &drones, const char *weapon, bool onCommando)
{
    Table table = tableInTurns(printing);
    give(table, "taunter_drone", Keyword::Taunter);
    omega::apply(table, Placed{leader, onCommando ? Space{1, 1} : Space{2, 1}, Facing::East});
    const FigureId enemy = bring(table, "blaster", onCommando ? Space{2, 1} : Space{1, 1}, Facing::West);
    for (const Space drone : drones)
        bring(table, "taunter_drone", drone);
    const DeclareAttack attack = onCommando ? DeclareAttack{enemy, {weapon}, {2, 1}, leader, {1, 1}, true, {}}
                                            : DeclareAttack{leader, {weapon}, {2, 1}, enemy, {1, 1}, true, {}};
    return declared(table.open, attack).defense;
}

/// A path in row 1, where the leader starts.
Move along(std::vector<Space> path, std::optional<int> pause)
{
    return {leader, std::move(path), Facing::South, 1, 0, pause, false};
}

} // namespace

/// OP-INT-1, OP-DICE, OP-ATK-1: the responses to an action, the order of rerolls, Stealth, and the odds of an attack.
class AnswerRulesTest : public QObject
{
    Q_OBJECT

private slots:

    void OP_INT_1_aMoveIsHaltedAfterAnyPartAndGoesOn()
    {
        for (const Printing printing : printings)
            for (const int steps : {0, 2, 3})
            {
                Table table = tableInTurns(printing);
                const std::vector<Space> path{{0, 1}, {1, 1}, {2, 1}, {3, 1}};
                QCOMPARE(played(table, {along(path, steps)}), fine);
                const Space here{steps, 1};
                QVERIFY(table.open.commandos.at(leader).at == here);
                QVERIFY(table.open.pending.move == (MoveUnderWay{leader, 4 - steps}));
                QVERIFY(view(table, PublicSeat{}).due.front()
                    == (Due{ContinueMove{{here}, Facing::East, std::nullopt}, true}));
                QCOMPARE(no(table, EndTurn{}), std::string(R"({"rule": "OP-ACT-1", "facts": {"under_way": "move"}})"));
                QCOMPARE(played(table, {Interrupt{{"ambush"}, std::nullopt, 1}}), fine);
                QCOMPARE(played(table, {ContinueMove{{here, {steps, 0}}, Facing::North, std::nullopt}}), fine);
                QVERIFY(table.open.commandos.at(leader).at == Space(steps, 0));
                QCOMPARE(table.open.commandos.at(leader).facing, Facing::North);
                QCOMPARE(adrenalineOf(table.open, leader), 1);
                QVERIFY(!table.open.pending.any());
                QCOMPARE(no(table, ContinueMove{{{steps, 0}}, Facing::North, std::nullopt}),
                    std::string(R"({"rule": "OP-INT-1", "facts": {"halted": "nothing"}})"));
            }
    }

    void OP_INT_1_theRestOfAMoveHasThePointsThatAreLeft()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            QCOMPARE(played(table, {along({{0, 1}, {1, 1}, {2, 2}}, 2)}), fine);
            QCOMPARE(ruleAgainst(table, ContinueMove{{{2, 2}, {3, 2}, {3, 1}, {3, 0}}, Facing::East, std::nullopt}),
                std::string("OP-MOVE-1"));
            QCOMPARE(ruleAgainst(table, ContinueMove{{{2, 2}, {3, 1}}, Facing::East, std::nullopt}),
                std::string("OP-MOVE-2"));
            QCOMPARE(ruleAgainst(table, ContinueMove{{{1, 1}}, Facing::East, std::nullopt}), std::string("OP-MOVE-1"));
            QCOMPARE(played(table, {ContinueMove{{{2, 2}, {3, 2}, {3, 1}}, Facing::East, 1}}), fine);
            QVERIFY(table.open.pending.move == (MoveUnderWay{leader, 1, true}));
            omega::apply(table, Placed{counter, Space{3, 2}, Facing::East});
            QVERIFY2(ruleAgainst(table, ContinueMove{{{3, 2}}, Facing::East, std::nullopt}) == "OP-MOVE-5",
                "it does not end on another's space");
            QCOMPARE(played(table, {ContinueMove{{{3, 2}, {3, 1}}, Facing::East, std::nullopt}}), fine);
        }
        Table table = tableInTurns(Printing::Revised);
        QVERIFY(malformed(table.open, Command(along({{0, 1}, {1, 1}}, 2))));
        QVERIFY(malformed(table.open, Command(along({{0, 1}, {1, 1}}, -1))));
    }

    void OP_INT_1_anAttackAnswersAMoveAndMayEndIt()
    {
        for (const Printing printing : printings)
            for (const bool falls : {false, true})
            {
                Table table = tableInTurns(printing);
                const FigureId clone = bring(table, "rogue_clone", {2, 0}, Facing::South);
                omega::apply(table, WoundsChanged{leader, falls ? 3 : 0});
                const DeclareAttack bite{clone, {"claws"}, {2, 0}, leader, {2, 1}, true, {}};
                QCOMPARE(played(table, {along({{0, 1}, {1, 1}, {2, 1}, {3, 1}}, 2), bite}), fine);
                QCOMPARE(played(table, {showing(table, 2), ApplyAttack{}}), fine);
                QCOMPARE(table.open.commandos.at(leader).condition, falls ? Condition::Downed : Condition::Active);
                QCOMPARE(table.open.pending.move.has_value(), !falls);
            }
    }

    void OP_INT_1_anAttackThatAnswersAnotherIsResolvedFirst()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            QCOMPARE(played(duel.table, {duel.shot()}), fine);
            QVERIFY2(ruleAgainst(duel.table, duel.answer()) == "OP-ACT-1", "nobody has interrupted");
            QCOMPARE(played(duel.table, {Interrupt{{"quick"}, std::nullopt, 0}, duel.answer()}), fine);
            QVERIFY(duel.table.open.pending.attack->attacker == Combatant(duel.enemy));
            QCOMPARE(played(duel.table, {showing(duel.table, 1), ApplyAttack{}}), fine);
            QCOMPARE(duel.table.open.commandos.at(leader).wounds, 1);
            QVERIFY(duel.table.open.pending.attack->attacker == Combatant(leader));
            QCOMPARE(played(duel.table, {showing(duel.table, 1), ApplyAttack{}}), fine);
            QCOMPARE(duel.table.open.figures.at(duel.enemy).wounds, 1);
            QVERIFY(!duel.table.open.pending.any());
        }
    }

    void OP_INT_1_anAttackWhoseAttackerFallsIsOver()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            omega::apply(duel.table, WoundsChanged{leader, 3});
            QCOMPARE(played(duel.table, {duel.shot(), Interrupt{{"quick"}, std::nullopt, 0}, duel.answer()}), fine);
            QCOMPARE(played(duel.table, {showing(duel.table, 1), ApplyAttack{}}), fine);
            QCOMPARE(duel.table.open.commandos.at(leader).condition, Condition::Downed);
            QVERIFY(!duel.table.open.pending.attack && duel.table.open.pending.waiting.empty());
        }
    }

    void OP_INT_1_ownTurnsAreInterruptedInTheRevisedPrintingAlone()
    {
        for (const Printing printing : printings)
        {
            const std::string own = printing == Printing::First ? "OP-INT-1" : "";
            Table table = tableInTurns(printing);
            QCOMPARE(ruleAgainst(table, Interrupt{{"focus"}, leader, 0}), own);
            QCOMPARE(no(table, Interrupt{{"focus"}, counter, 0}), fine);
            QCOMPARE(no(table, Interrupt{{"focus"}, std::nullopt, 0}), fine);
            table.open.commandos.at(counter).seat = 1;
            QVERIFY2(ruleAgainst(table, Interrupt{{"focus"}, counter, 0}) == own, "one player has both");
            omega::apply(table, TurnEnded{});
            omega::apply(table, TurnBegan{bring(table, "blaster", {2, 0}), true});
            QCOMPARE(ruleAgainst(table, Interrupt{{"focus"}, std::nullopt, 0}), own);
            QCOMPARE(no(table, Interrupt{{"focus"}, leader, 0}), fine);
        }
    }

    void OP_MOVE_9_aFreeMoveTurnsItsMoverAsThePrintingSays()
    {
        for (const Printing printing : printings)
        {
            const bool first = printing == Printing::First;
            Table table = tableInTurns(printing);
            const auto step
                = [](Facing facing) { return Move{counter, {{0, 2}, {1, 2}}, facing, 1, 0, std::nullopt, true}; };
            QCOMPARE(no(table, step(Facing::North)), fine);
            table.open.commandos.at(counter).seat = 1;
            QCOMPARE(ruleAgainst(table, step(Facing::North)), std::string(first ? "OP-MOVE-9" : ""));
            QCOMPARE(no(table, step(Facing::East)), fine);
            omega::apply(table, TurnEnded{});
            QVERIFY2(ruleAgainst(table, step(Facing::North)) == "OP-MOVE-9", "between two turns");
            omega::apply(table, StepBegan{Step::Activate, 1});
            QCOMPARE(ruleAgainst(table, step(Facing::North)), std::string(first ? "" : "OP-MOVE-9"));
            omega::apply(table, TurnBegan{bring(table, "blaster", {2, 0}), true});
            QCOMPARE(ruleAgainst(table, step(Facing::North)), std::string(first ? "" : "OP-MOVE-9"));
            QCOMPARE(played(table, {step(Facing::East)}), fine);
            QCOMPARE(adrenalineOf(table.open, counter), 0);
            QVERIFY(table.open.commandos.at(counter).at == Space(1, 2));
        }
    }

    void OP_DICE_1_diceAreEnteredOrRolledAndTheLogSaysWhich()
    {
        for (const Printing printing : printings)
            for (const Roller roller : {Roller::People, Roller::App})
            {
                Duel duel(printing);
                QCOMPARE(played(duel.table, {duel.shot()}), fine);
                RollAttack roll = showing(duel.table, 2);
                roll.roller = roller;
                const Events events = resolve(duel.table, roll);
                QVERIFY(get<AttackRolled>(events.front()).roller == roller);
                QCOMPARE(played(duel.table, {roll}), fine);
                roll.faces.black.front() = 3;
                QVERIFY2(malformed(duel.table.open, Command(roll)) == "/faces", "no face shows three");
                roll.faces.black.front() = -1;
                QVERIFY(malformed(duel.table.open, Command(roll)));
            }
    }

    void OP_DICE_2_theAttackersRerollsComeFirstThenTheDefendersInTurn()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            Table &table = duel.table;
            QCOMPARE(played(table, {duel.shot()}), fine);
            QCOMPARE(ruleAgainst(table, PassRerolls{}), std::string("OP-DICE-2"));
            QCOMPARE(played(table, {showing(table, 1)}), fine);
            QVERIFY(view(table, PublicSeat{}).due.back() == (Due{PassRerolls{}, false}));
            QCOMPARE(no(table, again(table, "shield", std::nullopt)),
                std::string(R"({"rule": "OP-DICE-2", "facts": {"rerolling": "commando"}})"));
            QCOMPARE(played(table, {again(table, "luck", leader), PassRerolls{}}), fine);
            QCOMPARE(ruleAgainst(table, again(table, "focus", counter)), std::string("OP-DICE-2"));
            QCOMPARE(played(table, {again(table, "shield", std::nullopt), PassRerolls{}}), fine);
            QCOMPARE(played(table, {again(table, "focus", counter)}), fine);
            QCOMPARE(ruleAgainst(table, again(table, "luck", leader)), std::string("OP-DICE-2"));
            QCOMPARE(played(table, {ApplyAttack{}}), fine);
        }
    }

    void OP_ATK_1_stealthIsIgnoredByWeaponsAndAbilitiesThatSaySo()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing, "cronos");
            Table &table = duel.table;
            omega::apply(table, Placed{leader, Space{0, 2}, Facing::East});
            omega::apply(table, DoorTaken{{{{3, 2}, Edge::Side::East}}});
            omega::apply(table, Placed{duel.enemy, Space{5, 2}, Facing::West});
            DeclareAttack shot{leader, {"carbine"}, {0, 2}, duel.enemy, {5, 2}, false, {}};
            QCOMPARE(ruleAgainst(table, shot), std::string("OP-ATK-1"));
            QCOMPARE(
                played(table, {BeginEffect{{{"goggles"}, leader, Stat::IgnoresStealth, 1, Until::EndOfTurn}}}), fine);
            QCOMPARE(no(table, shot), fine);
            omega::apply(table, EffectEnded{{"goggles"}, leader});
            table.open.commandos.at(leader).ranged = WeaponId{"scout_gun"};
            shot.weapon = {"scout_gun"};
            QCOMPARE(no(table, shot), fine);
            QCOMPARE(blastedBy(table.open, {3, 2}, 5).size(), std::size_t(4));
        }
    }

    void OP_ATK_1_anEffectGivesStealthAndTakesIt()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            Table &table = duel.table;
            omega::apply(table, Placed{leader, Space{0, 2}, Facing::East});
            omega::apply(table, DoorTaken{{{{3, 2}, Edge::Side::East}}});
            omega::apply(table, EffectBegan{{{"cloak"}, leader, Stat::Stealth, 1, Until::TakenAway}});
            const auto from = [&](int x)
            {
                omega::apply(table, Placed{duel.enemy, Space{x, 2}, Facing::West});
                return no(table, DeclareAttack{duel.enemy, {"beam"}, {x, 2}, leader, {0, 2}, true, {}});
            };
            QCOMPARE(from(4), fine);
            QCOMPARE(from(5), std::string(R"({"rule": "OP-ATK-1", "facts": {"distance": 5, "stealth": 4}})"));
            omega::apply(table, EffectBegan{{{"flare"}, leader, Stat::Stealth, -1, Until::TakenAway}});
            QCOMPARE(from(5), fine);
        }
    }

    void OP_ATK_1_theOddsNameTheirDiceAndEveryModifier()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            Table &table = duel.table;
            omega::apply(table, MarkerPlaced{MarkerKind::Emi, {0, 3}});
            omega::apply(table, EffectBegan{{{"shield"}, duel.enemy, Stat::RangedDefense, 1, Until::TakenAway}});
            DeclareAttack aimed = duel.shot();
            aimed.extras = {{"aim"}};
            const bool first = printing == Printing::First;
            const std::vector<Joined> joined{{{"aim"}, {0, 1}, 0, rule::OP_ATK_1},
                {{"emi"}, {-1, 0}, 0, first ? rule::OP_SIGHT_F4 : rule::OP_SIGHT_R5},
                {{"shield"}, {}, 1, rule::OP_SAME_1}};
            const std::optional<Odds> odds = oddsOf(table.open, aimed);
            QVERIFY(odds && odds->joined == joined);
            QVERIFY(odds->dice == DicePool(2, 1));
            QVERIFY(odds->wounds == (std::vector<WoundChance>{{1, 4, chanceToReach({2, 1}, 4)}}));
            QVERIFY(
                oddsOf(table.open, aimed, Reroll::All)->wounds.front().chance == chanceToReach({2, 1}, 4, Reroll::All));
            QVERIFY(!view(table, PublicSeat{}).odds);
            QCOMPARE(played(table, {aimed}), fine);
            QVERIFY(view(table, PublicSeat{}).odds == odds);
            QCOMPARE(played(table, {JoinAttack{{"duck"}, 0, 0, 1, std::nullopt, 0}}), fine);
            QCOMPARE(view(table, CommandoSeat{1}).odds->wounds.front().hits, 5);
            QCOMPARE(played(table, {showing(table, 1)}), fine);
            QVERIFY(!view(table, PublicSeat{}).odds);
        }
    }

    void OP_ATK_1_theOddsOfTwoWoundsAndOfCover()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing, "reject");
            omega::apply(duel.table, Placed{leader, Space{1, 0}, Facing::East});
            const DeclareAttack stab{leader, {"knife"}, {1, 0}, duel.enemy, {2, 0}, false, {}};
            QVERIFY(oddsOf(duel.table.open, stab)->wounds
                == (std::vector<WoundChance>{{1, 2, chanceToReach({2, 1}, 2)}, {2, 4, chanceToReach({2, 1}, 4)}}));
            DeclareAttack gone = stab;
            gone.to = {3, 3};
            QVERIFY2(!oddsOf(duel.table.open, gone), "nobody stands there");
            WeaponCard unknown = *found(duel.table.open.content.weapons, WeaponId{"knife"});
            unknown.dice.reset();
            omega::apply(duel.table, WeaponWritten{unknown});
            QVERIFY2(!oddsOf(duel.table.open, stab), "the dice are unknown");
        }
        Duel duel(Printing::First);
        omega::apply(duel.table, Placed{leader, Space{0, 2}, Facing::East});
        omega::apply(duel.table, Placed{duel.enemy, Space{2, 1}, Facing::West});
        omega::apply(duel.table, MarkerPlaced{MarkerKind::Wall, {1, 1}});
        const DeclareAttack shot{leader, {"carbine"}, {0, 2}, duel.enemy, {2, 1}, false, {}};
        const Odds odds = *oddsOf(duel.table.open, shot);
        QVERIFY(odds.joined == (std::vector<Joined>{{{"cover"}, {}, 1, rule::OP_SIGHT_F3}}));
        QCOMPARE(odds.wounds.front().hits, 4);
    }

    void OP_ATK_1_aSeekerThatHasNotMovedNeedsNoSight()
    {
        for (const Printing printing : printings)
        {
            const auto rule = [&](bool seeker, int distance)
            { return ruleAgainst(backToTheLeader(printing, seeker, distance), beamFrom({distance, 2})); };
            QCOMPARE(boundary(rule(true, 2), rule(false, 2)), "fine | OP-FOV-2");
            QCOMPARE(boundary(rule(true, 6), rule(true, 7)), "fine | OP-DIST-1");
            Table walled = backToTheLeader(printing, true, 2);
            omega::apply(walled, Placed{FigureId{1}, Space{2, 2}, Facing::West});
            omega::apply(walled, MarkerPlaced{MarkerKind::Wall, {1, 2}});
            QCOMPARE(ruleAgainst(walled, beamFrom({2, 2})), fine);
            QCOMPARE(played(walled, {Move{FigureId{1}, {{2, 2}, {3, 2}, {2, 2}}, Facing::West, 1, 0}}), fine);
            QVERIFY2(ruleAgainst(walled, beamFrom({2, 2})).starts_with("OP-SIGHT"), "it has moved");
            Table answering = backToTheLeader(printing, true, 2);
            omega::apply(answering, TurnEnded{});
            DeclareAttack free = beamFrom({2, 2});
            free.free = true;
            QCOMPARE(ruleAgainst(answering, free), std::string("OP-FOV-2"));
        }
    }

    void OP_ATK_1_aSeekerIsNotHinderedByEmi()
    {
        for (const Printing printing : printings)
            for (const bool seeker : {false, true})
            {
                // EMI hinders attackers on the commandos' side, so the drone has to be the one that seeks.
                Table table = tableInStep(printing, Step::Activate);
                if (seeker)
                    give(table, "sentry_drone", Keyword::Seeker);
                omega::apply(table, Placed{counter, Space{0, 0}, Facing::East});
                omega::apply(table, MarkerPlaced{MarkerKind::Emi, {0, 0}});
                omega::apply(table, MarkerPlaced{MarkerKind::Emi, {5, 0}});
                omega::apply(table, DoorTaken{{{{3, 2}, Edge::Side::East}}});
                const FigureId drone = bring(table, "sentry_drone", {1, 2}, Facing::East);
                const FigureId enemy = bring(table, "blaster", {6, 2}, Facing::West);
                omega::apply(table, TurnBegan{drone, true});
                const DeclareAttack shot{drone, {"drone_gun"}, {1, 2}, enemy, {6, 2}, false, {}};
                const std::string blocked = printing == Printing::First ? "OP-SIGHT-F4" : "OP-SIGHT-R5";
                QCOMPARE(ruleAgainst(table, shot), seeker ? fine : blocked);
            }
    }

    void OP_ATK_1_aCommandoNextToATaunterIsHarderToHit()
    {
        for (const Printing printing : printings)
            for (const char *weapon : {"beam", "claws"})
            {
                const auto more = [&](const std::vector<Space> &drones, bool onCommando = true)
                { return tauntedBy(printing, drones, weapon, onCommando); };
                QCOMPARE(boundary(more({{1, 2}}), more({{1, 3}})), "1 | 0");
                QCOMPARE(boundary(more({{0, 0}}), more({{3, 3}})), "1 | 0");
                QCOMPARE(more({}), 0);
                QVERIFY2(more({{1, 2}, {0, 0}}) == 1, "two of them add no more than one");
            }
        for (const Printing printing : printings)
            for (const char *weapon : {"carbine", "knife"})
                QCOMPARE(tauntedBy(printing, {{1, 2}}, weapon, false), 0);
    }

    void OP_ATK_2_theOddsNameTheDiceOfEnemies()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing, "rogue_clone");
            fund(duel.table, sheet(leader), 6);
            omega::apply(duel.table, Placed{duel.enemy, Space{1, 0}, Facing::West});
            duel.table.open.cloneAttacks.insert({{"rogue_clone"}, leader});
            const DeclareAttack bite{duel.enemy, {"claws"}, {1, 0}, leader, {0, 0}, true, {}};
            const std::vector<Joined> joined{
                {{"max_adrenaline"}, {0, 1}, 0, rule::OP_ATK_2}, {{"same_clones"}, {1, 0}, 0, rule::OP_ATK_2}};
            const Odds odds = *oddsOf(duel.table.open, bite);
            QVERIFY(odds.joined == joined && odds.dice == DicePool(3, 1));
        }
    }
};

DOSSIER_TESTS(AnswerRulesTest, Nothing)

} // namespace answer_rules_test

#include "answer_rules_test.moc"
