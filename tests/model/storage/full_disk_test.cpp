#include "model/storage/packs.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/support/test_class.h"

#include <QFileInfo>
#include <QTest>

#include <sys/resource.h>

#include <csignal>

namespace full_disk_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

/// No file of this process grows past that many bytes while this lives.
class FileSizeLimit
{
public:
    explicit FileSizeLimit(rlim_t max)
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{max, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }

    ~FileSizeLimit() { ::setrlimit(RLIMIT_FSIZE, &m_before); }

    FileSizeLimit(const FileSizeLimit &) = delete;
    FileSizeLimit &operator=(const FileSizeLimit &) = delete;
    FileSizeLimit(FileSizeLimit &&) = delete;
    FileSizeLimit &operator=(FileSizeLimit &&) = delete;

private:
    rlimit m_before{};
};

} // namespace

/// A full disk is announced, and the written data stays.
class FullDiskTest : public QObject
{
    Q_OBJECT

private slots:

    void initTestCase() { std::signal(SIGXFSZ, SIG_IGN); }

    void whatWasWrittenStaysAndItGoesOn()
    {
        const Place place;
        std::mt19937 random(1);
        std::vector<journal::Record> written;
        {
            CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
            SessionJournal journal = must(file.journal(addedSession(file)));
            journal::Record next;
            {
                const FileSizeLimit limit(300 << 10);
                Stored<Appended> last = Appended{};
                for (std::uint64_t number = 1; last && number < 5000; ++number)
                {
                    next = randomRecord(random, journal.journal(), number);
                    last = journal.append(next);
                }
                QCOMPARE(faultOf(last), StorageFault::DiskFull);
                QCOMPARE(last.error().file, place.path);
                QCOMPARE(faultOf(addPack(file, {{}, {}, std::string(1 << 20, 'x')})), StorageFault::DiskFull);
            }
            written.assign(journal.journal().records().begin(), journal.journal().records().end());
            QVERIFY(written.size() > 10);
            QVERIFY(std::ranges::equal(must(file.journal({1})).journal().records(), written));
            must(journal.append(next));
            written.push_back(next);
            QVERIFY(must(file.verify()).empty());
        }
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        QVERIFY(std::ranges::equal(must(file.journal({1})).journal().records(), written));
    }

    void aCopyIsWholeOrNotThere()
    {
        const Place place;
        makeFullFile(place.path);
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        const QString copy = place.folder.filePath("copy.dossier");
        {
            const FileSizeLimit limit(20 << 10);
            const Done done = file.copyTo(copy);
            QCOMPARE(faultOf(done), StorageFault::DiskFull);
            QCOMPARE(done.error().file, copy);
        }
        QCOMPARE(QDir(place.folder.path()).entryList({"copy*"}), QStringList());
        must(file.copyTo(copy));
    }

    void aFileThatCannotBeMadeIsNotLeftBehind()
    {
        const Place place;
        {
            const FileSizeLimit limit(2 << 10);
            QCOMPARE(faultOf(CampaignFile::create(place.path, keyOfTests())), StorageFault::DiskFull);
        }
        QVERIFY(!QFileInfo::exists(place.path));
        QVERIFY(QDir(place.folder.path()).isEmpty());
    }
};

DOSSIER_TESTS(FullDiskTest, EventLoop)

} // namespace full_disk_test

#include "full_disk_test.moc"
