#include "places.h"
#include "tests/model/storage/longer_schema.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/model/storage/told_access.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTest>

namespace upgrade_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

/// A file as the first version of the schema wrote it, and its content as text: neither ever changes.
QString golden(const char *name)
{
    return QStringLiteral(DOSSIER_SOURCE_DIR "/tests/model/storage/golden/") + QLatin1String(name);
}

void copyGolden(const QString &path)
{
    writeBytes(path, bytesOf(golden("version-1.dossier")));
}

QByteArray asText(const QStringList &lines)
{
    return lines.join(u'\n').toUtf8() + '\n';
}

} // namespace

/// Older files are brought up to date step by step, newer ones refused.
class UpgradeTest : public QObject
{
    Q_OBJECT

private slots:

    void initTestCase()
    {
        // To be run once for each version that is released.
        if (qEnvironmentVariableIsSet("DOSSIER_WRITE_GOLDEN"))
        {
            makeFullFile(golden("version-4.dossier"), 42, keyOfTests());
            writeBytes(golden("version-4.txt"), asText(contentOf(golden("version-4.dossier"), keyOfTests()).lines));
        }
    }

    void aFileOfEachVersionReadsAsItDid_data()
    {
        QTest::addColumn<QByteArray>("version");
        for (const char *version : {"version-1", "version-2", "version-3", "version-4"})
            QTest::newRow(version) << QByteArray(version);
    }

    void aFileOfEachVersionReadsAsItDid()
    {
        QFETCH(QByteArray, version);
        const Place place;
        writeBytes(place.path, bytesOf(golden((version + ".dossier").constData())));
        const Content content = contentOf(place.path, keyOfTests());
        QVERIFY(!content.flagged);
        QCOMPARE(asText(content.lines), bytesOf(golden((version + ".txt").constData())));
    }

    void aFileWithoutAKeyStaysInTheClear()
    {
        const Place place;
        copyGolden(place.path);
        const Content content = contentOf(place.path, {});
        QVERIFY(!content.flagged);
        QCOMPARE(asText(content.lines), bytesOf(golden("version-1.txt")));
    }

    void anOlderFileIsReadWhereItCannotBeWritten()
    {
        const Place place;
        copyGolden(place.path);
        const QByteArray before = bytesOf(place.path);
        CampaignFile looked = must(CampaignFile::look(place.path));
        QCOMPARE(must(looked.journal({1})).journal().records().size(), std::size_t{30});
        QCOMPARE(bytesOf(place.path), before);
        QCOMPARE(QDir(place.folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList("Lab.dossier"));
    }

    void anOlderFileIsCopiedAndBroughtUpToDate()
    {
        const Place place;
        copyGolden(place.path);
        const std::vector<SchemaStep> steps = longerSchema();
        QString copy;
        {
            CampaignFile file = must(CampaignFile::open(place.path, steps));
            QCOMPARE(file.access(), Access::Writes);
            copy = file.copyBeforeUpgrade();
            QCOMPARE(copy, place.folder.filePath("Lab.v1.dossier"));
            QCOMPARE(must(versionOf(file.connection())), 6);
            QVERIFY(must(file.verify()).empty());
            QCOMPARE(must(file.connection().value(QStringLiteral("SELECT weather FROM sessions"))).toString(),
                QString("rain"));
            SessionJournal journal = must(file.journal({1}));
            QCOMPARE(journal.journal().records().size(), std::size_t{30});
            std::mt19937 random(1);
            appendRandom(journal, random, 5);
        }
        {
            CampaignFile again = must(CampaignFile::open(place.path, steps));
            QVERIFY(again.damage().empty());
            QVERIFY(again.copyBeforeUpgrade().isEmpty());
        }
        QCOMPARE(asText(contentOf(copy, {}).lines), bytesOf(golden("version-1.txt")));
    }

    void noCopyIsWrittenOverAnother()
    {
        const Place place;
        copyGolden(place.path);
        writeBytes(place.folder.filePath("Lab.v1.dossier"), "mine");
        const CampaignFile file = must(CampaignFile::open(place.path, longerSchema()));
        QCOMPARE(file.copyBeforeUpgrade(), place.folder.filePath("Lab.v1-2.dossier"));
        QCOMPARE(bytesOf(place.folder.filePath("Lab.v1.dossier")), QByteArray("mine"));
    }

    void aNewerFileIsRefusedByItsVersionAndLeftAlone()
    {
        const Place place;
        copyGolden(place.path);
        {
            const CampaignFile file = must(CampaignFile::open(place.path, longerSchema()));
        }
        const QByteArray bytes = bytesOf(place.path);
        const Stored<CampaignFile> file = CampaignFile::open(place.path);
        QCOMPARE(faultOf(file), StorageFault::Newer);
        QCOMPARE(file.error().found, 6);
        QCOMPARE(file.error().known, 4);
        QCOMPARE(file.error().file, place.path);
        QCOMPARE(bytesOf(place.path), bytes);
    }

    void anUpgradeThatFailsLeavesTheFileAsItWas()
    {
        const Place place;
        copyGolden(place.path);
        std::vector<SchemaStep> steps = longerSchema();
        steps.insert(steps.begin() + 1,
            {QStringLiteral("UPDATE campaigns SET name = 'lost', seal = NULL"), QStringLiteral("NO SQL")});
        QVERIFY(!CampaignFile::open(place.path, steps));
        const Content content = contentOf(place.path, {});
        QVERIFY(!content.flagged);
        QCOMPARE(asText(content.lines), bytesOf(golden("version-1.txt")));
    }

    void aDamagedFileIsNotUpgraded()
    {
        const Place place;
        copyGolden(place.path);
        {
            const auto connection = must(Connection::open(place.path, OpenAs::Writer));
            must(connection->run(QStringLiteral("UPDATE campaigns SET name = 'changed'")));
        }
        const Stored<CampaignFile> file = CampaignFile::open(place.path, longerSchema());
        QCOMPARE(faultOf(file), StorageFault::Damaged);
        QCOMPARE(file.error().found, 1);
    }
};

DOSSIER_TESTS(UpgradeTest, EventLoop)

} // namespace upgrade_test

#include "upgrade_test.moc"
