#include "app/play/whole_file.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace whole_file_test
{

using namespace dossier;

namespace
{

/// The permissions of a file or folder as `chmod` takes them.
unsigned modeOf(const QString &path)
{
    struct stat found = {};
    return ::stat(QFile::encodeName(path).constData(), &found) == 0 ? found.st_mode & 07777U : 0;
}

} // namespace

class WholeFileTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    mode_t m_before = 0;

    [[nodiscard]] QString path(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }

private slots:

    void init() { m_before = ::umask(0); }

    void cleanup() { ::umask(m_before); }

    void aNewFileIsItsOwnersAlone()
    {
        QVERIFY(!writeWholeFile(path("secret.pdf"), "a"));
        QCOMPARE(modeOf(path("secret.pdf")), 0600U);
    }

    void aFileThatWasOpenedUpStaysSo()
    {
        QVERIFY(!writeWholeFile(path("shared.json"), "a"));
        QFile::setPermissions(
            path("shared.json"), QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
        QVERIFY(!writeWholeFile(path("shared.json"), "b"));
        QCOMPARE(modeOf(path("shared.json")), 0644U);
    }

    void foldersAreTheirOwnersAlone()
    {
        QVERIFY(makePrivateFolder(path("a/b/c")));
        for (const char *folder : {"a", "a/b", "a/b/c"})
            QCOMPARE(modeOf(path(folder)), 0700U);
        QVERIFY(makePrivateFolder(path("a/b/c")));
        QVERIFY(!writeWholeFile(path("a/file"), "x"));
        QVERIFY(!makePrivateFolder(path("a/file/below")));
        QVERIFY(!makePrivateFolder(path("a/file")));
    }

    void aFolderThatIsThereKeepsItsPermissions()
    {
        QVERIFY(QDir().mkdir(path("open")));
        QCOMPARE(modeOf(path("open")), 0777U);
        QVERIFY(makePrivateFolder(path("open/below")));
        QCOMPARE(modeOf(path("open")), 0777U);
    }

    void aTurnIsTakenByOneAtATimeAndNeverWaitedForLong()
    {
        const int other = ::open(QFile::encodeName(m_folder.path()).constData(), O_RDONLY | O_DIRECTORY);
        {
            const FolderTurn turn(m_folder.path());
            QCOMPARE(::flock(other, LOCK_EX | LOCK_NB), -1);
        }
        QCOMPARE(::flock(other, LOCK_EX | LOCK_NB), 0);
        QElapsedTimer timer;
        timer.start();
        {
            const FolderTurn turn(m_folder.path());
        }
        QVERIFY2(timer.elapsed() < 100, qPrintable(QString::number(timer.elapsed())));
        ::close(other);
        const FolderTurn none(path("no such folder"));
    }
};

DOSSIER_TESTS(WholeFileTest, Nothing)

} // namespace whole_file_test

#include "whole_file_test.moc"
