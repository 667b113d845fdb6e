#include "app/play/game_file.h"

#include "app/play/key_file.h"
#include "app/play/play_words.h"
#include "model/json/json_reader.h"
#include "model/json/json_writer.h"
#include "model/json/utf8.h"
#include "model/storage/backups.h"
#include "model/storage/packs.h"
#include "model/storage/sessions.h"

#include <QDate>
#include <QFile>
#include <QFileInfo>

namespace dossier
{

using namespace storage;

namespace
{

tl::unexpected<GameProblem> problem(GameProblem what)
{
    return tl::unexpected(std::move(what));
}

QString idOf(const GameName &game)
{
    return QString::fromUtf8(game.id.data(), static_cast<qsizetype>(game.id.size()));
}

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Returns the options that a session is pinned to, beside its printing and its packs.
std::string optionsFor(const std::string &mission)
{
    return mission.empty() ? "{}" : jsonObject({{"mission", jsonString(codePointsOf(mission))}});
}

OrProblem<Listed<Session>> begin(
    CampaignFile &file, const GameRequest &request, const GameName &game, const NewSession &fresh)
{
    const Stored<PackId> kept
        = addPack(file, {fresh.pack.name, QString::number(fresh.pack.version), fresh.pack.content});
    if (!kept)
        return problem(kept.error());
    const Pinned pinned{QString::fromStdString(editionOf(request, game)), {*kept}, optionsFor(fresh.mission)};
    Stored<Listed<Session>> begun
        = beginSession(file, idOf(game), request.session, pinned, textOf(fresh.mission), textOf(game.title));
    return begun ? OrProblem<Listed<Session>>(*std::move(begun)) : problem(begun.error());
}

/// Returns a session of that game; does not add one by mistake to a file that has only other games.
OrProblem<Listed<Session>> sessionOf(
    CampaignFile &file, const GameRequest &request, const GameName &game, const NewSession &fresh)
{
    const Stored<std::optional<Listed<Session>>> chosen = requestedSession(file, idOf(game), request.session);
    if (chosen && *chosen)
        return **chosen;
    if (!request.session.fresh)
        if (const std::optional<QString> other = gameIn(file, request.session); other && *other != idOf(game))
            return problem(OtherGame{file.path(), idOf(game), *other});
    if (!chosen)
        return problem(chosen.error());
    // The session may be in the missing log: beginning another in its place needs an explicit request.
    if (!request.session.fresh && file.isLogMissing())
        return problem(file.connection().error(StorageFault::LogMissing));
    return begin(file, request, game, fresh);
}

void keepCopy(KeptGame &kept, const QString &folder)
{
    if (folder.isEmpty() || kept.file->access() != Access::Writes)
        return;
    if (const Done done = keepBackup(*kept.file, folder, QDate::currentDate()); !done)
        kept.noBackup = done.error();
}

/// Keeps what everybody may know of a session's pack where no key is needed for it. Without it the session is played
/// all the same.
void keepOpenPart(KeptGame &kept, const Listed<Session> &session, storage::Pack pack, OpenPart openPart)
{
    const PackId id = session.value.pinned.packs.front();
    if (kept.file->access() != Access::Writes || session.value.pinned.openParts.contains(id))
        return;
    std::optional<std::string> open
        = openPart == nullptr ? pack.content : openPart(pack.content, pinnedMission(session.value.pinned.options));
    if (!open)
        return;
    pack.content = *std::move(open);
    (void)keepOpenPart(*kept.file, session.id, id, pack);
}

/// Continues a session with its pinned data.
OrProblem<KeptSession> continueSession(
    KeptGame kept, const Listed<Session> &session, const GameName &game, OpenPart openPart)
{
    const Pinned &pinned = session.value.pinned;
    if (pinned.packs.empty())
        return problem(NotPlayable{kept.file->path()});
    const Stored<storage::Pack> held = pack(*kept.file, pinned.packs.front());
    if (!held)
        return problem(held.error());
    keepOpenPart(kept, session, *held, openPart);
    kept.session = session.id;
    kept.edition = pinned.printing == textOf(game.first) ? game.first : game.later;
    return KeptSession{std::move(kept), {held->name, held->content}, pinnedMission(pinned.options)};
}

/// A copy for the players has no secrets, and needs no key.
bool isPublicCopy(const QString &path)
{
    Stored<CampaignFile> file = CampaignFile::look(path);
    return file && file->connection().keys().isPublicCopy;
}

} // namespace

std::string editionOf(const GameRequest &request, const GameName &game)
{
    return request.edition == game.first ? request.edition : std::string(game.later);
}

bool isDamaged(const KeptGame &game)
{
    return (game.file && game.file->access() == Access::Damaged) || (game.journal && game.journal->damage());
}

std::string pinnedMission(const std::string &options)
{
    const std::optional<JsonText> json = JsonText::parse(options);
    try
    {
        const std::optional<JsonValue> mission = json ? memberIfAny(json->root(), "mission") : std::nullopt;
        return mission ? nonEmptyText(*mission) : std::string();
    }
    catch (const Malformed &)
    {
        return {};
    }
}

OrProblem<PackText> packText(const GameRequest &request, const char *shipped)
{
    if (!request.packContent.empty())
        return PackText{request.pack, request.packContent};
    const QString path = request.pack.isEmpty() ? QLatin1String(shipped) : request.pack;
    QFile file(path);
    // Reading a pipe without a writer would block.
    if (!QFileInfo(path).isFile() || file.size() > largestPackFile || !file.open(QIODevice::ReadOnly))
        return problem(PackProblem{path, std::nullopt});
    return PackText{request.pack.isEmpty() ? QStringLiteral("sample") : request.pack, file.readAll().toStdString()};
}

OrProblem<std::optional<CampaignFile>> fileThere(const GameRequest &request)
{
    if (request.file.isEmpty() || !QFileInfo::exists(request.file))
        return std::nullopt;
    const auto open = [&](const vault::KeyPtr &key)
    { return request.takeOver ? CampaignFile::takeOver(request.file, key) : CampaignFile::open(request.file, key); };
    Stored<vault::KeyPtr> key = keyFor(request.file, request.keyFile);
    if (!key && isPublicCopy(request.file))
        key = vault::KeyPtr();
    // Whoever only looks needs no key for the public part.
    Stored<CampaignFile> file
        = request.looks ? CampaignFile::look(request.file, key.value_or(vault::KeyPtr())) : key.and_then(open);
    if (!file)
        return problem(file.error());
    return std::optional(*std::move(file));
}

std::optional<SessionMeant> meantIn(CampaignFile &file, const SessionRequest &request)
{
    const Stored<std::vector<CampaignListed>> all = campaignsOf(file);
    if (!all)
        return std::nullopt;
    std::optional<SessionId> latest;
    std::optional<SessionMeant> meant;
    for (const CampaignListed &campaign : *all)
    {
        if (!request.campaign.isEmpty() && campaign.campaign.value.name != request.campaign)
            continue;
        if (!meant && request.campaign == campaign.campaign.value.name)
            meant = SessionMeant{.game = campaign.campaign.value.game};
        for (const Listed<Session> &session : campaign.sessions)
            if (request.number ? session.id.row == *request.number : !latest || session.id > *latest)
            {
                latest = session.id;
                meant = SessionMeant{campaign.campaign.value.game, session.value.facts.result, session.id.row};
            }
    }
    return meant;
}

std::optional<QString> gameIn(CampaignFile &file, const SessionRequest &request)
{
    const std::optional<SessionMeant> meant = meantIn(file, request);
    return meant ? std::optional(meant->game) : std::nullopt;
}

OrProblem<KeptSession> openSession(std::optional<CampaignFile> file, const GameRequest &request, const GameName &game,
    const NewSession &fresh, OpenPart openPart)
{
    KeptGame kept{.edition = editionOf(request, game), .file = std::move(file)};
    kept.hadNoSession = kept.file && !request.session.fresh && !gameIn(*kept.file, {});
    if (!kept.file)
    {
        const Stored<vault::KeyPtr> key = keyFor(request.file, request.keyFile);
        Stored<CampaignFile> made
            = key.and_then([&](const vault::KeyPtr &by) { return CampaignFile::create(request.file, by); });
        // Another program has just created it.
        if (key && !made && made.error().fault != StorageFault::Replaced && QFileInfo::exists(request.file))
            made = CampaignFile::open(request.file, *key);
        if (!made)
            return problem(made.error());
        kept.file = *std::move(made);
    }
    kept.file->setRefuge(request.backups.isEmpty() ? request.refuge : request.refuge + QStringList(request.backups));
    keepCopy(kept, request.backups);
    const OrProblem<Listed<Session>> session = sessionOf(*kept.file, request, game, fresh);
    if (!session)
        return problem(session.error());
    return continueSession(std::move(kept), *session, game, openPart);
}

} // namespace dossier
