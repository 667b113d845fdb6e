#include "app/omega/owners_desk.h"
#include "tests/support/test_class.h"
#include "views/kit/appearance.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <memory>
#include <vector>

namespace pack_shelf_test
{

using namespace dossier;
using omega::OwnersPack;
using omega::PackStep;

namespace
{

const omega::ValuePlace minimum{PackStep::Guide, "knock_knock", "energy_minimum", {}};
const omega::ValuePlace crisis{PackStep::Guide, "knock_knock", "crisis_round", {}};

PackKept enter(PackShelf &shelf, const omega::ValuePlace &place, const char *text)
{
    return shelf.change([&](OwnersPack &pack) { pack.write(place, text); });
}

} // namespace

/// Two windows, or a window and a program that synchronizes folders, use the owner's cards at once.
class PackShelfTest : public QObject
{
    Q_OBJECT

private slots:

    static void initTestCase() { loadResources(); }

    void whatTwoWindowsEnterIsAllKept()
    {
        const QTemporaryDir folder;
        PackShelf one(folder.path());
        PackShelf other(folder.path());
        QCOMPARE(enter(one, minimum, "7"), PackKept::Kept);
        QCOMPARE(enter(other, crisis, "4"), PackKept::Kept);
        QCOMPARE(one.change([](OwnersPack &pack) { QVERIFY(pack.add(PackStep::Items, "Crowbar").has_value()); }),
            PackKept::Kept);
        QCOMPARE(other.change([](OwnersPack &pack) { QVERIFY(pack.add(PackStep::Items, "Rope").has_value()); }),
            PackKept::Kept);
        const PackShelf later(folder.path());
        QCOMPARE(later.owners().scenario().mission.energyMinimum, std::optional(7));
        QCOMPARE(later.owners().scenario().mission.crisisRound, std::optional(4));
        QCOMPARE(later.owners().own().pack.items.size(), std::size_t{2});
        QVERIFY(other.owners().own() == later.owners().own());
    }

    /// Another program has the folder and does not let go, or a lock of an earlier version lies there.
    void noLockHoldsTheWindowUp()
    {
        const QTemporaryDir folder;
        const int held = ::open(QFile::encodeName(folder.path()).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        QCOMPARE(::flock(held, LOCK_EX | LOCK_NB), 0);
        PackShelf shelf(folder.path());
        std::vector<qint64> spent;
        for (const char *text : {"3", "4", "5", "6", "7"})
        {
            QElapsedTimer timer;
            timer.start();
            QCOMPARE(enter(shelf, minimum, text), PackKept::Kept);
            spent.push_back(timer.elapsed());
        }
        ::close(held);
        std::ranges::sort(spent);
        QVERIFY2(spent[2] < 100, qPrintable(QString::number(spent[2])));
    }

    /// The owner's pack contains all of a changed card, including its known values.
    void twoValuesOfOneCardAreBothKept()
    {
        const QTemporaryDir folder;
        PackShelf one(folder.path());
        PackShelf other(folder.path());
        const omega::ValuePlace strength{PackStep::Sheets, "team_leader", "strength", {}};
        const omega::ValuePlace vitality{PackStep::Sheets, "team_leader", "vitality", {}};
        QCOMPARE(enter(one, strength, "4"), PackKept::Kept);
        QCOMPARE(enter(other, vitality, "6"), PackKept::Kept);
        const PackShelf later(folder.path());
        const auto &sheet = later.owners().own().pack.sheets.front();
        QCOMPARE(sheet.strength, std::optional(4));
        QCOMPARE(sheet.vitality, std::optional(6));
    }

    void aValueThatBothEnterIsNotWrittenOver()
    {
        const QTemporaryDir folder;
        PackShelf one(folder.path());
        PackShelf other(folder.path());
        QCOMPARE(enter(one, minimum, "7"), PackKept::Kept);
        QCOMPARE(enter(other, minimum, "9"), PackKept::ChangedElsewhere);
        QCOMPARE(other.owners().scenario().mission.energyMinimum, std::optional(7));
        QCOMPARE(PackShelf(folder.path()).owners().scenario().mission.energyMinimum, std::optional(7));
        // The other value is shown now: entering it again is deliberate.
        QCOMPARE(enter(other, minimum, "9"), PackKept::Kept);
        QCOMPARE(PackShelf(folder.path()).owners().scenario().mission.energyMinimum, std::optional(9));
    }

    void whoEnteredWhatAnotherWindowChangedIsAskedWhichStays_data()
    {
        QTest::addColumn<bool>("isMine");
        QTest::addColumn<int>("stays");
        QTest::newRow("mine") << true << 9;
        QTest::newRow("the other") << false << 7;
    }

    void whoEnteredWhatAnotherWindowChangedIsAskedWhichStays()
    {
        QFETCH(bool, isMine);
        QFETCH(int, stays);
        const QTemporaryDir folder;
        PackShelf one(folder.path());
        PackShelf other(folder.path());
        OwnersDesk desk(other, [] { return nullptr; }, nullptr);
        const std::unique_ptr<OwnerPage> page(desk.page());
        QCOMPARE(enter(one, minimum, "7"), PackKept::Kept);
        int asked = 0;
        connect(&desk, &OwnersDesk::disputed, this,
            [&](const auto &text, const auto &mine, const auto &theirs)
            {
                ++asked;
                QVERIFY(!text().isEmpty());
                isMine ? mine() : theirs();
            });
        emit page->valueGiven(minimum, QStringLiteral("9"));
        QCOMPARE(asked, 1);
        QCOMPARE(PackShelf(folder.path()).owners().scenario().mission.energyMinimum, std::optional(stays));
        QCOMPARE(other.owners().scenario().mission.energyMinimum, std::optional(stays));
    }

    void whatLiesOnAMapIsNotMixedWithAnotherMap()
    {
        const QTemporaryDir folder;
        PackShelf one(folder.path());
        QCOMPARE(one.change([](OwnersPack &pack) { pack.setMap({.name = {}, .map = Map(8, 6)}); }), PackKept::Kept);
        PackShelf other(folder.path());
        QCOMPARE(one.change([](OwnersPack &pack) { pack.setMap({.name = {}, .map = Map(4, 3)}); }), PackKept::Kept);
        QCOMPARE(other.change([](OwnersPack &pack) { pack.turn(omega::MapSpot::Start, {7, 5}); }),
            PackKept::ChangedElsewhere);
        QCOMPARE(PackShelf(folder.path()).owners().scenario().map.width(), 4);
    }

    void aFileThatIsGoneIsWrittenAnewAndABrokenOneIsNot()
    {
        const QTemporaryDir folder;
        PackShelf shelf(folder.path());
        QCOMPARE(enter(shelf, minimum, "7"), PackKept::Kept);
        QVERIFY(QFile::remove(shelf.ownersPath()));
        QCOMPARE(enter(shelf, crisis, "4"), PackKept::Kept);
        QCOMPARE(PackShelf(folder.path()).owners().scenario().mission.energyMinimum, std::optional(7));
        QFile file(shelf.ownersPath());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"half") > 0);
        file.close();
        QCOMPARE(enter(shelf, crisis, "5"), PackKept::NotWritten);
        QVERIFY(shelf.problem().has_value());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("{\"half"));
    }
};

DOSSIER_TESTS(PackShelfTest, Windows)

} // namespace pack_shelf_test

#include "pack_shelf_test.moc"
