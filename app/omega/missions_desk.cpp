#include "app/omega/missions_desk.h"

#include "app/play/game_wording.h"
#include "app/play/omega/open_game.h"
#include "app/session/session_files.h"
#include "app/session/session_library.h"
#include "model/omega/json/json.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace dossier
{

MissionsDesk::MissionsDesk(PackShelf &shelf, QString folder, Settings &settings)
    : m_shelf(shelf)
    , m_folder(std::move(folder))
    , m_page([this] { return madeNew(); })
    , m_draft(
          settings, QStringLiteral("omega"), [this] { return madePage() != nullptr ? madePage()->draft() : Draft(); })
{
}

MissionsDesk::~MissionsDesk() = default;

NewSessionPage *MissionsDesk::madeNew()
{
    auto *page = new NewSessionPage;
    connect(page, &NewSessionPage::sessionMade, this, &MissionsDesk::sessionWished);
    m_draft.follow(*page);
    connect(page, &NewSessionPage::edited, this, [this] { m_draft.noteChange(); });
    connect(page, &NewSessionPage::backRequested, this, &MissionsDesk::leaveRequested);
    connect(page, &NewSessionPage::packRequested, this, &MissionsDesk::offerPack);
    connect(page, &NewSessionPage::ownersPageRequested, this, &MissionsDesk::ownersPageRequested);
    emit pageMade(page);
    return page;
}

void MissionsDesk::offer(Printing printing, const QString &openFile)
{
    const Draft draft = m_draft.kept();
    page()->offerCampaigns(
        filesIn(m_folder, openFile), openFile.isEmpty() ? QString() : QFileInfo(openFile).absoluteFilePath());
    m_printing = printing;
    m_offered.clear();
    auto [packs, problems] = m_shelf.all();
    if (auto sample = openGame({{}, {}, OmegaRules::editionOf(printing)}))
        packs.push_back({{}, std::move(sample->pack)});
    for (const Shelved &pack : packs)
        for (MissionOffered &mission : missionsOf(pack))
            m_offered.push_back(std::move(mission));
    page()->begin(m_offered, printing);
    page()->setDraft(draft);
    QStringList wrong;
    for (const GameProblem &problem : problems)
        wrong << wording::sentence(problem);
    if (!wrong.isEmpty())
        emit failed(wrong.join(u' '));
}

std::vector<MissionOffered> MissionsDesk::missionsOf(const Shelved &pack) const
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

bool MissionsDesk::offers(const omega::MissionId &mission) const
{
    return std::ranges::find(m_offered, mission, &MissionOffered::id) != m_offered.end();
}

void MissionsDesk::offerPack(const QString &path)
{
    const OrProblem<Shelved> pack = m_shelf.pack(path);
    if (!pack)
    {
        emit failed(wording::sentence(pack.error()));
        return;
    }
    std::vector<MissionOffered> missions = missionsOf(*pack);
    if (missions.empty())
    {
        emit failed(tr("No mission of %1 can be begun: none has a map with spaces to start from.")
                .arg(QDir::toNativeSeparators(path)));
        return;
    }
    std::erase_if(m_offered, [&](const MissionOffered &one) { return one.pack == path; });
    m_offered.insert(m_offered.begin(), missions.begin(), missions.end());
    page()->begin(m_offered, m_printing);
}

OrProblem<GameRequest> MissionsDesk::requestFor(const SessionWished &wished) const
{
    GameRequest request = newSessionIn(m_folder, wished.file, wished.name, OmegaRules::editionOf(wished.printing));
    request.pack = wished.pack;
    request.mission = QString::fromStdString(wished.mission.text);
    if (wished.pack.isEmpty())
        return request;
    const OrProblem<Shelved> pack = m_shelf.pack(wished.pack);
    if (!pack)
        return tl::unexpected(pack.error());
    request.packContent = toJson(pack->pack);
    return request;
}

} // namespace dossier
