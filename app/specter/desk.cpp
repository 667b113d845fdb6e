#include "app/specter/desk.h"

#include "app/play/game_wording.h"
#include "app/play/hanging_wording.h"
#include "app/session/printed_facts.h"
#include "app/session/result_keeping.h"
#include "app/session/session_files.h"
#include "app/specter/everybody.h"
#include "app/window/translators.h"
#include "model/specter/seen/consistency.h"
#include "views/specter/agent/agent_page.h"
#include "views/specter/hunters/hunters_page.h"
#include "views/specter/paper/sheet_document.h"
#include "views/specter/seats/hand_over_page.h"
#include "views/specter/seats/role_page.h"
#include "views/specter/words/refusal_wording.h"
#include "views/specter/words/wording.h"

#include <QDir>
#include <QFileInfo>

namespace dossier
{

SpecterDesk::SpecterDesk(const DeskPlace &place)
    : GameDesk(place)
    , m_seats(new SeatsPage)
    , m_setup(new SpecterSetupPage(drawnBelow))
    , m_printing(place.window, specterPaperOffers(),
          [this](int paper, Language language) { return pagesOf(static_cast<SpecterPaper>(paper), language); })
{
    listenToAgent();
    listenToHunters();
    listenToRole();
    listenToPrinting(m_printing);
    connect(this, &SpecterDesk::opened, this, [this] { showToEverybody(publicDesk(), *this); });
    connect(m_seats, &SeatsPage::possibleChanged, this, &SpecterDesk::possibleChanged);
    connect(m_setup, &SpecterSetupPage::possibleChanged, this, &SpecterDesk::possibleChanged);
    connect(m_seats->handOver(), &HandOverPage::taken, this, [this] { seat(m_takes); });
    connect(m_seats->bar(), &SeatBar::handOverAsked, this, &SpecterDesk::handOver);
    connect(m_seats->bar(), &SeatBar::aloneChosen, this, &SpecterDesk::setAlone);
    connect(m_setup, &SpecterSetupPage::sessionMade, this, &SpecterDesk::beginSession);
    connect(m_setup, &SpecterSetupPage::backAsked, this, &SpecterDesk::leaveAsked);
}

SpecterDesk::~SpecterDesk()
{
    const QList<QWidget *> all = pages();
    for (QWidget *page : all)
        if (page != nullptr && page->parent() == nullptr)
            delete page;
}

void SpecterDesk::listenToAgent()
{
    AgentPage *page = m_seats->agent();
    listenToTable(*page);
    connect(page, &AgentPage::commandGiven, this,
        [this](const SpecterAsk &ask, const QString &ruling)
        {
            if (m_session)
                m_session->submit(seatOf(m_sits), ask.command(), ruling);
        });
    connect(page, &AgentPage::handOverAsked, this, &SpecterDesk::handOver);
}

void SpecterDesk::listenToHunters()
{
    HuntersPage *page = m_seats->hunters();
    listenToTable(*page);
    connect(page, &HuntersPage::commandGiven, this,
        [this](const SpecterAsk &ask, const QString &ruling)
        {
            if (m_session)
                m_session->submit(seatGiving(ask.command()), ask.command(), ruling);
        });
    connect(page, &HuntersPage::rollAsked, this,
        [this](const SpecterAsk &ask)
        {
            if (m_session)
                m_session->submitRolled(seatGiving(ask.command()), ask.command());
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
                readsPublic() ? m_session->redoPublic() : m_session->redo();
        });
    connect(&page, &TablePage::lookAsked, this, &SpecterDesk::look);
    connect(&page, &TablePage::nowAsked, this, &SpecterDesk::show);
    connect(&page, &TablePage::goOnAsked, this, &SpecterDesk::goOn);
    connect(&page, &TablePage::bookmarkAsked, this,
        [this](journal::Position at, const QString &name, bool taken)
        {
            if (m_session)
                m_session->bookmark(real(at), name, taken, markSeat());
        });
    connect(&page, &TablePage::ruleAsked, this, &SpecterDesk::ruleAsked);
    connect(&page, &TablePage::leaveAsked, this, &SpecterDesk::leaveAsked);
}

void SpecterDesk::listenToRole()
{
    connect(m_seats->hunters(), &HuntersPage::roleAsked, this,
        [this](specter::HunterKind hunter)
        {
            m_role = hunter;
            pass(Sits::Role);
        });
    connect(m_seats->role(), &RolePage::backAsked, this, &SpecterDesk::handOver);
    connect(m_seats->role(), &RolePage::commandGiven, this,
        [this](const SpecterAsk &ask)
        {
            if (m_session && m_sits == Sits::Role)
                m_session->submit(seatOf(m_sits), ask.command());
        });
}

namespace
{

/// How a game ended; empty while it has not.
QString resultOf(const specter::PublicTable &open)
{
    if (!open.outcome)
        return {};
    return SpecterDesk::tr("%1 (turn %2)", "how a game ended")
        .arg(wording::sentence(*open.outcome))
        .arg(open.clock.turn);
}

} // namespace

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
    connect(m_session.get(), &SpecterSession::refused, this, &SpecterDesk::explain);
    const auto explainImpossible = [this]
    {
        if (m_seats->pageInFront() == m_seats->agent())
            m_seats->agent()->explainImpossible();
        else
            m_seats->hunters()->explainImpossible();
    };
    connect(m_session.get(), &SpecterSession::impossible, this, explainImpossible);
    connect(m_session.get(), &SpecterSession::notKept, this, explainImpossible);
    connect(m_session.get(), &SpecterSession::refusedByJournal, this,
        [this](journal::Refusal why)
        {
            if (why == journal::Refusal::RevealInTheWay)
                askWhyUndo();
        });
    connect(m_session.get(), &SpecterSession::failed, this,
        [this](const storage::StorageError &error) { emit failed(wording::sentence(error)); });
}

void SpecterDesk::explain(const specter::Violation &why, const SpecterAsk &ask)
{
    if (m_busy)
    {
        if (m_refused.isEmpty())
            m_refused = wording::sentence(m_session->publicView()->open, why);
        return;
    }
    if (m_seats->pageInFront() == m_seats->agent())
        m_seats->agent()->explain(why, ask);
    else if (m_seats->pageInFront() == m_seats->role())
        m_seats->role()->explain(wording::sentence(m_session->publicView()->open, why));
    else
        m_seats->hunters()->explain(why, ask);
}

void SpecterDesk::askWhyUndo()
{
    if (m_seats->pageInFront() == m_seats->agent())
        m_seats->agent()->askWhyUndo();
    else
        m_seats->hunters()->askWhyUndo();
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
    m_alone = alone;
    m_seats->bar()->setAlone(alone);
}

SeenSpecter SpecterDesk::viewInFront() const
{
    const bool between = m_seats->pageInFront() == m_seats->handOver();
    return !m_session || between ? nullptr : m_session->viewOf(seatOf(m_sits));
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
    m_sits = Sits::Hunters;
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
    if (!inFile)
    {
        const bool first = wish.options.edition == specter::Edition::First;
        const GameName name = SpecterRules::gameName;
        const GameAsked asked
            = newSessionIn(folder(), wish.file, wish.name, std::string(first ? name.first : name.later));
        if (!QDir().mkpath(folder()) || !begin(asked))
            return;
    }
    giveAll(wish);
    if (!inFile)
        emit opened();
}

void SpecterDesk::giveAll(const SpecterWish &wish)
{
    std::vector<storage::Player> players;
    if (!wish.agentsPlayer.trimmed().isEmpty())
        players.push_back({wish.agentsPlayer.trimmed(), agentsRole()});
    for (const auto &[hunter, player] : wish.huntersPlayers)
        if (!player.trimmed().isEmpty())
            players.push_back({player.trimmed(), wording::nameOf(m_session->publicView()->open, hunter)});
    if (!players.empty())
        m_session->namePlayers(players);
    m_busy = true;
    m_refused.clear();
    for (const specter::Command &command : commandsOf(wish))
        m_session->submit(
            wish.players.sheetsOnPaper ? specter::Seat(specter::PublicSeat{}) : specter::AgentSeat{}, command);
    m_busy = false;
    show();
    showJournal();
    if (!m_refused.isEmpty())
        emit failed(m_refused);
}

QString SpecterDesk::agentsRole()
{
    return wording::nameOf(specter::PublicTable{}, specter::Agent::First);
}

/// What the agent's player is called in files: they are written in the language that was spoken then.
PrintedPages SpecterDesk::pagesOf(SpecterPaper paper, Language language) const
{
    QStringList roles;
    for (const Language spoken : allLanguages)
        roles << place().translators.inLanguage(spoken, [] { return agentsRole(); });
    return {place().translators.inLanguage(language, [&] { return documentOf(paper, roles); }),
        place().translators.inLanguage(language, [&] { return titleOf(paper); })};
}

QString SpecterDesk::documentOf(SpecterPaper paper, const QStringList &agentsRoles) const
{
    if (paper == SpecterPaper::BlankSheet)
        return blankSheet();
    if (!m_session || isSetUp())
        return {};
    const QString name = QFileInfo(m_session->path()).completeBaseName();
    if (paper == SpecterPaper::Report)
        return reportOf(name, agentsRoles);
    const SeenSpecter front = viewInFront();
    return front ? filledSheet(*front, name) : QString();
}

QString SpecterDesk::reportOf(const QString &name, const QStringList &agentsRoles) const
{
    std::vector<storage::Player> players = m_session->players();
    for (storage::Player &player : players)
        if (agentsRoles.contains(player.role))
            player.role = agentsRole();
    PrintedSession printed{.name = name,
        .date = dateOf(m_session->keptGame()),
        .players = rolesAndPlayers(players),
        .view = m_session->publicView()};
    printed.lines = m_session->publicLines(1, m_session->lineCount(journal::Eyes::Everybodys));
    return report(printed);
}

} // namespace dossier
