#include "model/storage/campaigns.h"
#include "model/storage/packs.h"
#include "model/storage/sessions.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QSqlDatabase>
#include <QTest>

#include <sys/resource.h>

#include <cstdio>

namespace campaign_file_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

/// The content of a campaign file beside its journals, and the refusals to open one.
class CampaignFileTest : public QObject
{
    Q_OBJECT

private slots:

    void aNewFileIsOneFileOfOurOwn()
    {
        const Place place;
        {
            const CampaignFile file = must(CampaignFile::create(place.path));
            QCOMPARE(file.access(), Access::Writes);
            QVERIFY(file.damage().empty());
        }
        QCOMPARE(QDir(place.folder.path()).entryList(QDir::Files), QStringList("Lab.dossier"));
        const QByteArray bytes = bytesOf(place.path);
        QVERIFY(bytes.startsWith("SQLite format 3"));
        QCOMPARE(bytes.mid(68, 4), QByteArray("Doss"));
    }

    void aFileIsNeverMadeOverAnother()
    {
        const Place place;
        writeBytes(place.path, "mine");
        QCOMPARE(faultOf(CampaignFile::create(place.path)), StorageFault::FileExists);
        QCOMPARE(bytesOf(place.path), QByteArray("mine"));
    }

    void theDatabaseTrustsNothingAndLosesNothing()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path));
        const auto pragma = [&](const char *name)
        { return must(file.connection().value(QStringLiteral("PRAGMA ") + QLatin1String(name))).toString(); };
        QCOMPARE(pragma("journal_mode"), QString("wal"));
        QCOMPARE(pragma("synchronous"), QString("2"));
        QCOMPARE(pragma("foreign_keys"), QString("1"));
        QCOMPARE(pragma("trusted_schema"), QString("0"));
        QCOMPARE(pragma("secure_delete"), QString("1"));
        QCOMPARE(pragma("user_version"), QString("4"));
        // Defensive: the definitions cannot be written by hand.
        (void)file.connection().run(QStringLiteral("PRAGMA writable_schema = ON"));
        QVERIFY(!file.connection().run(QStringLiteral("UPDATE sqlite_schema SET sql = ''")));
    }

    void campaignsAndTheirSessionsAreKept()
    {
        const Place place;
        const Campaign winter{QStringLiteral("Winter"), QStringLiteral("omega"), QStringLiteral("first")};
        Session session{.campaign = {}, .pinned = {}, .facts = {}};
        {
            CampaignFile file = must(CampaignFile::create(place.path));
            session.campaign = must(addCampaign(file, winter));
            const PackId pack = must(addPack(file, {QStringLiteral("Own"), QStringLiteral("1.0"), "{}"}));
            session.pinned = {QStringLiteral("first"), {pack}, R"({"fog": true})"};
            session.facts = {QStringLiteral("2026-11-22"), QStringLiteral("Sigma"),
                {{QStringLiteral("Anna"), QStringLiteral("overseer")}}, {}, QStringLiteral("è")};
            must(addSession(file, session));
        }
        CampaignFile file = must(CampaignFile::open(place.path));
        QVERIFY(must(campaigns(file)) == (std::vector<Listed<Campaign>>{{session.campaign, winter}}));
        const std::vector<Listed<Session>> played = must(sessions(file, session.campaign));
        QCOMPARE(played.size(), std::size_t{1});
        QVERIFY(played[0].value == session);
        QCOMPARE(must(pack(file, played[0].value.pinned.packs[0])).content, std::string("{}"));
    }

    void whatIsEmptyIsKeptAsWell()
    {
        const Place place;
        {
            CampaignFile file = must(CampaignFile::create(place.path));
            const CampaignId campaign = must(addCampaign(file, {}));
            const PackId pack = must(addPack(file, {}));
            SessionJournal journal = must(file.journal(must(addSession(file, {campaign, {{}, {pack}, {}}, {}}))));
            must(journal.append(recorded(1, journal::Entry{})));
            must(journal.keepSnapshot({1}, 1, ""));
        }
        CampaignFile file = must(CampaignFile::open(place.path));
        QVERIFY(must(file.verify()).empty());
        QVERIFY(must(campaigns(file)) == (std::vector<Listed<Campaign>>{{{1}, {}}}));
        QVERIFY(must(pack(file, {1})) == Pack{});
        QVERIFY(must(sessions(file, {1})).front().value == (Session{{1}, {{}, {{1}}, {}}, {}}));
        SessionJournal journal = must(file.journal({1}));
        QCOMPARE(journal.journal().records().size(), std::size_t{1});
        QCOMPARE(must(journal.snapshotFor({1}, 1))->table, std::string());
    }

    void whatIsToldOfASessionCanBeChanged()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path));
        const SessionId id = addedSession(file);
        Session session = must(sessions(file, {1})).front().value;
        session.facts.result = QStringLiteral("lost");
        session.facts.players = {{QStringLiteral("Carla"), QStringLiteral("overseer")}};
        must(changeSession(file, id, session.facts));
        QVERIFY(must(sessions(file, {1})).front().value == session);
        must(changeCampaign(file, {1}, {QStringLiteral("Spring"), QStringLiteral("omega"), {}}));
        QCOMPARE(must(campaigns(file)).front().value.name, QString("Spring"));
        QVERIFY(must(file.verify()).empty());
        QCOMPARE(faultOf(changeSession(file, {99}, session.facts)), StorageFault::NoSuchThing);
        QCOMPARE(faultOf(changeCampaign(file, {99}, {})), StorageFault::NoSuchThing);
        QCOMPARE(faultOf(file.journal({99})), StorageFault::NoSuchThing);
        QVERIFY(!addSession(file, {{99}, {}, {}}));
    }

    void aPackIsKeptOnceAndEveryVersionOfIt()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path));
        const Pack one{QStringLiteral("Own"), QStringLiteral("1"), std::string(3 << 20, 'x')};
        const Pack two{QStringLiteral("Own"), QStringLiteral("2"), one.content};
        const PackId first = must(addPack(file, one));
        QVERIFY(must(addPack(file, one)) == first);
        const PackId second = must(addPack(file, two));
        QVERIFY(second != first);
        QVERIFY(must(pack(file, first)) == one);
        QVERIFY(must(pack(file, second)) == two);
        QCOMPARE(must(packs(file)).size(), std::size_t{2});
        QCOMPARE(faultOf(pack(file, {99})), StorageFault::NoSuchThing);
    }

    void whatIsNoCampaignFileIsLeftAlone_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("text") << QByteArray(5000, 'x');
        QTest::newRow("a zip") << QByteArray("PK\3\4").append(QByteArray(5000, '\0'));
    }

    void whatIsNoCampaignFileIsLeftAlone()
    {
        QFETCH(QByteArray, bytes);
        const Place place;
        writeBytes(place.path, bytes);
        const Stored<CampaignFile> file = CampaignFile::open(place.path);
        QCOMPARE(faultOf(file), StorageFault::NotOurs);
        QCOMPARE(file.error().file, place.path);
        QCOMPARE(bytesOf(place.path), bytes);
        QCOMPARE(QDir(place.folder.path()).entryList(QDir::Files), QStringList("Lab.dossier"));
    }

    void anEmptyFileIsNamedAsSuchAndLeftAlone()
    {
        const Place place;
        writeBytes(place.path, "");
        QCOMPARE(faultOf(CampaignFile::open(place.path)).value(), StorageFault::Empty);
        QCOMPARE(faultOf(CampaignFile::look(place.path)).value(), StorageFault::Empty);
        QCOMPARE(QDir(place.folder.path()).entryList(QDir::Files), QStringList("Lab.dossier"));
        QCOMPARE(bytesOf(place.path), QByteArray());
    }

    void aCutCampaignIsDamagedAndNotSomeOtherFile_data()
    {
        QTest::addColumn<qsizetype>("bytes");
        for (const int bytes : {72, 100, 1000, 4096, 20000})
            QTest::newRow(QByteArray::number(bytes).constData()) << qsizetype{bytes};
    }

    void aCutCampaignIsDamagedAndNotSomeOtherFile()
    {
        QFETCH(qsizetype, bytes);
        const Place place;
        makeFullFile(place.path, 1, {});
        writeBytes(place.path, bytesOf(place.path).first(bytes));
        QCOMPARE(faultOf(CampaignFile::open(place.path)), StorageFault::Damaged);
        QCOMPARE(faultOf(CampaignFile::look(place.path)), StorageFault::Damaged);
    }

    void whatIsCutBeforeItSaysWhatItIsIsNotOurs()
    {
        const Place place;
        makeFullFile(place.path, 1, {});
        writeBytes(place.path, bytesOf(place.path).first(71));
        QCOMPARE(faultOf(CampaignFile::open(place.path)), StorageFault::NotOurs);
    }

    void aChangeThatThrowsIsTakenBack()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path));
        const auto addAndThrow = [&]() -> Done
        {
            must(addCampaign(file, {}));
            throw std::bad_alloc();
        };
        QVERIFY_EXCEPTION_THROWN((void)file.change(addAndThrow), std::bad_alloc);
        QVERIFY(must(campaigns(file)).empty());
        must(addCampaign(file, {}));
        QCOMPARE(must(campaigns(file)).size(), std::size_t{1});
    }

    void aLookFindsWhatOpeningFindsAndHoldsNothing()
    {
        const Place place;
        makeFullFile(place.path, 1, {});
        CampaignFile looked = must(CampaignFile::look(place.path));
        QCOMPARE(looked.access(), Access::NotWritable);
        QCOMPARE(faultOf(looked.change([]() -> Done { return {}; })), StorageFault::ReadOnly);
        CampaignFile file = must(CampaignFile::open(place.path));
        QCOMPARE(file.access(), Access::Writes);
        const auto names = [](CampaignFile &of)
        {
            QStringList all;
            for (const Listed<Campaign> &campaign : must(campaigns(of)))
                for (const Listed<Session> &session : must(sessions(of, campaign.id)))
                    all << campaign.value.name + u'/' + session.value.facts.date + u'/' + session.value.pinned.printing;
            return all;
        };
        QVERIFY(!names(file).isEmpty());
        QCOMPARE(names(looked), names(file));
    }

    void aDatabaseOfAnotherProgramIsLeftAlone()
    {
        const Place place;
        {
            const auto other = must(Connection::open(place.path, OpenAs::Writer));
            must(other->run(QStringLiteral("CREATE TABLE bookmarks (url TEXT)")));
        }
        const QByteArray bytes = bytesOf(place.path);
        QCOMPARE(faultOf(CampaignFile::open(place.path)), StorageFault::NotOurs);
        QCOMPARE(bytesOf(place.path), bytes);
    }

    /// A campaign's folder may hold other databases, and they are in use.
    void whatLiesBesideADatabaseThatIsNotOursStays_data()
    {
        QTest::addColumn<bool>("isNewer");
        QTest::newRow("of another program") << false;
        QTest::newRow("of a newer Dossier") << true;
    }

    void whatLiesBesideADatabaseThatIsNotOursStays()
    {
        QFETCH(bool, isNewer);
        const Place place;
        {
            const auto other = must(Connection::open(place.path, OpenAs::Writer));
            must(other->run(QStringLiteral("CREATE TABLE bookmarks (url TEXT)")));
            if (isNewer)
                must(other->run(QStringLiteral("PRAGMA application_id = %1").arg(applicationId)));
            must(other->run(QStringLiteral("PRAGMA user_version = 99")));
            must(other->value(QStringLiteral("PRAGMA journal_mode = WAL")));
            must(other->value(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
            must(other->run(QStringLiteral("INSERT INTO bookmarks VALUES ('in the log alone')")));
            for (const char *ending : {"", "-wal"})
                writeBytes(place.path + QLatin1String(".kept") + QLatin1String(ending),
                    bytesOf(place.path + QLatin1String(ending)));
        }
        const QString path = place.path + ".kept";
        for (const char *ending : {"-journal", ".lock"})
            writeBytes(path + QLatin1String(ending), "another program's");
        QMap<QString, QByteArray> before;
        for (const QString &name : QDir(place.folder.path()).entryList({QStringLiteral("*.kept*")}, QDir::Files))
            before[name] = bytesOf(place.folder.filePath(name));
        QCOMPARE(before.size(), 4);
        const StorageFault expected = isNewer ? StorageFault::Newer : StorageFault::NotOurs;
        QCOMPARE(faultOf(CampaignFile::open(path)).value(), expected);
        QCOMPARE(faultOf(CampaignFile::takeOver(path)).value(), expected);
        QCOMPARE(faultOf(CampaignFile::look(path)).value(), expected);
        const QStringList after = QDir(place.folder.path()).entryList({QStringLiteral("*.kept*")}, QDir::Files);
        QCOMPARE(after, before.keys());
        for (const QString &name : after)
            QCOMPARE(bytesOf(place.folder.filePath(name)), before[name]);
    }

    void aMissingFileAndAFolderAreNamed()
    {
        const Place place;
        QCOMPARE(faultOf(CampaignFile::open(place.path)), StorageFault::Missing);
        QCOMPARE(faultOf(CampaignFile::open(place.folder.path())), StorageFault::NotOurs);
        QVERIFY(!QFileInfo::exists(place.path));
        const Stored<CampaignFile> nowhere = CampaignFile::create(place.folder.filePath("gone/Lab.dossier"));
        QCOMPARE(faultOf(nowhere), StorageFault::NoSuchFolder);
        QVERIFY(nowhere.error().file.endsWith("gone/Lab.dossier"));
    }

    void aCopyIsTheWholeFile()
    {
        const Place place;
        makeFullFile(place.path, 1, {});
        const QString copy = place.folder.filePath("copy.dossier");
        {
            CampaignFile file = must(CampaignFile::open(place.path));
            must(file.copyTo(copy));
            QCOMPARE(faultOf(file.copyTo(copy)), StorageFault::FileExists);
            const Done nowhere = file.copyTo(place.folder.filePath("gone/copy.dossier"));
            QVERIFY(!nowhere && nowhere.error().file.endsWith("gone/copy.dossier"));
        }
        const Content is = contentOf(copy, {});
        QVERIFY(!is.flagged);
        QCOMPARE(is.lines, contentOf(place.path, {}).lines);
    }

    void aVanishedFolderIsSaidAndACopyCanBeSaved()
    {
        const Place place;
        const QString folder = place.folder.filePath("stick");
        QVERIFY(QDir().mkpath(folder));
        const QString path = folder + "/Lab.dossier";
        CampaignFile file = must(CampaignFile::create(path));
        SessionJournal journal = must(file.journal(addedSession(file)));
        std::mt19937 random(1);
        appendRandom(journal, random, 20);
        QVERIFY(QDir(folder).removeRecursively());
        const auto append = journal.append(recorded(99, entryWith(journal.journal(), {"seen", ""})));
        QCOMPARE(faultOf(append), StorageFault::Vanished);
        QCOMPARE(append.error().file, path);
        QCOMPARE(faultOf(addCampaign(file, {})), StorageFault::Vanished);
        QCOMPARE(journal.journal().records().size(), std::size_t{20});
        must(file.copyTo(place.path));
        CampaignFile copy = must(CampaignFile::open(place.path));
        QCOMPARE(must(copy.journal({1})).journal().records().size(), std::size_t{20});
    }

    void aLogThatIsTakenAwayCostsNothing()
    {
        const Place place;
        std::mt19937 random(1);
        {
            CampaignFile file = must(CampaignFile::create(place.path));
            SessionJournal journal = must(file.journal(addedSession(file)));
            for (int times = 1; times <= 5; ++times)
            {
                appendRandom(journal, random, 3);
                QVERIFY(QFile::remove(place.path + "-wal"));
                if (times % 2 == 0)
                    QVERIFY(QFile::remove(place.path + "-shm"));
            }
            appendRandom(journal, random, 1);
            QCOMPARE(journal.journal().records().size(), std::size_t{16});
        }
        CampaignFile file = must(CampaignFile::open(place.path));
        QVERIFY(must(file.verify()).empty());
        QVERIFY(!file.isLogMissing());
        QCOMPARE(must(file.journal({1})).journal().records().size(), std::size_t{16});
    }

    void aLogThatCannotBeMadeAgainIsSaidAndClosingStaysSafe()
    {
        const Place place;
        {
            CampaignFile file = must(CampaignFile::create(place.path));
            SessionJournal journal = must(file.journal(addedSession(file)));
            std::mt19937 random(1);
            appendRandom(journal, random, 3);
            const journal::Record next = recorded(99, entryWith(journal.journal(), {"seen", ""}));
            QVERIFY(QFile::remove(place.path + "-wal"));
            {
                // Nothing more can be opened.
                rlimit before{};
                ::getrlimit(RLIMIT_NOFILE, &before);
                const rlimit none{3, before.rlim_max};
                ::setrlimit(RLIMIT_NOFILE, &none);
                const auto append = journal.append(next);
                ::setrlimit(RLIMIT_NOFILE, &before);
                QVERIFY(!append);
            }
            const auto again = journal.append(next);
            QCOMPARE(faultOf(again).value(), StorageFault::Vanished);
            QVERIFY(!file.copyTo(place.folder.filePath("copy.dossier")));
        }
        CampaignFile file = must(CampaignFile::open(place.path));
        QCOMPARE(file.access(), Access::Writes);
        QVERIFY(must(file.journal({1})).journal().records().size() >= 3);
    }

    void whatIsCommittedWhileTheFileIsReplacedIsNotAcknowledged()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path));
        SessionJournal journal = must(file.journal(addedSession(file)));
        std::mt19937 random(1);
        appendRandom(journal, random, 2);
        const QString other = place.folder.filePath(QStringLiteral("other.dossier"));
        makeFullFile(other, 1, {});
        const auto replace = [&]
        {
            QVERIFY2(
                ::rename(QFile::encodeName(other).constData(), QFile::encodeName(place.path).constData()) == 0, "");
        };
        const auto work = [&]
        {
            replace();
            return file.connection().run(QStringLiteral("UPDATE campaigns SET notes = 'late'"));
        };
        QCOMPARE(faultOf(file.connection().transaction(work)), StorageFault::Replaced);
    }

    void aLogThatSomebodyWroteOverIsNoticedBeforeTheNextRecord()
    {
        const Place other;
        CampaignFile otherFile = must(CampaignFile::create(other.path));
        SessionJournal otherJournal = must(otherFile.journal(addedSession(otherFile)));
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path));
        SessionJournal journal = must(file.journal(addedSession(file)));
        std::mt19937 random(1);
        appendRandom(otherJournal, random, 5);
        appendRandom(journal, random, 3);
        writeBytes(place.path + "-wal", bytesOf(other.path + "-wal"));
        const auto appended = journal.append(recorded(99, entryWith(journal.journal(), {"seen", ""})));
        QCOMPARE(faultOf(appended), StorageFault::Replaced);
    }

    void whereHardlyAnyFileCanBeOpenedThatIsSaid()
    {
        const Place place;
        makeFullFile(place.path, 1, {});
        rlimit before{};
        ::getrlimit(RLIMIT_NOFILE, &before);
        const int next = ::dup(0);
        ::close(next);
        int said = 0;
        for (rlim_t more = 0; more < 8; ++more)
        {
            const rlimit few{static_cast<rlim_t>(next) + more, before.rlim_max};
            ::setrlimit(RLIMIT_NOFILE, &few);
            const auto fault = faultOf(CampaignFile::open(place.path));
            ::setrlimit(RLIMIT_NOFILE, &before);
            QCOMPARE(fault.value_or(StorageFault::TooManyOpen), StorageFault::TooManyOpen);
            said += fault ? 1 : 0;
        }
        QVERIFY(said > 2);
    }

    void aDamagedFileAndItsLogStayAsTheyAre()
    {
        const Place place;
        QByteArray log;
        {
            CampaignFile file = must(CampaignFile::create(place.path));
            SessionJournal journal = must(file.journal(addedSession(file)));
            must(changeCampaign(file, {1}, {"before", "omega", {}}));
            must(journal.foldIn());
            std::mt19937 random(1);
            appendRandom(journal, random, 3);
            log = bytesOf(place.path + "-wal");
            QByteArray bytes = bytesOf(place.path);
            const qsizetype at = bytes.indexOf("before");
            QVERIFY(at > 0);
            bytes[at] = 'B';
            writeBytes(place.folder.filePath("other.dossier"), bytes);
        }
        const QString other = place.folder.filePath("other.dossier");
        writeBytes(other + "-wal", log);
        const QByteArray bytes = bytesOf(other);
        {
            const CampaignFile file = must(CampaignFile::open(other));
            QVERIFY(!file.damage().empty());
            QCOMPARE(file.access(), Access::Damaged);
        }
        QCOMPARE(bytesOf(other + "-wal"), log);
        QCOMPARE(bytesOf(other), bytes);
    }

    void aFolderThatComesBackGoesOn()
    {
        const Place place;
        const QString folder = place.folder.filePath("stick");
        QVERIFY(QDir().mkpath(folder));
        CampaignFile file = must(CampaignFile::create(folder + "/Lab.dossier"));
        SessionJournal journal = must(file.journal(addedSession(file)));
        QVERIFY(QDir().rename(folder, folder + "2"));
        const journal::Record record = recorded(1, entryWith(journal.journal(), {"seen", ""}));
        QCOMPARE(faultOf(journal.append(record)), StorageFault::Vanished);
        QVERIFY(QDir().rename(folder + "2", folder));
        QCOMPARE(must(journal.append(record)), (Appended{1, false}));
        QVERIFY(must(file.verify()).empty());
    }

    void noConnectionIsLeftBehind()
    {
        const Place place;
        makeFullFile(place.path, 1, {});
        contentOf(place.path, {});
        QVERIFY(QSqlDatabase::connectionNames().isEmpty());
    }
};

DOSSIER_TESTS(CampaignFileTest, EventLoop)

} // namespace campaign_file_test

#include "campaign_file_test.moc"
