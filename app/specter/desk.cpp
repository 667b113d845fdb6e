#include "app/specter/desk.h"

#include "app/play/game_wording.h"
#include "app/play/hanging_wording.h"
#include "app/play/specter/facts_option.h"
#include "app/session/result_keeping.h"
#include "app/session/session_files.h"
#include "app/specter/everybody.h"
#include "app/specter/front.h"
#include "app/specter/setting_up.h"
#include "app/window/translators.h"
#include "model/specter/seen/consistency.h"
#include "views/board/file_dialogs.h"
#include "views/specter/agent/agent_page.h"
#include "views/specter/face/face.h"
#include "views/specter/hunters/hunters_page.h"
#include "views/specter/seats/hand_over_page.h"
#include "views/specter/seats/role_page.h"

#include <QDir>
#include <QFileInfo>

namespace dossier
{

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
{
    listenToAgent();
    listenToHunters();
    listenToRole();
    listenToPrinting(m_printing);
    connect(this, &SpecterDesk::opened, this, [this] { showToEverybody(publicDesk(), *this); });
    connect(m_seats, &SeatsPage::possibleChanged, this, &SpecterDesk::possibleChanged);
    connect(m_setup, &SpecterSetupPage::possibleChanged, this, &SpecterDesk::possibleChanged);
    connect(m_seats->handOver(), &HandOverPage::taken, this,
        [this]
        {
            m_machine.take();
            showFront(*m_seats, *m_session, m_machine);
        });
    connect(m_seats->bar(), &SeatBar::handOverAsked, this, &SpecterDesk::handOver);
    connect(m_seats->bar(), &SeatBar::aloneChosen, this, &SpecterDesk::setAlone);
    connect(m_setup, &SpecterSetupPage::sessionMade, this, &SpecterDesk::beginSession);
    connect(m_setup, &SpecterSetupPage::backAsked, this, &SpecterDesk::leaveAsked);
}

SpecterDesk::~SpecterDesk()
{
    for (QWidget *page : std::initializer_list<QWidget *>{m_seats, m_setup})
        if (page != nullptr && page->parent() == nullptr)
            delete page;
}

void SpecterDesk::submit(const specter::Seat &seat, const SpecterAsk &ask, const QString &ruling)
{
    if (m_session)
        m_session->submit(seat, ask.command(), ruling);
}

void SpecterDesk::listenToAgent()
{
    AgentPage *page = m_seats->agent();
    listenToTable(*page);
    connect(page, &AgentPage::commandGiven, this,
        [this](const SpecterAsk &ask, const QString &ruling) { submit(m_machine.seat(), ask, ruling); });
    connect(page, &AgentPage::handOverAsked, this, &SpecterDesk::handOver);
}

void SpecterDesk::listenToHunters()
{
    HuntersPage *page = m_seats->hunters();
    listenToTable(*page);
    connect(page, &HuntersPage::commandGiven, this, [this](const SpecterAsk &ask, const QString &ruling)
        { submit(Machine::seatGiving(ask.command(), onPaper()), ask, ruling); });
    connect(page, &HuntersPage::rollAsked, this,
        [this](const SpecterAsk &ask)
        {
            if (m_session)
                m_session->submitRolled(Machine::seatGiving(ask.command(), onPaper()), ask.command());
        });
    connect(page, &HuntersPage::heatForEverybody, this, &SpecterDesk::heatForEverybody);
}

/// What every page on which the game is played asks for.
void SpecterDesk::listenToTable(TablePage &page)
{
    connect(&page, &TablePage::undoAsked, this, &SpecterDesk::undo);
    connect(&page, &TablePage::redoAsked, this,
        [this]
        {
            if (m_session)
                journalHere().redo();
        });
    connect(&page, &TablePage::lookAsked, this,
        [this](journal::Position at)
        {
            if (m_session)
                renderPast(*m_seats, *m_session, m_machine, at);
        });
    connect(&page, &TablePage::nowAsked, this, &SpecterDesk::show);
    connect(&page, &TablePage::goOnAsked, this, &SpecterDesk::goOn);
    connect(&page, &TablePage::bookmarkAsked, this,
        [this](journal::Position at, const QString &name, bool taken)
        {
            if (m_session)
                journalHere().bookmark(at, name, taken);
        });
    connect(&page, &TablePage::ruleAsked, this, &SpecterDesk::ruleAsked);
    connect(&page, &TablePage::leaveAsked, this, &SpecterDesk::leaveAsked);
}

void SpecterDesk::listenToRole()
{
    connect(m_seats->hunters(), &HuntersPage::roleAsked, this,
        [this](specter::HunterKind hunter)
        {
            m_machine.passForRole(hunter);
            showFront(*m_seats, *m_session, m_machine);
        });
    connect(m_seats->role(), &RolePage::backAsked, this, &SpecterDesk::handOver);
    connect(m_seats->role(), &RolePage::commandGiven, this,
        [this](const SpecterAsk &ask)
        {
            if (m_machine.sits() == Sits::Role)
                submit(m_machine.seat(), ask);
        });
}

void SpecterDesk::keepResult(const SpecterByAll &everybodys)
{
    const QString now = resultOf(everybodys->open);
    const ResultKept kept = keepResultOf(m_session->keptGame(), std::exchange(m_result, now), now);
    if (!kept.failed.isEmpty())
        emit failed(kept.failed);
    else if (!kept.noted.isEmpty())
        emit noted(kept.noted);
}

void SpecterDesk::listenToSession()
{
    connect(m_session.get(), &SpecterSession::publicViewChanged, this, &SpecterDesk::keepResult);
    connect(m_session.get(), &SpecterSession::viewsChanged, this, &SpecterDesk::show);
    connect(m_session.get(), &SpecterSession::journalChanged, this, &SpecterDesk::showJournal);
    connect(m_session.get(), &SpecterSession::decisionAsked, m_seats->hunters(), &HuntersPage::askDecision);
    connect(m_session.get(), &SpecterSession::refused, m_seats,
        [this](const specter::Violation &why, const SpecterAsk &ask)
        {
            if (!m_busy)
                m_seats->explain(m_session->publicView()->open, why, ask);
        });
    connect(m_session.get(), &SpecterSession::impossible, m_seats, &SeatsPage::explainImpossible);
    connect(m_session.get(), &SpecterSession::notKept, m_seats, &SeatsPage::explainImpossible);
    connect(m_session.get(), &SpecterSession::refusedByJournal, this,
        [this](journal::Refusal why)
        {
            if (why == journal::Refusal::RevealInTheWay)
                m_seats->askWhyUndo();
        });
    connect(m_session.get(), &SpecterSession::failed, this,
        [this](const storage::StorageError &error) { emit failed(wording::sentence(error)); });
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
    m_seats->bar()->setAlone(alone);
}

SeenSpecter SpecterDesk::viewInFront() const
{
    return !m_session || m_machine.isBetween() ? nullptr : m_session->viewOf(m_machine.seat());
}

OrProblem<QStringList> SpecterDesk::take(const GameAsked &asked)
{
    OrProblem<OpenSpecter> game = openSpecter(asked);
    if (!game)
        return tl::unexpected(game.error());
    close();
    QStringList notices = wording::notices(*game);
    m_session = std::make_unique<SpecterSession>(*std::move(game));
    m_result = resultOf(m_session->publicView()->open);
    listenToSession();
    const auto hangs = specter::inconsistency(m_session->publicView()->open);
    if (hangs && m_session->position() != journal::Position{})
        notices << wording::hanging(*hangs);
    return notices;
}

void SpecterDesk::close()
{
    m_seats->showPage(m_seats->handOver(), false);
    m_seats->agent()->forget();
    m_seats->hunters()->forget();
    // Whoever had the machine for himself at that table need not at the next one.
    if (m_session)
        setAlone(false);
    m_session.reset();
    m_shown = nullptr;
    m_machine.leave();
    m_goesOn.reset();
}

void SpecterDesk::showAll()
{
    show();
    showJournal();
}

void SpecterDesk::beginSession(const SpecterWish &wish)
{
    const bool inFile = isSetUp();
    if (!inFile && (!QDir().mkpath(folder()) || !begin(askedFor(wish, folder()))))
        return;
    giveAll(wish);
    if (!inFile)
        emit opened();
}

void SpecterDesk::giveAll(const SpecterWish &wish)
{
    m_busy = true;
    const QString refused = setUp(*m_session, wish);
    m_busy = false;
    showAll();
    if (!refused.isEmpty())
        emit failed(refused);
}

void SpecterDesk::handOver()
{
    if (!m_session || isSetUp() || onPaper() || m_machine.isBetween())
        return;
    m_machine.pass(m_machine.next(m_session->publicView()->open));
    showFront(*m_seats, *m_session, m_machine);
}

void SpecterDesk::show()
{
    if (m_busy || !m_session)
        return;
    m_goesOn.reset();
    if (isSetUp())
        showSetup();
    else if (m_machine.follow(m_session->publicView()->open))
        showFront(*m_seats, *m_session, m_machine);
    else
        renderSeat(*m_seats, *m_session, m_machine);
    if (QWidget *before = std::exchange(m_shown, pageNow()); before != nullptr && before != m_shown)
        emit pageChanged();
}

/// The table is being set up in its file: what it says so far stands in the form.
void SpecterDesk::showSetup()
{
    const SeenSpecter agents = m_session->viewOf(specter::AgentSeat{});
    m_seats->showPage(m_seats->handOver(), false);
    m_machine.leave();
    const SpecterWish usual = usualWish(agents->open.pack, agents->open.players.number, drawnBelow);
    m_setup->begin(agents->open, wishOf(*agents, usual), true);
}

void SpecterDesk::showJournal()
{
    if (!m_busy && m_session && !isSetUp())
        renderJournal(*m_seats, *m_session, m_machine);
}

void SpecterDesk::undo(const QString &correction)
{
    if (!m_session)
        return;
    if (correction.isEmpty())
        m_goesOn.reset();
    if (m_goesOn)
        goOn(*m_goesOn, correction);
    else
        journalHere().undo(correction);
}

void SpecterDesk::goOn(journal::Position at, const QString &correction)
{
    m_goesOn = at;
    if (m_session)
        journalHere().goTo(at, correction);
}

void SpecterDesk::perform(const QString &act)
{
    if (act == printAct)
        emit pageAsked(m_printing.begin());
    if (act == giveFactsAct && m_session)
        giveFacts(dialogs::placeForFacts(place().window, tr("Public facts")));
    if (act == takeFactsAct && m_session)
        takeFacts(dialogs::factsToOpen(place().window));
    if (act != handOverAct)
        return;
    handOver();
    if (m_session)
        m_session->foldIn();
    emit pageAsked(pageNow());
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
    if (facts)
        m_session->submit(specter::PublicSeat{}, specter::TakeOverFacts{specter::Agent::First, *facts});
    else
        emit failed(sentence(path, facts.error()));
}

PublicDesk &SpecterDesk::publicDesk()
{
    if (!m_public)
    {
        m_public = std::make_unique<PublicDesk>();
        m_public->wear(m_preferences);
        connect(m_public.get(), &PublicDesk::openChanged, this, &SpecterDesk::publicOpenChanged);
    }
    return *m_public;
}

void SpecterDesk::setPublicOpen(bool open, const QScreen *own)
{
    if (open || m_public)
        publicDesk().setOpen(open, own);
}

void SpecterDesk::wear(const Preferences &preferences)
{
    m_preferences = preferences;
    m_seats->setTheme(themeFor(preferences.theme));
    m_printing.speak(preferences.language);
    if (m_public)
        m_public->wear(preferences);
}

void SpecterDesk::playSample(const QString &edition)
{
    const std::string played = editionNamed(edition);
    const OrProblem<NewTable> table = newTable(played, 2);
    if (!table || !QDir().mkpath(folder()) || !begin({freeFileOfToday(folder(), tr("Sample game")), {}, played}))
        return;
    giveAll(table->wish);
    emit opened();
}

void SpecterDesk::offerNew(const QString &edition, const QString &openFile)
{
    const std::string played = editionNamed(edition);
    emit pageAsked(m_setup);
    close();
    m_setup->offerCampaigns(
        filesIn(folder(), openFile), openFile.isEmpty() ? QString() : QFileInfo(openFile).absoluteFilePath());
    if (const OrProblem<NewTable> table = newTable(played, 3))
        m_setup->begin(table->open, table->wish, false);
    else
        emit failed(wording::sentence(table.error()));
}

} // namespace dossier
