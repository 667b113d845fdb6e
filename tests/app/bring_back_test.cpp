#include "app/play/key_file.h"
#include "app/session/session_library.h"
#include "model/storage/campaigns.h"
#include "model/storage/packs.h"
#include "model/storage/sessions.h"
#include "tests/app/recorded_calls.h"
#include "tests/model/storage/made_up_file.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

/// A folder with a file that had two sessions: the first was deleted, then the file with the second.
struct PutAway
{
    QTemporaryDir folder{quickFolder()};
    QString session;
    QString file;
};

Session sessionOf(CampaignId campaign, const std::vector<PackId> &packs)
{
    return {campaign, {QStringLiteral("revised"), packs, {}}, {}};
}

void makeFile(const QString &path)
{
    CampaignFile file = must(CampaignFile::create(path, must(keyFor(path))));
    const QString game = QStringLiteral("omega");
    const CampaignId first = must(addCampaign(file, {QStringLiteral("First"), game, QStringLiteral("as it began")}));
    const CampaignId second = must(addCampaign(file, {QStringLiteral("Second"), game, QStringLiteral("its notes")}));
    must(addCampaign(file, {QStringLiteral("Not begun"), game, QStringLiteral("plans")}));
    const PackId one = must(addPack(file, {QStringLiteral("one"), {}, "1"}));
    const PackId other = must(addPack(file, {QStringLiteral("other"), {}, "2"}));
    std::mt19937 random(1);
    for (const Session &session : {sessionOf(first, {one}), sessionOf(second, {other, one})})
    {
        SessionJournal journal = must(file.journal(must(addSession(file, session))));
        appendRandom(journal, random, 12);
    }
}

PutAway putAwayBoth()
{
    PutAway made;
    const QString path = made.folder.filePath(QStringLiteral("Lab.dossier"));
    makeFile(path);
    made.session = must(putAway(path, 1));
    {
        CampaignFile file = must(openWithKey(path));
        Campaign changed = must(campaigns(file)).front().value;
        changed.notes = QStringLiteral("as it ended");
        must(changeCampaign(file, must(campaigns(file)).front().id, changed));
    }
    made.file = must(putAway(path, 2));
    return made;
}

QStringList notesIn(const QString &path)
{
    CampaignFile file = must(CampaignFile::look(path));
    QStringList notes;
    for (const Listed<Campaign> &campaign : must(campaigns(file)))
        notes << campaign.value.name + u':' + campaign.value.notes;
    notes.sort();
    return notes;
}

void copyTree(const QString &from, const QString &to)
{
    QVERIFY(QDir().mkpath(to + QStringLiteral("/deleted")));
    for (const char *folder : {"/", "/deleted/"})
        for (const QString &name : QDir(from + QLatin1String(folder)).entryList(QDir::Files))
            QVERIFY(QFile::copy(from + QLatin1String(folder) + name, to + QLatin1String(folder) + name));
}

/// Restores a file in a process that is killed right after that many calls; returns false once it finished first.
bool isKilledBringingBack(const QString &folder, const QString &path, std::size_t calls)
{
    const pid_t child = ::fork();
    if (child == 0)
    {
        recordCalls(folder, calls);
        (void)bringBack(path);
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFSIGNALED(status);
}

} // namespace

/// Deleted sessions come back with all that belongs to them, in any order.
class BringBackTest : public QObject
{
    Q_OBJECT

private slots:

    void inAnyOrderNoNotesAndNoPackAreLost_data()
    {
        QTest::addColumn<bool>("sessionFirst");
        QTest::newRow("the session, then its file") << true;
        QTest::newRow("the file, then its session") << false;
    }

    void inAnyOrderNoNotesAndNoPackAreLost()
    {
        QFETCH(bool, sessionFirst);
        const PutAway away = putAwayBoth();
        const BroughtBack first = must(bringBack(sessionFirst ? away.session : away.file));
        QVERIFY(!first.isInItsFile);
        const BroughtBack second = must(bringBack(sessionFirst ? away.file : away.session));
        QVERIFY(second.isInItsFile);
        QCOMPARE(second.path, first.path);
        const QStringList notes = notesIn(second.path);
        QCOMPARE(notes.filter(QStringLiteral("as it began")).size(), 1);
        QCOMPARE(notes.filter(QStringLiteral("as it ended")).size(), 1);
        QVERIFY(notes.contains(QStringLiteral("Second:its notes")));
        QVERIFY(notes.contains(QStringLiteral("Not begun:plans")));
        CampaignFile file = must(openWithKey(second.path));
        QVERIFY(must(file.verify()).empty());
        QCOMPARE(must(packs(file)).size(), std::size_t{2});
        for (const qint64 session : {1, 2})
            QCOMPARE(must(file.journal({session})).journal().records().size(), std::size_t{12});
        QVERIFY(QDir(away.folder.filePath(QStringLiteral("deleted"))).isEmpty());
    }

    void aNumberThatTheFileGaveIsNotGivenAgainAfterItCameBack()
    {
        PutAway away;
        const QString path = away.folder.filePath(QStringLiteral("Lab.dossier"));
        makeFile(path);
        {
            CampaignFile file = must(openWithKey(path));
            const Session like = sessionOf(must(campaigns(file)).front().id, {});
            must(removeSession(file, must(addSession(file, like))));
        }
        const QString session = must(putAway(path, 1));
        const QString whole = must(putAway(path, 2));
        must(bringBack(session));
        CampaignFile file = must(openWithKey(must(bringBack(whole)).path));
        QCOMPARE(must(addSession(file, sessionOf(must(campaigns(file)).front().id, {}))).row, 4);
    }

    void killedBetweenTwoWritesItIsInOneFileWithAllThatItHasOrInTheOther()
    {
        const PutAway away = putAwayBoth();
        const QString back = must(bringBack(away.session)).path;
        const QStringList before = contentOf(back, must(keyFor(back))).lines;
        QStringList after;
        int kills = 0;
        for (std::size_t calls = 1; after.isEmpty(); ++calls)
        {
            const QTemporaryDir folder(quickFolder());
            copyTree(away.folder.path(), folder.path());
            const QString deleted = folder.filePath(QStringLiteral("deleted/") + QFileInfo(away.file).fileName());
            const QString file = folder.filePath(QFileInfo(back).fileName());
            const bool killed = isKilledBringingBack(folder.path(), deleted, calls);
            kills += killed ? 1 : 0;
            const Content found = contentOf(file, must(keyFor(file)));
            QVERIFY2(!found.flagged, qPrintable(QStringLiteral("killed after call %1").arg(calls)));
            const bool isThere = found.lines != before;
            QVERIFY(isThere || QFile::exists(deleted));
            QCOMPARE(isThere ? notesIn(file).size() : 3, 3);
            if (isThere)
                QCOMPARE(
                    must(must(CampaignFile::look(file, must(keyFor(file)))).journal({2})).journal().records().size(),
                    std::size_t{12});
            if (!killed)
                after = found.lines;
        }
        QVERIFY(after != before);
        QVERIFY2(kills > 10, qPrintable(QString::number(kills)));
        qInfo("killed after each of %d calls", kills);
    }
};

QTEST_GUILESS_MAIN(BringBackTest)
#include "bring_back_test.moc"
