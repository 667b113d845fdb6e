#include "model/storage/campaigns.h"
#include "model/storage/packs.h"
#include "model/storage/sessions.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/support/test_class.h"

#include <QElapsedTimer>
#include <QTest>

namespace made_up_definitions_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

constexpr qint64 patience = 5000;
const QString endless
    = QStringLiteral("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n");

void change(const QString &path, const QStringList &statements)
{
    const auto connection = must(Connection::open(path, OpenAs::Writer));
    for (const QString &statement : statements)
        must(connection->run(statement));
}

} // namespace

/// A file's own definitions are never run: none of its names goes into a statement, and excessive work is stopped.
class MadeUpDefinitionsTest : public QObject
{
    Q_OBJECT

private slots:

    void aNameThatIsAQueryIsNotRun_data()
    {
        QTest::addColumn<QStringList>("statements");
        QTest::newRow("a table's name") << QStringList{QStringLiteral(
            "CREATE TABLE \"(WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) SELECT id, "
            "NULL AS seal FROM n)\" (id INTEGER PRIMARY KEY, seal BLOB)")};
        QTest::newRow("a view in the place of a table")
            << QStringList{QStringLiteral("PRAGMA foreign_keys = OFF"), QStringLiteral("DROP TABLE campaigns"),
                   QStringLiteral(
                       "CREATE VIEW campaigns AS SELECT i AS id, 'a' AS name, 'omega' AS game, '' AS notes, NULL AS "
                       "seal FROM (%1)")
                       .arg(endless)};
        QTest::newRow("a view more") << QStringList{QStringLiteral("CREATE VIEW more AS %1").arg(endless)};
        QTest::newRow("a trigger") << QStringList{
            QStringLiteral("CREATE TRIGGER extra AFTER UPDATE ON secret_heads BEGIN DELETE FROM secret_records; END")};
        QTest::newRow("a table that is not there")
            << QStringList{QStringLiteral("PRAGMA foreign_keys = OFF"), QStringLiteral("DROP TABLE session_players")};
    }

    void aNameThatIsAQueryIsNotRun()
    {
        QFETCH(QStringList, statements);
        const Place place;
        makeFullFile(place.path, 1, {});
        change(place.path, statements);
        QElapsedTimer timer;
        timer.start();
        CampaignFile file = must(CampaignFile::open(place.path));
        QCOMPARE(file.access(), Access::Damaged);
        QVERIFY(std::ranges::find(file.damage(), DamagedPart::Definitions, &Damage::part) != file.damage().end());
        (void)campaigns(file);
        (void)sessions(file, {1});
        (void)packs(file);
        (void)file.verify();
        Stored<CampaignFile> looked = CampaignFile::look(place.path);
        if (looked)
            (void)campaigns(*looked);
        QVERIFY2(timer.elapsed() < patience, qPrintable(QString::number(timer.elapsed())));
        QCOMPARE(faultOf(file.change([]() -> Done { return {}; })), StorageFault::Damaged);
    }

    void whatTakesTooMuchIsStoppedAndTold()
    {
        const Place place;
        makeFullFile(place.path, 1, {});
        CampaignFile file = must(CampaignFile::open(place.path));
        Connection &connection = file.connection();
        QCOMPARE(
            faultOf(connection.value(QStringLiteral("SELECT max(i) FROM (%1)").arg(endless))), StorageFault::TooMuch);
        const auto all = [](const QSqlQuery &) { return true; };
        QCOMPARE(faultOf(connection.each(endless, {}, all)), StorageFault::TooMuch);
        QCOMPARE(faultOf(connection.value(
                     QStringLiteral("SELECT count(*) FROM (SELECT DISTINCT i || hex(zeroblob(100000)) FROM (%1))")
                         .arg(endless))),
            StorageFault::TooMuch);
        // Work continues.
        QVERIFY(must(file.verify()).empty());
    }

    void aWrongIndexIsFoundAtOpening()
    {
        const Place place;
        makeFullFile(place.path, 1, {});
        QByteArray bytes = bytesOf(place.path);
        int pages[2];
        {
            const auto connection = must(Connection::open(place.path, OpenAs::Reader));
            const auto rootOf = [&](const char *table)
            {
                return must(connection->value(QStringLiteral("SELECT rootpage FROM sqlite_schema WHERE type = 'index' "
                                                             "AND tbl_name = '%1'")
                                    .arg(QLatin1String(table))))
                    .toInt();
            };
            pages[0] = rootOf("packs");
            pages[1] = rootOf("session_packs");
        }
        constexpr int pageSize = 4096;
        bytes.replace((pages[0] - 1) * pageSize, pageSize, bytes.mid((pages[1] - 1) * pageSize, pageSize));
        writeBytes(place.path, bytes);
        CampaignFile file = must(CampaignFile::open(place.path));
        QCOMPARE(file.access(), Access::Damaged);
        QCOMPARE(faultOf(addPack(file, {QStringLiteral("Own"), QStringLiteral("1.0"), std::string(9000, 'p')})),
            StorageFault::Damaged);
    }
};

DOSSIER_TESTS(MadeUpDefinitionsTest, EventLoop)

} // namespace made_up_definitions_test

#include "made_up_definitions_test.moc"
