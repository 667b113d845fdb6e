// What the window asks of the overseer's desk: its entries of the menus, its looks, its time and its window for
// everybody.
#include "app/omega/map_desk.h"
#include "app/omega/map_store.h"
#include "app/omega/overseer_session.h"
#include "app/omega/session_desk.h"
#include "app/session/printed_facts.h"
#include "app/window/settings.h"
#include "app/window/translators.h"
#include "views/board/file_dialogs.h"
#include "views/omega/asks/steps_alone.h"
#include "views/omega/face/face.h"
#include "views/session/told_wording.h"

namespace dossier
{

void SessionDesk::perform(const QString &act)
{
    if (act == ownersAct)
        showOwners();
    if (act == printAct)
        emit pageAsked(m_paper.begin());
}

PrintedPages SessionDesk::pagesOf(MissionPaper paper, Language language)
{
    Translators &translators = place().translators;
    return {translators.inLanguage(language, [&] { return documentOf(paper); }),
        translators.inLanguage(language, [&] { return titleOf(paper); })};
}

QString SessionDesk::documentOf(MissionPaper paper)
{
    if (!m_session || (paper != MissionPaper::Table && isSetUp()))
        return {};
    const bool secret = paper == MissionPaper::OverseersReport;
    const PrintedMission mission = printed(secret ? journal::Eyes::KnowSecrets : journal::Eyes::Everybodys);
    return paper == MissionPaper::Table ? tableSheet(mission) : missionReport(mission);
}

PrintedMission SessionDesk::printed(journal::Eyes eyes)
{
    PrintedMission mission{.name = QFileInfo(m_session->path()).completeBaseName(),
        .date = dateOf(m_session->keptGame()),
        .players = rolesAndPlayers(m_session->players()),
        .view = m_session->publicView()};
    m_session->nameTheGone();
    const std::uint32_t count = m_session->lineCount(eyes);
    if (eyes == journal::Eyes::KnowSecrets)
    {
        mission.secrets = m_session->overseerView()->overseer;
        mission.lines = m_session->lines(eyes, 1, count);
    }
    else
        for (const PublicToldLine &told : m_session->publicLines(1, count))
            mission.lines.push_back(toldLineOf(told));
    mission.rounds = m_session->rounds(eyes);
    return mission;
}

void SessionDesk::showOwners()
{
    const auto *maps = dynamic_cast<const MapDesk *>(place().documents);
    const MapFile *map = maps != nullptr ? maps->map() : nullptr;
    owners().setOpenMap(map != nullptr ? std::optional(*map) : std::nullopt);
    owners().show();
    emit pageAsked(owners().page());
}

void SessionDesk::readOwnersMap()
{
    const QString path = dialogs::fileToOpen(place().window);
    if (path.isEmpty())
        return;
    if (const tl::expected<MapFile, MapProblem> map = readMap(path))
        owners().takeMap(*map);
    else
        emit fileFailed(map.error());
}

void SessionDesk::give(const Ask &ask, const std::function<void()> &asked)
{
    if (!m_session)
        return;
    const SeenView before = m_session->overseerView();
    asked();
    const SeenView after = m_session ? m_session->overseerView() : before;
    const bool isPutRight = ask.as<omega::Correct>() != nullptr;
    if (!isPutRight && after != before && place().settings.runsSteps() && !hasNewEvent(*before, *after))
        runSteps();
}

/// A round has no more such steps than these; whatever stands in the way of one of them ends it.
void SessionDesk::runSteps()
{
    constexpr int mostSteps = 12;
    QStringList ran;
    for (int i = 0; i < mostSteps && m_session; ++i)
    {
        const SeenView view = m_session->overseerView();
        if (!runsAlone(*view))
            break;
        m_session->follow(omega::Command(view->due.front().command));
        const SeenView now = m_session->overseerView();
        if (now == view)
            break;
        const std::uint32_t last = m_session->lineCount(journal::Eyes::KnowSecrets);
        for (const ToldLine &line : m_session->lines(journal::Eyes::KnowSecrets, last, 1))
            ran << wording::shortly(line);
        if (hasNewEvent(*view, *now))
            break;
    }
    if (!ran.isEmpty())
        m_page->tellSteps(ran);
}

void SessionDesk::listenToTimer()
{
    m_page->renderSteps(place().settings.runsSteps());
    connect(m_page, &OverseerPage::stepsAloneChosen, this,
        [this](bool alone)
        {
            place().settings.setRunsSteps(alone);
            m_page->renderSteps(alone);
        });
    m_page->renderTimer(place().settings.turnMinutes(), place().settings.sounding());
    connect(m_page, &OverseerPage::timerSet, this,
        [this](int minutes, bool sounding) { place().settings.setTimer(minutes, sounding); });
    connect(this, &SessionDesk::alarmed, this,
        [this](Alarm alarm)
        {
            if (place().settings.sounding())
                m_sounds.play(alarm);
        });
}

void SessionDesk::useActions(const DeskActions &actions)
{
    m_page->setShadings(actions.shadings());
}

PublicDesk &SessionDesk::publicDesk()
{
    if (!m_public)
    {
        m_public = std::make_unique<PublicDesk>();
        m_public->wear(m_preferences);
        connect(m_public.get(), &PublicDesk::openChanged, this, &SessionDesk::publicOpenChanged);
    }
    return *m_public;
}

void SessionDesk::setPublicOpen(bool open, const QScreen *own)
{
    if (open || m_public)
        publicDesk().setOpen(open, own);
}

void SessionDesk::wear(const Preferences &preferences)
{
    m_preferences = preferences;
    setTheme(themeFor(preferences.theme));
    m_paper.speak(preferences.language);
    if (m_public)
        m_public->wear(preferences);
}

} // namespace dossier
