#include "tests/model/storage/longer_schema.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/model/storage/probe_process.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace sudden_death_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

constexpr int kills = 50;
constexpr int killsInUpgrades = 10;

/// Kills a program at a random moment.
void killWithin(unsigned milliseconds, Probe &probe, std::mt19937 &random)
{
    QTest::qSleep(static_cast<int>(random() % milliseconds));
    probe.killed();
}

} // namespace

/// A program that is killed at any moment loses nothing that it has answered for.
class SuddenDeathTest : public QObject
{
    Q_OBJECT

private slots:

    void whatWasAcknowledgedIsThere()
    {
        std::mt19937 random(1);
        unsigned unacknowledged = 0;
        std::size_t written = 0;
        // A large run kills in many campaigns, not in one that is too long to be read after each kill.
        for (int left = scaled(kills); left > 0; left -= kills)
        {
            const Place place;
            {
                CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
                addedSession(file);
            }
            std::vector<journal::Record> before;
            for (int i = std::min(left, kills); i > 0; --i)
            {
                Probe writer(QStringLiteral("write"), place.path);
                unsigned last = writer.line().toUInt();
                QVERIFY(last > 0);
                QTest::qSleep(static_cast<int>(random() % 30));
                for (const QString &line : writer.killed())
                    last = line.toUInt();
                CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
                QCOMPARE(file.access(), Access::Writes);
                const SessionJournal journal = must(file.journal({1}));
                QVERIFY(!journal.damage());
                const auto records = journal.journal().records();
                QVERIFY2(records.size() >= last, "a record that was acknowledged is lost");
                QVERIFY(records.size() <= last + 1);
                unacknowledged += records.size() > last ? 1 : 0;
                QVERIFY(std::equal(before.begin(), before.end(), records.begin()));
                before.assign(records.begin(), records.end());
            }
            written += before.size();
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            QVERIFY(must(file.verify()).empty());
        }
        qInfo("%zu records; %u times one more was written than acknowledged", written, unacknowledged);
    }

    void aFileIsEncryptedAsAWholeOrNotAtAll()
    {
        std::mt19937 random(3);
        int encrypted = 0;
        const int kills = scaled(killsInUpgrades);
        for (int i = kills; i > 0; --i)
        {
            const Place place;
            makeFullFile(place.path, 1, {});
            const QStringList before = contentOf(place.path, {}).lines;
            Probe encrypting(QStringLiteral("encrypt"), place.path);
            QCOMPARE(encrypting.line(), QString("begins"));
            killWithin(60, encrypting, random);
            const bool isPlain = !contentOf(place.path, {}).flagged;
            encrypted += isPlain ? 0 : 1;
            const Content after = contentOf(place.path, keyOfTests());
            QVERIFY(!after.flagged);
            QCOMPARE(after.lines, before);
        }
        qInfo("of %d files %d were encrypted when the program was killed", kills, encrypted);
    }

    void anUpgradeIsDoneStepByStepOrNotAtAll()
    {
        const std::vector<SchemaStep> steps = longerSchema();
        std::mt19937 random(2);
        std::array<int, 7> versions{};
        for (int i = scaled(killsInUpgrades); i > 0; --i)
        {
            const Place place;
            makeFullFile(place.path, 1, {});
            const QStringList before = contentOf(place.path, {}).lines;
            Probe upgrading(QStringLiteral("upgrade"), place.path);
            QCOMPARE(upgrading.line(), QString("begins"));
            killWithin(120, upgrading, random);
            int version = 0;
            {
                const auto connection = must(Connection::open(place.path, OpenAs::Reader));
                version = must(versionOf(*connection));
            }
            ++versions.at(static_cast<std::size_t>(version));
            CampaignFile file = must(CampaignFile::open(place.path, steps));
            QCOMPARE(file.access(), Access::Writes);
            QVERIFY(must(file.verify()).empty());
            QCOMPARE(file.copyBeforeUpgrade().isEmpty(), version == 6);
            // The copies are of before, whole.
            const QDir folder(place.folder.path());
            for (const QString &copy : folder.entryList({QStringLiteral("Lab.v4*.dossier")}, QDir::Files))
                QCOMPARE(contentOf(folder.filePath(copy), {}).lines, before);
        }
        qInfo("killed at version 4: %d, 5: %d, 6: %d", versions[4], versions[5], versions[6]);
    }
};

DOSSIER_TESTS(SuddenDeathTest, EventLoop)

} // namespace sudden_death_test

#include "sudden_death_test.moc"
