#include "app/session/session_files.h"
#include "app/session/session_library.h"
#include "model/storage/sessions.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

namespace session_files_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

/// Appends an entry at that moment to a session.
void playAt(CampaignFile &file, SessionId session, std::int64_t number)
{
    SessionJournal journal = must(file.journal(session));
    must(journal.append(recorded(static_cast<std::uint64_t>(number), entryWith(journal.journal(), {"seen", ""}))));
}

void setWritten(const QString &path, const QDateTime &time)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(time, QFileDevice::FileModificationTime));
}

} // namespace

/// The files and sessions that the window lists.
class SessionFilesTest : public QObject
{
    Q_OBJECT

private slots:

    void theFirstFileIsTheOneThatWasPlayedLastWhateverWasCopiedSince()
    {
        const QTemporaryDir folder;
        const QString today = folder.filePath(QStringLiteral("today.dossier"));
        const QString older = folder.filePath(QStringLiteral("older.dossier"));
        for (const auto &[path, moment] : {std::pair(older, 1), std::pair(today, 500)})
        {
            CampaignFile file = must(CampaignFile::create(path));
            playAt(file, addedSession(file), moment);
        }
        setWritten(today, QDateTime::currentDateTime().addDays(-3));
        const std::vector<SessionFile> files = campaignFiles(folder.path());
        QCOMPARE(files.size(), std::size_t{2});
        QCOMPARE(files.front().path, today);
    }

    /// Files that were copied or written since are newer by their times, however many they are.
    void theFileThatWasPlayedLastIsFoundBehindManyThatWereCopied()
    {
        const QTemporaryDir folder;
        const QDateTime now = QDateTime::currentDateTime();
        for (int i = 0; i <= 20; ++i)
        {
            const QString path = folder.filePath(QStringLiteral("Lab %1.dossier").arg(i));
            {
                CampaignFile file = must(CampaignFile::create(path));
                playAt(file, addedSession(file), i == 20 ? 1000 : i + 1);
            }
            setWritten(path, now.addDays(-i));
        }
        const std::vector<SessionFile> files = campaignFiles(folder.path());
        QCOMPARE(files.size(), std::size_t{21});
        QCOMPARE(files.front().name, QString("Lab 20"));
        QCOMPARE(files.front().number, 1);
    }

    void aClockThatWasAheadPutsNoFileFirst()
    {
        const QTemporaryDir folder;
        const QDateTime now = QDateTime::currentDateTime();
        const QString ahead = folder.filePath(QStringLiteral("ahead.dossier"));
        const QString played = folder.filePath(QStringLiteral("played.dossier"));
        constexpr std::int64_t year2099 = 4'080'000'000;
        {
            CampaignFile file = must(CampaignFile::create(ahead));
            playAt(file, addedSession(file), year2099);
        }
        setWritten(ahead, now.addDays(-3));
        {
            CampaignFile file = must(CampaignFile::create(played));
            playAt(file, addedSession(file), now.addDays(-1).toSecsSinceEpoch());
        }
        QCOMPARE(campaignFiles(folder.path()).front().path, played);
        // A copy from the time of that clock does not come before the file that goes on from it.
        const QString copy = folder.filePath(QStringLiteral("copy.dossier"));
        {
            CampaignFile file = must(CampaignFile::open(ahead));
            must(file.copyTo(copy));
            playAt(file, {1}, now.addDays(-2).toSecsSinceEpoch());
        }
        setWritten(copy, now);
        const std::vector<SessionFile> files = campaignFiles(folder.path());
        QCOMPARE(files.size(), std::size_t{3});
        QVERIFY(
            std::ranges::find(files, ahead, &SessionFile::path) < std::ranges::find(files, copy, &SessionFile::path));
    }

    void ofAFileTheSessionThatWasPlayedLastGoesOn()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("Lab.dossier"));
        {
            CampaignFile file = must(CampaignFile::create(path));
            const SessionId first = addedSession(file);
            const SessionId second = must(addSession(file, must(sessions(file, {1})).front().value));
            playAt(file, second, 10);
            playAt(file, first, 20);
        }
        QCOMPARE(campaignFiles(folder.path()).front().number, 1);
    }

    void aFileFromElsewhereIsListed()
    {
        const QTemporaryDir folder;
        const QTemporaryDir stick;
        const QString path = stick.filePath(QStringLiteral("Lab.dossier"));
        makeFullFile(path, 1, {});
        const QStringList others{path, stick.filePath(QStringLiteral("gone.dossier"))};
        QVERIFY(campaignFiles(folder.path()).empty());
        const std::vector<SessionFile> files = campaignFiles(folder.path(), {}, {}, others);
        QCOMPARE(files.size(), std::size_t{1});
        QCOMPARE(files.front().path, path);
        QVERIFY(!sessionsIn(folder.path(), others).empty());
        // A file in the folder is listed once.
        QCOMPARE(campaignFiles(stick.path(), {}, {}, others).size(), std::size_t{1});
    }

    void aListChangesNoByte()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("Lab.dossier"));
        makeFullFile(path, 1, {});
        const QByteArray before = bytesOf(path);
        const QDateTime written = QFileInfo(path).lastModified();
        QVERIFY(!sessionsIn(folder.path()).empty());
        QVERIFY(!campaignFiles(folder.path()).empty());
        QCOMPARE(bytesOf(path), before);
        QCOMPARE(QFileInfo(path).lastModified(), written);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList("Lab.dossier"));
    }

    void ofSeveralSessionsOfAFileTheOneThatIsNamedIsPutAway()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("Lab.dossier"));
        makeFullFile(path, 1, {});
        const std::vector<SessionRow> before = sessionsIn(folder.path());
        QVERIFY(before.size() > 1);
        const SessionRow &named = before.front();
        const QString away = must(putAway(path, named.number));
        std::vector<SessionRow> left = sessionsIn(folder.path());
        QCOMPARE(left.size(), before.size() - 1);
        QVERIFY(std::ranges::none_of(left, [&](const SessionRow &one) { return one.number == named.number; }));
        const std::vector<SessionRow> deleted = deletedIn(folder.path());
        QCOMPARE(deleted.size(), std::size_t{1});
        QVERIFY(deleted.front().facts == named.facts);
        QCOMPARE(deleted.front().campaign, named.campaign);
        for (const QString &file : {path, away})
            QVERIFY(must(must(CampaignFile::open(file)).verify()).empty());
        // It returns to its old place, even when the file has another name now.
        const QString renamed = folder.filePath(QStringLiteral("Laboratory.dossier"));
        QVERIFY(QFile::rename(path, renamed));
        const BroughtBack back = must(bringBack(away));
        QVERIFY(back.isInItsFile);
        QCOMPARE(back.path, renamed);
        QVERIFY(!QFile::exists(away));
        left = sessionsIn(folder.path());
        QCOMPARE(left.size(), before.size());
        QVERIFY(std::ranges::any_of(
            left, [&](const SessionRow &one) { return one.number == named.number && one.facts == named.facts; }));
        QVERIFY(must(must(CampaignFile::open(renamed)).verify()).empty());
        // It keeps its number.
        CampaignFile file = must(CampaignFile::open(renamed));
        QVERIFY(must(addSession(file, must(sessions(file, {1})).front().value)).row > named.number);
    }

    void aSessionWhoseFileIsGoneComesBackInAFileOfItsOwn_data()
    {
        QTest::addColumn<QString>("inItsPlace");
        QTest::newRow("gone") << QString();
        QTest::newRow("another campaign of that name") << QStringLiteral("another");
        QTest::newRow("a copy that has the session") << QStringLiteral("copy");
    }

    void aSessionWhoseFileIsGoneComesBackInAFileOfItsOwn()
    {
        QFETCH(QString, inItsPlace);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("Lab.dossier"));
        makeFullFile(path, 1, {});
        const QByteArray whole = bytesOf(path);
        const QString away = must(putAway(path, sessionsIn(folder.path()).front().number));
        const QStringList content = contentOf(away, {}).lines;
        QVERIFY(QFile::remove(path));
        if (inItsPlace == QStringLiteral("another"))
            makeFullFile(path, 2, {});
        else if (!inItsPlace.isEmpty())
            writeBytes(path, whole);
        const QByteArray there = QFile::exists(path) ? bytesOf(path) : QByteArray();
        const BroughtBack back = must(bringBack(away));
        QVERIFY(!back.isInItsFile);
        QCOMPARE(contentOf(back.path, {}).lines, content);
        QCOMPARE(back.path == path, inItsPlace.isEmpty());
        if (!inItsPlace.isEmpty())
            QCOMPARE(bytesOf(path), there);
    }

    /// Nobody can be asked any more: the typed text is kept beside the text that another window wrote meanwhile.
    void whatIsDisputedGoesToTheNotes()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("Lab.dossier"));
        makeFullFile(path, 1, {});
        const SessionRow before = sessionsIn(folder.path()).front();
        FactsChange theirs{before.facts, before.facts};
        theirs.now.result = QStringLiteral("They won");
        theirs.now.notes = QStringLiteral("Their notes");
        FactsChange mine{before.facts, before.facts};
        mine.now.result = QStringLiteral("We won");
        mine.now.notes = QStringLiteral("My notes");
        QVERIFY(must(changeFacts(path, before.number, theirs)).disputed.empty());
        must(keepFactsBeside(path, before.number, mine));
        const SessionDetails after = sessionsIn(folder.path()).front().facts;
        QCOMPARE(after.result, QStringLiteral("They won"));
        for (const char *text : {"Their notes", "My notes", "We won"})
            QVERIFY2(after.notes.contains(QLatin1String(text)), qPrintable(after.notes));
    }

    void aNameThatIsNoTextIsListedWithWhatToDo()
    {
        const QTemporaryDir folder;
        const QByteArray name = QFile::encodeName(folder.path()) + "/Marted\xec.dossier";
        const int made = ::open(name.constData(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
        QVERIFY(made >= 0);
        ::close(made);
        const std::vector<SessionRow> all = sessionsIn(folder.path());
        QCOMPARE(all.size(), std::size_t{1});
        QVERIFY2(all.front().name.startsWith(QStringLiteral("Marted")), qPrintable(all.front().name));
        QVERIFY2(all.front().problem.contains(QStringLiteral("Rename")), qPrintable(all.front().problem));
        QVERIFY(all.front().path.isEmpty());
    }

    void aFileWhoseNameIsNoTextIsRenamedWithItsLog()
    {
        const QTemporaryDir folder;
        const QString made = folder.filePath(QStringLiteral("made.dossier"));
        makeFullFile(made, 1, {});
        const QStringList content = contentOf(made, {}).lines;
        const QByteArray name = "Marted\xec.dossier";
        const QByteArray path = QFile::encodeName(folder.path()) + '/' + name;
        QCOMPARE(::rename(QFile::encodeName(made).constData(), path.constData()), 0);
        const int log = ::open((path + "-wal").constData(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
        QVERIFY(log >= 0 && ::write(log, "its log", 7) == 7);
        ::close(log);
        writeBytes(folder.filePath(QStringLiteral("Marted_.dossier")), "another");
        const std::vector<SessionRow> all = sessionsIn(folder.path());
        const auto nameless = std::ranges::find(all, path, &SessionRow::unreadablePath);
        QVERIFY(nameless != all.end());
        const QString to = must(renamedReadably(nameless->unreadablePath));
        QCOMPARE(to, folder.filePath(QStringLiteral("Marted_ (2).dossier")));
        QCOMPARE(bytesOf(folder.filePath(QStringLiteral("Marted_.dossier"))), QByteArray("another"));
        QCOMPARE(bytesOf(to + "-wal"), QByteArray("its log"));
        QVERIFY(::access(path.constData(), F_OK) != 0 && ::access((path + "-wal").constData(), F_OK) != 0);
        QVERIFY(QFile::remove(to + "-wal"));
        QCOMPARE(contentOf(to, {}).lines, content);
        QVERIFY(!renamedReadably(nameless->unreadablePath));
    }

    void aFileThatIsPutAwayTakesItsOwnLogAlone()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("Lab.dossier"));
        makeFullFile(path, 1, {});
        writeBytes(path + "-wal", "my notes");
        const QString away = must(putAway(path, 0));
        QVERIFY(!QFile::exists(path));
        QVERIFY(!QFile::exists(away + "-wal"));
        QCOMPARE(bytesOf(path + "-wal.left"), QByteArray("my notes"));
        QCOMPARE(must(bringBack(away)).path, path);
        QVERIFY(must(must(CampaignFile::open(path)).verify()).empty());
    }

    void aLogThatLiesWhereAFileIsPutAwayStays()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("Lab.dossier"));
        makeFullFile(path, 1, {});
        const QString first = must(putAway(path, 0));
        QVERIFY(QFile::remove(first));
        writeBytes(first + "-wal", "my notes");
        makeFullFile(path, 1, {});
        const QString second = must(putAway(path, 0));
        QVERIFY(second != first);
        QCOMPARE(bytesOf(first + "-wal"), QByteArray("my notes"));
        QVERIFY(must(must(CampaignFile::open(second)).verify()).empty());
    }
};

DOSSIER_TESTS(SessionFilesTest, EventLoop)

} // namespace session_files_test

#include "session_files_test.moc"
