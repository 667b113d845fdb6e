#include "model/omega/seen/attack.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/rooms.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace combat_rules_test
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
constexpr Role heavy = Role::HeavySupport;

/// The leader's turn, looking east along a row at an enemy two spaces away.
struct Duel
{
    explicit Duel(Printing printing, const std::string &kind = "blaster", int commandos = 3)
        : table(tableInTurns(printing, commandos))
    {
        omega::apply(table, Placed{leader, Space{0, 0}, Facing::East});
        enemy = bring(table, kind, {2, 0}, Facing::West);
    }

    [[nodiscard]] DeclareAttack shot() const { return {leader, {"carbine"}, {0, 0}, enemy, {2, 0}, false, {}}; }

    /// The enemy's combat activation, next to the leader.
    void enemyTurn()
    {
        omega::apply(table, TurnEnded{});
        omega::apply(table, StepBegan{Step::Activate, 1});
        omega::apply(table, Placed{enemy, Space{1, 0}, Facing::West});
        omega::apply(table, TurnBegan{enemy, true});
    }

    [[nodiscard]] DeclareAttack bite(const char *weapon) const
    {
        return {enemy, {weapon}, {1, 0}, leader, {0, 0}, false, {}};
    }

    Table table;
    FigureId enemy;
};

RollAttack rolling(const Table &table, int hits)
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

} // namespace

/// OP-DICE-2, OP-ATK, OP-SAME-1, OP-INT-1, OP-DOWN-3: dice, combat and effects.
class CombatRulesTest : public QObject
{
    Q_OBJECT

private slots:

    void OP_ATK_1_declaredRolledApplied()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            QCOMPARE(played(duel.table, {duel.shot()}), fine);
            QCOMPARE(adrenalineOf(duel.table.open, leader), 2);
            QVERIFY(duel.table.open.pending.attack->dice == DicePool(3, 0));
            QCOMPARE(ruleAgainst(duel.table, ApplyAttack{}), std::string("OP-ATK-1"));
            QCOMPARE(played(duel.table, {rolling(duel.table, 3), ApplyAttack{}}), fine);
            QCOMPARE(duel.table.open.figures.at(duel.enemy).wounds, 1);
            QVERIFY(!duel.table.open.pending.any());
        }
    }

    void OP_ATK_1_oneHitTooFewAndTheSecondNumber()
    {
        for (const auto &[hits, wounds] : {std::pair{2, 0}, {3, 1}, {5, 1}, {6, 2}})
        {
            Duel duel(Printing::Revised);
            omega::apply(duel.table, Placed{leader, Space{1, 0}, Facing::East});
            const DeclareAttack stab{leader, {"knife"}, {1, 0}, duel.enemy, {2, 0}, false, {}};
            QCOMPARE(played(duel.table, {stab}), fine);
            QCOMPARE(played(duel.table, {rolling(duel.table, hits), ApplyAttack{}}), fine);
            const auto enemy = duel.table.open.figures.find(duel.enemy);
            QCOMPARE(enemy->second.wounds, wounds);
        }
    }

    void OP_ATK_1_extrasCostMoreAndFreeAttacksPayThemToo()
    {
        Duel duel(Printing::First);
        DeclareAttack aimed = duel.shot();
        aimed.extras = {{"aim"}};
        aimed.free = true;
        QCOMPARE(played(duel.table, {aimed}), fine);
        QCOMPARE(adrenalineOf(duel.table.open, leader), 1);
        QVERIFY(duel.table.open.pending.attack->dice == DicePool(3, 1));
    }

    void OP_ATK_1_friendsWeaponsSightAndRange()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            DeclareAttack friendly = duel.shot();
            friendly.target = counter;
            friendly.to = *duel.table.open.commandos.at(counter).at;
            QCOMPARE(ruleAgainst(duel.table, friendly), std::string("OP-ATK-1"));
            DeclareAttack borrowed = duel.shot();
            borrowed.weapon = {"m62"};
            QCOMPARE(ruleAgainst(duel.table, borrowed), std::string("OP-ATK-1"));
            DeclareAttack stab = duel.shot();
            stab.weapon = {"knife"};
            QCOMPARE(
                no(duel.table, stab), std::string(R"({"rule": "OP-DIST-3", "facts": {"distance": 2, "range": 1}})"));
            omega::apply(duel.table, Placed{leader, Space{0, 0}, Facing::West});
            QCOMPARE(ruleAgainst(duel.table, duel.shot()), std::string("OP-FOV-2"));
            omega::apply(duel.table, Placed{leader, Space{0, 0}, Facing::East});
            omega::apply(duel.table, MarkerPlaced{MarkerKind::Wall, {1, 0}});
            QVERIFY(ruleAgainst(duel.table, duel.shot()).starts_with("OP-SIGHT"));
        }
    }

    void OP_ATK_1_stealthIsOpenToFourSpaces()
    {
        Duel duel(Printing::Revised, "cronos");
        omega::apply(duel.table, Placed{leader, Space{0, 2}, Facing::East});
        omega::apply(duel.table, DoorTaken{{{{3, 2}, Edge::Side::East}}});
        const auto at = [&](int x)
        {
            omega::apply(duel.table, Placed{duel.enemy, Space{x, 2}, Facing::West});
            return no(duel.table, {DeclareAttack{leader, {"carbine"}, {0, 2}, duel.enemy, {x, 2}, false, {}}});
        };
        QCOMPARE(at(4), fine);
        QCOMPARE(at(5), std::string(R"({"rule": "OP-ATK-1", "facts": {"distance": 5, "stealth": 4}})"));
    }

    void OP_ATK_1_whatIsUnknownIsAskedFor()
    {
        Duel duel(Printing::Revised);
        WeaponCard known = duel.table.open.content.weapons.front();
        duel.table.open.content.weapons.front().dice.reset();
        QCOMPARE(no(duel.table, duel.shot()), std::string(R"({"rule": "OP-ATK-1", "facts": {"unknown": "dice"}})"));
        QCOMPARE(played(duel.table, {Correct{WeaponWritten{known}}, duel.shot()}), fine);
    }

    void OP_DICE_2_diceJoinBeforeTheRollAndRerollsAreOnceEach()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            Table &table = duel.table;
            QCOMPARE(played(table, {duel.shot(), JoinAttack{{"focus"}, 1, 0, 0, leader, 1}}), fine);
            QVERIFY(table.open.pending.attack->dice == DicePool(4, 0));
            QCOMPARE(ruleAgainst(table, RollAttack{{{1, 1, 1}, {}}, Roller::People}), std::string("OP-DICE-2"));
            QCOMPARE(played(table, {RollAttack{{{0, 1, 0, 0}, {}}, Roller::App}}), fine);
            QVERIFY(table.open.pending.attack->roller == Roller::App);
            QCOMPARE(ruleAgainst(table, JoinAttack{{"late"}, 1, 0, 0, std::nullopt, 0}), std::string("OP-DICE-2"));
            const omega::RerollDice again{{"luck"}, {{1, 1, 1, 0}, {}}, Roller::People, leader, 0};
            QCOMPARE(played(table, {again}), fine);
            QCOMPARE(no(table, again), std::string(R"({"rule": "OP-DICE-2", "facts": {"used": "luck"}})"));
            QCOMPARE(table.open.pending.attack->faces->hits(), 3);
        }
    }

    void OP_SAME_1_aNameDoesNotAddToItselfInTheRevisedPrinting()
    {
        for (const Printing printing : printings)
        {
            const std::string same = printing == Printing::First ? "" : "OP-SAME-1";
            Duel duel(printing);
            const JoinAttack shield{{"shield"}, 0, 0, 1, std::nullopt, 0};
            QCOMPARE(played(duel.table, {duel.shot(), shield}), fine);
            QCOMPARE(ruleAgainst(duel.table, shield), same);
            const BeginEffect effect{{{"haste"}, leader, Stat::Speed, 2, Until::EndOfTurn}};
            QCOMPARE(played(duel.table, {effect}), fine);
            QCOMPARE(speedOf(duel.table.open, leader), std::optional(6));
            QCOMPARE(ruleAgainst(duel.table, effect), same);
            forced(duel.table, effect);
            QCOMPARE(speedOf(duel.table.open, leader), std::optional(printing == Printing::First ? 8 : 6));
            BeginEffect other = effect;
            other.effect.name = {"drug"};
            QCOMPARE(played(duel.table, {other}), fine);
            QCOMPARE(speedOf(duel.table.open, leader), std::optional(printing == Printing::First ? 10 : 8));
            omega::apply(duel.table, TurnEnded{});
            QCOMPARE(speedOf(duel.table.open, leader), std::optional(4));
        }
    }

    void OP_INT_1_anInterruptAnswersBeforeTheDice()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            const Interrupt duck{{"duck"}, std::nullopt, 1};
            QCOMPARE(played(duel.table, {duel.shot(), duck}), fine);
            QCOMPARE(ruleAgainst(duel.table, duck), std::string(printing == Printing::First ? "" : "OP-INT-1"));
            QCOMPARE(no(duel.table, Interrupt{{"other"}, std::nullopt, 0}), fine);
            forced(duel.table, rolling(duel.table, 0));
            QCOMPARE(ruleAgainst(duel.table, Interrupt{{"other"}, std::nullopt, 0}), std::string("OP-INT-1"));
        }
        Table idle = tableInStep(Printing::First, Step::Spawn);
        QCOMPARE(ruleAgainst(idle, Interrupt{{"duck"}, std::nullopt, 0}), std::string("OP-INT-1"));
    }

    void OP_ATK_2_aRedDieAgainstMaxAdrenaline()
    {
        for (const int adrenaline : {5, 6, 7})
        {
            Duel duel(Printing::Revised);
            fund(duel.table, sheet(leader), adrenaline);
            duel.enemyTurn();
            forced(duel.table, duel.bite("claws"));
            QVERIFY(duel.table.open.pending.attack->dice == DicePool(2, adrenaline >= 6 ? 1 : 0));
        }
        Duel duel(Printing::First);
        fund(duel.table, sheet(leader), 6);
        duel.enemyTurn();
        forced(duel.table, duel.bite("beam"));
        QVERIFY2(duel.table.open.pending.attack->dice == DicePool(3, 0), "a ranged attack gains nothing");
    }

    void OP_ATK_2_aSecondCloneOfTheKindRollsABlackDieMoreOnce()
    {
        Duel duel(Printing::First, "rogue_clone");
        duel.enemyTurn();
        forced(duel.table, duel.bite("claws"));
        QVERIFY(duel.table.open.pending.attack->dice == DicePool(2, 0));
        forced(duel.table, rolling(duel.table, 0));
        forced(duel.table, ApplyAttack{});
        for (const Space at : {Space{1, 1}, Space{0, 1}})
        {
            duel.enemy = bring(duel.table, "rogue_clone", at, Facing::West);
            DeclareAttack bite = duel.bite("claws");
            bite.from = at;
            forced(duel.table, bite);
            QVERIFY(duel.table.open.pending.attack->dice == DicePool(3, 0));
            forced(duel.table, rolling(duel.table, 0));
            forced(duel.table, ApplyAttack{});
        }
        omega::apply(duel.table, FigureWritten{duel.enemy, {.kind = {"warrior_clone"}, .at = {0, 1}}});
        DeclareAttack stab = duel.bite("spear");
        stab.from = {0, 1};
        forced(duel.table, stab);
        QVERIFY2(duel.table.open.pending.attack->dice == DicePool(2, 1), "another kind");
    }

    void OP_ATK_2_assistWithinFiveSpaces()
    {
        Duel duel(Printing::Revised, "rogue_clone");
        const FigureId handler = bring(duel.table, "handler", {3, 3});
        const FigureId far = bring(duel.table, "handler", {6, 3});
        duel.enemyTurn();
        forced(duel.table, duel.bite("claws"));
        QCOMPARE(ruleAgainst(duel.table, Assist{far}), std::string("OP-ATK-2"));
        const int before = duel.table.open.adrenaline.pool;
        QCOMPARE(played(duel.table, {Assist{handler}}), fine);
        QVERIFY(duel.table.open.pending.attack->dice == DicePool(3, 0));
        forced(duel.table, rolling(duel.table, 0));
        const omega::RerollDice cheap{{"assist"}, {{1, 1, 1}, {}}, Roller::People, std::nullopt, 1};
        QCOMPARE(ruleAgainst(duel.table, cheap), std::string("OP-ATK-2"));
        omega::RerollDice right = cheap;
        right.cost = 2;
        QCOMPARE(played(duel.table, {right}), fine);
        QCOMPARE(duel.table.open.adrenaline.pool, before - 3);
    }

    void OP_ATK_2_controlMakesActivationsCheaper()
    {
        Table table = tableInStep(Printing::Revised, Step::Activate);
        const FigureId clone = bring(table, "rogue_clone", {6, 1});
        const FigureId ghin = bring(table, "cronos", {5, 1});
        QCOMPARE(activationCost(table.open, clone, true), std::optional(2));
        bring(table, "handler", {7, 3});
        QCOMPARE(activationCost(table.open, clone, true), std::optional(1));
        QCOMPARE(activationCost(table.open, clone, false), std::optional(0));
        QCOMPARE(activationCost(table.open, ghin, true), std::optional(4));
    }

    void OP_ATK_3_knockbackMovesADamagedTarget()
    {
        Duel duel(Printing::Revised);
        duel.table.open.commandos.at(leader).ranged = WeaponId{"m62"};
        DeclareAttack shot = duel.shot();
        shot.weapon = {"m62"};
        QCOMPARE(played(duel.table, {shot}), fine);
        QCOMPARE(played(duel.table, {rolling(duel.table, 3), ApplyAttack{}}), fine);
        QCOMPARE(ruleAgainst(duel.table, KnockBack{Space{4, 0}}), std::string("OP-ATK-3"));
        QCOMPARE(played(duel.table, {KnockBack{Space{3, 0}}}), fine);
        QVERIFY(duel.table.open.figures.at(duel.enemy).at == Space(3, 0));
        QCOMPARE(ruleAgainst(duel.table, KnockBack{Space{2, 0}}), std::string("OP-ATK-3"));
    }

    void OP_ATK_3_anExplosionRollsForEachWhomItReaches()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing, "rogue_clone");
            Table &table = duel.table;
            omega::apply(table, MarkerPlaced{MarkerKind::TriggeredExplosive, {3, 0}});
            const FigureId behind = bring(table, "rogue_clone", {5, 0});
            QCOMPARE(blastedBy(table.open, {3, 0}, 2), (std::vector<Combatant>{duel.enemy}));
            QCOMPARE(blastedBy(table.open, {3, 0}, 3), (std::vector<Combatant>{leader, duel.enemy}));
            Explode blast{MarkerKind::TriggeredExplosive, {3, 0}, 2, {0, 1}, {}, Roller::People};
            QCOMPARE(ruleAgainst(table, blast), std::string("OP-ATK-3"));
            blast.rolls = {{behind, {{}, {1}}}};
            QCOMPARE(ruleAgainst(table, blast), std::string("OP-ATK-3"));
            blast.rolls = {{duel.enemy, {{}, {1}}}};
            const int reserves = table.open.reserves.at({"rogue_clone"});
            QCOMPARE(played(table, {blast}), fine);
            QVERIFY(!table.open.figures.contains(duel.enemy));
            QCOMPARE(table.open.reserves.at({"rogue_clone"}), reserves + 1);
            QVERIFY(!table.open.ground.markers.contains(MarkerKind::TriggeredExplosive));
        }
    }

    void OP_ATK_3_aHazardAtMostOnceATurnInTheRevisedPrinting()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            omega::apply(duel.table, MarkerPlaced{MarkerKind::Peril, {0, 1}});
            omega::apply(duel.table, FigureLeft{duel.enemy});
            omega::apply(duel.table, Placed{counter, Space{3, 3}, Facing::East});
            const Move in{leader, {{0, 0}, {0, 1}}, Facing::East, 1, 0};
            const Move out{leader, {{0, 1}, {0, 0}}, Facing::East, 1, 0};
            QCOMPARE(played(duel.table, {in}), fine);
            QVERIFY(view(duel.table, PublicSeat{}).due.front() == (Due{RollHazard{leader, {}, Roller::People}, true}));
            QCOMPARE(ruleAgainst(duel.table, RollHazard{leader, {{1}, {}}, Roller::People}), std::string("OP-DICE-2"));
            QCOMPARE(played(duel.table, {RollHazard{leader, {{}, {2}}, Roller::People}, out, in}), fine);
            QCOMPARE(duel.table.open.commandos.at(leader).wounds, 2);
            QCOMPARE(duel.table.open.pending.hazards.size(), std::size_t(printing == Printing::First ? 1 : 0));
        }
    }

    void OP_ATK_4_eachEnemyOnceARoundMoveThenAttack()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            omega::apply(duel.table, TurnEnded{});
            omega::apply(duel.table, StepBegan{Step::Activate, 1});
            Table &table = duel.table;
            const int before = table.open.adrenaline.pool;
            QCOMPARE(played(table, {ActivateEnemy{duel.enemy, true}}), fine);
            QCOMPARE(table.open.adrenaline.pool, before - 3);
            QCOMPARE(played(table, {Move{duel.enemy, {{2, 0}, {1, 0}}, Facing::West, 1, 0}}), fine);
            QCOMPARE(
                ruleAgainst(table, Move{duel.enemy, {{1, 0}, {2, 0}}, Facing::West, 1, 0}), std::string("OP-ATK-4"));
            QCOMPARE(played(table, {duel.bite("claws")}), fine);
            QCOMPARE(played(table, {rolling(table, 3), ApplyAttack{}, EndTurn{}}), fine);
            QCOMPARE(table.open.commandos.at(leader).wounds, 1);
            QCOMPARE(no(table, ActivateEnemy{duel.enemy, false}),
                std::string(R"({"rule": "OP-ATK-4", "facts": {"figure": 1, "times": 1}})"));
        }
    }

    void OP_ATK_4_aMoveActivationDoesNotAttack()
    {
        Duel duel(Printing::First);
        duel.enemyTurn();
        omega::apply(duel.table, TurnBegan{duel.enemy, false});
        QCOMPARE(ruleAgainst(duel.table, duel.bite("claws")), std::string("OP-ATK-4"));
    }

    /// What no activation changes is said before that there was none.
    void OP_ATK_4_whatForbidsTheAttackAnywayComesFirst()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            duel.enemyTurn();
            omega::apply(duel.table, TurnEnded{});
            const auto biting = [&] { return ruleAgainst(duel.table, duel.bite("claws")); };
            QCOMPARE(no(duel.table, duel.bite("claws")),
                std::string(R"({"rule": "OP-ATK-4", "facts": {"not_activated": 1}})"));
            omega::apply(duel.table, WoundsChanged{leader, 4});
            omega::apply(duel.table, ConditionChanged{leader, Condition::Downed});
            QCOMPARE(biting(), std::string("OP-DOWN-3"));
            omega::apply(duel.table, CrisisReached{});
            QCOMPARE(biting(), std::string("OP-ATK-4"));
            omega::apply(duel.table, Placed{duel.enemy, Space{1, 0}, Facing::East});
            QCOMPARE(biting(), std::string("OP-FOV-2"));
            omega::apply(duel.table, Placed{duel.enemy, Space{2, 0}, Facing::West});
            DeclareAttack far = duel.bite("claws");
            far.from = {2, 0};
            QCOMPARE(ruleAgainst(duel.table, far), std::string("OP-DIST-3"));
        }
    }

    void OP_DOWN_3_theDownedAreTargetsAfterTheCrisisAlone()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            omega::apply(duel.table, WoundsChanged{leader, 4});
            omega::apply(duel.table, ConditionChanged{leader, Condition::Downed});
            duel.enemyTurn();
            QCOMPARE(ruleAgainst(duel.table, duel.bite("claws")), std::string("OP-DOWN-3"));
            omega::apply(duel.table, CrisisReached{});
            QCOMPARE(played(duel.table, {duel.bite("claws")}), fine);
            QCOMPARE(played(duel.table, {rolling(duel.table, 1), ApplyAttack{}}), fine);
            QCOMPARE(duel.table.open.commandos.at(leader).condition, Condition::Dead);
        }
    }

    /// OP-ATK-4: a correction to all its wounds takes a figure off as dice do, and one to fewer does not.
    void whoIsCorrectedToAllItsWoundsLeavesTheMap()
    {
        Duel duel(Printing::Revised);
        const FigureId other = bring(duel.table, "blaster", {3, 0});
        const int vitality = vitalityOf(duel.table.open, other).value_or(0);
        QVERIFY(vitality > 1);
        const int left = duel.table.open.reserves[{"blaster"}];
        forced(duel.table, Correct{WoundsChanged{other, vitality - 1}});
        QVERIFY(duel.table.open.figures.contains(other));
        forced(duel.table, Correct{WoundsChanged{other, vitality}});
        QVERIFY(!duel.table.open.figures.contains(other));
        QCOMPARE(duel.table.open.reserves[{"blaster"}], left + 1);
    }

    void thereAreNinePowerTokens()
    {
        Duel duel(Printing::Revised);
        const FigureId other = bring(duel.table, "blaster", {3, 0});
        QCOMPARE(played(duel.table, {SetPower{duel.enemy, 5}, SetPower{other, 4}}), fine);
        QCOMPARE(ruleAgainst(duel.table, SetPower{other, 5}), std::string("OP-ATK-1"));
    }

    void aRulingRecordsTheReasonAndTheRule()
    {
        Duel duel(Printing::Revised);
        DeclareAttack friendly = duel.shot();
        friendly.target = heavy;
        friendly.to = *duel.table.open.commandos.at(heavy).at;
        const Refusal refused = refusal(view(duel.table, OverseerSeat{}), friendly);
        const Events events = resolveRuling(duel.table, friendly, *refused, "mind control");
        QVERIFY(get<RulingMade>(events.front()) == (RulingMade{"OP-ATK-1", "mind control"}));
        QCOMPARE(count<AttackDeclared>(events), 1);
    }
};

DOSSIER_TESTS(CombatRulesTest, Nothing)

} // namespace combat_rules_test

#include "combat_rules_test.moc"
