#include "app/play/key_file.h"
#include "app/session/plain_files.h"
#include "places.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace plain_files_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

/// Files of earlier versions are found, and encrypted or deleted.
class PlainFilesTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder{quickFolder()};

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    static void placeGolden(const QString &to)
    {
        QVERIFY(QFile::copy(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/model/storage/golden/version-2.dossier"), to));
        QVERIFY(QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner));
    }

private slots:

    void init()
    {
        for (const char *name : {"", "backups", "deleted", "elsewhere"})
        {
            QDir(path(QLatin1String(name))).removeRecursively();
            QVERIFY(QDir().mkpath(path(QLatin1String(name))));
        }
    }

    void gamesAreEncryptedAndTheirCopiesDeleted()
    {
        for (const char *name : {"Lab.dossier", "Lab.v2.dossier", "backups/Lab 1 2026-11-01.dossier",
                 "deleted/Old.dossier", "elsewhere/Far.dossier"})
            placeGolden(path(QLatin1String(name)));
        // Another campaign, whose only file is a copy, and one that was always encrypted.
        makeFullFile(path("Gone.v2.dossier"), 5, {});
        makeFullFile(path("New.dossier"), 6, must(keyFor(path("New.dossier"))));
        const QStringList others{path("elsewhere/Far.dossier")};
        const PlainFiles before = plainFiles(m_folder.path(), others);
        QCOMPARE(before.campaigns,
            QStringList({path("Lab.dossier"), path("deleted/Old.dossier"), path("elsewhere/Far.dossier")}));
        QCOMPARE(before.copies,
            QStringList({path("Gone.v2.dossier"), path("Lab.v2.dossier"), path("backups/Lab 1 2026-11-01.dossier")}));
        const QByteArray gone = bytesOf(path("Gone.v2.dossier"));
        const QByteArray fresh = bytesOf(path("New.dossier"));

        const PlainFiles after = protectPlainFiles(m_folder.path(), others);
        QCOMPARE(after.campaigns, QStringList());
        QCOMPARE(after.copies, QStringList(path("Gone.v2.dossier")));
        QCOMPARE(bytesOf(path("Gone.v2.dossier")), gone);
        QCOMPARE(bytesOf(path("New.dossier")), fresh);
        for (const char *name : {"Lab.dossier", "deleted/Old.dossier", "elsewhere/Far.dossier"})
        {
            const QString file = path(QLatin1String(name));
            const Content is = contentOf(file, must(keyFor(file)));
            QVERIFY2(!is.flagged, name);
            QCOMPARE(is.lines.join(u'\n') + u'\n',
                QString::fromUtf8(
                    bytesOf(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/model/storage/golden/version-2.txt"))));
        }
        // The copies that these upgrades made are gone, too.
        QCOMPARE(QDir(m_folder.path()).entryList({"*.dossier"}, QDir::Files),
            QStringList({"Gone.v2.dossier", "Lab.dossier", "New.dossier"}));
        QCOMPARE(QDir(path("backups")).entryList(QDir::Files), QStringList());
    }

    void foreignFilesAndHeldOnesStay()
    {
        placeGolden(path("Held.v2.dossier"));
        writeBytes(path("Foreign.v1.dossier"), "not a campaign");
        makeFullFile(path("Held.dossier"), 7, {});
        QVERIFY(QFile::link(path("Held.v2.dossier"), path("Link.v2.dossier")));
        const CampaignFile held = must(CampaignFile::open(path("Held.dossier")));
        const PlainFiles left = protectPlainFiles(m_folder.path());
        QCOMPARE(left.campaigns, QStringList(path("Held.dossier")));
        QCOMPARE(left.copies, QStringList(path("Held.v2.dossier")));
        QCOMPARE(bytesOf(path("Foreign.v1.dossier")), QByteArray("not a campaign"));
        QVERIFY(QFileInfo(path("Link.v2.dossier")).isSymLink());
    }
};

DOSSIER_TESTS(PlainFilesTest, EventLoop)

} // namespace plain_files_test

#include "plain_files_test.moc"
