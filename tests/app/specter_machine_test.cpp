// The holder of the machine at a table of Specter Ops, without a window.
#include "app/specter/machine.h"
#include "tests/support/specter_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace specter_machine_test
{

using namespace dossier;
using namespace dossier::test;

class SpecterMachineTest : public QObject
{
    Q_OBJECT

private slots:

    void nobodyHasItBeforeATableIsPlayed()
    {
        Machine machine;
        QVERIFY(machine.isBetween());
        machine.seat(Sits::Agent);
        machine.leave();
        QVERIFY(machine.isBetween());
        QCOMPARE(machine.sits(), Sits::Hunters);
    }

    void itGoesToTheAgentByWayOfNobody()
    {
        const specter::Table table = begun();
        Machine machine;
        QVERIFY(machine.follow(table.open));
        QVERIFY(machine.isBetween());
        QCOMPARE(machine.takes(), Sits::Agent);
        QCOMPARE(machine.sits(), Sits::Hunters);
        QVERIFY(std::holds_alternative<specter::PublicSeat>(machine.seat()));
        machine.take();
        QCOMPARE(machine.sits(), Sits::Agent);
        QVERIFY(std::holds_alternative<specter::AgentSeat>(machine.seat()));
    }

    void anAgentKeepsItUntilHeHandsItOver()
    {
        specter::Table table = begun();
        Machine machine;
        machine.seat(Sits::Agent);
        QCOMPARE(walks(table, {"N1"}), std::string());
        QVERIFY(!machine.follow(table.open));
        QCOMPARE(machine.sits(), Sits::Agent);
        QCOMPARE(machine.next(table.open), Sits::Hunters);
        machine.pass(Sits::Hunters);
        QVERIFY(!machine.isBetween());
        QCOMPARE(machine.sits(), Sits::Hunters);
    }

    void whoHasItForHimselfIsNeverCovered()
    {
        Machine machine;
        machine.setAlone(true);
        machine.pass(Sits::Agent);
        QVERIFY(!machine.isBetween());
        machine.pass(Sits::SecondAgent);
        QVERIFY(machine.isBetween());
    }

    void aRoleCardIsLookedAtAloneAndGoesBackToTheHunters()
    {
        const specter::Table table = begun();
        Machine machine;
        machine.seat(Sits::Hunters);
        machine.passForRole(specter::HunterKind::Beast);
        QVERIFY(machine.isBetween());
        QVERIFY(machine.follow(table.open));
        QCOMPARE(machine.takes(), Sits::Role);
        machine.take();
        QCOMPARE(machine.seat(), specter::Seat(specter::HunterSeat{specter::HunterKind::Beast}));
        QCOMPARE(machine.next(table.open), Sits::Hunters);
    }

    void sheetsOnPaperHaveNoSeatButTheTables()
    {
        const specter::Table table = begun({.onPaper = true});
        QCOMPARE(dueAt(table.open), Sits::Hunters);
        Machine machine;
        QVERIFY(machine.follow(table.open));
        QVERIFY(!machine.isBetween());
        QCOMPARE(machine.sits(), Sits::Hunters);
    }

    void onlyTheTraitorHimselfRevealsHimself()
    {
        const specter::Command reveal = specter::RevealTraitor{specter::HunterKind::Beast};
        QCOMPARE(Machine::seatGiving(reveal, false), specter::Seat(specter::HunterSeat{specter::HunterKind::Beast}));
        QCOMPARE(Machine::seatGiving(reveal, true), specter::Seat(specter::PublicSeat{}));
        QCOMPARE(Machine::seatGiving(specter::EndHunterTurn{}, false), specter::Seat(specter::PublicSeat{}));
    }
};

DOSSIER_TESTS(SpecterMachineTest, Nothing)

} // namespace specter_machine_test

#include "specter_machine_test.moc"
