#include "model/omega/json/json.h"
#include "model/omega/seen/attack.h"
#include "model/omega/seen/numbers.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace equipment_rules_test
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
const std::optional<WeaponId> flamer = WeaponId{"flame_thrower"};
const std::optional<WeaponId> carbine = WeaponId{"carbine"};

/// The leader's turn, with a found flame thrower in hand; the next commando is beside him.
Table withFound(Printing printing, bool kit = false)
{
    Table table = tableInTurns(printing);
    if (kit)
        forced(table, TakeKit{leader, {"flame_kit"}});
    omega::apply(table, Placed{leader, Space{1, 1}, Facing::East});
    omega::apply(table, Placed{counter, Space{1, 2}, Facing::East});
    omega::apply(table, ItemMoved{{"found_flamer"}, std::nullopt, leader});
    return table;
}

std::optional<WeaponId> ranged(const Table &table, Role role)
{
    return table.open.commandos.at(role).ranged;
}

const Equip takeFlamer{leader, AttackType::Ranged, flamer};
const Equip putAway{leader, AttackType::Ranged, std::nullopt};
const Trade handOver{leader, counter, {"found_flamer"}};

/// A kit card of the leader's that brings the Taunter Drone.
Table withDroneKit(Printing printing, std::optional<int> cost = 1)
{
    Table table = tableInTurns(printing);
    omega::apply(
        table, KitWritten{{.id = {"taunter_kit"}, .points = 1, .cost = cost, .deploys = KindId{"taunter_drone"}}});
    omega::apply(table, KitChanged{leader, {"taunter_kit"}, true});
    return table;
}

Deploy drone(int number, Space at, std::optional<Role> by = leader)
{
    return {{number}, {"taunter_drone"}, at, Facing::East, by};
}

} // namespace

/// OP-CMD-3, OP-ACT-2, -3: weapons, kit cards and drones.
class EquipmentRulesTest : public QObject
{
    Q_OBJECT

private slots:

    /// EN 1071; the repro: a traded weapon leaves its giver.
    void OP_ACT_2_aTradedWeaponIsNoLongerInUse()
    {
        Table table = withFound(Printing::Revised);
        QCOMPARE(played(table, {takeFlamer}), fine);
        QCOMPARE(ranged(table, leader), flamer);
        QCOMPARE(played(table, {handOver}), fine);
        QCOMPARE(ranged(table, leader), carbine);
        QCOMPARE(ranged(table, counter), std::optional(WeaponId{"pistol"}));
        const FigureId clone = bring(table, "rogue_clone", {3, 1}, Facing::West);
        const DeclareAttack shot{leader, *flamer, {1, 1}, clone, {3, 1}, false, {}};
        QCOMPARE(ruleAgainst(table, shot), std::string("OP-ATK-1"));
        omega::apply(table, TurnBegan{counter, false});
        QCOMPARE(played(table, {Equip{counter, AttackType::Ranged, flamer}}), fine);
    }

    /// IT 1178: a basic weapon replaces the one of its type as soon as it is gained.
    void OP_CMD_3_aFoundBasicWeaponIsInUseAtOnceInTheFirstPrinting()
    {
        for (const Printing printing : printings)
        {
            const bool first = printing == Printing::First;
            Table table = tableInTurns(printing);
            omega::apply(table, Placed{leader, Space{1, 1}, Facing::East});
            omega::apply(table, Placed{counter, Space{1, 2}, Facing::East});
            omega::apply(table, MarkerPlaced{MarkerKind::Investigate, {1, 1}});
            QCOMPARE(played(table, {Investigate{leader, {1, 1}, ItemId{"found_flamer"}}}), fine);
            QCOMPARE(ranged(table, leader), first ? flamer : carbine);
            const FigureId clone = bring(table, "rogue_clone", {3, 1}, Facing::West);
            const DeclareAttack shot{leader, *flamer, {1, 1}, clone, {3, 1}, false, {}};
            QCOMPARE(ruleAgainst(table, shot), first ? fine : std::string("OP-ATK-1"));
            QCOMPARE(ruleAgainst(table, takeFlamer), first ? std::string("OP-ACT-2") : fine);
            if (!first)
                continue;
            QCOMPARE(played(table, {handOver}), fine);
            QCOMPARE(ranged(table, leader), carbine);
            QCOMPARE(ranged(table, counter), flamer);
        }
    }

    /// EN 1097; the repro: the kit's weapon takes the printed one's place, and nothing found can be put away.
    void OP_ACT_2_puttingAwayReadiesTheKitsWeapon()
    {
        Table table = withFound(Printing::Revised, true);
        WeaponCard other = *found(table.open.content.weapons, *flamer);
        other.id = {"other_flamer"};
        omega::apply(table, WeaponWritten{other});
        Item item = *found(table.open.content.items, ItemId{"found_flamer"});
        item.weapon = WeaponId{"other_flamer"};
        omega::apply(table, ItemWritten{item});
        QCOMPARE(ranged(table, leader), flamer);
        QCOMPARE(no(table, putAway), std::string(R"({"rule": "OP-ACT-2", "facts": {"in_use": "flame_thrower"}})"));
        QCOMPARE(played(table, {Equip{leader, AttackType::Ranged, WeaponId{"other_flamer"}}}), fine);
        QCOMPARE(played(table, {putAway}), fine);
        QCOMPARE(ranged(table, leader), flamer);
        Table bare = withFound(Printing::Revised);
        QCOMPARE(ruleAgainst(bare, putAway), std::string("OP-ACT-2"));
        QCOMPARE(played(bare, {takeFlamer, putAway}), fine);
        QCOMPARE(ranged(bare, leader), carbine);
    }

    void OP_CMD_3_aWeaponCardIsNotUsedByItself()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            forced(table, TakeKit{leader, {"flame_kit"}});
            QCOMPARE(no(table, UseKit{leader, {"flame_kit"}, std::nullopt}),
                std::string(R"({"rule": "OP-CMD-3", "facts": {"only_a_weapon": "flame_kit"}})"));
        }
    }

    /// EN 1095: a kit card that provides an action is for the own turn.
    void OP_ACT_3_aKitCardThatIsAnActionBelongsToTheOwnTurn()
    {
        for (const Printing printing : printings)
            for (const bool action : {false, true})
            {
                Table table = tableInTurns(printing);
                Kit kit = *found(table.open.content.kits, KitId{"disruptor"});
                kit.action = action;
                omega::apply(table, KitWritten{kit});
                omega::apply(table, KitChanged{counter, kit.id, true});
                const UseKit use{counter, kit.id, std::nullopt};
                QCOMPARE(ruleAgainst(table, use), action ? std::string("OP-ACT-1") : fine);
                omega::apply(table, TurnBegan{counter, false});
                QCOMPARE(played(table, {use}), fine);
                QCOMPARE(adrenalineOf(table.open, counter), 1);
            }
    }

    /// EN 1091, IT 1063: once a turn, in the own turn, for the card's cost; the older marker goes.
    void OP_ACT_3_aDronesMarkerIsPlacedAnew()
    {
        for (const Printing printing : printings)
        {
            Table table = withDroneKit(printing);
            QCOMPARE(ruleAgainst(table, drone(1, {2, 0}, std::nullopt)), std::string("OP-ACT-3"));
            QCOMPARE(ruleAgainst(table, drone(1, {2, 0}, counter)), std::string("OP-CMD-3"));
            QCOMPARE(played(table, {drone(1, {2, 0})}), fine);
            QCOMPARE(adrenalineOf(table.open, leader), 1);
            const std::string again = ruleAgainst(table, drone(2, {3, 0}));
            QCOMPARE(again, std::string("OP-ACT-3"));
            omega::apply(table, TurnEnded{});
            QCOMPARE(ruleAgainst(table, drone(2, {3, 0})), std::string("OP-ACT-1"));
            omega::apply(table, TurnBegan{leader, false});
            QCOMPARE(played(table, {drone(2, {3, 0})}), fine);
            QVERIFY(!table.open.figures.contains(FigureId{1}));
            QVERIFY(table.open.figures.at(FigureId{2}).at == Space(3, 0));
        }
        Table unknown = withDroneKit(Printing::Revised, std::nullopt);
        QCOMPARE(no(unknown, drone(1, {2, 0})), std::string(R"({"rule": "OP-CMD-3", "facts": {"unknown": "cost"}})"));
    }

    /// The repro: even without a kit card that says so, the marker is placed again; a figure is on the map only once.
    void OP_ACT_3_anOlderMarkerGoesAndAFigureStays()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            QCOMPARE(played(table, {drone(1, {1, 0}, std::nullopt), drone(2, {2, 0}, std::nullopt)}), fine);
            QCOMPARE(table.open.figures.size(), std::size_t(1));
            QCOMPARE(played(table, {Deploy{{3}, {"sentry_drone"}, {3, 0}, Facing::East}}), fine);
            QCOMPARE(ruleAgainst(table, Deploy{{4}, {"sentry_drone"}, {3, 3}, Facing::East}), std::string("OP-ACT-3"));
        }
    }

    /// The repro: no drone shoots in the transfer step.
    void OP_ACT_3_aDroneAttacksInACommandosTurnOnceInEach()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            const FigureId sentry = bring(table, "sentry_drone", {2, 0}, Facing::East);
            const FigureId clone = bring(table, "blaster", {3, 0}, Facing::West);
            DeclareAttack shot{sentry, {"drone_gun"}, {2, 0}, clone, {3, 0}, false, {}};
            QCOMPARE(played(table, {shot, RollAttack{{{0, 0}, {}}, Roller::People}, ApplyAttack{}}), fine);
            QCOMPARE(ruleAgainst(table, shot), std::string("OP-ACT-3"));
            omega::apply(table, TurnEnded{});
            QCOMPARE(ruleAgainst(table, shot), std::string("OP-ACT-1"));
            omega::apply(table, TurnBegan{counter, false});
            QCOMPARE(ruleAgainst(table, shot), fine);
            omega::apply(table, StepBegan{Step::Transfer, 2});
            QCOMPARE(ruleAgainst(table, shot), std::string("OP-ROUND-1"));
            shot.free = true;
            QCOMPARE(ruleAgainst(table, shot), fine);
        }
    }

    void OP_ACT_3_aDronesAttackCostsWhatItsCardSays()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            FigureCard card = *found(table.open.content.figures, KindId{"sentry_drone"});
            card.combatCost = 2;
            omega::apply(table, FigureCardWritten{card});
            const FigureId sentry = bring(table, "sentry_drone", {2, 0}, Facing::East);
            const FigureId clone = bring(table, "blaster", {3, 0}, Facing::West);
            const DeclareAttack shot{sentry, {"drone_gun"}, {2, 0}, clone, {3, 0}, false, {}};
            QCOMPARE(played(table, {shot}), fine);
            QCOMPARE(adrenalineOf(table.open, leader), 2);
        }
    }

    void OP_ATK_1_powerTokensAreABlasters()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            const FigureId blaster = bring(table, "blaster", {2, 0});
            const FigureId clone = bring(table, "rogue_clone", {3, 0});
            QCOMPARE(ruleAgainst(table, SetPower{blaster, 2}), fine);
            QCOMPARE(no(table, SetPower{clone, 2}), std::string(R"({"rule": "OP-ATK-1", "facts": {"no_power": 2}})"));
            for (FigureCard &card : table.open.content.figures)
                std::erase(card.keywords, Keyword::Power);
            QVERIFY2(no(table, SetPower{blaster, 2}).empty(), "an older pack does not say whose they are");
            QCOMPARE(ruleAgainst(table, SetPower{clone, 2}), std::string("OP-ATK-1"));
        }
    }

    /// IT 337-342.
    void theKnownPackSaysWhichWeaponsAreBasicAndWhatTheyAskFor()
    {
        const Pack pack = readPack(fileText("resources/packs/level-7.json")).value();
        const WeaponCard *m18 = found(pack.weapons, WeaponId{"m18"});
        const WeaponCard *knife = found(pack.weapons, WeaponId{"combat_knife"});
        QVERIFY(m18 != nullptr && m18->basic && m18->extras.front().notAdjacent);
        QVERIFY(knife != nullptr && knife->basic && knife->extras.front().always);
        QCOMPARE(knife->extras.front().minSpeed, 4);
        QVERIFY(knife->extras.front().dice == DicePool(0, 1));
    }
};

DOSSIER_TESTS(EquipmentRulesTest, Nothing)

} // namespace equipment_rules_test

#include "equipment_rules_test.moc"
