#include "model/storage/backups.h"
#include "model/storage/rescue.h"
#include "tests/model/storage/foreign_files.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

namespace foreign_tree_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

constexpr int trees = 8;

/// Names that SQLite, or this program, would use beside the campaign itself.
const QStringList namesOfTheFile{QStringLiteral("Lab.dossier-wal"), QStringLiteral("Lab.dossier-shm"),
    QStringLiteral("Lab.dossier-journal"), QStringLiteral("Lab.dossier.lock")};

/// A lock as another host's program leaves it.
const QByteArray elsewhere = "4711\ndossier\nthe-other-laptop\n\n\n";

/// True if something lies there still, or was set aside, as it was.
bool isKept(const QMap<QString, QByteArray> &after, const QString &path, const QByteArray &content)
{
    static const QRegularExpression aside(QStringLiteral("\\.left[0-9]*(?=/|$)"));
    for (auto one = after.cbegin(); one != after.cend(); ++one)
        if (one.value() == content && (one.key() == path || QString(one.key()).remove(aside) == path))
            return true;
    return false;
}

/// Every kind of start, and of creating files.
void startInEveryWay(const Place &place, const QString &backups)
{
    {
        const CampaignFile looked = must(CampaignFile::look(place.path, keyOfTests()));
    }
    CampaignFile file = must(CampaignFile::takeOver(place.path, keyOfTests()));
    SessionJournal journal = must(file.journal({1}));
    must(journal.append(recorded(99, entryWith(journal.journal(), {"seen", ""}))));
    for (int day = 30; day >= 0; --day)
        must(keepBackup(file, backups, QDate(2026, 11, 28).addDays(-day)));
    must(rescue(file, place.folder.filePath(QStringLiteral("new rescued.dossier"))));
    must(file.copyTo(place.folder.filePath(QStringLiteral("new copy.dossier"))));
    const CampaignFile made
        = must(CampaignFile::create(place.folder.filePath(QStringLiteral("new.dossier")), keyOfTests()));
}

} // namespace

/// Nothing is deleted, changed or followed because of its name.
class ForeignTreeTest : public QObject
{
    Q_OBJECT

private slots:

    void whateverElseLiesThereStaysAsItIs()
    {
        std::mt19937 random(1);
        const QByteArray temporary = qgetenv("TMPDIR");
        for (int i = scaled(trees); i > 0; --i)
        {
            const Place place;
            const QTemporaryDir elsewhere;
            const QTemporaryDir linked;
            writeBytes(linked.filePath(QStringLiteral("evening.jpg")), "a picture");
            const QString backups = place.folder.filePath(QStringLiteral("backups"));
            makeFullFile(place.path, static_cast<unsigned>(random()));
            QVERIFY(QDir().mkpath(backups));
            for (const QString &folder : {place.folder.path(), backups, elsewhere.path()})
                for (const QString &name : foreignNames())
                    if (random() % 2 == 0)
                        addForeign(QDir(folder).filePath(name), linked.path(), random);
            const QMap<QString, QByteArray> before = treeIn(place.folder.path());
            const QMap<QString, QByteArray> aside = treeIn(elsewhere.path());
            qputenv("TMPDIR", elsewhere.path().toUtf8());
            startInEveryWay(place, backups);
            qputenv("TMPDIR", temporary);
            const QMap<QString, QByteArray> after = treeIn(place.folder.path());
            for (auto foreign = before.cbegin(); foreign != before.cend(); ++foreign)
                if (foreign.key() != place.path)
                    QVERIFY2(after.contains(foreign.key()) && after[foreign.key()] == foreign.value(),
                        qPrintable(foreign.key()));
            QCOMPARE(treeIn(elsewhere.path()), aside);
            QCOMPARE(treeIn(linked.path()).size(), 1);
        }
    }

    /// What lies in the place of the file's own log or lock is not used either. An empty file there is used, as there
    /// is nothing in it.
    void whatLiesInThePlaceOfTheFilesOwnIsSetAside_data()
    {
        QTest::addColumn<bool>("isHeldElsewhere");
        QTest::newRow("held by nobody") << false;
        QTest::newRow("held on another computer") << true;
    }

    void whatLiesInThePlaceOfTheFilesOwnIsSetAside()
    {
        QFETCH(bool, isHeldElsewhere);
        std::mt19937 random(2);
        const QString lock = namesOfTheFile.back();
        for (int i = scaled(trees); i > 0; --i)
        {
            const Place place;
            const QDir folder(place.folder.path());
            makeFullFile(place.path, static_cast<unsigned>(random()));
            const QTemporaryDir linked;
            writeBytes(linked.filePath(QStringLiteral("evening.jpg")), "a picture");
            for (const QString &name : namesOfTheFile)
                if (name == lock && isHeldElsewhere)
                    writeBytes(folder.filePath(lock), elsewhere);
                else if (random() % 2 == 0)
                    addForeign(folder.filePath(name), linked.path(), random);
            for (const QString &name : namesOfTheFile)
                if (const QFileInfo info(folder.filePath(name)); info.isFile() && !info.isSymLink() && info.size() == 0)
                    writeBytes(info.filePath(), "mine");
            const QMap<QString, QByteArray> before = treeIn(folder.path());
            must(must(CampaignFile::inspect(place.path, keyOfTests())).verify());
            if (isHeldElsewhere)
                QCOMPARE(must(CampaignFile::open(place.path, keyOfTests())).access(), Access::HeldByOther);
            QCOMPARE(treeIn(folder.path()), before);
            startInEveryWay(place, folder.filePath(QStringLiteral("backups")));
            const QMap<QString, QByteArray> after = treeIn(folder.path());
            for (auto foreign = before.cbegin(); foreign != before.cend(); ++foreign)
                if (foreign.key() != place.path && foreign.value() != elsewhere)
                    QVERIFY2(isKept(after, foreign.key(), foreign.value()), qPrintable(foreign.key()));
            QCOMPARE(treeIn(linked.path()).size(), 1);
        }
    }
};

DOSSIER_TESTS(ForeignTreeTest, EventLoop)

} // namespace foreign_tree_test

#include "foreign_tree_test.moc"
