#include "tests/model/storage/made_up_file.h"
#include "tests/model/storage/probe_process.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTest>

#include <array>
#include <set>

namespace log_missing_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

constexpr int mutants = 60;

/// A file with its log and the log's index, as bytes.
using Bytes = std::array<QByteArray, 3>;
const std::array<QString, 3> endings{QString(), QStringLiteral("-wal"), QStringLiteral("-shm")};

Bytes bytesBeside(const QString &path)
{
    Bytes bytes;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes.at(i) = bytesOf(path + endings.at(i));
    return bytes;
}

void lay(const QString &path, const Bytes &bytes, std::size_t files)
{
    for (std::size_t i = 0; i < files; ++i)
        writeBytes(path + endings.at(i), bytes.at(i));
}

/// The records that a program acknowledged before it was killed, and the files that it left.
struct Killed
{
    unsigned acknowledged = 0;
    Bytes bytes;
};

Killed killed(int records)
{
    const Place place;
    {
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        addedSession(file);
    }
    Killed found;
    {
        Probe writer(QStringLiteral("write"), place.path);
        for (int i = 0; i < records; ++i)
            found.acknowledged = writer.line().toUInt();
        for (const QString &line : writer.killed())
            found.acknowledged = line.toUInt();
    }
    found.bytes = bytesBeside(place.path);
    return found;
}

std::size_t recordsOf(CampaignFile &file)
{
    const Stored<SessionJournal> journal = file.journal({1});
    return journal ? journal->journal().records().size() : 0;
}

} // namespace

/// The file alone is the evening, or says that it is not.
class LogMissingTest : public QObject
{
    Q_OBJECT

private slots:

    void aCopyAtTheTableHasAllThatWasFoldedIn()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        SessionJournal journal = must(file.journal(addedSession(file)));
        std::mt19937 random(1);
        for (std::size_t records = 10; records <= 50; records += 10)
        {
            appendRandom(journal, random, 10);
            const Place before;
            writeBytes(before.path, bytesOf(place.path));
            CampaignFile copy = must(CampaignFile::open(before.path, keyOfTests()));
            QVERIFY(copy.isLogMissing());
            QVERIFY(copy.damage().empty());
            QCOMPARE(recordsOf(copy), records - 10);

            must(journal.foldIn());
            const Place after;
            writeBytes(after.path, bytesOf(place.path));
            CampaignFile whole = must(CampaignFile::open(after.path, keyOfTests()));
            QVERIFY(!whole.isLogMissing());
            QCOMPARE(recordsOf(whole), records);
            QVERIFY(must(whole.verify()).empty());
        }
    }

    void aCommitIsWrittenIntoRoomThatTheLogHas()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        SessionJournal journal = must(file.journal(addedSession(file)));
        std::mt19937 random(2);
        std::set<qint64> sizes;
        constexpr std::size_t commits = 30;
        for (std::size_t records = 1; records <= commits; ++records)
        {
            appendRandom(journal, random, 1);
            const Bytes left = bytesBeside(place.path);
            sizes.insert(left[1].size());
            // As after a crash, with and without the index: nothing is missing, and nothing is taken for torn.
            const Place crashed;
            lay(crashed.path, left, 2 + records % 2);
            CampaignFile copy = must(CampaignFile::open(crashed.path, keyOfTests()));
            QVERIFY(!copy.isLogMissing());
            QVERIFY(copy.setAside().isEmpty());
            QCOMPARE(recordsOf(copy), records);
        }
        QVERIFY2(sizes.size() < commits / 2, qPrintable(QString::number(sizes.size())));
        must(journal.foldIn());
        QCOMPARE(bytesBeside(place.path)[1].size(), qsizetype{0});
    }

    /// A crash may leave the room without a commit in it.
    void aLogOfZerosIsNoLogOfAnything()
    {
        const Place place;
        {
            CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
            addedSession(file);
        }
        const QByteArray zeros(120 << 10, '\0');
        writeBytes(place.path + "-wal", zeros);
        {
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            QVERIFY(!file.isLogMissing());
            SessionJournal journal = must(file.journal({1}));
            must(journal.foldIn());
        }
        QVERIFY(!must(CampaignFile::open(place.path, keyOfTests())).isLogMissing());
        // A transaction that fails at once is no replacement, and the next one is written.
        writeBytes(place.path + "-wal", zeros);
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        const StorageError refused{.fault = StorageFault::Refused, .file = {}};
        QVERIFY(!file.connection().transaction([&]() -> Done { return tl::unexpected(refused); }));
        SessionJournal journal = must(file.journal({1}));
        std::mt19937 random(3);
        appendRandom(journal, random, 1);
        QCOMPARE(recordsOf(file), std::size_t{1});
    }

    void whatIsToldOfASessionIsInTheFileAtOnce()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        addedSession(file);
        const Place other;
        writeBytes(other.path, bytesOf(place.path));
        CampaignFile copy = must(CampaignFile::open(other.path, keyOfTests()));
        QVERIFY(!copy.isLogMissing());
        QVERIFY(copy.journal({1}).has_value());
    }

    void aFileThatWasClosedMissesNothing()
    {
        const Place place;
        makeFullFile(place.path);
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        QVERIFY(!file.isLogMissing());
        const QString copy = place.folder.filePath("copy.dossier");
        SessionJournal journal = must(file.journal({1}));
        std::mt19937 random(1);
        appendRandom(journal, random, 5);
        must(file.copyTo(copy));
        CampaignFile copied = must(CampaignFile::open(copy, keyOfTests()));
        QVERIFY(!copied.isLogMissing());
        QCOMPARE(recordsOf(copied), std::size_t{35});
    }

    void afterAKillNothingIsMissingUnlessTheLogIs()
    {
        for (const int records : {1, 2, 30})
        {
            const Killed died = killed(records);
            const Place place;
            lay(place.path, died.bytes, 3);
            {
                CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
                QVERIFY(!file.isLogMissing());
                QVERIFY(recordsOf(file) >= died.acknowledged);
            }
            const Place alone;
            lay(alone.path, died.bytes, 1);
            CampaignFile file = must(CampaignFile::open(alone.path, keyOfTests()));
            QVERIFY(file.isLogMissing());
            QVERIFY(recordsOf(file) < died.acknowledged);
        }
    }

    /// It is announced until something new goes into the file: a read-only visit does not clear it for the others.
    void itIsSaidUntilItGoesOn()
    {
        const Killed died = killed(5);
        const Place place;
        lay(place.path, died.bytes, 1);
        for (int i = 0; i < 3; ++i)
            QVERIFY(must(CampaignFile::open(place.path, keyOfTests())).isLogMissing());
        {
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            SessionJournal journal = must(file.journal({1}));
            must(journal.append(recorded(99, entryWith(journal.journal(), {"on", ""}))));
        }
        QVERIFY(!must(CampaignFile::open(place.path, keyOfTests())).isLogMissing());
    }

    void aCutLogSaysSo_data()
    {
        QTest::addColumn<int>("files");
        QTest::newRow("with its index") << 3;
        QTest::newRow("without") << 2;
    }

    void aCutLogSaysSo()
    {
        QFETCH(int, files);
        const Killed died = killed(20);
        std::mt19937 random(1);
        int silent = 0;
        for (int i = scaled(mutants); i > 0; --i)
        {
            const Place place;
            Bytes bytes = died.bytes;
            bytes[1].truncate(static_cast<qsizetype>(random() % static_cast<std::size_t>(bytes[1].size())));
            lay(place.path, bytes, static_cast<std::size_t>(files));
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            silent += recordsOf(file) < died.acknowledged && !file.isLogMissing() ? 1 : 0;
        }
        QCOMPARE(silent, 0);
    }

    void aSpoiltLogSaysSo_data() { aCutLogSaysSo_data(); }

    void aSpoiltLogSaysSo()
    {
        QFETCH(int, files);
        const Killed died = killed(20);
        std::mt19937 random(2);
        int silent = 0;
        for (int i = scaled(mutants); i > 0; --i)
        {
            const Place place;
            Bytes bytes = died.bytes;
            const auto at = static_cast<qsizetype>(random() % static_cast<std::size_t>(bytes[1].size()));
            bytes[1][at] = static_cast<char>(bytes[1][at] ^ 0x20);
            lay(place.path, bytes, static_cast<std::size_t>(files));
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            silent += recordsOf(file) < died.acknowledged && !file.isLogMissing() ? 1 : 0;
        }
        QCOMPARE(silent, 0);
    }
};

DOSSIER_TESTS(LogMissingTest, EventLoop)

} // namespace log_missing_test

#include "log_missing_test.moc"
