#include "model/omega/seen/attack.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/rooms.h"
#include "tests/support/boundary.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace combat_boundaries_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

constexpr auto printings = {Printing::First, Printing::Revised};
constexpr Role leader = Role::TeamLeader;
constexpr Role counter = Role::Countermeasures;

/// The leader's turn, looking east along a row at an enemy; the door to the next room is open.
struct Duel
{
    explicit Duel(Printing printing, const std::string &kind = "blaster", Space at = {2, 2})
        : table(tableInTurns(printing))
        , to(at)
    {
        omega::apply(table, DoorTaken{{{{3, 2}, Edge::Side::East}}});
        omega::apply(table, Placed{counter, Space{0, 0}, Facing::East});
        omega::apply(table, Placed{leader, Space{0, 2}, Facing::East});
        enemy = bring(table, kind, at, Facing::West);
    }

    [[nodiscard]] DeclareAttack with(const char *weapon) const
    {
        return {leader, {weapon}, {0, 2}, enemy, to, false, {}};
    }

    /// The enemy's combat activation, beside the leader.
    void enemyTurn()
    {
        omega::apply(table, StepBegan{Step::Activate, 1});
        omega::apply(table, Placed{enemy, Space{1, 2}, Facing::West});
        omega::apply(table, TurnBegan{enemy, true});
    }

    [[nodiscard]] DeclareAttack bite(const char *weapon = "claws") const
    {
        return {enemy, {weapon}, {1, 2}, leader, {0, 2}, false, {}};
    }

    Table table;
    Space to;
    FigureId enemy;
};

/// Returns dice with that many hits in total.
RollAttack showing(const Table &table, int hits)
{
    const DicePool dice = table.open.pending.attack->dice;
    RollAttack roll;
    for (int i = 0; i < dice.black + dice.red; ++i)
    {
        const int face = std::min(hits, 2);
        hits -= face;
        (i < dice.black ? roll.faces.black : roll.faces.red).push_back(face);
    }
    return roll;
}

/// Returns the wounds of an attack with that many hits.
int woundsBy(Duel duel, const char *weapon, int hits)
{
    forced(duel.table, duel.with(weapon));
    forced(duel.table, showing(duel.table, hits));
    const Events events = resolve(duel.table, ApplyAttack{});
    return get<AttackEnded>(events.front()).wounds;
}

/// Returns the refusal of a carbine's shot at that distance along the row.
std::string shotAt(Printing printing, const char *kind, int x)
{
    const Duel duel(printing, kind, {x, 2});
    return ruleAgainst(duel.table, duel.with("carbine"));
}

} // namespace

/// OP-DICE, OP-ATK, OP-DOWN-3, OP-SAME-1, OP-INT-1 at their last allowed values and one beyond.
class CombatBoundariesTest : public QObject
{
    Q_OBJECT

private slots:

    void OP_DICE_1_noFaceBelowNoneOrAboveTwo()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            forced(duel.table, duel.with("knife"));
            const auto rolling = [&](int black, int red)
            {
                const RollAttack roll{{{black, 0}, {red}}, Roller::People};
                return malformed(duel.table.open, Command(roll)).value_or("");
            };
            QCOMPARE(boundary(rolling(2, 0), rolling(3, 0)), "fine | /faces");
            QCOMPARE(boundary(rolling(0, 2), rolling(0, 3)), "fine | /faces");
            QCOMPARE(boundary(rolling(0, 0), rolling(-1, 0)), "fine | /faces");
            QCOMPARE(boundary(chanceToReach({2, 1}, 6).text(), chanceToReach({2, 1}, 7).text()), "1/216 | 0/1");
        }
    }

    void OP_DICE_2_diceJoinUntilTheyLieAndAnAbilityRerollsOnce()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            Table &table = duel.table;
            forced(table, duel.with("carbine"));
            const JoinAttack focus{{"focus"}, 1, 0, 0, std::nullopt, 0};
            const std::string before = ruleAgainst(table, focus);
            const auto rolling
                = [&](const std::vector<int> &black) { return ruleAgainst(table, RollAttack{{black, {}}}); };
            QCOMPARE(boundary(rolling({0, 0, 0}), rolling({0, 0, 0, 0})), "fine | OP-DICE-2");
            QCOMPARE(boundary(rolling({0, 0, 0}), rolling({0, 0})), "fine | OP-DICE-2");
            forced(table, showing(table, 0));
            QCOMPARE(boundary(before, ruleAgainst(table, focus)), "fine | OP-DICE-2");
            const omega::RerollDice luck{{"luck"}, *table.open.pending.attack->faces, Roller::People, leader, 0};
            const std::string once = played(table, {luck});
            QCOMPARE(boundary(once, ruleAgainst(table, luck)), "fine | OP-DICE-2");
            forced(table, ApplyAttack{});
            forced(table, duel.with("carbine"));
            forced(table, showing(table, 0));
            QCOMPARE(ruleAgainst(table, luck), std::string());
        }
    }

    void OP_ATK_1_theLastSpaceOfRangeReachAndStealth()
    {
        for (const Printing printing : printings)
        {
            QCOMPARE(boundary(shotAt(printing, "blaster", 6), shotAt(printing, "blaster", 7)), "fine | OP-DIST-1");
            QCOMPARE(boundary(shotAt(printing, "cronos", 4), shotAt(printing, "cronos", 5)), "fine | OP-ATK-1");
            const auto striking = [&](const char *weapon, int x)
            {
                Duel duel(printing, "blaster", {x, 2});
                duel.table.open.commandos.at(leader).melee = WeaponId{weapon};
                return ruleAgainst(duel.table, duel.with(weapon));
            };
            QCOMPARE(boundary(striking("knife", 1), striking("knife", 2)), "fine | OP-DIST-3");
            QCOMPARE(boundary(striking("baton", 2), striking("baton", 3)), "fine | OP-DIST-3");
        }
    }

    void OP_ATK_1_theDefenseItselfWoundsAndTheSecondNumberTwice()
    {
        for (const Printing printing : printings)
        {
            const Duel far(printing);
            QCOMPARE(boundary(woundsBy(far, "carbine", 3), woundsBy(far, "carbine", 2)), "1 | 0");
            const Duel near(printing, "blaster", {1, 2});
            QCOMPARE(boundary(woundsBy(near, "knife", 3), woundsBy(near, "knife", 2)), "1 | 0");
            QCOMPARE(boundary(woundsBy(near, "knife", 6), woundsBy(near, "knife", 5)), "2 | 1");
        }
    }

    void OP_ATK_1_coverAsksForOneHitMore()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing, "blaster", {2, 1});
            omega::apply(duel.table, MarkerPlaced{MarkerKind::Wall, {1, 1}});
            QCOMPARE(ruleAgainst(duel.table, duel.with("carbine")), std::string());
            QCOMPARE(boundary(woundsBy(duel, "carbine", 4), woundsBy(duel, "carbine", 3)), "1 | 0");
        }
    }

    void OP_ATK_2_aRedDieFromTheMaximumOn()
    {
        for (const Printing printing : printings)
        {
            const auto redAt = [&](int tokens, const char *weapon)
            {
                Duel duel(printing);
                fund(duel.table, sheet(leader), tokens);
                duel.enemyTurn();
                forced(duel.table, duel.bite(weapon));
                return duel.table.open.pending.attack->dice.red;
            };
            QCOMPARE(boundary(redAt(5, "claws"), redAt(6, "claws")), "0 | 1");
            QCOMPARE(boundary(redAt(6, "beam"), redAt(6, "claws")), "0 | 1");
        }
    }

    void OP_ATK_2_theSecondCloneOfTheStepAndNoMoreForTheThird()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing, "rogue_clone");
            duel.enemyTurn();
            const auto black = [&](Space at)
            {
                if (!combatantOn(duel.table.open, at))
                    bring(duel.table, "rogue_clone", at, Facing::West);
                DeclareAttack bite = duel.bite();
                bite.attacker = *combatantOn(duel.table.open, at);
                bite.from = at;
                forced(duel.table, bite);
                const int dice = duel.table.open.pending.attack->dice.black;
                forced(duel.table, showing(duel.table, 0));
                forced(duel.table, ApplyAttack{});
                return dice;
            };
            const int first = black({1, 0});
            const int second = black({1, 1});
            QCOMPARE(boundary(first, second), "2 | 3");
            QCOMPARE(black({0, 1}), second);
            duel.enemyTurn();
            QCOMPARE(black({1, 0}), first);
        }
    }

    void OP_ATK_2_fiveSpacesOfTheHandlerAndItsPrice()
    {
        for (const Printing printing : printings)
        {
            const auto attacked = [&](Space handler)
            {
                Duel duel(printing, "rogue_clone");
                bring(duel.table, "handler", handler);
                duel.enemyTurn();
                forced(duel.table, duel.bite());
                return duel.table;
            };
            const auto assisting = [&](Space handler, int tokens)
            {
                Table table = attacked(handler);
                table.open.adrenaline.bank += table.open.adrenaline.pool - tokens;
                table.open.adrenaline.pool = tokens;
                return ruleAgainst(table, Assist{{2}});
            };
            QCOMPARE(boundary(assisting({6, 2}, 6), assisting({7, 2}, 6)), "fine | OP-ATK-2");
            QCOMPARE(boundary(assisting({6, 2}, 1), assisting({6, 2}, 0)), "fine | OP-ADR-1");
            const auto rerolling = [&](int cost, int tokens)
            {
                Table table = attacked({6, 2});
                forced(table, showing(table, 0));
                table.open.adrenaline.bank += table.open.adrenaline.pool - tokens;
                table.open.adrenaline.pool = tokens;
                return ruleAgainst(table, omega::RerollDice{{"assist"}, {{1, 1}, {}}, Roller::People, {}, cost});
            };
            QCOMPARE(boundary(rerolling(2, 2), rerolling(1, 2)), "fine | OP-ATK-2");
            QCOMPARE(boundary(rerolling(2, 2), rerolling(2, 1)), "fine | OP-ADR-1");
        }
    }

    void OP_ATK_2_controlToFiveSpacesAndDownToNothing()
    {
        for (const Printing printing : printings)
        {
            const auto cost = [&](const char *kind, Space handler, bool combat)
            {
                Table table = tableInStep(printing, Step::Activate);
                const FigureId figure = bring(table, kind, {5, 0});
                bring(table, "handler", handler);
                omega::apply(table, EffectBegan{{{"haste"}, figure, Stat::ActivationCost, combat ? 0 : -1}});
                return activationCost(table.open, figure, combat);
            };
            QCOMPARE(boundary(cost("rogue_clone", {5, 5}, true), cost("rogue_clone", {5, 6}, true)), "1 | 2");
            QCOMPARE(boundary(cost("blaster", {5, 5}, true), cost("cronos", {5, 5}, true)), "2 | 4");
            QCOMPARE(cost("rogue_clone", {5, 5}, false), std::optional(0));
        }
    }

    void OP_ATK_3_theLastSpaceOfABlastAndTheOneBehindTheWall()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing, "blaster", {3, 2});
            const auto reached = [&](int radius)
            { return std::ranges::count(blastedBy(duel.table.open, {0, 2}, radius), Combatant(duel.enemy)) > 0; };
            QCOMPARE(boundary(reached(3), reached(2)), "yes | no");
            omega::apply(duel.table, Placed{duel.enemy, Space{2, 1}, Facing::West});
            const bool open = reached(2);
            omega::apply(duel.table, MarkerPlaced{MarkerKind::Wall, {1, 1}});
            QCOMPARE(boundary(open, reached(2)), "yes | no");
        }
    }

    void OP_ATK_3_aHazardTheFirstTimeInATurnAndTheSecond()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            Table &table = duel.table;
            omega::apply(table, MarkerPlaced{MarkerKind::Peril, {1, 2}});
            const Move in{leader, {{0, 2}, {1, 2}}, Facing::East, 1, 0};
            const Move out{leader, {{1, 2}, {0, 2}}, Facing::East, 1, 0};
            const auto met = [&]
            {
                const int hazards = count<HazardFound>(forced(table, in));
                forced(table, RollHazard{leader, {{}, {0}}, Roller::People});
                forced(table, out);
                return hazards;
            };
            const int first = met();
            QCOMPARE(boundary(first, met()), printing == Printing::First ? "1 | 1" : "1 | 0");
            omega::apply(table, TurnEnded{});
            omega::apply(table, TurnBegan{leader, false});
            QCOMPARE(met(), 1);
            forced(table, in);
            omega::apply(table, HazardFound{{leader, 1}});
            const auto rolling = [&](const std::vector<int> &red)
            { return ruleAgainst(table, RollHazard{leader, {{}, red}, Roller::People}); };
            QCOMPARE(boundary(rolling({2}), rolling({2, 0})), "fine | OP-DICE-2");
        }
    }

    void OP_ATK_3_theDamagedAreKnockedBackOneSpace()
    {
        for (const Printing printing : printings)
        {
            const auto after = [&](int hits)
            {
                Duel duel(printing);
                duel.table.open.commandos.at(leader).ranged = WeaponId{"m62"};
                forced(duel.table, duel.with("m62"));
                forced(duel.table, showing(duel.table, hits));
                forced(duel.table, ApplyAttack{});
                return duel.table;
            };
            const Table hurt = after(3);
            QCOMPARE(boundary(hurt.open.pending.knockback.has_value(), after(2).open.pending.knockback.has_value()),
                "yes | no");
            QCOMPARE(boundary(ruleAgainst(hurt, KnockBack{Space{3, 3}}), ruleAgainst(hurt, KnockBack{Space{4, 2}})),
                "fine | OP-ATK-3");
        }
    }

    void OP_ATK_3_aMarkerGoesWithItsLastWound()
    {
        for (const Printing printing : printings)
        {
            const auto isThereAfter = [&](int hits)
            {
                Duel duel(printing);
                omega::apply(duel.table, MarkerPlaced{MarkerKind::Bomb, {3, 3}});
                forced(duel.table,
                    Explode{std::nullopt, {3, 3}, 0, {0, 1}, {}, Roller::People,
                        {{MarkerKind::Bomb, {3, 3}, {{}, {hits}}}}});
                return spacesWith(duel.table.open, MarkerKind::Bomb).contains({3, 3});
            };
            QCOMPARE(boundary(isThereAfter(1), isThereAfter(2)), "yes | no");
        }
    }

    void OP_ATK_4_onceARoundForItsCost()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            Table &table = duel.table;
            omega::apply(table, TurnEnded{});
            omega::apply(table, StepBegan{Step::Activate, 1});
            const auto activatingWith = [&](int tokens, bool combat)
            {
                Table poor = table;
                poor.open.adrenaline.bank += poor.open.adrenaline.pool - tokens;
                poor.open.adrenaline.pool = tokens;
                return ruleAgainst(poor, ActivateEnemy{duel.enemy, combat});
            };
            QCOMPARE(boundary(activatingWith(3, true), activatingWith(2, true)), "fine | OP-ADR-1");
            QCOMPARE(boundary(activatingWith(1, false), activatingWith(0, false)), "fine | OP-ADR-1");
            const std::string once = played(table, {ActivateEnemy{duel.enemy, false}, EndTurn{}});
            const ActivateEnemy again{duel.enemy, false};
            QCOMPARE(boundary(once, ruleAgainst(table, again)), "fine | OP-ATK-4");
            omega::apply(table, StepBegan{Step::Activate, 2});
            QCOMPARE(ruleAgainst(table, again), std::string());
        }
    }

    void OP_ATK_4_anAttackAfterTheMoveAndNothingAfterTheAttack()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            duel.enemyTurn();
            const Move step{duel.enemy, {{1, 2}, {1, 1}}, Facing::West, 1, 0};
            DeclareAttack bite = duel.bite();
            bite.from = {1, 1};
            QCOMPARE(played(duel.table, {step, bite}), std::string());
            QCOMPARE(played(duel.table, {showing(duel.table, 0), ApplyAttack{}}), std::string());
            QCOMPARE(boundary(std::string(), ruleAgainst(duel.table, bite)), "fine | OP-ATK-4");
            Duel moving(printing);
            moving.enemyTurn();
            const std::string combat = ruleAgainst(moving.table, moving.bite());
            omega::apply(moving.table, TurnBegan{moving.enemy, false});
            QCOMPARE(boundary(combat, ruleAgainst(moving.table, moving.bite())), "fine | OP-ATK-4");
        }
    }

    void OP_ATK_4_theWoundThatReachesVitality()
    {
        for (const Printing printing : printings)
        {
            const auto isThereAfter = [&](int wounds)
            {
                Duel duel(printing);
                omega::apply(duel.table, WoundsChanged{duel.enemy, wounds - 1});
                forced(duel.table, duel.with("carbine"));
                forced(duel.table, showing(duel.table, 3));
                forced(duel.table, ApplyAttack{});
                return duel.table.open.figures.contains(duel.enemy);
            };
            QCOMPARE(boundary(isThereAfter(2), isThereAfter(3)), "yes | no");
        }
    }

    void OP_DOWN_3_theCrisisMakesTargetsOfTheDowned()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            omega::apply(duel.table, ConditionChanged{leader, Condition::Downed});
            duel.enemyTurn();
            const std::string before = ruleAgainst(duel.table, duel.bite());
            omega::apply(duel.table, CrisisReached{});
            QCOMPARE(boundary(ruleAgainst(duel.table, duel.bite()), before), "fine | OP-DOWN-3");
            const auto after = [&](int hits)
            {
                Table table = duel.table;
                forced(table, duel.bite());
                forced(table, showing(table, hits));
                forced(table, ApplyAttack{});
                return std::string(wordOf(table.open.commandos.at(leader).condition));
            };
            QCOMPARE(boundary(after(0), after(1)), "downed | dead");
        }
    }

    void OP_SAME_1_anotherNameAddsAndTheSameDoesNot()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            forced(duel.table, duel.with("carbine"));
            const auto joining = [&](const char *name)
            { return ruleAgainst(duel.table, JoinAttack{{name}, 0, 0, 1, std::nullopt, 0}); };
            forced(duel.table, JoinAttack{{"shield"}, 0, 0, 1, std::nullopt, 0});
            const bool first = printing == Printing::First;
            QCOMPARE(boundary(joining("wall"), joining("shield")), first ? "fine | fine" : "fine | OP-SAME-1");
            const auto speedWith = [&](const char *second)
            {
                Table table = duel.table;
                for (const char *name : {"haste", second})
                    omega::apply(table, EffectBegan{{{name}, leader, Stat::Speed, 2, Until::EndOfTurn}});
                return speedOf(table.open, leader);
            };
            QCOMPARE(boundary(speedWith("drug"), speedWith("haste")), first ? "8 | 8" : "8 | 6");
        }
    }

    void OP_INT_1_beforeTheDiceAndAfterEveryPartOfAMove()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            const Interrupt duck{{"duck"}, std::nullopt, 0};
            forced(duel.table, duel.with("carbine"));
            const std::string before = ruleAgainst(duel.table, duck);
            forced(duel.table, showing(duel.table, 0));
            QCOMPARE(boundary(before, ruleAgainst(duel.table, duck)), "fine | OP-INT-1");
            const Table table = tableInTurns(printing);
            const auto pausing = [&](int steps)
            {
                const Move move{leader, {{0, 1}, {1, 1}, {2, 1}, {3, 1}}, Facing::East, 1, 0, steps, false};
                return malformed(table.open, Command(move)).value_or("");
            };
            QCOMPARE(boundary(pausing(3), pausing(4)), "fine | /pause");
            QCOMPARE(boundary(pausing(0), pausing(-1)), "fine | /pause");
        }
    }

    void OP_INT_1_inAnothersTurnAndInRevisedOncePerAction()
    {
        for (const Printing printing : printings)
        {
            const bool first = printing == Printing::First;
            Table table = tableInTurns(printing);
            const auto answering
                = [&](std::optional<Role> by) { return ruleAgainst(table, Interrupt{{"duck"}, by, 0}); };
            QCOMPARE(boundary(answering(counter), answering(leader)), first ? "fine | OP-INT-1" : "fine | fine");
            const std::string during = answering(std::nullopt);
            forced(table, Interrupt{{"duck"}, std::nullopt, 0});
            QCOMPARE(boundary(during, answering(std::nullopt)), first ? "fine | fine" : "fine | OP-INT-1");
            forced(table, TakeAction{leader, {"push"}, 0});
            QCOMPARE(answering(std::nullopt), std::string());
            omega::apply(table, TurnEnded{});
            QCOMPARE(boundary(during, answering(std::nullopt)), first ? "fine | OP-INT-1" : "fine | fine");
        }
    }
};

DOSSIER_TESTS(CombatBoundariesTest, Nothing)

} // namespace combat_boundaries_test

#include "combat_boundaries_test.moc"
