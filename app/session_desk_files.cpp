// How the overseer's desk opens and begins sessions.
#include "game_wording.h"
#include "omega_json.h"
#include "session_desk.h"
#include "session_files.h"
#include "session_library.h"

#include <QDir>
#include <QTimer>

namespace dossier
{

bool SessionDesk::begin(const GameAsked &asked)
{
    emit opening(asked.file);
    // The file that is open is let go first when it is the one that is asked for: it is held.
    if (m_session && QFileInfo(m_session->path()) == QFileInfo(asked.file))
        m_session.reset();
    tl::expected<OpenGame, GameProblem> game = openGame(asked);
    if (!game)
    {
        emit failed(wording::sentence(game.error()));
        return false;
    }
    m_session.reset();
    m_shown = nullptr;
    m_notices = wording::notices(*game, asked, OmegaRules::gameName);
    m_pack = game->pack;
    m_session = std::make_unique<OverseerSession>(*std::move(game));
    m_heard = m_session->publicView();
    listenToSession();
    return true;
}

void SessionDesk::close()
{
    m_session.reset();
}

void SessionDesk::open(const QString &path, std::optional<qint64> number)
{
    // A file that is not there would be begun anew.
    if (!QFileInfo::exists(path))
    {
        emit failed(wording::sentence(storage::StorageError{storage::StorageFault::Missing, path}));
        return;
    }
    if (!begin({path, {}, Printing::Revised, {}, {.campaign = {}, .number = number, .fresh = false}}))
        return;
    show();
    showJournal();
    emit opened();
    // The page is there at once, from the latest snapshot; the older journal comes after it.
    QTimer::singleShot(0, m_session.get(), &OverseerSession::readRest);
    if (!m_notices.isEmpty())
        emit failed(m_notices.join(u' '));
}

void SessionDesk::playSample(Printing printing)
{
    if (!QDir().mkpath(m_folder) || !begin({freeFileOfToday(m_folder, tr("Sample mission")), {}, printing}))
        return;
    std::vector<omega::Command> commands = rest({});
    commands.emplace_back(omega::BeginGame{});
    giveAll(commands);
    emit opened();
}

void SessionDesk::offerNewSession(Printing printing, const QString &openFile)
{
    m_new.get()->offerCampaigns(
        filesIn(m_folder, openFile), openFile.isEmpty() ? QString() : QFileInfo(openFile).absoluteFilePath());
    m_printing = printing;
    m_offered.clear();
    std::vector<Shelved> packs = m_shelf.all();
    if (auto sample = openGame({{}, {}, printing}))
        packs.push_back({{}, std::move(sample->pack)});
    for (const Shelved &pack : packs)
        for (MissionOffered &mission : offered(pack))
            m_offered.push_back(std::move(mission));
    m_new.get()->begin(m_offered, printing);
}

std::vector<MissionOffered> SessionDesk::offered(const Shelved &pack) const
{
    std::vector<MissionOffered> missions;
    for (const omega::Scenario &one : m_shelf.playable(pack))
    {
        missions.push_back({pack.path, one.mission.id, one.mission.name, one.map});
        for (const Edge &door : one.doors)
            missions.back().map.setDoor(door);
    }
    return missions;
}

void SessionDesk::offerPack(const QString &path)
{
    const OrProblem<Shelved> pack = m_shelf.pack(path);
    if (!pack)
    {
        emit failed(wording::sentence(pack.error()));
        return;
    }
    std::vector<MissionOffered> missions = offered(*pack);
    if (missions.empty())
    {
        emit failed(tr("No mission of %1 can be begun: none has a map with spaces to start from.")
                .arg(QDir::toNativeSeparators(path)));
        return;
    }
    std::erase_if(m_offered, [&](const MissionOffered &one) { return one.pack == path; });
    m_offered.insert(m_offered.begin(), missions.begin(), missions.end());
    m_new.get()->begin(m_offered, m_printing);
}

void SessionDesk::beginSession(const SessionWished &wished)
{
    GameAsked asked = newSessionIn(m_folder, wished.file, wished.name, wished.printing);
    asked.pack = wished.pack;
    asked.mission = QString::fromStdString(wished.mission.text);
    if (!wished.pack.isEmpty())
    {
        const OrProblem<Shelved> pack = m_shelf.pack(wished.pack);
        if (!pack)
        {
            emit failed(wording::sentence(pack.error()));
            return;
        }
        asked.packContent = toJson(pack->pack);
    }
    if (!QDir().mkpath(m_folder) || !begin(asked))
        return;
    giveAll(rest(partyOf(wished.players)));
    emit opened();
}

} // namespace dossier
