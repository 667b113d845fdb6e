#include "app/omega/session_desk.h"

#include "app/omega/everybody.h"
#include "app/omega/kept_choices.h"
#include "app/omega/map_desk.h"
#include "app/omega/mission_printing.h"
#include "app/omega/mission_result.h"
#include "app/omega/named_players.h"
#include "app/omega/overseer_session.h"
#include "app/omega/steps_run.h"
#include "app/play/game_wording.h"
#include "app/play/hanging_wording.h"
#include "app/session/session_files.h"
#include "app/window/settings.h"
#include "app/window/translators.h"
#include "model/omega/seen/consistency.h"
#include "views/omega/desk/turn_timer.h"
#include "views/omega/everybody/everybodys_page.h"
#include "views/omega/face/face.h"
#include "views/omega/words/printing.h"
#include "views/omega/words/wording.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace dossier
{

namespace
{

/// Returns the mission that comes after that one; nothing after the last.
std::optional<omega::Mission> missionAfter(const omega::MissionId &mission, const std::vector<omega::Scenario> &all)
{
    const auto now = std::ranges::find(all, mission, [](const omega::Scenario &one) { return one.mission.id; });
    return now == all.end() || now + 1 == all.end() ? std::nullopt : std::optional((now + 1)->mission);
}

} // namespace

SessionDesk::SessionDesk(const DeskPlace &place)
    : GameDesk(place)
    , m_shelf(QFileInfo(this->folder()).dir().filePath(QStringLiteral("packs")))
    , m_page(new OverseerPage)
    , m_missions(m_shelf, this->folder(), place.settings)
    , m_setup([this] { return m_session.get(); }, [this](const std::function<void()> &things) { doAll(things); })
    , m_paper(place.window, missionPaperOffers(),
          [this](int paper, Language language) { return pagesOf(static_cast<MissionPaper>(paper), language); })
{
    listenToPage();
    keepChoices(*m_page, place.settings,
        [this](const auto &text, const auto &mine, const auto &other) { emit disputed(text, mine, other); });
    connect(this, &SessionDesk::alarmed, this,
        [this](Alarm alarm)
        {
            showSoundDevice();
            if (this->place().settings.sounding())
                m_sounds.play(alarm);
        });
    listenToMissions();
    connect(&m_setup, &SetupDesk::pageMade, this,
        [this](SetupPage *page)
        {
            listenToTable(*page);
            connect(page, &TablePage::possibleChanged, this, &SessionDesk::possibleChanged);
            emit pageMade(page);
        });
    listenToPrinting(m_paper);
    connect(this, &SessionDesk::opened, this,
        [this] { showToEverybody(publicDesk(), *m_session, [this] { return m_time; }, [this] { return m_people; }); });
}

/// Pages that no window placed are nobody else's.
SessionDesk::~SessionDesk()
{
    OwnerPage *owners = m_owners ? m_owners->page() : nullptr;
    for (QWidget *page : std::initializer_list<QWidget *>{m_page, m_setup.madePage(), m_missions.madePage(), owners})
        if (page != nullptr && page->parent() == nullptr)
            delete page;
}

OwnersDesk &SessionDesk::owners()
{
    if (m_owners)
        return *m_owners;
    const auto *maps = dynamic_cast<const MapDesk *>(place().documents);
    m_owners = std::make_unique<OwnersDesk>(
        m_shelf, [maps]() -> const MapFile * { return maps != nullptr ? maps->map() : nullptr; }, place().window);
    connect(m_owners.get(), &OwnersDesk::failed, this, &SessionDesk::failed);
    connect(m_owners.get(), &OwnersDesk::disputed, this, &SessionDesk::disputed);
    connect(m_owners.get(), &OwnersDesk::fileFailed, this, &SessionDesk::fileFailed);
    connect(m_owners.get(), &OwnersDesk::leaveRequested, this, &SessionDesk::leaveRequested);
    connect(m_owners.get(), &OwnersDesk::beginRequested, this, &SessionDesk::newSessionRequested);
    connect(m_owners.get(), &OwnersDesk::drawRequested, this, &SessionDesk::newMapRequested);
    emit pageMade(m_owners->page());
    return *m_owners;
}

void SessionDesk::showOwners()
{
    owners().show();
    emit pageRequested(owners().page());
}

void SessionDesk::listenToMissions()
{
    connect(&m_missions, &MissionsDesk::sessionWished, this, &SessionDesk::beginSession);
    connect(&m_missions, &MissionsDesk::leaveRequested, this, &SessionDesk::leaveRequested);
    connect(&m_missions, &MissionsDesk::ownersPageRequested, this, &SessionDesk::showOwners);
    connect(&m_missions, &MissionsDesk::failed, this, &SessionDesk::failed);
    connect(&m_missions, &MissionsDesk::pageMade, this, [this](QWidget *page) { emit pageMade(page); });
}

void SessionDesk::listenToPage()
{
    listenToTable(*m_page);
    m_page->countBy([this] { return counted(); });
    connect(m_page, &TablePage::possibleChanged, this, &SessionDesk::possibleChanged);
    m_page->setCommandActions({.give = [this](const OmegaCommand &command, const QString &ruling)
        { give(command, [&] { m_session->submit(command.command(), ruling); }); },
        .giveFollowing
        = [this](const OmegaCommand &command) { give(command, [&] { m_session->follow(command.command()); }); },
        .roll
        = [this](const OmegaCommand &command) { give(command, [&] { m_session->submitRolled(command.command()); }); }});
    connect(m_page, &OverseerPage::commandoNoted, this,
        [this](int seat, const QString &note)
        {
            if (!m_session)
                return;
            std::vector<std::string> notes = m_session->viewOf(omega::CommandoSeat{seat})->notes;
            notes.push_back(note.toStdString());
            m_session->submit(omega::WriteNotes{seat, notes}, {}, omega::CommandoSeat{seat});
        });
    connect(m_page, &OverseerPage::timeAnnounced, this,
        [this](const TurnTime &time)
        {
            m_time = time;
            publicDesk().refresh(publicTimePart);
        });
    connect(m_page, &OverseerPage::alarmed, this,
        [this](Alarm alarm)
        {
            m_page->flash();
            emit alarmed(alarm);
        });
}

void SessionDesk::listenToSession()
{
    connect(m_session.get(), &OverseerSession::viewChanged, this, &SessionDesk::show);
    connect(m_session.get(), &OverseerSession::publicViewChanged, this, &SessionDesk::listen);
    listenToJournal();
    connect(m_session.get(), &OverseerSession::refused, this,
        [this](const omega::Violation &why, const OmegaCommand &command)
        { m_setup.isSettingUp() ? m_setup.page()->explain(why, command) : m_page->explain(why, command); });
    connect(m_session.get(), &OverseerSession::impossible, this, [this] { tablePage()->explainImpossible(); });
}

void SessionDesk::listen(const OmegaPublicViewPtr &everybodys)
{
    keepResult(resultOf(everybodys->open.clock));
    const std::optional<Alarm> alarm = alarmBetween(*std::exchange(m_heard, everybodys), *everybodys);
    if (!alarm)
        return;
    m_page->flash();
    emit alarmed(*alarm);
}

QWidget *SessionDesk::pageNow()
{
    return tablePage();
}

TablePage *SessionDesk::tablePage()
{
    return m_setup.isSettingUp() ? static_cast<TablePage *>(m_setup.page()) : m_page;
}

void SessionDesk::applyPreferences(const Preferences &preferences)
{
    m_paper.speak(preferences.language);
}

void SessionDesk::showTable()
{
    const OmegaViewPtr view = m_session->overseerView();
    if (m_setup.isSettingUp())
        return m_setup.render(view, m_people);
    m_setup.dropPage();
    m_page->render(view);
    if (view->open.clock.step != omega::Step::Over && !place().settings.knowsSigns())
    {
        place().settings.setKnowsSigns();
        m_page->explainSigns();
    }
}

void SessionDesk::showPast(journal::Position at)
{
    const OmegaViewPtr past = m_session->viewAt(at, omega::OverseerSeat{});
    m_setup.isSettingUp() ? m_setup.page()->renderPast(past) : m_page->renderPast(past);
}

omega::Summary SessionDesk::counted()
{
    if (!m_session)
        return {};
    if (const std::uint32_t lines = m_session->lineCount(journal::Eyes::Everybodys); m_counted.first != lines)
        m_counted = {lines, summaryOf(*m_session)};
    return m_counted.second;
}

GameSession *SessionDesk::session() const
{
    return m_session.get();
}

OrProblem<QStringList> SessionDesk::load(const GameRequest &request)
{
    OrProblem<OpenGame> game = openGame(request);
    if (!game)
        return tl::unexpected(game.error());
    close();
    QStringList notices = wording::notices(*game);
    m_setup.setPack(game->pack);
    const std::vector<omega::Scenario> missions = m_shelf.playable({{}, game->pack});
    m_page->beginAnew();
    m_counted = {};
    showSoundDevice();
    m_session = std::make_unique<OverseerSession>(*std::move(game));
    m_heard = m_session->publicView();
    beginWithResult(resultOf(m_heard->open.clock));
    m_next = missionAfter(m_heard->open.content.mission.id, missions);
    m_page->offerNextBy([this] { return m_next ? wording::name(m_next->name) : QString(); });
    listenToSession();
    showPlayers();
    const auto hangs = omega::inconsistency(m_session->publicView()->open);
    if (hangs && m_session->position() != journal::Position{})
        notices << wording::hanging(*hangs);
    return notices;
}

void SessionDesk::close()
{
    saveNotes();
    m_session.reset();
}

/// Asked at each session and alarm: a device may be plugged in, or out, at any time.
void SessionDesk::showSoundDevice()
{
    m_page->timer().setAudible(Sounds::hasDevice());
}

void SessionDesk::playSample(const QString &edition)
{
    const Printing printing = printingOf(edition);
    if (!begin({freeFileOfToday(folder(), tr("Sample mission")), {}, OmegaRules::editionOf(printing)}))
        return;
    doAll(
        [this]
        {
            m_setup.setUpRest({});
            m_session->submit(omega::BeginGame{});
        });
    emit opened();
}

void SessionDesk::offerNew(const QString &edition, const QString &openFile)
{
    emit pageRequested(m_missions.page());
    m_missions.offer(printingOf(edition), openFile);
}

void SessionDesk::beginSession(const SessionWished &wished)
{
    const OrProblem<GameRequest> request = m_missions.requestFor(wished);
    if (!request)
        emit failed(wording::sentence(request.error()));
    if (!request || !begin(*request))
        return;
    m_missions.rememberDraft();
    doAll(
        [&]
        {
            m_setup.setUpRest(partyOf(wished.players));
            if (const auto players = playersOf(wished.people, m_session->publicView()->open); !players.empty())
                m_session->namePlayers(players);
            showPlayers();
        });
    emit opened();
}

std::vector<storage::Player> SessionDesk::parts()
{
    return partsWithPlayers(
        namedPlayers(*m_session, place().translators, maxNameLength), m_session->publicView()->open);
}

void SessionDesk::showPlayers()
{
    m_people = namedPlayers(*m_session, place().translators);
    m_page->setPeople(m_people);
}

void SessionDesk::playAgain(bool swapped)
{
    if (!m_session)
        return;
    const omega::MissionId mission = m_session->publicView()->open.content.mission.id;
    offerMission(mission, {}, swapped);
}

void SessionDesk::playNext()
{
    if (!m_session || !m_next)
        return;
    const omega::Mission next = *m_next;
    const QString file = m_session->path();
    offerMission(next.id, file, false);
    if (!m_missions.offers(next.id))
        emit failed(tr("%1 is not in the list any more. “Mission from a file…” offers the missions of its file.")
                .arg(wording::name(next.name)));
}

void SessionDesk::offerMission(const omega::MissionId &mission, const QString &file, bool swapped)
{
    const omega::PublicTable &open = m_session->publicView()->open;
    const Draft draft = NewSessionPage::draftOf(QString::fromStdString(mission.text), playersIn(open),
        namesOfSeats(namedPlayers(*m_session, place().translators, maxNameLength), open));
    const QString edition = QString::fromStdString(std::string(OmegaRules::editionOf(open.printing)));
    close();
    offerNew(edition, file);
    m_missions.page()->setDraft(swapped ? NewSessionPage::withRolesSwapped(draft) : draft);
}

void SessionDesk::perform(const QString &act)
{
    if (act == ownersAct)
        showOwners();
    if (act == printAct)
        emit pageRequested(m_paper.begin());
    GameDesk::perform(act);
}

PrintedPages SessionDesk::pagesOf(MissionPaper paper, Language language)
{
    Translators &translators = place().translators;
    return {translators.inLanguage(language, [&] { return documentOf(paper); }),
        translators.inLanguage(language, [&] { return titleOf(paper); })};
}

QString SessionDesk::documentOf(MissionPaper paper)
{
    return m_session ? dossier::documentOf(*m_session, paper) : QString();
}

void SessionDesk::give(const OmegaCommand &command, const std::function<void()> &request)
{
    if (!m_session)
        return;
    const OmegaViewPtr before = m_session->overseerView();
    request();
    if (!m_session || !place().settings.runsSteps() || !leadsOn(command, *before, *m_session->overseerView()))
        return;
    if (const QStringList ran = runSteps(*m_session); !ran.isEmpty())
        m_page->announceSteps(ran);
}

void SessionDesk::useActions(const DeskActions &actions)
{
    m_page->setShadings(actions.shadings());
}

} // namespace dossier
