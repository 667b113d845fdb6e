#include "tests/model/storage/made_up_file.h"

#include "model/journal/replay.h"
#include "model/storage/campaigns.h"
#include "model/storage/packs.h"
#include "model/storage/sessions.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace dossier::test
{

using namespace storage;

namespace
{

QString hex(const std::string &bytes)
{
    return QString::fromLatin1(QByteArray::fromStdString(bytes).toPercentEncoding(" {}\":,"));
}

QString told(const journal::Payload &payload)
{
    return hex(payload.open) + u'|' + hex(payload.secret);
}

QString told(const journal::Entry &entry)
{
    QString line = QStringLiteral("after %1 %2 %3 because %4 %5")
                       .arg(entry.parent.entry)
                       .arg(told(entry.kind), hex(entry.command), told(entry.ruling))
                       .arg(entry.reveal);
    for (const journal::Payload &event : entry.events)
        line += u';' + told(event);
    return line;
}

QString told(const journal::Moved &moved)
{
    return QStringLiteral("from %1 to %2 ").arg(moved.from.entry).arg(moved.to.entry) + told(moved.correction);
}

QString told(const journal::Bookmarked &bookmark)
{
    return QStringLiteral("mark %1 %2 ").arg(bookmark.at.entry).arg(bookmark.taken) + told(bookmark.name);
}

QString told(const Session &session)
{
    QString line = QStringList{session.facts.date, session.facts.mission, session.facts.result, session.facts.notes,
        session.pinned.printing, hex(session.pinned.options)}
                       .join(u'/');
    for (const Player &player : session.facts.players)
        line += u' ' + player.name + u'=' + player.role;
    for (const PackId pack : session.pinned.packs)
        line += QStringLiteral(" pack %1").arg(pack.row);
    return line;
}

/// Adds the result of `read` to the content, or notes that it cannot be read.
template <typename Value, typename Tell>
void tell(Content &content, const Stored<Value> &read, const Tell &tell)
{
    content.flagged = content.flagged || !read;
    if (read)
        tell(*read);
}

void tellJournal(Content &content, CampaignFile &file, SessionId session)
{
    Stored<SessionJournal> journal = file.journal(session);
    tell(content, journal,
        [&](const SessionJournal &read)
        {
            content.flagged = content.flagged || read.damage();
            for (const journal::Record &record : read.journal().records())
                content.lines << QStringLiteral("session %1: ").arg(session.row) + text(record);
        });
    if (journal)
        tell(content, journal->snapshotFor(journal->journal().position(), 1),
            [&](const std::optional<Snapshot> &snapshot)
            {
                if (snapshot)
                    content.lines << QStringLiteral("snapshot %1 ").arg(snapshot->at.entry) + hex(snapshot->table);
            });
}

void tellAll(Content &content, CampaignFile &file)
{
    tell(content, packs(file),
        [&](const std::vector<PackTitle> &titles)
        {
            for (const PackTitle &title : titles)
                tell(content, pack(file, title.id), [&](const Pack &pack)
                    { content.lines << title.name + title.version + pack.name + pack.version + hex(pack.content); });
        });
    tell(content, campaigns(file),
        [&](const std::vector<Listed<Campaign>> &all)
        {
            for (const Listed<Campaign> &campaign : all)
            {
                content.lines << QStringLiteral("%1 ").arg(campaign.id.row) + campaign.value.name + campaign.value.game
                        + campaign.value.notes;
                tell(content, sessions(file, campaign.id),
                    [&](const std::vector<Listed<Session>> &played)
                    {
                        for (const Listed<Session> &session : played)
                        {
                            content.lines << QStringLiteral("%1 ").arg(session.id.row) + told(session.value);
                            tellJournal(content, file, session.id);
                        }
                    });
            }
        });
}

Session sessionOf(CampaignId campaign, std::vector<PackId> packs)
{
    return {campaign, {QStringLiteral("revised"), std::move(packs), R"({"fog": true})"},
        {QStringLiteral("2026-11-22"), QStringLiteral("Sigma"),
            {{QStringLiteral("Anna"), QStringLiteral("overseer")}, {QStringLiteral("Bè"), QStringLiteral("commando")}},
            QStringLiteral("won"), QStringLiteral("a long night")}};
}

} // namespace

QString text(const journal::Record &record)
{
    QString line = QString::fromLatin1(QByteArray(reinterpret_cast<const char *>(record.id.bytes.data()), 16)
                           .toHex()) // NOLINT(*-reinterpret-cast)
        + QStringLiteral(" at %1 ").arg(record.time.milliseconds);
    std::visit([&](const auto &what) { line += told(what); }, record.what);
    return line;
}

vault::KeyPtr keyOfTests()
{
    std::array<std::uint8_t, vault::keySize> bytes{};
    bytes.fill(7);
    return std::make_shared<const vault::Key>(std::span<const std::uint8_t, vault::keySize>(bytes));
}

QString quickFolder()
{
    const QString memory = QStringLiteral("/dev/shm");
    return (QFileInfo(memory).isWritable() ? memory : QDir::tempPath()) + QStringLiteral("/dossier-XXXXXX");
}

SessionId addedSession(CampaignFile &file)
{
    const CampaignId campaign = must(addCampaign(file, {QStringLiteral("Winter"), QStringLiteral("omega"), {}}));
    return must(addSession(file, sessionOf(campaign, {})));
}

void appendRandom(SessionJournal &journal, std::mt19937 &random, int records)
{
    for (int left = records; left > 0; --left)
    {
        const std::uint64_t number = journal.journal().records().size() + 1;
        must(journal.append(randomRecord(random, journal.journal(), number)));
    }
}

void makeFullFile(const QString &path, unsigned seed, const vault::KeyPtr &by)
{
    std::mt19937 random(seed);
    CampaignFile file = must(CampaignFile::create(path, by));
    const PackId pack = must(addPack(file, {QStringLiteral("Own"), QStringLiteral("1.0"), std::string(9000, 'p')}));
    for (const char *name : {"Winter", "Summer"})
    {
        const CampaignId campaign
            = must(addCampaign(file, {QString::fromLatin1(name), QStringLiteral("omega"), QStringLiteral("notes")}));
        for (int i = 0; i < 2; ++i)
        {
            const SessionId session = must(addSession(file, sessionOf(campaign, {pack})));
            must(keepOpenPart(file, session, pack, {QStringLiteral("Own"), QStringLiteral("1.0"), "for everybody"}));
            SessionJournal journal = must(file.journal(session));
            appendRandom(journal, random, 25);
            must(journal.keepSnapshot(journal.journal().position(), 1, tableOf(journal.journal())));
            appendRandom(journal, random, 5);
        }
    }
}

Content contentOf(const QString &path, const vault::KeyPtr &by)
{
    Content content;
    tell(content, CampaignFile::open(path, by),
        [&](const CampaignFile &opened)
        {
            CampaignFile file = opened;
            content.flagged = content.flagged || !file.damage().empty();
            tellAll(content, file);
            tell(content, file.verify(),
                [&](const std::vector<Damage> &damage) { content.flagged = content.flagged || !damage.empty(); });
        });
    return content;
}

void tamper(const QString &path, const QString &sql)
{
    const auto connection = must(Connection::open(path, OpenAs::Writer));
    must(connection->run(QStringLiteral("PRAGMA foreign_keys = OFF")));
    must(connection->run(sql));
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

void writeBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace dossier::test
