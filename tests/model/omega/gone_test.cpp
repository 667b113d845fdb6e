#include "model/omega/seen/attack.h"
#include "model/omega/seen/numbers.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

namespace gone_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

/// A selected figure may have left the table since: nothing is said of it, and nothing ends the program.
class GoneTest : public QObject
{
    Q_OBJECT

private slots:

    void whoeverHasLeftIsNowhereAndHasNothing()
    {
        const Table table = tableInTurns(Printing::Revised);
        for (const Combatant &gone : {Combatant(FigureId{999}), Combatant(Role::Reconnaissance)})
        {
            QVERIFY(!figureOf(table.open, gone));
            QVERIFY(cardOf(table.open, gone) == nullptr);
            QCOMPARE(woundsOf(table.open, gone), 0);
            QVERIFY(!speedOf(table.open, gone) && !defenseOf(table.open, gone, AttackType::Melee));
            QVERIFY(!isMarker(table.open, gone) && !inAuraOf(table.open, gone, Keyword::Assist));
            QVERIFY(!isPlaced(table.open, {.attacker = Role::TeamLeader, .target = gone}));
        }
        QVERIFY(inPlay(table.open, Role::Reconnaissance) == Commando{});
        QVERIFY(!maxAdrenalineOf(table.open, Role::Reconnaissance));
    }
};

DOSSIER_TESTS(GoneTest, Nothing)

} // namespace gone_test

#include "gone_test.moc"
