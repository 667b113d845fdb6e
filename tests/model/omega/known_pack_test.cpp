#include "model/omega/json/json.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace known_pack_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

/// Returns the pack of the published data of the game's cards.
const Pack &knownPack()
{
    static const Pack pack = readPack(fileText("resources/packs/level-7.json")).value();
    return pack;
}

} // namespace

/// The known data of the game's cards, with the rest announced as unknown.
class KnownPackTest : public QObject
{
    Q_OBJECT

private slots:

    void itIsWholeAndNotMadeUp()
    {
        QVERIFY(!knownPack().sample);
        QVERIFY(gapsIn(knownPack()).empty());
        QVERIFY(samplePack().sample);
    }

    void itHoldsTheNumbersThatSourcesGive()
    {
        const Ability *charge = found(knownPack().abilities, AbilityId{"charge"});
        QVERIFY(charge != nullptr);
        QCOMPARE(charge->readyCost, 4);
        QCOMPARE(charge->committedCost, 5);
        QCOMPARE(charge->timesSpeed, 2);
        QVERIFY(!charge->refresh);
        const FigureCard *hunter = found(knownPack().figures, KindId{"fear_hunter"});
        QVERIFY(hunter != nullptr);
        QCOMPARE(hunter->speed, 5);
        QCOMPARE(hunter->size, 2);
        const FigureCard *blaster = found(knownPack().figures, KindId{"blaster"});
        QVERIFY(blaster != nullptr && blaster->meleeDefense);
        QCOMPARE(blaster->meleeDefense->hits, 3);
        QCOMPARE(blaster->meleeDefense->hitsForTwo, 6);
        const DoorRule *jammed = found(knownPack().doors, DoorKind::Jammed);
        QVERIFY(jammed != nullptr);
        QCOMPARE(jammed->stat, Stat::Strength);
        QCOMPARE(jammed->hits, 3);
        QCOMPARE(found(knownPack().sheets, Role::TeamLeader)->strength, 2);
    }

    void whatNobodyKnowsIsUnknown()
    {
        for (const FigureCard &figure : knownPack().figures)
        {
            QVERIFY(!figure.vitality);
            QVERIFY(!figure.combatCost);
            QVERIFY(!figure.rangedDefense);
        }
        for (const Sheet &sheet : knownPack().sheets)
        {
            QVERIFY(!sheet.vitality);
            QVERIFY(!sheet.intelligence);
            QVERIFY(!sheet.downed.speed);
        }
        for (const DoorRule &door : knownPack().doors)
            QVERIFY(door.id == DoorKind::Jammed || !door.hits);
        for (const Kit &kit : knownPack().kits)
            QVERIFY(!kit.points);
        QVERIFY(knownPack().scenarios.empty());
        QCOMPARE(knownPack().missions.size(), std::size_t{1});
        QCOMPARE(
            knownPack().missions.front(), (Mission{.id = {"knock_knock"}, .name = knownPack().missions.front().name}));
    }
};

DOSSIER_TESTS(KnownPackTest, EventLoop)

} // namespace known_pack_test

#include "known_pack_test.moc"
