#include "model/storage/backups.h"
#include "model/storage/private_files.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <sys/stat.h>

namespace private_files_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

/// The permissions of a file or folder as `chmod` takes them.
unsigned modeOf(const QString &path)
{
    struct stat found = {};
    return ::stat(QFile::encodeName(path).constData(), &found) == 0 ? found.st_mode & 0777U : 0;
}

void allow(const QString &path, unsigned mode)
{
    if (::chmod(QFile::encodeName(path).constData(), mode) != 0)
        qFatal("cannot set the permissions of %s", qPrintable(path));
}

} // namespace

/// Files that earlier versions left open to others become private.
class PrivateFilesTest : public QObject
{
    Q_OBJECT

private slots:

    void aFileAndAFolderBecomeTheirOwnersAlone()
    {
        const Place place;
        writeBytes(place.path, "a");
        for (const auto &[before, after] : {std::pair(0644U, 0600U), {0666U, 0660U}, {0444U, 0400U}, {0600U, 0600U}})
        {
            allow(place.path, before);
            makePrivate(place.path);
            QCOMPARE(modeOf(place.path), after);
        }
        allow(place.folder.path(), 0755);
        makePrivate(place.folder.path());
        QCOMPARE(modeOf(place.folder.path()), 0700U);
        makePrivate(place.folder.filePath("nothing is here"));
    }

    void nothingIsReachedThroughALink()
    {
        const Place place;
        writeBytes(place.path, "a");
        allow(place.path, 0644);
        const QString link = place.folder.filePath("link.dossier");
        QVERIFY(QFile::link(place.path, link));
        makePrivate(link);
        QCOMPARE(modeOf(place.path), 0644U);
    }

    void aCampaignIsTightenedWhenItIsOpenedToWrite()
    {
        const Place place;
        makeFullFile(place.path);
        allow(place.path, 0644);
        (void)must(CampaignFile::look(place.path, keyOfTests()));
        QCOMPARE(modeOf(place.path), 0644U);
        {
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            addedSession(file);
            for (const char *ending : {"", "-wal", "-shm"})
                QCOMPARE(modeOf(place.path + QLatin1String(ending)), 0600U);
            // Its locks are as they were.
            QCOMPARE(must(CampaignFile::open(place.path, keyOfTests())).access(), Access::HeldByOther);
        }
        QVERIFY(must(must(CampaignFile::open(place.path, keyOfTests())).verify()).empty());
    }

    void whatIsNoCampaignStaysOpen()
    {
        const Place place;
        writeBytes(place.path, "no campaign");
        allow(place.path, 0644);
        QVERIFY(!CampaignFile::open(place.path, keyOfTests()).has_value());
        QCOMPARE(modeOf(place.path), 0644U);
    }

    void theCopiesOfEarlierDaysAreTightened()
    {
        const Place place;
        makeFullFile(place.path);
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        const QString folder = place.folder.filePath("backups");
        must(keepBackup(file, folder, QDate(2026, 11, 27)));
        const QString copy = QDir(folder).filePath(QDir(folder).entryList(QDir::Files).front());
        allow(copy, 0644);
        allow(folder, 0755);
        must(keepBackup(file, folder, QDate(2026, 11, 28)));
        QCOMPARE(modeOf(copy), 0600U);
        QCOMPARE(modeOf(folder), 0700U);
    }
};

DOSSIER_TESTS(PrivateFilesTest, EventLoop)

} // namespace private_files_test

#include "private_files_test.moc"
