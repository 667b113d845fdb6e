#include "app/specter/desk.h"

#include "app/play/game_wording.h"
#include "app/play/hanging_wording.h"
#include "app/play/specter/facts_option.h"
#include "app/session/session_files.h"
#include "app/specter/everybody.h"
#include "app/specter/front.h"
#include "app/specter/named_players.h"
#include "app/specter/setting_up.h"
#include "app/window/translators.h"
#include "model/specter/seen/consistency.h"
#include "views/board/file_dialogs.h"
#include "views/specter/agent/agent_page.h"
#include "views/specter/face/face.h"
#include "views/specter/hunters/hunters_page.h"
#include "views/specter/selection/turn_passing.h"
#include "views/specter/words/wording.h"

namespace dossier
{

namespace
{

/// True for actions of a hunter that replace the movement, or come last.
bool mayBeLast(const specter::Command &command)
{
    return holds_alternative<specter::MoveHunter>(command) || holds_alternative<specter::DriveVehicle>(command)
        || holds_alternative<specter::UseSensor>(command) || holds_alternative<specter::LookBack>(command)
        || holds_alternative<specter::SniperShot>(command);
}

} // namespace

SpecterDesk::SpecterDesk(const DeskPlace &place)
    : GameDesk(place)
    , m_seats(new SeatsPage)
    , m_setup(new SpecterSetupPage(drawnBelow))
    , m_printing(place.window, specterPaperOffers(),
          [this](int paper, Language language)
          {
              return pagesOf(static_cast<SpecterPaper>(paper), language, this->place().translators, m_session.get(),
                  viewInFront());
          })
    , m_draft(place.settings, QStringLiteral("specter"), [this] { return m_setup ? m_setup->draft() : Draft(); })
    , m_fileDraft(place.settings, QString(), [this] { return m_setup ? m_setup->draft() : Draft(); })
{
    listenToAgent();
    listenToHunters();
    listenToRole();
    listenToPrinting(m_printing);
    connect(this, &SpecterDesk::opened, this, [this] { showToEverybody(publicDesk(), *this); });
    connect(this, &SpecterDesk::publicOpenChanged, this,
        [this](bool open)
        {
            m_isPublicOpen = open;
            noteWhoSees();
            showJournal();
        });
    connect(m_seats, &SeatsPage::possibleChanged, this, &SpecterDesk::possibleChanged);
    connect(m_setup, &SpecterSetupPage::possibleChanged, this, &SpecterDesk::possibleChanged);
    connect(m_seats, &SeatsPage::taken, this,
        [this]
        {
            m_machine.take();
            showFront();
        });
    connect(m_seats, &SeatsPage::handOverRequested, this, &SpecterDesk::handOver);
    connect(m_seats, &SeatsPage::aloneChosen, this, &SpecterDesk::setAlone);
    listenToSetup();
}

void SpecterDesk::listenToSetup()
{
    m_draft.follow(*m_setup, [this] { return !isSetUp(); });
    m_fileDraft.follow(*m_setup, [this] { return isSetUp(); });
    connect(m_setup, &SpecterSetupPage::edited, this, [this] { (isSetUp() ? m_fileDraft : m_draft).noteChange(); });
    connect(m_setup, &SpecterSetupPage::sessionMade, this, &SpecterDesk::beginSession);
    connect(m_setup, &SpecterSetupPage::backRequested, this, &SpecterDesk::leaveRequested);
}

SpecterDesk::~SpecterDesk()
{
    // Resetting the session closes the window for everybody, which reads the session.
    m_session.reset();
    for (QWidget *page : std::initializer_list<QWidget *>{m_seats, m_setup})
        if (page != nullptr && page->parent() == nullptr)
            delete page;
}

void SpecterDesk::submit(const specter::Seat &seat, const SpecterCommand &command, const QString &ruling)
{
    if (m_session)
        m_session->submit(seat, command.command(), ruling);
}

/// Ends a hunter's turn automatically when nothing is left for him; ending the last turn by hand passes the machine.
void SpecterDesk::submitHunters(const SpecterCommand &command, const QString &ruling)
{
    const auto phase = [this] { return m_session->publicView()->open.clock.phase; };
    const bool hunts = m_session && phase() == specter::Phase::Hunters;
    submit(Machine::seatGiving(command.command(), onPaper()), command, ruling);
    if (!hunts)
        return;
    if (mayBeLast(command.command()) && endsByItself(*m_session->viewOf(specter::PublicSeat{})))
        m_session->follow(specter::PublicSeat{}, specter::EndHunterTurn{});
    else if (command.as<specter::EndHunterTurn>() != nullptr && phase() == specter::Phase::Agents)
        handOver();
}

void SpecterDesk::listenToAgent()
{
    AgentPage *page = m_seats->agent();
    listenToTable(*page);
    page->setCommandActions({.give
        = [this](const SpecterCommand &command, const QString &ruling) { submit(m_machine.seat(), command, ruling); },
        .giveFollowing =
            [this](const SpecterCommand &command)
        {
            if (m_session)
                m_session->follow(m_machine.seat(), command.command());
        }});
    connect(page, &AgentPage::handOverRequested, this, &SpecterDesk::handOver);
}

void SpecterDesk::listenToHunters()
{
    HuntersPage *page = m_seats->hunters();
    listenToTable(*page);
    page->setCommandActions(
        {.give = [this](const SpecterCommand &command, const QString &ruling) { submitHunters(command, ruling); },
            .giveFollowing =
                [this](const SpecterCommand &command)
            {
                if (m_session)
                    m_session->follow(Machine::seatGiving(command.command(), onPaper()), command.command());
            },
            .roll =
                [this](const SpecterCommand &command)
            {
                if (m_session)
                    m_session->submitRolled(Machine::seatGiving(command.command(), onPaper()), command.command());
            }});
    connect(page, &HuntersPage::handOverRequested, this, &SpecterDesk::handOver);
    connect(page, &HuntersPage::heatForEverybody, this, &SpecterDesk::heatForEverybody);
}

void SpecterDesk::listenToRole()
{
    connect(m_seats->hunters(), &HuntersPage::roleRequested, this,
        [this](specter::HunterKind hunter)
        {
            m_machine.passForRole(hunter);
            showFront();
        });
    connect(m_seats, &SeatsPage::commandGiven, this,
        [this](const SpecterCommand &command)
        {
            if (m_machine.sits() == Sits::Role)
                submit(m_machine.seat(), command);
        });
}

void SpecterDesk::listenToSession()
{
    connect(m_session.get(), &SpecterSession::publicViewChanged, this,
        [this](const SpecterPublicViewPtr &everybodys) { keepResult(resultOf(everybodys->open)); });
    connect(m_session.get(), &SpecterSession::viewsChanged, this, &SpecterDesk::show);
    listenToJournal();
    connect(m_session.get(), &SpecterSession::decisionRequested, m_seats->hunters(), &HuntersPage::askDecision);
    connect(m_session.get(), &SpecterSession::refused, m_seats,
        [this](const specter::Violation &why, const SpecterCommand &command)
        {
            if (!isBusy())
                m_seats->explain(m_session->publicView()->open, why, command);
        });
    connect(m_session.get(), &SpecterSession::impossible, m_seats, &SeatsPage::explainImpossible);
}

bool SpecterDesk::isSetUp() const
{
    return m_session && m_session->publicView()->open.clock.phase == specter::Phase::SetUp;
}

bool SpecterDesk::onPaper() const
{
    return m_session && m_session->publicView()->open.players.sheetsOnPaper;
}

QWidget *SpecterDesk::pageNow()
{
    return isSetUp() || !m_session ? static_cast<QWidget *>(m_setup) : m_seats;
}

void SpecterDesk::setAlone(bool alone)
{
    m_machine.setAlone(alone);
    m_seats->setAlone(alone);
}

SpecterViewPtr SpecterDesk::viewInFront() const
{
    return !m_session || m_machine.isBetween() ? nullptr : m_session->viewOf(m_machine.seat());
}

OrProblem<QStringList> SpecterDesk::load(const GameRequest &request)
{
    OrProblem<OpenSpecter> game = openSpecter(request);
    if (!game)
        return tl::unexpected(game.error());
    close();
    QStringList notices = wording::notices(*game);
    m_session = std::make_unique<SpecterSession>(*std::move(game));
    m_seats->pins().setSession(m_session->key());
    std::optional<storage::CampaignFile> &kept = m_session->keptGame().file;
    m_machine.setWithoutSheets(kept && kept->connection().keys().isPublicCopy);
    beginWithResult(resultOf(m_session->publicView()->open));
    listenToSession();
    showPlayers();
    const auto hangs = specter::inconsistency(m_session->publicView()->open);
    if (hangs && m_session->position() != journal::Position{})
        notices << wording::hanging(*hangs);
    return notices;
}

void SpecterDesk::close()
{
    saveNotes();
    if (m_session)
        m_fileDraft.flush();
    m_seats->showPage(m_seats->handOver(), false);
    m_seats->agent()->forget();
    m_seats->hunters()->forget();
    // A player who had the machine alone at that table need not have it at the next one.
    if (m_session)
        setAlone(false);
    m_session.reset();
    m_machine.leave();
}

void SpecterDesk::beginSession(const SpecterWish &wish)
{
    const bool inFile = isSetUp();
    if (!inFile && !begin(requestFor(wish, folder())))
        return;
    if (giveAll(wish))
        inFile ? m_fileDraft.clear() : m_draft.rememberFor({QStringLiteral("campaign"), QStringLiteral("objectives")});
    if (!inFile)
        emit opened();
}

bool SpecterDesk::giveAll(const SpecterWish &wish)
{
    QString refused;
    bool isWritten = true;
    const QObject here;
    connect(m_session.get(), &GameSession::failed, &here, [&isWritten] { isWritten = false; });
    doAll(
        [&]
        {
            refused = setUp(*m_session, wish);
            showPlayers();
        });
    if (!refused.isEmpty())
        emit failed(refused);
    return refused.isEmpty() && isWritten;
}

std::vector<storage::Player> SpecterDesk::parts()
{
    const specter::PublicTable &open = m_session->publicView()->open;
    const WhoPlays names = namedPlayers(*m_session, place().translators, maxNameLength);
    std::vector<storage::Player> parts{{names.agent, agentsRole()}};
    for (const auto &[kind, hunter] : open.hunters)
        parts.push_back({names.of(kind), wording::nameOf(open, kind)});
    return parts;
}

void SpecterDesk::showPlayers()
{
    m_players = namedPlayers(*m_session, place().translators);
    m_seats->setPlayers(m_players);
}

void SpecterDesk::handOver()
{
    if (!m_session || isSetUp() || onPaper() || m_machine.isBetween())
        return;
    m_machine.pass(m_machine.next(m_session->publicView()->open));
    showFront();
}

bool SpecterDesk::showsSecrets() const
{
    return m_session && !isSetUp() && !onPaper() && !m_machine.isBetween() && m_machine.sits() != Sits::Hunters;
}

void SpecterDesk::coverSecrets()
{
    if (!showsSecrets())
        return;
    m_machine.pass(m_machine.sits());
    showFront();
}

void SpecterDesk::showTable()
{
    if (isSetUp())
        showSetup();
    else if (m_machine.follow(m_session->publicView()->open))
        showFront();
    else
        renderSeat(*m_seats, *m_session, m_machine);
}

/// Shows the page of the seat at the machine, with its journal, or the page that covers both.
void SpecterDesk::showFront()
{
    noteWhoSees();
    dossier::showFront(*m_seats, *m_session, m_machine, m_players);
    if (!m_machine.isBetween())
        showJournal();
}

void SpecterDesk::noteWhoSees()
{
    const bool isAgents = m_machine.sits() == Sits::Agent || m_machine.sits() == Sits::SecondAgent;
    if (m_session)
        m_session->setUnwatched(isAgents && !m_machine.isBetween() && !onPaper() && !m_isPublicOpen);
}

void SpecterDesk::showPast(journal::Position at)
{
    renderPast(*m_seats, *m_session, m_machine, at);
}

/// Returns the page of the seat at the machine; a hunter alone with his role card has none.
TablePage *SpecterDesk::tablePage()
{
    if (!m_session || isSetUp() || m_machine.sits() == Sits::Role)
        return nullptr;
    return m_machine.sits() == Sits::Hunters ? static_cast<TablePage *>(m_seats->hunters()) : m_seats->agent();
}

SeatJournal SpecterDesk::journalHere() const
{
    return journalOf(*m_session, m_machine.sits());
}

/// Shows the table that is being set up in its file: the form contains its current entries.
void SpecterDesk::showSetup()
{
    const SpecterViewPtr agents = m_session->viewOf(specter::AgentSeat{});
    m_seats->showPage(m_seats->handOver(), false);
    m_machine.leave();
    const SpecterWish usual = usualWish(agents->open.pack, agents->open.players.number, drawnBelow);
    m_draft.flush();
    m_fileDraft.keepFor(QStringLiteral("specter-table-") + QString::fromLatin1(m_session->key()));
    const Draft draft = m_fileDraft.kept();
    m_setup->begin(agents->open, wishOf(*agents, usual), true);
    m_setup->setDraft(draft);
}

void SpecterDesk::perform(const QString &act)
{
    if (act == printAct)
        emit pageRequested(m_printing.begin());
    if (act == giveFactsAct && m_session)
        giveFacts(dialogs::placeForFacts(place().window, tr("Public facts")));
    if (act == takeFactsAct && m_session)
        takeFacts(dialogs::factsToOpen(place().window));
    GameDesk::perform(act);
    if (act != handOverAct)
        return;
    handOver();
    if (m_session)
        m_session->foldIn();
    emit pageRequested(pageNow());
}

void SpecterDesk::giveFacts(const QString &path)
{
    if (path.isEmpty())
        return;
    const std::optional<FactsFault> fault = writeFacts(path, m_session->publicView()->open, specter::Agent::First);
    if (fault)
        emit failed(sentence(path, *fault));
    else
        emit noted(tr("The public facts are in %1").arg(path));
}

void SpecterDesk::takeFacts(const QString &path)
{
    if (path.isEmpty())
        return;
    const tl::expected<specter::FactsFile, FactsFault> facts = readFactsFile(path);
    if (!facts)
        return emit failed(sentence(path, facts.error()));
    const journal::Position before = m_session->position();
    m_session->submit(specter::PublicSeat{}, specter::TakeOverFacts{specter::Agent::First, *facts});
    if (m_session->position() != before)
        emit noted(tr("The public facts are imported from %1; one undo takes them back.").arg(path));
}

void SpecterDesk::applyPreferences(const Preferences &preferences)
{
    // The names of the current and the next seat differ by language.
    if (m_session && m_seats->tableInFront() != nullptr)
        renderBar(*m_seats, *m_session, m_machine);
    m_printing.speak(preferences.language);
}

void SpecterDesk::playSample(const QString &edition)
{
    const std::string played = editionNamed(edition);
    const OrProblem<NewTable> table = newTable(played, 2);
    if (!table || !begin({freeFileOfToday(folder(), tr("Sample game")), {}, played}))
        return;
    giveAll(table->wish);
    emit opened();
}

void SpecterDesk::offerNew(const QString &edition, const QString &openFile)
{
    const std::string played = editionNamed(edition);
    m_fileDraft.flush();
    const Draft draft = m_draft.kept();
    emit pageRequested(m_setup);
    close();
    // A game usually has a campaign of its own: it joins an existing one only when people choose so.
    m_setup->offerCampaigns(filesIn(folder(), openFile), {});
    if (const OrProblem<NewTable> table = newTable(played, 3))
    {
        m_setup->begin(table->open, table->wish, false);
        m_setup->setDraft(draft);
    }
    else
        emit failed(wording::sentence(table.error()));
}

void SpecterDesk::playAgain(bool swapped)
{
    if (!m_session)
        return;
    const specter::PublicTable &open = m_session->publicView()->open;
    const QString edition = QString::fromStdString(std::string(
        open.options.edition == specter::Edition::First ? SpecterRules::gameName.first : SpecterRules::gameName.later));
    const Draft draft
        = SpecterSetupPage::draftOf(open.players, namedPlayers(*m_session, place().translators, maxNameLength));
    // The session closes: its table is gone then.
    const specter::TableOptions options = open.options;
    offerNew(edition, {});
    m_setup->setDraft(swapped ? SpecterSetupPage::withRolesSwapped(draft) : draft);
    m_setup->setOptions(options);
}

} // namespace dossier
