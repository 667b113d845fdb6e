#include "places.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/model/storage/probe_process.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

namespace failing_call_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

constexpr int tries = 4;

/// A file and its log as a sudden death leaves them.
struct Left
{
    QByteArray file;
    QByteArray log;
    QStringList records;
    bool hasWords = true;
};

QStringList recordsOf(const SessionJournal &journal)
{
    QStringList records;
    for (const journal::Record &record : journal.journal().records())
        records << text(record);
    return records;
}

Left leftBy(const QString &path, const SessionJournal &journal)
{
    return {bytesOf(path), bytesOf(path + QStringLiteral("-wal")), recordsOf(journal)};
}

Left leftByThisVersion()
{
    const Place place;
    CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
    SessionJournal journal = must(file.journal(addedSession(file)));
    std::mt19937 random(1);
    appendRandom(journal, random, 8);
    must(journal.foldIn());
    appendRandom(journal, random, 8);
    return leftBy(place.path, journal);
}

/// By the statements of the version that had no words.
Left leftByTheFirstVersion()
{
    const Place place;
    writeBytes(place.path, bytesOf(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/model/storage/golden/version-1.dossier")));
    const std::shared_ptr<Connection> connection = must(Connection::open(place.path, OpenAs::Writer));
    must(connection->run(QStringLiteral("PRAGMA wal_autocheckpoint = 0")));
    SessionJournal journal = must(SessionJournal::open(connection, {1}, std::nullopt));
    std::mt19937 random(2);
    appendRandom(journal, random, 8);
    Left left = leftBy(place.path, journal);
    left.hasWords = false;
    return left;
}

void lay(const Left &left, const QString &path)
{
    writeBytes(path, left.file);
    writeBytes(path + QStringLiteral("-wal"), left.log);
}

/// Names the loss after a probe had one failure; empty when there is none. It may die after it.
QString faultAfter(const Left &left, const Happening &happening, const char *mode = "try")
{
    const Place place;
    // The log of an upgrade alone holds nothing that was played, and the file is whole without it.
    const bool canLackUpgrade = !left.hasWords;
    lay(left, place.path);
    const QStringList said = probed(QLatin1String(mode), place.path, happening);
    const bool isAdded = !said.isEmpty() && said.back().startsWith(QLatin1String("added"));
    const Stored<CampaignFile> file = CampaignFile::open(place.path, keyOfTests());
    if (!file || file->access() != Access::Writes)
        return QStringLiteral("does not open");
    if (!canLackUpgrade && !QDir(place.folder.path()).entryList({QStringLiteral("*-wal.left*")}).isEmpty())
        return QStringLiteral("its own log was set aside");
    const QStringList records = recordsOf(must(must(CampaignFile::look(place.path, keyOfTests())).journal({1})));
    const qsizetype min = left.records.size() + (isAdded ? 1 : 0);
    if (records.size() < min || !std::equal(left.records.begin(), left.records.end(), records.begin()))
        return QStringLiteral("%1 records of %2").arg(records.size()).arg(min);
    const bool isRefused = !said.isEmpty() && said.back().startsWith(QLatin1String("fault"));
    if (isRefused && records.size() > min)
        return QStringLiteral("a record is there whose writing was said to have failed");
    return {};
}

} // namespace

/// One call of a program that opens a file fails, or the power goes there: the file and its log stay unchanged.
class FailingCallTest : public QObject
{
    Q_OBJECT

private slots:

    void nothingIsLost_data()
    {
        QTest::addColumn<bool>("isFirstVersion");
        QTest::addColumn<QByteArray>("how");
        QTest::newRow("a call fails") << false << QByteArray("fail");
        QTest::newRow("the power goes") << false << QByteArray("kill");
        QTest::newRow("a call fails, upgrading") << true << QByteArray("fail");
        QTest::newRow("the power goes, upgrading") << true << QByteArray("kill");
    }

    void nothingIsLost()
    {
        QFETCH(bool, isFirstVersion);
        QFETCH(QByteArray, how);
        const Left left = isFirstVersion ? leftByTheFirstVersion() : leftByThisVersion();
        QVERIFY(!left.log.isEmpty());
        const QTemporaryDir elsewhere(quickFolder());
        const QString countFile = elsewhere.filePath(QStringLiteral("count"));
        QCOMPARE(faultAfter(left, {.at = 0, .countFile = countFile}), QString());
        const int calls = bytesOf(countFile).toInt();
        QVERIFY(calls > 50);
        std::vector<int> at(static_cast<std::size_t>(calls));
        std::iota(at.begin(), at.end(), 1);
        std::ranges::shuffle(at, std::mt19937(3));
        at.resize(std::min(at.size(), static_cast<std::size_t>(scaled(tries))));
        QStringList faults;
        for (const int call : at)
            if (const QString fault = faultAfter(left, {.how = how.constData(), .at = call}); !fault.isEmpty())
                faults << QStringLiteral("call %1 of %2: %3").arg(call).arg(calls).arg(fault);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        qInfo("%zu of %d calls", at.size(), calls);
    }

    /// Simulates a commit with its frames in the log that could not be brought to the disk.
    void aFailedCommitIsNotFoundAfterADeath()
    {
        const Left left = leftByThisVersion();
        const QTemporaryDir elsewhere(quickFolder());
        const QString countFile = elsewhere.filePath(QStringLiteral("count"));
        QCOMPARE(faultAfter(left, {.at = 0, .countFile = countFile}), QString());
        QStringList faults;
        // The commit is among the last of them.
        const int calls = bytesOf(countFile).toInt();
        const int stride = strideFor(20);
        for (int call = calls; call > calls - 100; call -= stride)
            if (const QString fault = faultAfter(left, {.at = call}, "die"); !fault.isEmpty())
                faults << QStringLiteral("call %1: %2").arg(call).arg(fault);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }
};

DOSSIER_TESTS(FailingCallTest, EventLoop)

} // namespace failing_call_test

#include "failing_call_test.moc"
