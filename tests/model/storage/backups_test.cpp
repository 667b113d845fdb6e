#include "model/storage/backups.h"
#include "model/storage/campaigns.h"
#include "model/storage/sessions.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/support/test_class.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTest>

#include <functional>
#include <map>

namespace backups_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

const QDate today(2026, 11, 22);

/// Adds an entry at that second.
void play(CampaignFile &file, std::uint64_t second)
{
    SessionJournal journal = must(file.journal({1}));
    must(journal.append(recorded(second, entryWith(journal.journal(), {"seen", ""}))));
}

/// The name of the copy of that day in a folder.
QString nameOf(const QString &folder, const QDate &day)
{
    return QDir(folder).entryList({QStringLiteral("*.%1.dossier").arg(day.toString(Qt::ISODate))}).value(0);
}

/// An entry and a copy on each day, up to today, until copies of forty days ago are pruned.
void playForDays(CampaignFile &file, const QString &folder)
{
    for (int day = 39; day >= 0; --day)
    {
        play(file, static_cast<std::uint64_t>(9000 - day));
        must(keepBackup(file, folder, today.addDays(-day)));
    }
}

} // namespace

/// Copies of a campaign file, day by day.
class BackupsTest : public QObject
{
    Q_OBJECT

private slots:

    void aBackupIsTheWholeFile()
    {
        const Place place;
        makeFullFile(place.path);
        const QString folder = place.folder.filePath("kept/backups");
        QString copy;
        {
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            must(keepBackup(file, folder, today));
            copy = must(backupsOf(file, folder)).value(0);
        }
        QVERIFY(QFileInfo(copy).fileName().startsWith("Lab."));
        QVERIFY(copy.endsWith(".2026-11-22.dossier"));
        QCOMPARE(contentOf(copy).lines, contentOf(place.path).lines);
        QVERIFY(!contentOf(copy).flagged);
    }

    void copiesAreFoundByNameAndOrderedByTheirContent()
    {
        const Place place;
        makeFullFile(place.path);
        const QString folder = place.folder.filePath("backups");
        QVERIFY(copiesOf(place.path, folder).empty());
        {
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            // The clock was at 2099 once: that copy is older for all that.
            must(keepBackup(file, folder, QDate(2099, 1, 1)));
            SessionJournal journal = must(file.journal({1}));
            must(journal.append(recorded(9000, entryWith(journal.journal(), {"seen", ""}))));
            must(keepBackup(file, folder, today));
            must(journal.append(recorded(9001, entryWith(journal.journal(), {"seen", ""}))));
            must(file.copyTo(place.folder.filePath("Lab (2026-11-22 21.00.00).dossier")));
        }
        writeBytes(folder + "/Lab.notes.dossier", "no copy");
        writeBytes(folder + "/Lab.2.12345678.2027-01-01.dossier", "of another file");
        writeBytes(place.path, "");
        const std::vector<KeptCopy> copies = copiesOf(place.path, folder);
        QCOMPARE(copies.size(), std::size_t{3});
        QCOMPARE(copies[0].path, place.folder.filePath("Lab (2026-11-22 21.00.00).dossier"));
        QCOMPARE(copies[0].last.milliseconds, 9001000);
        QCOMPARE(copies[1].day, today);
        QCOMPARE(copies[1].entries + 1, copies[0].entries);
        QCOMPARE(copies[2].day, QDate(2099, 1, 1));
        QCOMPARE(copies[2].entries + 1, copies[1].entries);
        QVERIFY(!copies[0].game.isEmpty());
        QVERIFY(copiesOf(place.folder.filePath("La.dossier"), folder).empty());
    }

    /// Copies keep the name that the file had, and people name copies as they like.
    void copiesAreFoundByTheirContentUnderAnyName()
    {
        const Place place;
        makeFullFile(place.path);
        const QString folder = place.folder.filePath("backups");
        const QString renamed = place.folder.filePath("Winter.dossier");
        {
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            must(keepBackup(file, folder, today));
            play(file, 9000);
            must(file.copyTo(place.folder.filePath("Lab copy.dossier")));
        }
        // Another campaign, of the new name, that was played later.
        makeFullFile(place.folder.filePath("Winter (2).dossier"), 2);
        {
            CampaignFile other = must(CampaignFile::open(place.folder.filePath("Winter (2).dossier"), keyOfTests()));
            play(other, 99000);
        }
        QVERIFY(QFile::rename(place.path, renamed));
        constexpr qsizetype page = 4096;
        writeBytes(renamed, bytesOf(renamed).replace(2 * page, page, QByteArray(page, '\0')));
        std::vector<KeptCopy> copies = copiesOf(renamed, folder);
        QCOMPARE(copies.size(), std::size_t{3});
        QCOMPARE(QFileInfo(copies[0].path).fileName(), QString("Lab copy.dossier"));
        QCOMPARE(copies[1].day, today);
        QCOMPARE(QFileInfo(copies[2].path).fileName(), QString("Winter (2).dossier"));
        // Where nothing can be read of the file, a copy of its name tells which others are its copies.
        QVERIFY(QFile::rename(renamed, place.path));
        writeBytes(place.path, "");
        copies = copiesOf(place.path, folder);
        QCOMPARE(copies.size(), std::size_t{2});
        QCOMPARE(QFileInfo(copies[0].path).fileName(), QString("Lab copy.dossier"));
    }

    /// One entry was recorded while the clock said 2099.
    void aClockThatWasAheadMakesNoCopyTheNewest()
    {
        const Place place;
        makeFullFile(place.path);
        const QString folder = place.folder.filePath("backups");
        constexpr std::uint64_t in2026 = 1'790'000'000;
        constexpr std::uint64_t in2099 = 4'080'000'000;
        {
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            play(file, in2099);
            must(keepBackup(file, folder, today.addDays(-2)));
            for (std::uint64_t entry = 1; entry <= 5; ++entry)
                play(file, in2026 + entry);
            must(keepBackup(file, folder, today.addDays(-1)));
        }
        {
            // Played on in the earlier copy: neither goes on from the other.
            must(placeCopy({.path = place.folder.filePath("backups/" + nameOf(folder, today.addDays(-2)))},
                place.folder.filePath("Lab (2).dossier")));
            CampaignFile other = must(CampaignFile::open(place.folder.filePath("Lab (2).dossier"), keyOfTests()));
            play(other, in2026 - 1);
        }
        writeBytes(place.path, "");
        const std::vector<KeptCopy> copies = copiesOf(place.path, folder);
        QCOMPARE(copies.size(), std::size_t{3});
        QCOMPARE(copies[0].day, today.addDays(-1));
        QCOMPARE(QFileInfo(copies[1].path).fileName(), QString("Lab (2).dossier"));
        QCOMPARE(copies[2].day, today.addDays(-2));
        QVERIFY(copies[2].last > copies[0].last);
    }

    void copiesThatAreDamagedOrEmptyAreListedWithTheirFault()
    {
        const Place place;
        makeFullFile(place.path);
        const auto beside = [&](const char *name) { return place.folder.filePath(QLatin1String(name)); };
        for (const char *name : {"Lab (2).dossier", "Lab (3).dossier", "Lab.v1.dossier"})
            QVERIFY(QFile::copy(place.path, beside(name)));
        tamper(beside("Lab (2).dossier"), "UPDATE secret_records SET body = x'00' WHERE session = 2 AND number = 11");
        writeBytes(beside("Lab (3).dossier"), bytesOf(place.path).first(5000));
        writeBytes(beside("Lab (4).dossier"), "");
        writeBytes(beside("Lab (5).dossier"), QByteArray(5000, 'x'));
        must(CampaignFile::create(beside("Lab (6).dossier"), keyOfTests()));
        writeBytes(place.path, "");
        std::map<QString, KeptCopy> byName;
        std::size_t before = SIZE_MAX;
        for (const KeptCopy &copy : copiesOf(place.path, place.folder.filePath("backups")))
        {
            byName[QFileInfo(copy.path).fileName()] = copy;
            QVERIFY(copy.entries > 0 || copy.last.milliseconds == 0);
            QVERIFY(before > 0 || copy.entries == 0);
            before = copy.entries;
        }
        QCOMPARE(byName.size(), std::size_t{6});
        const auto fault = [&](const char *name) { return byName.at(QLatin1String(name)).problem.value().fault; };
        QVERIFY(!byName.at("Lab.v1.dossier").problem);
        QCOMPARE(fault("Lab (2).dossier"), StorageFault::Damaged);
        QCOMPARE(fault("Lab (3).dossier"), StorageFault::Damaged);
        QCOMPARE(fault("Lab (4).dossier"), StorageFault::Empty);
        QCOMPARE(fault("Lab (5).dossier"), StorageFault::NotOurs);
        QVERIFY(!byName.at("Lab (6).dossier").problem);
        QCOMPARE(byName.at("Lab (6).dossier").entries, std::size_t{0});
        // The readable part of a damaged file continues, with the announced number of entries.
        const KeptCopy &damaged = byName.at("Lab (2).dossier");
        QVERIFY(damaged.entries > 10 && damaged.entries < byName.at("Lab.v1.dossier").entries);
        must(placeCopy(damaged, beside("restored.dossier")));
        const KeptCopy restored = readableContent(beside("restored.dossier"));
        QVERIFY(!restored.problem);
        QCOMPARE(restored.entries, damaged.entries);
    }

    void aCopyIsPlacedWithItsOwnLog()
    {
        const Place place;
        makeFullFile(place.path);
        const QString copy = place.folder.filePath("copy.dossier");
        {
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            SessionJournal journal = must(file.journal({1}));
            must(journal.append(recorded(9000, entryWith(journal.journal(), {"seen", ""}))));
            // The state that a sudden death, or a copy of both files, leaves.
            writeBytes(copy, bytesOf(place.path));
            writeBytes(copy + "-wal", bytesOf(place.path + "-wal"));
        }
        const QString restored = place.folder.filePath("restored.dossier");
        must(placeCopy({.path = copy}, restored));
        QCOMPARE(contentOf(restored).lines, contentOf(place.path).lines);
    }

    void thereIsOneADay()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        const QString folder = place.folder.filePath("backups");
        must(keepBackup(file, folder, today));
        addedSession(file);
        must(keepBackup(file, folder, today));
        QCOMPARE(must(backupsOf(file, folder)).size(), 1);
        CampaignFile kept = must(CampaignFile::open(must(backupsOf(file, folder)).first(), keyOfTests()));
        QCOMPARE(faultOf(kept.journal({1})), StorageFault::NoSuchThing);
        must(keepBackup(file, folder, today.addDays(1)));
        QCOMPARE(must(backupsOf(file, folder)).size(), 2);
    }

    void oneOfEveryDayForTenDaysAndOfEveryWeekForFour()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        const QString folder = place.folder.filePath("backups");
        for (int day = 100; day >= 0; --day)
            must(keepBackup(file, folder, today.addDays(-day)));
        const QStringList kept = must(backupsOf(file, folder));
        QCOMPARE(kept.size(), 14);
        for (int day = 0; day < 10; ++day)
            QVERIFY(kept[day].contains(today.addDays(-day).toString(Qt::ISODate)));
        QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 14);
    }

    void daysThatWereNotPlayedCountForNothing()
    {
        QList<QDate> days;
        for (int month = 0; month < 10; ++month)
            days << today.addMonths(-month);
        QVERIFY(daysToPrune(days).isEmpty());
        for (int month = 10; month < 16; ++month)
            days << today.addMonths(-month);
        QCOMPARE(daysToPrune(days), (QList<QDate>{today.addMonths(-14), today.addMonths(-15)}));
    }

    void otherFilesInTheFolderStay()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        const Place other;
        CampaignFile second = must(CampaignFile::create(other.path, keyOfTests()));
        const QString folder = place.folder.filePath("backups");
        must(keepBackup(second, folder, today.addDays(-1000)));
        writeBytes(QDir(folder).filePath("Lab.notes.txt"), "mine");
        for (int day = 100; day >= 0; --day)
            must(keepBackup(file, folder, today.addDays(-day)));
        QCOMPARE(must(backupsOf(second, folder)).size(), 1);
        QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 16);
    }

    void aNameThatIsCutInsideALetterHasABackup()
    {
        const Place place;
        const QString name = QString(59, u'n') + QStringLiteral("\U0001F47E and more");
        CampaignFile file = must(CampaignFile::create(place.folder.filePath(name + ".dossier"), keyOfTests()));
        const QString folder = place.folder.filePath("backups");
        must(keepBackup(file, folder, today));
        QCOMPARE(must(backupsOf(file, folder)).size(), 1);
        const std::vector<KeptCopy> copies = copiesOf(file.path(), folder);
        QCOMPARE(copies.size(), std::size_t{1});
        QCOMPARE(copies.front().entries, std::size_t{0});
    }

    void aClockThatIsBehindKeepsTodaysCopyToo()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        const QString folder = place.folder.filePath("backups");
        for (int day = 0; day < 20; ++day)
            must(keepBackup(file, folder, today.addDays(day)));
        must(keepBackup(file, folder, today.addDays(-1)));
        const QStringList kept = must(backupsOf(file, folder));
        QVERIFY(kept.last().contains(today.addDays(-1).toString(Qt::ISODate)));
        QVERIFY(kept.first().contains(today.addDays(19).toString(Qt::ISODate)));
    }

    void anyYearHasAName()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        const QString folder = place.folder.filePath("backups");
        for (const int year : {33, 1968, 2099, 12000})
            must(keepBackup(file, folder, QDate(year, 2, 3)));
        const QStringList kept = must(backupsOf(file, folder));
        QCOMPARE(kept.size(), 4);
        QVERIFY(kept.first().endsWith(".12000-02-03.dossier"));
        QVERIFY(kept.last().endsWith(".0033-02-03.dossier"));
    }

    void whatIsNoCopyOfOursStays()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        const QString folder = place.folder.filePath("backups");
        must(keepBackup(file, folder, today.addDays(-40)));
        // A name that says that it is an old copy of this file, and something else in it.
        const QString foreign
            = QString(must(backupsOf(file, folder)).first())
                  .replace(today.addDays(-40).toString(Qt::ISODate), today.addDays(-41).toString(Qt::ISODate));
        writeBytes(foreign, "pictures");
        writeBytes(folder + "/.dossier-0123.part", "mine");
        for (int day = 39; day >= 0; --day)
            must(keepBackup(file, folder, today.addDays(-day)));
        QCOMPARE(bytesOf(foreign), QByteArray("pictures"));
        QCOMPARE(bytesOf(folder + "/.dossier-0123.part"), QByteArray("mine"));
        QVERIFY(must(backupsOf(file, folder)).size() < 20);
    }

    /// People open copies as well: one in which somebody played or wrote is more than a copy.
    void aCopyThatWasPlayedOnIsNeverPruned_data()
    {
        using Change = std::function<void(CampaignFile &)>;
        QTest::addColumn<Change>("change");
        QTest::addColumn<bool>("stays");
        QTest::newRow("only looked at") << Change([](CampaignFile &) { }) << false;
        QTest::newRow("entries") << Change([](CampaignFile &copy) { play(copy, 7000); }) << true;
        QTest::newRow("notes of a session") << Change(
            [](CampaignFile &copy)
            {
                SessionFacts facts = must(sessions(copy, {1})).front().value.facts;
                facts.notes = QStringLiteral("typed in the copy");
                must(changeSession(copy, {1}, facts));
            }) << true;
        QTest::newRow("notes of a campaign") << Change([](CampaignFile &copy)
            { must(changeCampaign(copy, {1}, {QStringLiteral("Winter"), QStringLiteral("omega"), "mine"})); })
                                             << true;
        QTest::newRow("a session more") << Change([](CampaignFile &copy) { addedSession(copy); }) << true;
    }

    void aCopyThatWasPlayedOnIsNeverPruned()
    {
        QFETCH(std::function<void(CampaignFile &)>, change);
        QFETCH(bool, stays);
        const Place place;
        makeFullFile(place.path);
        const QString folder = place.folder.filePath("backups");
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        must(keepBackup(file, folder, today.addDays(-40)));
        const QString first = must(backupsOf(file, folder)).value(0);
        {
            CampaignFile copy = must(CampaignFile::open(first, keyOfTests()));
            change(copy);
        }
        playForDays(file, folder);
        QCOMPARE(QFile::exists(first), stays);
        QCOMPARE(must(backupsOf(file, folder)).size(), stays ? 15 : 14);
    }

    void aCopyThatIsOpenStays()
    {
        const Place place;
        makeFullFile(place.path);
        const QString folder = place.folder.filePath("backups");
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        must(keepBackup(file, folder, today.addDays(-40)));
        const CampaignFile copy = must(CampaignFile::open(must(backupsOf(file, folder)).value(0), keyOfTests()));
        playForDays(file, folder);
        QVERIFY(QFile::exists(copy.path()));
    }

    /// The chains of the copies are others, for they go over encrypted cells.
    void copiesFromBeforeTheEncryptionArePrunedByTheirRecords()
    {
        const Place place;
        makeFullFile(place.path, 1, {});
        const QString folder = place.folder.filePath("backups");
        {
            CampaignFile file = must(CampaignFile::open(place.path));
            must(keepBackup(file, folder, today.addDays(-41)));
            must(keepBackup(file, folder, today.addDays(-40)));
        }
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        const QStringList copies = must(backupsOf(file, folder));
        {
            CampaignFile copy = must(CampaignFile::open(copies.value(0)));
            play(copy, 7000);
        }
        playForDays(file, folder);
        QVERIFY(QFile::exists(copies.value(0)));
        QVERIFY(!QFile::exists(copies.value(1)));
    }

    void whereNoneCanBeKeptTheFileSaysSoAndIsAsItWas()
    {
        const Place place;
        makeFullFile(place.path);
        writeBytes(place.folder.filePath("backups"), "a file where the folder should be");
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        const Done done = keepBackup(file, place.folder.filePath("backups"), today);
        QCOMPARE(faultOf(done), StorageFault::ReadOnly);
        QCOMPARE(done.error().file, place.folder.filePath("backups"));
        QCOMPARE(file.access(), Access::Writes);
    }
};

DOSSIER_TESTS(BackupsTest, EventLoop)

} // namespace backups_test

#include "backups_test.moc"
