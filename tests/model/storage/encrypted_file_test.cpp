#include "model/storage/backups.h"
#include "model/storage/campaigns.h"
#include "model/storage/journal_chain.h"
#include "model/storage/packs.h"
#include "model/storage/rescue.h"
#include "model/storage/row_values.h"
#include "model/storage/sessions.h"
#include "model/vault/record_cipher.h"
#include "places.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/support/test_class.h"

#include <QDirIterator>
#include <QTest>

#include <cstdio>

namespace encrypted_file_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

const QByteArray marker = "Zwölf-Boxkämpfer-4711";

vault::KeyPtr newKey()
{
    return std::make_shared<const vault::Key>(vault::Key::random());
}

std::string marked(const char *place)
{
    return marker.toStdString() + ' ' + place;
}

journal::Payload secret(const char *place)
{
    return {"", marked(place)};
}

/// Plays a session with a marker in each sort of secret.
void play(CampaignFile &file, SessionId session)
{
    SessionJournal journal = must(file.journal(session));
    const std::uint64_t first = 1000 * static_cast<std::uint64_t>(session.row);
    const journal::Entry entry{.parent = {},
        .kind = {"move", marked("kind")},
        .command = marked("command"),
        .events = {{"a door", marked("event")}, secret("event")},
        .ruling = secret("ruling")};
    must(journal.append(recorded(first + 1, entry)));
    must(journal.append(recorded(first + 2, *undo(journal.journal(), secret("correction")))));
    must(journal.append(recorded(first + 3, *redo(journal.journal()))));
    must(journal.append(recorded(first + 4, journal::Bookmarked{{1}, secret("bookmark"), false})));
    must(journal.append(recorded(first + 5, journal::Entry{.parent = {1}, .command = marked("plan")})));
    must(journal.keepSnapshot({1}, 1, marked("snapshot")));
}

/// A file with two sessions and a pack.
void makeMarkedFile(const QString &path, const vault::KeyPtr &key)
{
    CampaignFile file = must(CampaignFile::create(path, key));
    must(addPack(file, {QStringLiteral("Own"), QStringLiteral("1"), marked("pack")}));
    play(file, addedSession(file));
    play(file, addedSession(file));
}

/// All files in a folder and below that have the marker, in UTF-8 or UTF-16.
QStringList filesWithMarker(const QString &folder)
{
    const QString wide = QString::fromUtf8(marker);
    const QByteArray utf16(reinterpret_cast<const char *>(wide.utf16()), 2 * wide.size()); // NOLINT(*-reinterpret-cast)
    QStringList found;
    for (QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); files.hasNext();)
    {
        const QString path = files.next();
        const QByteArray bytes = bytesOf(path);
        if (bytes.contains(marker) || bytes.contains(utf16) || bytes.contains(marker.toHex()))
            found << path;
    }
    return found;
}

/// Writes the chains of a session anew, as somebody would who changes a file and knows how it is made.
void forgeChains(const QString &path, SessionId session)
{
    const auto connection = must(Connection::open(path, OpenAs::Writer));
    ChainEnds ends = must(firstLinks(*connection, session));
    std::vector<std::pair<StoredRecord, ChainEnds>> all;
    const auto take = [&](const QSqlQuery &row)
    {
        const StoredRecord stored{
            row.value(0).toUInt(), row.value(1).toUInt(), bytesAt(row, 4), {row.value(2).toInt(), bytesAt(row, 3)}};
        ends = linked(ends, stored);
        all.emplace_back(stored, ends);
        return true;
    };
    must(connection->each(QStringLiteral("SELECT s.number, s.public_number, s.sealed, s.body, p.body "
                                         "FROM secret_records s LEFT JOIN public_records p ON p.session = s.session "
                                         "AND p.number = s.public_number WHERE s.session = ? ORDER BY s.number"),
        {session.row}, take));
    for (const auto &[stored, links] : all)
    {
        must(connection->run(QStringLiteral("UPDATE secret_records SET chain = ? WHERE session = ? AND number = ?"),
            {toBytes(links.secret), session.row, stored.number}));
        must(connection->run(QStringLiteral("UPDATE public_records SET chain = ? WHERE session = ? AND number = ?"),
            {toBytes(links.open), session.row, stored.publicNumber}));
    }
    must(connection->run(QStringLiteral("UPDATE secret_heads SET number = ?, chain = ? WHERE session = ?"),
        {static_cast<qint64>(all.size()), toBytes(ends.secret), session.row}));
}

/// The last record that is taken for good after a change that is covered by new chains.
std::uint32_t lastGoodAfter(const QString &path, const vault::KeyPtr &key, const QString &sql)
{
    tamper(path, sql);
    forgeChains(path, {1});
    CampaignFile file = must(CampaignFile::open(path, key));
    const SessionJournal journal = must(file.journal({1}));
    return journal.damage() ? journal.damage()->lastGood : 99;
}

std::size_t recordsIn(const QString &path, SessionId session, const vault::KeyPtr &key)
{
    CampaignFile file = must(CampaignFile::open(path, key));
    const SessionJournal journal = must(file.journal(session));
    return journal.damage() ? 0 : journal.journal().records().size();
}

} // namespace

/// Secrets are encrypted wherever they are written.
class EncryptedFileTest : public QObject
{
    Q_OBJECT

private slots:

    void noFileHasASecretInTheClear()
    {
        const Place place;
        const vault::KeyPtr key = newKey();
        makeMarkedFile(place.path, key);
        CampaignFile file = must(CampaignFile::open(place.path, key));
        play(file, addedSession(file));
        QVERIFY(QFileInfo(place.path + "-wal").size() > 0);
        must(keepBackup(file, place.folder.filePath("backups"), QDate(2026, 11, 29)));
        must(file.copyTo(place.folder.filePath("copy.dossier")));
        must(rescue(file, place.folder.filePath("rescued.dossier")));
        must(copySession(file, {2}, place.folder.filePath("away.dossier")));
        must(removeSession(file, {2}));
        QCOMPARE(filesWithMarker(place.folder.path()), QStringList());
        CampaignFile away = must(CampaignFile::open(place.folder.filePath("away.dossier"), key));
        must(putBackSession(away, {2}, file));
        QCOMPARE(filesWithMarker(place.folder.path()), QStringList());
        QCOMPARE(must(file.journal({2})).journal().records().size(), std::size_t{5});
        QVERIFY(must(file.verify()).empty());
        QCOMPARE(recordsIn(place.folder.filePath("rescued.dossier"), {3}, key), std::size_t{5});
        // The search finds what is there.
        const Place plain;
        makeMarkedFile(plain.path, nullptr);
        QCOMPARE(filesWithMarker(plain.folder.path()), QStringList(plain.path));
    }

    void whatLayInTheClearIsEncryptedWithAllThatFilesHold()
    {
        const Place place;
        const vault::KeyPtr key = newKey();
        makeMarkedFile(place.path, nullptr);
        const QStringList before = contentOf(place.path, {}).lines;
        const Content after = contentOf(place.path, key);
        QVERIFY(!after.flagged);
        QCOMPARE(after.lines, before);
        QCOMPARE(filesWithMarker(place.folder.path()), QStringList());
        QCOMPARE(contentOf(place.path, key).lines, before);
    }

    void aGoldenFileKeepsNoSecretInTheClear()
    {
        const Place place;
        writeBytes(
            place.path, bytesOf(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/model/storage/golden/version-2.dossier")));
        std::vector<QByteArray> secrets;
        {
            CampaignFile old = must(CampaignFile::look(place.path));
            must(old.connection().each(QStringLiteral("SELECT body FROM secret_records WHERE length(body) > 60"), {},
                [&](const QSqlQuery &row)
                {
                    secrets.push_back(row.value(0).toByteArray().mid(40));
                    return true;
                }));
        }
        QVERIFY(secrets.size() > 50);
        const auto held = [&]
        {
            return std::ranges::count_if(
                secrets, [bytes = bytesOf(place.path)](const QByteArray &one) { return bytes.contains(one); });
        };
        QVERIFY(held() > 50);
        QVERIFY(!contentOf(place.path, newKey()).flagged);
        QCOMPARE(held(), 0);
    }

    void withoutTheKeyThePublicPartIsRead()
    {
        const Place place;
        makeMarkedFile(place.path, newKey());
        for (const vault::KeyPtr &key : {vault::KeyPtr(), newKey()})
        {
            const StorageFault fault = key ? StorageFault::WrongKey : StorageFault::KeyMissing;
            CampaignFile file = must(CampaignFile::open(place.path, key));
            QCOMPARE(file.access(), Access::Writes);
            QCOMPARE(file.locked()->fault, fault);
            QCOMPARE(must(campaigns(file)).size(), std::size_t{2});
            QCOMPARE(must(packs(file)).front().name, QString("Own"));
            const auto records = must(file.publicRecords({1}));
            QCOMPARE(records.size(), std::size_t{3});
            QCOMPARE(std::get<journal::PublicEntry>(records.front().what).events.front(), std::string("a door"));
            QCOMPARE(must(lastMoment(file, {1}))->milliseconds, 1003000);
            QVERIFY(must(file.verify()).empty());
            QCOMPARE(faultOf(file.journal({1})), fault);
            QCOMPARE(faultOf(file.journalAtSnapshot({1}, 1)), fault);
            QCOMPARE(faultOf(pack(file, {1})), fault);
            QCOMPARE(faultOf(addPack(file, {QStringLiteral("More"), QStringLiteral("1"), "x"})), fault);
            Campaign campaign = must(campaigns(file)).front().value;
            campaign.notes = QStringLiteral("written without a key");
            must(changeCampaign(file, {1}, campaign));
        }
    }

    void theOpenPartOfAPackNeedsNoKey()
    {
        const Place place;
        const vault::KeyPtr key = newKey();
        makeMarkedFile(place.path, key);
        const Pack open{QStringLiteral("Own"), QStringLiteral("1"), "for everybody"};
        const QString rescued = place.folder.filePath("rescued.dossier");
        SessionId id;
        {
            CampaignFile file = must(CampaignFile::open(place.path, key));
            Session session = must(sessions(file, {1})).front().value;
            session.pinned.packs = {{1}};
            id = must(addSession(file, session));
            must(keepOpenPart(file, id, {1}, open));
            QVERIFY(must(file.verify()).empty());
        }
        const auto openPartOf = [&](CampaignFile &file, SessionId session) -> std::optional<PackId>
        {
            for (const Listed<Session> &one : must(sessions(file, {1})))
                if (const auto part = one.value.pinned.openParts.find({1});
                    one.id == session && part != one.value.pinned.openParts.end())
                    return part->second;
            return std::nullopt;
        };
        {
            CampaignFile file = must(CampaignFile::open(place.path));
            QVERIFY(must(pack(file, openPartOf(file, id).value())) == open);
            QCOMPARE(faultOf(pack(file, {1})), StorageFault::KeyMissing);
            QVERIFY(!openPartOf(file, {1}));
            QVERIFY(must(file.verify()).empty());
            must(rescue(file, rescued));
        }
        // Sessions of one campaign come one after the other.
        const SessionId there{2};
        {
            CampaignFile file = must(CampaignFile::open(rescued));
            QVERIFY(must(pack(file, openPartOf(file, there).value())) == open);
        }
        {
            // The whole pack, once it has no secrets.
            CampaignFile file = must(CampaignFile::open(rescued, key));
            const Pack whole = must(pack(file, {1}));
            QCOMPARE(whole.content, marked("pack"));
            must(keepOpenPart(file, there, {1}, whole));
            QVERIFY(openPartOf(file, there).value() == PackId{1});
        }
        CampaignFile file = must(CampaignFile::open(rescued));
        QCOMPARE(must(pack(file, {1})).content, marked("pack"));
        QVERIFY(must(file.verify()).empty());
        tamper(rescued, QStringLiteral("UPDATE public_pack_contents SET content = x'00'"));
        QVERIFY(!must(must(CampaignFile::open(rescued)).verify()).empty());
    }

    void withoutTheKeyAllIsCarriedAsItIs()
    {
        const Place place;
        const vault::KeyPtr key = newKey();
        makeMarkedFile(place.path, key);
        const QString copy = place.folder.filePath("away.dossier");
        const QString rescued = place.folder.filePath("rescued.dossier");
        {
            CampaignFile file = must(CampaignFile::open(place.path));
            must(keepBackup(file, place.folder.filePath("backups"), QDate(2026, 11, 29)));
            must(rescue(file, rescued));
            must(copySession(file, {1}, copy));
            must(removeSession(file, {1}));
            CampaignFile away = must(CampaignFile::open(copy));
            must(putBackSession(away, {1}, file));
        }
        for (const QString &path : {place.path, copy, rescued})
            QCOMPARE(recordsIn(path, {1}, key), std::size_t{5});
        CampaignFile file = must(CampaignFile::open(rescued, key));
        QCOMPARE(must(pack(file, {1})).content, marked("pack"));
        const KeptCopy kept = readableContent(
            place.folder.filePath("backups/" + QDir(place.folder.filePath("backups")).entryList(QDir::Files).front()));
        QVERIFY(!kept.problem);
        QCOMPARE(kept.entries, std::size_t{10});
    }

    void aSessionPutAwayInTheClearComesBackEncrypted()
    {
        const Place place;
        const vault::KeyPtr key = newKey();
        const QString copy = place.folder.filePath("away.dossier");
        makeMarkedFile(place.path, nullptr);
        {
            CampaignFile file = must(CampaignFile::open(place.path));
            must(copySession(file, {1}, copy));
            must(removeSession(file, {1}));
        }
        {
            // Both are encrypted apart from each other, by one key.
            CampaignFile file = must(CampaignFile::open(place.path, key));
            CampaignFile away = must(CampaignFile::open(copy, key));
            QVERIFY(file.connection().keys().hasKeyOf(away.connection().keys()));
            must(putBackSession(away, {1}, file));
        }
        QCOMPARE(recordsIn(place.path, {1}, key), std::size_t{5});
        // The copy is only looked at.
        const Place other;
        makeMarkedFile(other.path, nullptr);
        writeBytes(copy, bytesOf(other.path));
        CampaignFile file = must(CampaignFile::open(other.path, key));
        CampaignFile plain = must(CampaignFile::look(copy));
        must(removeSession(file, {2}));
        must(putBackSession(plain, {2}, file));
        QCOMPARE(must(file.journal({2})).journal().records().size(), std::size_t{5});
        QVERIFY(!filesWithMarker(other.folder.path()).contains(other.path));
    }

    void cellsAreBoundToTheirPlaces()
    {
        const QString swap
            = QStringLiteral("UPDATE secret_records SET body = (SELECT o.body FROM secret_records o "
                             "WHERE o.session = %1 AND o.number = %2) WHERE session = 1 AND number = %3");
        const std::vector<std::pair<QString, std::uint32_t>> changes{{swap.arg(1).arg(4).arg(5), 4},
            {swap.arg(1).arg(2).arg(3), 2}, {swap.arg(2).arg(2).arg(2), 1},
            {QStringLiteral("UPDATE secret_records SET number = number + 100 WHERE session = 1 AND number >= 2"), 1},
            {QStringLiteral("UPDATE public_records SET body = CAST(replace(body, 'a door', 'a wall') AS BLOB) "
                            "WHERE session = 1 AND number = 1"),
                0},
            {QStringLiteral("DELETE FROM secret_records WHERE session = 1 AND number = 4"), 3},
            {QStringLiteral("UPDATE secret_records SET sealed = 0 WHERE session = 1 AND number = 4"), 3},
            {QStringLiteral("UPDATE sessions SET uid = randomblob(16), seal = NULL WHERE id = 1"), 0},
            {QStringLiteral("UPDATE sessions SET began_in = randomblob(16), seal = NULL WHERE id = 1"), 0}};
        for (const auto &[sql, last] : changes)
        {
            const Place place;
            const vault::KeyPtr key = newKey();
            makeMarkedFile(place.path, key);
            QVERIFY2(lastGoodAfter(place.path, key, sql) == last, qPrintable(sql));
        }
        const Place place;
        const vault::KeyPtr key = newKey();
        makeMarkedFile(place.path, key);
        QCOMPARE(lastGoodAfter(place.path, key, QStringLiteral("SELECT 1")), 99U);
    }

    void aRecordOfAnotherFileIsRefused()
    {
        const Place place;
        const Place other;
        const vault::KeyPtr key = newKey();
        makeMarkedFile(place.path, key);
        makeMarkedFile(other.path, key);
        QByteArray body;
        {
            CampaignFile file = must(CampaignFile::look(other.path));
            body = must(file.connection().value(
                            QStringLiteral("SELECT body FROM secret_records WHERE session = 1 AND number = 5")))
                       .toByteArray();
        }
        const QString sql = QStringLiteral("UPDATE secret_records SET body = x'%1' WHERE session = 1 AND number = 5");
        QCOMPARE(lastGoodAfter(place.path, key, sql.arg(QString::fromLatin1(body.toHex()))), 4U);
    }

    void aChangedByteOfACellIsSeen()
    {
        const Place place;
        const vault::KeyPtr key = newKey();
        makeMarkedFile(place.path, key);
        const QByteArray whole = bytesOf(place.path);
        QByteArray body;
        {
            CampaignFile file = must(CampaignFile::look(place.path));
            body = must(file.connection().value(
                            QStringLiteral("SELECT body FROM secret_records WHERE session = 1 AND number = 4")))
                       .toByteArray();
        }
        for (qsizetype at = 0; at < body.size(); at += 7)
        {
            QByteArray changed = body;
            changed[at] = static_cast<char>(changed[at] ^ 1);
            writeBytes(place.path, whole);
            const QString sql
                = QStringLiteral("UPDATE secret_records SET body = x'%1' WHERE session = 1 AND number = 4");
            QCOMPARE(lastGoodAfter(place.path, key, sql.arg(QString::fromLatin1(changed.toHex()))), 3U);
        }
    }

    void aDamagedWrapIsToldFromAWrongKey()
    {
        const Place place;
        const vault::KeyPtr key = newKey();
        makeMarkedFile(place.path, key);
        tamper(place.path, QStringLiteral("UPDATE key_wraps SET body = zeroblob(length(body))"));
        CampaignFile file = must(CampaignFile::open(place.path, key));
        QCOMPARE(file.access(), Access::Damaged);
        QCOMPARE(file.locked()->fault, StorageFault::Damaged);
        QCOMPARE(must(file.publicRecords({1})).size(), std::size_t{3});
    }

    void lengthsTellLittle()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path, newKey()));
        SessionJournal journal = must(file.journal(addedSession(file)));
        for (std::uint64_t number = 1; number <= 20; ++number)
            must(journal.append(recorded(
                number, journal::Entry{.parent = journal.journal().position(), .command = std::string(number, 'x')})));
        QCOMPARE(
            must(file.connection().value(QStringLiteral("SELECT count(DISTINCT length(body)) FROM secret_records")))
                .toInt(),
            2);
    }

    void aLostFileIsSavedWithItsKey()
    {
        const Place place;
        const vault::KeyPtr key = newKey();
        makeMarkedFile(place.path, key);
        CampaignFile file = must(CampaignFile::open(place.path, key));
        SessionJournal journal = must(file.journalAtSnapshot({1}, 1)).journal;
        const Place other;
        makeFullFile(other.path, 1, {});
        QVERIFY(QFile::rename(other.path, place.folder.filePath("new")));
        QVERIFY(std::rename(qPrintable(place.folder.filePath("new")), qPrintable(place.path)) == 0);
        const auto failed = journal.append(
            recorded(77, journal::Entry{.parent = journal.journal().position(), .command = marked("late")}));
        QCOMPARE(faultOf(failed), StorageFault::Replaced);
        QVERIFY(!failed.error().savedAs.isEmpty());
        QCOMPARE(filesWithMarker(place.folder.path()), QStringList());
        QCOMPARE(recordsIn(failed.error().savedAs, {1}, key), std::size_t{5});
    }

    /// Records in memory can be read; without a key a new one is refused, and nothing is written in the clear.
    void aJournalThatForgotItsKeysWritesNothing()
    {
        const Place place;
        const vault::KeyPtr key = newKey();
        makeMarkedFile(place.path, key);
        {
            CampaignFile file = must(CampaignFile::open(place.path, key));
            SessionJournal journal = must(file.journalAtSnapshot({1}, 1)).journal;
            const journal::Entry late{.parent = journal.journal().position(), .command = marked("late")};
            journal.forgetKeys();
            QVERIFY(file.locked() && journal.seals().key() == nullptr);
            QCOMPARE(journal.journal().records().size(), std::size_t{5});
            QCOMPARE(faultOf(journal.append(recorded(77, late))), StorageFault::KeyLocked);
            QVERIFY(!journal.keepSnapshot({1}, 1, marked("snapshot")));
            QCOMPARE(faultOf(file.journal({1})), StorageFault::KeyLocked);
            QVERIFY(!journal.damage());
        }
        QCOMPARE(filesWithMarker(place.folder.path()), QStringList());
        QCOMPARE(recordsIn(place.path, {1}, key), std::size_t{5});
    }

    void aLostFileIsSavedBeforeItsKeysGo()
    {
        const Place place;
        const vault::KeyPtr key = newKey();
        makeMarkedFile(place.path, key);
        {
            CampaignFile file = must(CampaignFile::open(place.path, key));
            SessionJournal journal = must(file.journalAtSnapshot({1}, 1)).journal;
            const Place other;
            makeFullFile(other.path, 1, {});
            QVERIFY(QFile::rename(other.path, place.folder.filePath("new")));
            QVERIFY(std::rename(qPrintable(place.folder.filePath("new")), qPrintable(place.path)) == 0);
            journal.forgetKeys();
        }
        QStringList saved = QDir(place.folder.path()).entryList({"*.dossier"}, QDir::Files);
        QVERIFY(saved.removeOne(QStringLiteral("Lab.dossier")));
        QCOMPARE(saved.size(), 1);
        QCOMPARE(filesWithMarker(place.folder.path()), QStringList());
        QCOMPARE(recordsIn(place.folder.filePath(saved.front()), {1}, key), std::size_t{5});
    }
};

DOSSIER_TESTS(EncryptedFileTest, EventLoop)

} // namespace encrypted_file_test

#include "encrypted_file_test.moc"
