#include "app/conquest/own_box.h"
#include "app/play/game_wording.h"
#include "tests/support/conquest_tables.h"
#include "tests/support/test_class.h"
#include "views/kit/appearance.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace own_box_test
{

using namespace dossier;
using namespace dossier::conquest;

namespace
{

const TokenKind infantry{.name = "Infantry", .strength = 4, .hardness = Hardness::Soft, .competitive = true};

/// Returns the strength of the tokens named Infantry in a box.
std::optional<int> strengthOfInfantry(const OwnBox &box)
{
    const Pack pack = box.pack();
    const TokenKind *token = tokenNamed(pack, "Infantry");
    return token == nullptr ? std::nullopt : token->strength;
}

} // namespace

/// The entries of an owner of a box of Conquest of Planet Earth are kept for later games.
class OwnBoxTest : public QObject
{
    Q_OBJECT

private slots:

    static void initTestCase() { loadResources(); }

    void whatWasSaidIsThereInTheNextGame()
    {
        const QTemporaryDir folder;
        const OwnBox box(folder.path());
        QVERIFY(box.path().startsWith(u':'));
        QVERIFY(!strengthOfInfantry(box));
        const ResistanceCard tank{.name = "Tank", .copies = 3, .strength = 5, .hardness = Hardness::Hard};
        QVERIFY(box.keep({Describe{Printed{infantry}}, BuyThreat{Colour::Green}, Describe{Printed{tank}}}));
        const OwnBox later(folder.path());
        QVERIFY(!later.path().startsWith(u':'));
        QCOMPARE(strengthOfInfantry(later), std::optional(4));
        QVERIFY(resistanceNamed(later.pack(), "Tank") != nullptr);
        QVERIFY(OwnBox::isOf(later.pack()) && !OwnBox::isOf(test::conquestSample()));
    }

    /// Two windows, or a window and a program that synchronizes folders, use the box at once.
    void whatTwoWindowsSayIsAllKept()
    {
        const QTemporaryDir folder;
        const OwnBox box(folder.path());
        const Pack before = box.pack();
        const auto with = [](Pack pack, const char *name, int strength)
        {
            pack.tokens.push_back({.name = name, .strength = strength, .competitive = true});
            return pack;
        };
        QCOMPARE(box.write(with(before, "Tank", 4), before), BoxKept::Kept);
        QCOMPARE(box.write(with(before, "Artillery", 6), before), BoxKept::Kept);
        QVERIFY(tokenNamed(box.pack(), "Tank") != nullptr && tokenNamed(box.pack(), "Artillery") != nullptr);
        // Two strengths for one token: neither overwrites the other.
        QCOMPARE(box.write(with(before, "Tank", 5), before), BoxKept::ChangedElsewhere);
        QCOMPARE(tokenNamed(box.pack(), "Tank")->strength, std::optional(4));
        const Pack tanks = with(before, "Tank", 4);
        const Pack both = mergedBox(tanks, before, box.pack()).value();
        QVERIFY(tokenNamed(both, "Tank") == nullptr && tokenNamed(both, "Artillery") != nullptr);
        QVERIFY(QFile::remove(box.ownersFile()));
        QCOMPARE(box.write(with(tanks, "Artillery", 6), tanks), BoxKept::Kept);
        QVERIFY(tokenNamed(box.pack(), "Tank") != nullptr);
    }

    void aDamagedFileIsNamedAndLeftAsItIs()
    {
        const QTemporaryDir folder;
        const OwnBox box(folder.path());
        QVERIFY(box.damagedFile().isEmpty());
        const QString path = QDir(folder.path()).filePath(QStringLiteral("packs/conquest-owner.json"));
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("packs")));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"version\": 1, ");
        file.close();
        QCOMPARE(box.damagedFile(), path);
        QVERIFY(!box.keep({Describe{Printed{infantry}}}));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("{\"version\": 1, "));
    }

    void whatIsNoBoxIsSaidWithoutAPlaceInIt()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("letter.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("hello") == 5);
        file.close();
        const OrProblem<Pack> read = OwnBox::read(file.fileName());
        QVERIFY(!read);
        const QString why = wording::sentence(read.error());
        QVERIFY2(why.contains(QStringLiteral("letter.json cannot be used: ")) && !why.contains(QStringLiteral("at :")),
            qPrintable(why));
    }

    void theSheetOfTheResistanceIsKept()
    {
        const QTemporaryDir folder;
        const OwnBox box(folder.path());
        const ResistanceSheet sheet{.redCircles = {2, 5}, .sectors = {{0, 9, 2}}};
        QVERIFY(box.keep({DescribeSheet{true, sheet}}));
        QCOMPARE(box.pack().brutal, sheet);
    }

    void whatSaysNothingWritesNothing()
    {
        const QTemporaryDir folder;
        const OwnBox box(folder.path());
        QVERIFY(box.keep({BuyThreat{Colour::Green}, Describe{Printed{TokenKind{}}}}));
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("packs/conquest-owner.json"))));
    }

    /// A damaged file is not overwritten, and games continue with the publicly known data.
    void aDamagedFileIsLeftAlone()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("packs")));
        QFile file(folder.filePath(QStringLiteral("packs/conquest-owner.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{") == 1);
        file.close();
        const OwnBox box(folder.path());
        QVERIFY(box.path().startsWith(u':') && OwnBox::isOf(box.pack()));
        QVERIFY(!box.keep({Describe{Printed{infantry}}}));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("{"));
    }
};

DOSSIER_TESTS(OwnBoxTest, Windows)

} // namespace own_box_test

#include "own_box_test.moc"
