// How the overseer's desk opens and begins sessions.
#include "app/omega/overseer_session.h"
#include "app/omega/session_desk.h"
#include "app/omega/session_set_up.h"
#include "app/play/game_wording.h"
#include "app/play/hanging_wording.h"
#include "app/session/session_files.h"
#include "app/session/session_library.h"
#include "model/omega/json/json.h"
#include "model/omega/seen/consistency.h"
#include "views/omega/words/printing.h"

#include <QDir>

namespace dossier
{

OrProblem<QStringList> SessionDesk::take(const GameAsked &asked)
{
    OrProblem<OpenGame> game = openGame(asked);
    if (!game)
        return tl::unexpected(game.error());
    close();
    m_shown = nullptr;
    QStringList notices = wording::notices(*game);
    m_pack = game->pack;
    m_session = std::make_unique<OverseerSession>(*std::move(game));
    m_heard = m_session->publicView();
    listenToSession();
    const auto hangs = omega::inconsistency(m_session->publicView()->open);
    if (hangs && m_session->position() != journal::Position{})
        notices << wording::hanging(*hangs);
    return notices;
}

void SessionDesk::close()
{
    m_session.reset();
}

void SessionDesk::showAll()
{
    show();
    showJournal();
}

void SessionDesk::playSample(const QString &edition)
{
    const Printing printing = printingOf(edition);
    if (!QDir().mkpath(folder())
        || !begin({freeFileOfToday(folder(), tr("Sample mission")), {}, OmegaRules::editionOf(printing)}))
        return;
    doAll(
        [this]
        {
            setUpRest({});
            m_session->submit(omega::BeginGame{});
        });
    emit opened();
}

void SessionDesk::offerNew(const QString &edition, const QString &openFile)
{
    const Printing printing = printingOf(edition);
    emit pageAsked(m_new.get());
    m_new.get()->offerCampaigns(
        filesIn(folder(), openFile), openFile.isEmpty() ? QString() : QFileInfo(openFile).absoluteFilePath());
    m_printing = printing;
    m_offered.clear();
    std::vector<Shelved> packs = m_shelf.all();
    if (auto sample = openGame({{}, {}, OmegaRules::editionOf(printing)}))
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
    GameAsked asked = newSessionIn(folder(), wished.file, wished.name, OmegaRules::editionOf(wished.printing));
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
    if (!QDir().mkpath(folder()) || !begin(asked))
        return;
    doAll([&] { setUpRest(partyOf(wished.players)); });
    emit opened();
}

} // namespace dossier
