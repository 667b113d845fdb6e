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

/// Files of earlier versions are found and encrypted.
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

    void allAreEncryptedAndNoneIsLost()
    {
        const QStringList golden{path("Lab.dossier"), path("Lab.v2.dossier"), path("backups/Lab 1 2026-11-01.dossier"),
            path("deleted/Old.dossier"), path("elsewhere/Far.dossier")};
        for (const QString &file : golden)
            placeGolden(file);
        // A copy in which people played on, and a file that was always encrypted.
        makeFullFile(path("Lab.v1.dossier"), 5, {});
        const QStringList playedOn = contentOf(path("Lab.v1.dossier"), {}).lines;
        makeFullFile(path("New.dossier"), 6, must(keyFor(path("New.dossier"))));
        const QByteArray fresh = bytesOf(path("New.dossier"));
        const QStringList others{path("elsewhere/Far.dossier")};
        const auto files = [&]
        {
            QStringList all;
            for (const QString &folder : {m_folder.path(), path("backups"), path("deleted"), path("elsewhere")})
                all << QDir(folder).entryList(QDir::Files);
            return all;
        };
        const QStringList before = files();
        QCOMPARE(plainFiles(m_folder.path(), others),
            QStringList({path("Lab.dossier"), path("Lab.v1.dossier"), path("Lab.v2.dossier"),
                path("backups/Lab 1 2026-11-01.dossier"), path("deleted/Old.dossier"), path("elsewhere/Far.dossier")}));

        QCOMPARE(encryptPlainFiles(m_folder.path(), others), QStringList());
        // Neither did a copy stay that an upgrade made, nor is one missing.
        QCOMPARE(files(), before);
        QCOMPARE(bytesOf(path("New.dossier")), fresh);
        const auto isWhole = [](const QString &file, const QStringList &lines)
        {
            const Content is = contentOf(file, must(keyFor(file)));
            return !is.flagged && is.lines == lines && CampaignFile::look(file)->locked();
        };
        const QString text
            = QString::fromUtf8(bytesOf(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/model/storage/golden/version-2.txt")))
                  .chopped(1);
        for (const QString &file : golden)
            QVERIFY2(isWhole(file, text.split(u'\n')), qPrintable(file));
        QVERIFY(isWhole(path("Lab.v1.dossier"), playedOn));
    }

    void filesThatCannotBeEncryptedStayAndAreNamed()
    {
        placeGolden(path("Damaged.dossier"));
        tamper(path("Damaged.dossier"), QStringLiteral("UPDATE secret_records SET body = x'00' WHERE number = 2"));
        makeFullFile(path("Held.dossier"), 7, {});
        writeBytes(path("Foreign.v1.dossier"), "not a campaign");
        QVERIFY(QFile::link(path("Held.dossier"), path("Link.v2.dossier")));
        const QStringList damaged = contentOf(path("Damaged.dossier"), {}).lines;
        const CampaignFile held = must(CampaignFile::open(path("Held.dossier")));
        QCOMPARE(encryptPlainFiles(m_folder.path()).filter(QStringLiteral("Held")), QStringList(path("Held.dossier")));
        QVERIFY(plainFiles(m_folder.path()).contains(path("Damaged.dossier")));
        QCOMPARE(contentOf(path("Damaged.dossier"), {}).lines, damaged);
        QCOMPARE(bytesOf(path("Foreign.v1.dossier")), QByteArray("not a campaign"));
        QVERIFY(QFileInfo(path("Link.v2.dossier")).isSymLink());
    }
};

DOSSIER_TESTS(PlainFilesTest, EventLoop)

} // namespace plain_files_test

#include "plain_files_test.moc"
