#include "model/omega/seen/attack.h"
#include "model/omega/seen/numbers.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace explosive_rules_test
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

/// The leader's turn with an explosive weapon of their own, against two clones side by side.
struct Grenadier
{
    explicit Grenadier(Printing printing)
        : table(tableInTurns(printing))
    {
        WeaponCard launcher = *found(table.open.content.weapons, WeaponId{"carbine"});
        launcher.id = {"launcher"};
        launcher.explosive = 1;
        launcher.dice = DicePool{0, 1};
        launcher.extras.clear();
        omega::apply(table, WeaponWritten{launcher});
        omega::apply(table, WeaponReadied{leader, AttackType::Ranged, WeaponId{"launcher"}});
        omega::apply(table, Placed{leader, Space{0, 0}, Facing::East});
        omega::apply(table, Placed{counter, Space{0, 3}, Facing::East});
        near = bring(table, "rogue_clone", {3, 0}, Facing::West);
        beside = bring(table, "blaster", {3, 1}, Facing::West);
    }

    [[nodiscard]] DeclareAttack shot() const { return {leader, {"launcher"}, {0, 0}, near, {3, 0}, false, {}}; }

    [[nodiscard]] Explode blast(int first, int second) const
    {
        return {std::nullopt, {3, 0}, 1, {0, 1}, {{near, {{}, {first}}}, {beside, {{}, {second}}}}, Roller::People, {}};
    }

    Table table;
    FigureId near;
    FigureId beside;
};

} // namespace

/// OP-ATK-3: explosive weapons, kit markers and the reach of an explosion.
class ExplosiveRulesTest : public QObject
{
    Q_OBJECT

private slots:

    /// EN 1275, IT 1208: no roll against a defense; a roll for each in the area, hits are wounds.
    void OP_ATK_3_anExplosiveWeaponExplodesInsteadOfRollingAgainstADefense()
    {
        for (const Printing printing : printings)
        {
            Grenadier of(printing);
            Table &table = of.table;
            QCOMPARE(played(table, {of.shot()}), fine);
            QCOMPARE(adrenalineOf(table.open, leader), 2);
            QVERIFY2(view(table, PublicSeat{}).odds->wounds.empty(), "no defense is asked for");
            QCOMPARE(ruleAgainst(table, RollAttack{{{}, {1}}, Roller::People}), std::string("OP-ATK-3"));
            QVERIFY(view(table, PublicSeat{}).due == (std::vector<Due>{{of.blast(0, 0), true}}));
            Explode elsewhere = of.blast(1, 1);
            elsewhere.at = {3, 1};
            QCOMPARE(no(table, elsewhere), std::string(R"({"rule": "OP-ATK-3", "facts": {"goes_off": [3, 0]}})"));
            Explode wide = of.blast(1, 1);
            wide.radius = 2;
            QCOMPARE(ruleAgainst(table, wide), std::string("OP-ATK-3"));
            QCOMPARE(played(table, {of.blast(1, 2)}), fine);
            QVERIFY2(!table.open.figures.contains(of.near), "one hit is one wound, whatever the defense");
            QCOMPARE(table.open.figures.at(of.beside).wounds, 2);
            QVERIFY(!table.open.pending.any());
        }
    }

    void OP_ATK_3_theBlastIsDueBeforeAnythingElse()
    {
        for (const Printing printing : printings)
        {
            Grenadier of(printing);
            QCOMPARE(played(of.table, {of.shot()}), fine);
            QCOMPARE(ruleAgainst(of.table, EndTurn{}), std::string("OP-ACT-1"));
            QCOMPARE(ruleAgainst(of.table, ApplyAttack{}), std::string("OP-ATK-1"));
        }
    }

    /// The repro: a kit's charge is planted and goes off; nobody shoots it.
    void OP_ATK_3_whatAMarkerCarriesIsNotAttackedWith()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing, 4);
            forced(table, TakeKit{Role::Rifleman, {"triggered_explosives"}});
            const FigureId clone = bring(table, "rogue_clone", {3, 1}, Facing::West);
            omega::apply(table, TurnBegan{Role::Rifleman, false});
            omega::apply(table, Placed{Role::Rifleman, Space{1, 1}, Facing::East});
            const DeclareAttack shot{Role::Rifleman, {"charge_pack"}, {1, 1}, clone, {3, 1}, false, {}};
            QCOMPARE(ruleAgainst(table, shot), std::string("OP-ATK-1"));
        }
    }

    /// The repro: the marker's card says radius and dice.
    void OP_ATK_3_aKitsMarkerGoesOffAsItsCardSays()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            omega::apply(table, MarkerPlaced{MarkerKind::TriggeredExplosive, {12, 0}});
            Explode blast{MarkerKind::TriggeredExplosive, {12, 0}, 2, {0, 1}, {}, Roller::People, {}};
            const auto with = [&](int radius, const DicePool &dice)
            {
                Explode other = blast;
                other.radius = radius;
                other.dice = dice;
                return no(table, other);
            };
            QCOMPARE(with(2, {0, 1}), fine);
            QCOMPARE(with(3, {0, 1}), std::string(R"({"rule": "OP-ATK-3", "facts": {"due_radius": 2, "radius": 3}})"));
            QVERIFY(with(2, {3, 3}).find("OP-DICE-2") != std::string::npos);
            WeaponCard card = *found(table.open.content.weapons, WeaponId{"charge_pack"});
            card.explosive.reset();
            omega::apply(table, WeaponWritten{card});
            QCOMPARE(with(2, {0, 1}), std::string(R"({"rule": "OP-ATK-3", "facts": {"unknown": "explosive"}})"));
            omega::apply(table, MarkerPlaced{MarkerKind::Bomb, {12, 1}});
            blast.marker = MarkerKind::Bomb;
            blast.at = {12, 1};
            blast.radius = 1;
            blast.dice = {2, 0};
            QCOMPARE(no(table, blast), fine);
        }
    }

    /// EN 1263, IT 1208: distance and cover decide, and sight is not required.
    void OP_ATK_3_aBlastAsksForDistanceAndCoverAlone()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            for (const auto &[role, commando] : std::map(table.open.commandos))
                omega::apply(table, Placed{role, std::nullopt, Facing::East});
            omega::apply(table, MarkerPlaced{MarkerKind::Wall, {1, 0}});
            const FigureId enemy = bring(table, "blaster", {3, 0}, Facing::West);
            const auto reached = [&](int radius) { return blastedBy(table.open, {0, 0}, radius).size(); };
            QCOMPARE(reached(4), std::size_t(1));
            QCOMPARE(reached(3), std::size_t(0));
            omega::apply(table, Placed{enemy, Space{2, 0}, Facing::West});
            QVERIFY2(reached(4) == 0, "the wall next to it is cover");
        }
    }

    void OP_DICE_2_nothingExplodesWhileDiceLie()
    {
        for (const Printing printing : printings)
        {
            Grenadier of(printing);
            omega::apply(of.table, WeaponReadied{leader, AttackType::Ranged, WeaponId{"carbine"}});
            DeclareAttack shot = of.shot();
            shot.weapon = {"carbine"};
            QCOMPARE(played(of.table, {shot}), fine);
            QCOMPARE(no(of.table, of.blast(0, 0)), fine);
            QCOMPARE(played(of.table, {RollAttack{{{0, 0, 0}, {}}, Roller::People}}), fine);
            QCOMPARE(ruleAgainst(of.table, of.blast(0, 0)), std::string("OP-DICE-2"));
        }
    }
};

DOSSIER_TESTS(ExplosiveRulesTest, Nothing)

} // namespace explosive_rules_test

#include "explosive_rules_test.moc"
