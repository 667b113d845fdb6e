#include "tests/model/storage/made_up_file.h"
#include "tests/model/storage/probe_process.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

namespace replaced_file_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

constexpr int tries = 6;

QStringList recordsOf(const QString &path)
{
    Stored<CampaignFile> file = CampaignFile::open(path, keyOfTests());
    const Stored<SessionJournal> journal = file ? file->journal({1}) : tl::unexpected(file.error());
    QStringList records;
    if (journal)
        for (const journal::Record &record : journal->journal().records())
            records << text(record);
    return records;
}

/// A session that was played for a while, closed.
void makePlayed(const QString &path, unsigned seed, int records)
{
    CampaignFile file = must(CampaignFile::create(path, keyOfTests()));
    SessionJournal journal = must(file.journal(addedSession(file)));
    std::mt19937 random(seed);
    appendRandom(journal, random, records);
}

/// A folder with a file that is played and another that comes in its place.
struct Table
{
    explicit Table(bool isCopy)
    {
        makePlayed(place.path, 1, 10);
        if (isCopy)
            writeBytes(other, bytesOf(place.path));
        else
            makePlayed(other, 2, 12);
        CampaignFile file = must(CampaignFile::open(other, keyOfTests()));
        SessionJournal journal = must(file.journal({1}));
        std::mt19937 random(3);
        appendRandom(journal, random, 5);
    }

    Place place;
    QTemporaryDir elsewhere{quickFolder()};
    QString other = elsewhere.filePath(QStringLiteral("Lab.dossier"));
};

QStringList played(const Table &table, const char *how, int at)
{
    return probed("play", table.place.path,
        {.how = how, .at = at, .with = table.other, .countFile = table.elsewhere.filePath(QStringLiteral("count"))});
}

int callsOf(const Table &table)
{
    return bytesOf(table.elsewhere.filePath(QStringLiteral("count"))).toInt();
}

bool opensWhole(const QString &path)
{
    Stored<CampaignFile> file = CampaignFile::open(path, keyOfTests());
    return file && file->access() == Access::Writes && must(file->verify()).empty();
}

/// True when it does not open for writing, or its journal does not: both report it.
bool opensDamaged(const QString &path)
{
    Stored<CampaignFile> file = CampaignFile::open(path, keyOfTests());
    const Stored<SessionJournal> journal = file ? file->journal({1}) : tl::unexpected(file.error());
    return !file || file->access() != Access::Writes || !journal || journal->damage();
}

/// True if one file in the folder has all of these records, in this order.
bool areInOneFile(const QString &folder, const QStringList &records)
{
    return std::ranges::any_of(QDir(folder).entryInfoList({QStringLiteral("*.dossier")}, QDir::Files),
        [&](const QFileInfo &file)
        {
            const QStringList found = recordsOf(file.filePath());
            const auto from = records.isEmpty() ? found.begin() : std::ranges::find(found, records.front());
            return std::distance(from, found.end()) >= records.size()
                && std::equal(records.begin(), records.end(), from);
        });
}

} // namespace

/// A sync service, or a person, puts another file in the place of the one that is played.
class ReplacedFileTest : public QObject
{
    Q_OBJECT

private slots:

    void whatWasPlayedIsSavedUnasked_data()
    {
        QTest::addColumn<QByteArray>("how");
        for (const char *how : {"rename", "overwrite", "truncate"})
            QTest::newRow(how) << QByteArray(how);
    }

    void whatWasPlayedIsSavedUnasked()
    {
        QFETCH(QByteArray, how);
        int calls = 0;
        {
            const Table table(false);
            const QStringList said = played(table, "rename", 0);
            QCOMPARE(said.size(), 24);
            calls = callsOf(table);
            QVERIFY(calls > 100);
        }
        std::mt19937 random(4);
        int saved = 0;
        for (int i = scaled(tries); i > 0; --i)
        {
            // The last calls close a file that has everything: it is not open any more.
            constexpr int closing = 10;
            const int at = 1 + static_cast<int>(random() % static_cast<unsigned>(calls - closing));
            const Table table(random() % 2 == 0);
            QStringList acknowledged = played(table, how.constData(), at);
            acknowledged.removeIf([](const QString &line) { return line.startsWith(QLatin1String("fault ")); });
            const QString where = QStringLiteral("replaced at call %1 of %2").arg(at).arg(calls);
            QVERIFY2(areInOneFile(table.place.folder.path(), acknowledged), qPrintable(where + ": lost"));
            // Only a program that overwrites a file during a write to it damages it, and then this is reported.
            QVERIFY2(opensWhole(table.place.path) || (how != "rename" && opensDamaged(table.place.path)),
                qPrintable(where + ": a mixture"));
            const QDir folder(table.place.folder.path());
            const QStringList copies = folder.entryList({QStringLiteral("Lab (*.dossier")});
            for (const QString &copy : copies)
                QVERIFY2(opensWhole(folder.filePath(copy)), qPrintable(where + ": saved a damaged file"));
            saved += copies.isEmpty() ? 0 : 1;
        }
        qInfo("%s: %d times; %d saved as a new file", how.constData(), scaled(tries), saved);
        QVERIFY(saved > 0);
    }

    void aCampaignThatCannotBeWrittenAtOneCallIsThereWholeOrNotAtAll()
    {
        const QTemporaryDir elsewhere(quickFolder());
        const QString countFile = elsewhere.filePath(QStringLiteral("count"));
        int calls = 0;
        {
            const Place place;
            probed("begin", place.path, {.at = 0, .countFile = countFile});
            QVERIFY(opensWhole(place.path));
            calls = bytesOf(countFile).toInt();
            QVERIFY(calls > 20);
        }
        int made = 0;
        const int stride = strideFor(40);
        for (int at = stride; at <= calls; at += stride)
        {
            const Place place;
            const QStringList said = probed("begin", place.path, {.at = at, .countFile = countFile});
            const bool isAdded = !said.isEmpty() && said.back().startsWith(QLatin1String("added"));
            const QString where = QStringLiteral("call %1 of %2 failed").arg(at).arg(calls);
            if (QFile::exists(place.path))
                QVERIFY2(opensWhole(place.path), qPrintable(where + ": a damaged file"));
            QVERIFY2(!isAdded || !recordsOf(place.path).isEmpty(), qPrintable(where + ": a record is lost"));
            QCOMPARE(QDir(place.folder.path()).entryList({QStringLiteral("*.part*")}, QDir::Files | QDir::Hidden),
                QStringList());
            made += QFile::exists(place.path) ? 1 : 0;
        }
        qInfo("%d calls failed once each, one of %d; %d times there was a file", calls / stride, stride, made);
    }
};

DOSSIER_TESTS(ReplacedFileTest, EventLoop)

} // namespace replaced_file_test

#include "replaced_file_test.moc"
