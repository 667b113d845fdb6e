#include "model/omega/seen/attack.h"
#include "model/omega/seen/dashboard.h"
#include "model/omega/seen/moves.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/odds.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace attack_changes_test
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

/// The leader's turn, looking east at an enemy two spaces away.
struct Duel
{
    explicit Duel(Printing printing, const std::string &kind = "blaster")
        : table(tableInTurns(printing))
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

    [[nodiscard]] DeclareAttack bite(bool free = false) const
    {
        return {enemy, {"claws"}, {1, 0}, leader, {0, 0}, free, {}};
    }

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

BeginEffect raising(const char *name, const Combatant &on, Stat stat)
{
    return {{{name}, on, stat, 1, Until::EndOfTurn}};
}

void writeExtra(Table &table, const char *weapon, const Extra &extra)
{
    WeaponCard card = *found(table.open.content.weapons, WeaponId{weapon});
    card.extras.push_back(extra);
    omega::apply(table, WeaponWritten{card});
}

} // namespace

/// OP-ATK, OP-DICE-2, OP-SAME-1, OP-DOWN-1: permitted attackers, targets and weapons, and the effects on an attack.
class AttackChangesTest : public QObject
{
    Q_OBJECT

private slots:

    /// EN 865, 1257; IT 853: the downed and the revived take no free attacks either.
    void OP_DOWN_1_theDownedMakeNoFreeAttacks()
    {
        for (const Printing printing : printings)
            for (const Condition condition : {Condition::Active, Condition::Downed, Condition::Revived})
            {
                Duel duel(printing);
                omega::apply(duel.table, TurnBegan{counter, false});
                omega::apply(duel.table, ConditionChanged{leader, condition});
                DeclareAttack shot = duel.shot();
                shot.free = true;
                const bool active = condition == Condition::Active;
                QCOMPARE(ruleAgainst(duel.table, shot), active ? fine : std::string("OP-DOWN-1"));
                for (Sheet &sheet : duel.table.open.content.sheets)
                    sheet.downed.actions.push_back(ActionKind::Attack);
                const bool allowed = active || printing == Printing::Revised;
                QCOMPARE(ruleAgainst(duel.table, shot), allowed ? fine : std::string("OP-DOWN-1"));
            }
    }

    /// EN 673, 757; IT 647: effects on a defense are used before the dice.
    void OP_DICE_2_noEffectChangesADefenseAfterTheRoll()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            Table &table = duel.table;
            const BeginEffect shield = raising("shield", duel.enemy, Stat::RangedDefense);
            QCOMPARE(played(table, {duel.shot(), shield}), fine);
            QCOMPARE(view(table, PublicSeat{}).odds->wounds.front().hits, 4);
            QCOMPARE(played(table, {showing(table, 1)}), fine);
            QCOMPARE(ruleAgainst(table, raising("wall", duel.enemy, Stat::RangedDefense)), std::string("OP-DICE-2"));
            QCOMPARE(ruleAgainst(table, EndEffect{{"shield"}, duel.enemy}), std::string("OP-DICE-2"));
            QCOMPARE(ruleAgainst(table, raising("wall", duel.enemy, Stat::MeleeDefense)), fine);
            QCOMPARE(ruleAgainst(table, raising("wall", leader, Stat::RangedDefense)), fine);
            QCOMPARE(ruleAgainst(table, JoinAttack{{"late"}, 0, 0, 1, std::nullopt, 0}), std::string("OP-DICE-2"));
            QCOMPARE(played(table, {ApplyAttack{}}), fine);
            QCOMPARE(ruleAgainst(table, EndEffect{{"shield"}, duel.enemy}), fine);
        }
    }

    /// EN 739-743: two effects with one name do not add.
    void OP_SAME_1_anEffectAndWhatJoinsByItsNameDoNotAdd()
    {
        for (const Printing printing : printings)
        {
            const std::string same = printing == Printing::First ? "" : "OP-SAME-1";
            const JoinAttack join{{"keep_your_head_down"}, 0, 0, 1, std::nullopt, 0};
            Duel begun(printing);
            const BeginEffect effect = raising("keep_your_head_down", begun.enemy, Stat::RangedDefense);
            QCOMPARE(played(begun.table, {effect, begun.shot()}), fine);
            QCOMPARE(ruleAgainst(begun.table, join), same);
            JoinAttack dice = join;
            dice.defense = 0;
            dice.black = 1;
            QCOMPARE(ruleAgainst(begun.table, dice), fine);
            JoinAttack other = join;
            other.name = {"duck"};
            QCOMPARE(ruleAgainst(begun.table, other), fine);
            Duel joined(printing);
            QCOMPARE(played(joined.table, {joined.shot(), join}), fine);
            QCOMPARE(ruleAgainst(joined.table, effect), same);
            QCOMPARE(ruleAgainst(joined.table, raising("duck", joined.enemy, Stat::RangedDefense)), fine);
        }
    }

    /// EN 1193, IT 1158: another clone of the type, and not the same one again.
    void OP_ATK_2_theBlackDieIsForAnotherCloneOfTheType()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing, "rogue_clone");
            Table &table = duel.table;
            duel.enemyTurn();
            forced(table, duel.bite());
            forced(table, showing(table, 0));
            forced(table, ApplyAttack{});
            forced(table, duel.bite(true));
            QVERIFY2(table.open.pending.attack->dice == DicePool(2, 0), "the same clone again");
            forced(table, showing(table, 0));
            forced(table, ApplyAttack{});
            const FigureId other = bring(table, "rogue_clone", {1, 1}, Facing::West);
            const DeclareAttack more{other, {"claws"}, {1, 1}, leader, {0, 0}, true, {}};
            QVERIFY(declared(table.open, more).dice == DicePool(3, 0));
            omega::apply(table, FigureLeft{duel.enemy});
            QVERIFY2(declared(table.open, more).dice == DicePool(3, 0), "the first has left the map");
        }
    }

    /// The repro: the extra of an enemy's weapon is paid for from the pool.
    void OP_ADR_1_anEnemysExtraIsPaidForFromThePool()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            Table &table = duel.table;
            writeExtra(table, "claws", {.id = {"frenzy"}, .cost = 2, .dice = {0, 1}});
            duel.enemyTurn();
            DeclareAttack bite = duel.bite();
            bite.extras = {{"frenzy"}};
            omega::apply(table, TokensMoved{pool, bank, table.open.adrenaline.pool - 1});
            QCOMPARE(ruleAgainst(table, bite), std::string("OP-ADR-1"));
            fund(table, pool, 1);
            QCOMPARE(played(table, {bite}), fine);
            QCOMPARE(table.open.adrenaline.pool, 0);
            QVERIFY(table.open.pending.attack->dice == DicePool(2, 1));
        }
    }

    void OP_ADR_1_anEnemysSurchargeIsPaidForFromThePool()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            Table &table = duel.table;
            duel.enemyTurn();
            Move move{duel.enemy, {{1, 0}, {2, 0}}, Facing::West, 1, 2};
            const int before = table.open.adrenaline.pool;
            QCOMPARE(played(table, {move}), fine);
            QCOMPARE(table.open.adrenaline.pool, before - 2);
            Duel poor(printing);
            poor.enemyTurn();
            omega::apply(poor.table, TokensMoved{pool, bank, poor.table.open.adrenaline.pool});
            QCOMPARE(ruleAgainst(poor.table, move), std::string("OP-ADR-1"));
            move.surcharge = 0;
            QCOMPARE(ruleAgainst(poor.table, move), fine);
        }
    }

    /// IT 337: aiming is for figures that are not next to an enemy.
    void OP_ATK_1_anExtraMayAskForNoEnemyBeside()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            writeExtra(duel.table, "carbine", {.id = {"steady"}, .cost = 1, .dice = {0, 1}, .notAdjacent = true});
            DeclareAttack aimed = duel.shot();
            aimed.extras = {{"steady"}};
            QCOMPARE(no(duel.table, aimed), fine);
            bring(duel.table, "sentry_drone", {0, 1});
            QCOMPARE(no(duel.table, aimed), fine);
            bring(duel.table, "rogue_clone", {1, 1});
            QCOMPARE(no(duel.table, aimed),
                std::string(R"({"rule": "OP-ATK-1", "facts": {"beside": 3, "not_now": "steady"}})"));
        }
    }

    /// IT 337, OP-GRID-3: what stands between the two does not matter.
    void OP_ATK_1_aimingNeedsThatNoEnemyIsAdjacent()
    {
        for (const Printing printing : printings)
        {
            const auto aimingWithACloneOn = [&](Space at)
            {
                Duel duel(printing);
                bring(duel.table, "rogue_clone", at);
                omega::apply(duel.table, DoorPlaced{{{0, 0}, Edge::Side::East}});
                DeclareAttack aimed = duel.shot();
                const std::string plain = no(duel.table, aimed);
                aimed.extras = {{"aim"}};
                const std::string told = no(duel.table, aimed);
                return told == plain ? std::string() : told;
            };
            const std::string beside = R"({"rule": "OP-ATK-1", "facts": {"beside": 2, "not_now": "aim"}})";
            QCOMPARE(aimingWithACloneOn({1, 0}), beside);
            QCOMPARE(aimingWithACloneOn({1, 1}), beside);
            QCOMPARE(aimingWithACloneOn({2, 1}), fine);
        }
    }

    void OP_ATK_1_anExtraMayAskForSpeed()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            writeExtra(duel.table, "carbine", {.id = {"run"}, .cost = 1, .dice = {0, 1}, .minSpeed = 9});
            DeclareAttack running = duel.shot();
            running.extras = {{"run"}};
            QCOMPARE(no(duel.table, running), std::string(R"({"rule": "OP-ATK-1", "facts": {"not_now": "run"}})"));
        }
    }

    /// IT 341: a red die joins of itself at Speed 4 or more.
    void OP_ATK_1_anExtraMayJoinByTheSpeed()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            Table &table = duel.table;
            omega::apply(table, Placed{leader, Space{1, 0}, Facing::East});
            writeExtra(table, "knife", {.id = {"fast"}, .cost = 0, .dice = {0, 1}, .minSpeed = 4, .always = true});
            DeclareAttack stab{leader, {"knife"}, {1, 0}, duel.enemy, {2, 0}, false, {}};
            QCOMPARE(speedOf(table.open, leader), std::optional(4));
            QVERIFY(oddsOf(table.open, stab)->dice == DicePool(2, 2));
            omega::apply(table, EffectBegan{{{"mud"}, leader, Stat::Speed, -1, Until::TakenAway}});
            QVERIFY(oddsOf(table.open, stab)->dice == DicePool(2, 1));
            QCOMPARE(no(table, stab), fine);
            for (Sheet &sheet : table.open.content.sheets)
                for (Stance &stance : sheet.stances)
                    stance.speed.reset();
            QCOMPARE(no(table, stab), std::string(R"({"rule": "OP-ATK-1", "facts": {"unknown": "speed"}})"));
            stab.extras = {{"fast"}};
            QCOMPARE(ruleAgainst(table, stab), std::string("OP-ATK-1"));
        }
    }

    /// EN 753: a figure or a marker is attacked.
    void OP_ATK_1_aMarkerThatTheMissionLetsBeDamagedIsAttacked()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            Table &table = duel.table;
            omega::apply(table, MarkerPlaced{MarkerKind::Bomb, {3, 0}});
            DeclareAttack shot{leader, {"carbine"}, {0, 0}, leader, {3, 0}, true, {}, MarkerKind::Bomb};
            QCOMPARE(no(table, shot), std::string(R"({"rule": "OP-ATK-1", "facts": {"no_target": "bomb"}})"));
            table.open.content.markers = {{MarkerKind::Bomb, Side::Commando, Defense{2, std::nullopt}, std::nullopt}};
            QCOMPARE(no(table, shot), std::string(R"({"rule": "OP-ATK-1", "facts": {"friendly": "bomb"}})"));
            table.open.content.markers.front().side = Side::Enemy;
            QCOMPARE(oddsOf(table.open, shot)->wounds.front().hits, 2);
            for (const int wounds : {1, 2})
            {
                QCOMPARE(played(table, {shot}), fine);
                QCOMPARE(played(table, {showing(table, 1), ApplyAttack{}}), fine);
                QCOMPARE(woundsOf(table.open, MarkerKind::Bomb, {3, 0}), wounds % 2);
            }
            QVERIFY2(!spacesWith(table.open, MarkerKind::Bomb).contains({3, 0}), "its two wounds destroy it");
            QVERIFY2(malformed(table.open, Command(shot)), "no such marker lies there");
            QCOMPARE(table.open.commandos.at(leader).wounds, 0);
        }
    }

    /// An unknown value is requested before a wound is taken.
    void OP_DOWN_1_aWoundAsksForTheVitality()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            Table &table = duel.table;
            FigureCard card = *found(table.open.content.figures, KindId{"blaster"});
            card.vitality.reset();
            omega::apply(table, FigureCardWritten{card});
            QCOMPARE(played(table, {duel.shot()}), fine);
            Table missed = table;
            QCOMPARE(played(missed, {showing(missed, 0), ApplyAttack{}}), fine);
            QCOMPARE(played(table, {showing(table, 2)}), fine);
            QCOMPARE(
                no(table, ApplyAttack{}), std::string(R"({"rule": "OP-ATK-4", "facts": {"unknown": "vitality"}})"));
        }
    }

    void OP_ADR_5_aFallAsksForTheRefreshValues()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            Table &table = duel.table;
            Ability charge = *found(table.open.content.abilities, AbilityId{"charge"});
            charge.refresh.reset();
            omega::apply(table, AbilityWritten{charge});
            fund(table, well(charge.id), 2);
            duel.enemyTurn();
            omega::apply(table, WoundsChanged{leader, 2});
            Table light = table;
            QCOMPARE(played(light, {duel.bite()}), fine);
            QCOMPARE(played(light, {showing(light, 2), ApplyAttack{}}), fine);
            omega::apply(table, WoundsChanged{leader, 3});
            QCOMPARE(played(table, {duel.bite()}), fine);
            QCOMPARE(played(table, {showing(table, 2)}), fine);
            QCOMPARE(no(table, ApplyAttack{}),
                std::string(R"({"rule": "OP-ADR-5", "facts": {"ability": "charge", "unknown": "refresh"}})"));
            charge.refresh = 1;
            omega::apply(table, AbilityWritten{charge});
            QCOMPARE(played(table, {ApplyAttack{}}), fine);
            QCOMPARE(tokensIn(table.open, charge.id), 1);
            Table gas = tableInTurns(printing);
            charge.refresh.reset();
            omega::apply(gas, AbilityWritten{charge});
            fund(gas, well(charge.id), 2);
            omega::apply(gas, TurnEnded{});
            omega::apply(gas, MarkerPlaced{MarkerKind::Gas, *gas.open.commandos.at(counter).at});
            omega::apply(gas, WoundsChanged{counter, 3});
            QCOMPARE(ruleAgainst(gas, BeginTurn{counter}), std::string("OP-ADR-5"));
        }
    }

    /// The order of several cards depends on their groups, and a tile on the icon.
    void OP_ROOM_2_aCardsGroupAndIconAreAskedFor()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            const auto with = [&](const char *id, auto change)
            {
                Table changed = table;
                RoomCard card = *found(table.open.content.roomCards, RoomCardId{id});
                change(card);
                omega::apply(changed, RoomCardWritten{card});
                omega::apply(
                    changed, RoomRevealed{{2}, Edge{{3, 2}, Edge::Side::East}, {{"faulty_intel_emi"}, {"empty_room"}}});
                return no(changed, ResolveCard{{"faulty_intel_emi"}, std::nullopt, TileName{U'b'}});
            };
            QCOMPARE(with("empty_room", [](RoomCard &) { }), fine);
            QCOMPARE(with("empty_room", [](RoomCard &card) { card.group.reset(); }),
                std::string(R"({"rule": "OP-ROOM-2", "facts": {"card": "empty_room", "unknown": "group"}})"));
            QCOMPARE(with("faulty_intel_emi", [](RoomCard &card) { card.icon.reset(); }),
                std::string(R"({"rule": "OP-ROOM-2", "facts": {"card": "faulty_intel_emi", "unknown": "icon"}})"));
        }
    }

    /// EN 1299: right after the attack, or not at all.
    void OP_ATK_3_aKnockbackIsOverOnceSomethingElseHappens()
    {
        for (const Printing printing : printings)
        {
            Duel duel(printing);
            Table &table = duel.table;
            omega::apply(table, WeaponReadied{leader, AttackType::Ranged, WeaponId{"m62"}});
            const FigureId sentry = bring(table, "sentry_drone", {1, 2}, Facing::East);
            DeclareAttack shot = duel.shot();
            shot.weapon = {"m62"};
            QCOMPARE(played(table, {shot}), fine);
            QCOMPARE(played(table, {showing(table, 1), ApplyAttack{}}), fine);
            QCOMPARE(ruleAgainst(table, KnockBack{Space{3, 0}}), fine);
            Table moved = table;
            QCOMPARE(played(moved, {Move{sentry, {{1, 2}, {2, 2}}, Facing::East, 1, 0}}), fine);
            QCOMPARE(ruleAgainst(moved, KnockBack{Space{3, 0}}), std::string("OP-ATK-3"));
            Table attacked = table;
            const DeclareAttack burst{sentry, {"drone_gun"}, {1, 2}, duel.enemy, {2, 0}, true, {}};
            forced(attacked, burst);
            QCOMPARE(ruleAgainst(attacked, KnockBack{Space{3, 0}}), std::string("OP-ATK-3"));
        }
    }

    /// EN 903: twice its current Speed stat.
    void OP_DASH_1_aChargeCountsTheSpeedAsItStands()
    {
        for (const Printing printing : printings)
            for (const int more : {0, 1})
            {
                Duel duel(printing);
                Table &table = duel.table;
                duel.enemyTurn();
                fund(table, pool, 20);
                if (more > 0)
                    omega::apply(table, EffectBegan{{{"haste"}, duel.enemy, Stat::Speed, more, Until::EndOfTurn}});
                QCOMPARE(played(table, {UseAbility{{"charge"}, duel.enemy, std::nullopt}}), fine);
                QCOMPARE(speedOf(table.open, duel.enemy), std::optional(2 * (3 + more)));
            }
    }

    /// The readings that stay as they are: nobody is in an aura of its own.
    void OP_DASH_4_noAuraIsForItsOwnFigure()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Activate);
            const FigureId handler = bring(table, "handler", {6, 1});
            QVERIFY(!inAuraOf(table.open, handler, Keyword::Drive));
            const FigureId second = bring(table, "handler", {7, 1});
            QVERIFY(inAuraOf(table.open, handler, Keyword::Drive) && inAuraOf(table.open, second, Keyword::Drive));
        }
    }
};

DOSSIER_TESTS(AttackChangesTest, Nothing)

} // namespace attack_changes_test

#include "attack_changes_test.moc"
