#include "app/omega/session_desk.h"

#include "app/omega/everybody.h"
#include "app/omega/overseer_session.h"
#include "app/omega/session_set_up.h"
#include "app/play/game_wording.h"
#include "app/session/result_keeping.h"
#include "app/session/session_files.h"
#include "app/window/settings.h"
#include "model/omega/json/json.h"

#include <QDir>
#include <QTimer>

namespace dossier
{

SessionDesk::SessionDesk(const DeskPlace &place)
    : GameDesk(place)
    , m_shelf(QFileInfo(this->folder()).dir().filePath(QStringLiteral("packs")))
    , m_theme(&themeFor(ThemeChoice::Dark))
    , m_page(new OverseerPage)
    , m_setup([this] { return madeSetup(); })
    , m_new([this] { return madeNew(); })
    , m_paper(place.window, missionPaperOffers(),
          [this](int paper, Language language) { return pagesOf(static_cast<MissionPaper>(paper), language); })
{
    listenToPage();
    listenToTimer();
    listenToPrinting(m_paper);
    connect(this, &SessionDesk::opened, this, [this] { showToEverybody(publicDesk(), *m_session); });
}

/// Pages that no window placed are nobody else's.
SessionDesk::~SessionDesk()
{
    OwnerPage *owners = m_owners ? m_owners->page() : nullptr;
    for (QWidget *page : std::initializer_list<QWidget *>{m_page, m_setup.made(), m_new.made(), owners})
        if (page != nullptr && page->parent() == nullptr)
            delete page;
}

OwnersDesk &SessionDesk::owners()
{
    if (m_owners)
        return *m_owners;
    m_owners = std::make_unique<OwnersDesk>(m_shelf);
    connect(m_owners.get(), &OwnersDesk::failed, this, &SessionDesk::failed);
    connect(m_owners.get(), &OwnersDesk::leaveAsked, this, &SessionDesk::leaveAsked);
    connect(m_owners.get(), &OwnersDesk::beginAsked, this, &SessionDesk::newSessionAsked);
    connect(m_owners.get(), &OwnersDesk::drawAsked, this, &SessionDesk::newMapAsked);
    connect(m_owners.get(), &OwnersDesk::fileAsked, this, &SessionDesk::readOwnersMap);
    m_owners->page()->setTheme(*m_theme);
    emit pageMade(m_owners->page());
    return *m_owners;
}

void SessionDesk::listenToPage()
{
    connect(m_page, &OverseerPage::possibleChanged, this, &SessionDesk::possibleChanged);
    connect(m_page, &OverseerPage::commandGiven, this, [this](const Ask &ask, const QString &ruling)
        { give(ask, [&] { m_session->submit(ask.command(), ruling); }); });
    connect(m_page, &OverseerPage::followingGiven, this,
        [this](const Ask &ask) { give(ask, [&] { m_session->follow(ask.command()); }); });
    connect(m_page, &OverseerPage::rollAsked, this,
        [this](const Ask &ask) { give(ask, [&] { m_session->submitRolled(ask.command()); }); });
    connect(m_page, &OverseerPage::undoAsked, this,
        [this](const QString &correction)
        {
            if (m_session)
                m_session->undo(correction);
        });
    connect(m_page, &OverseerPage::redoAsked, this,
        [this]
        {
            if (m_session)
                m_session->redo();
        });
    connect(m_page, &OverseerPage::lookAsked, this, &SessionDesk::showPast);
    connect(m_page, &OverseerPage::nowAsked, this,
        [this]
        {
            if (m_session)
                show();
        });
    connect(m_page, &OverseerPage::goOnAsked, this,
        [this](journal::Position at, const QString &correction)
        {
            if (m_session)
                m_session->goTo(at, correction);
        });
    connect(m_page, &OverseerPage::commandoNoted, this,
        [this](int seat, const QString &note)
        {
            if (!m_session)
                return;
            std::vector<std::string> notes = m_session->viewOf(omega::CommandoSeat{seat})->notes;
            notes.push_back(note.toStdString());
            m_session->submit(omega::WriteNotes{seat, notes}, {}, omega::CommandoSeat{seat});
        });
    connect(m_page, &OverseerPage::bookmarkAsked, this,
        [this](journal::Position at, const QString &name, bool taken)
        {
            if (m_session)
                m_session->bookmark(at, name, taken);
        });
    connect(m_page, &OverseerPage::alarmed, this,
        [this](Alarm alarm)
        {
            m_page->flash();
            emit alarmed(alarm);
        });
    connect(m_page, &OverseerPage::ruleAsked, this, &SessionDesk::ruleAsked);
    connect(m_page, &OverseerPage::leaveAsked, this, &SessionDesk::leaveAsked);
}

SetupPage *SessionDesk::madeSetup()
{
    auto *page = new SetupPage;
    connect(page, &SetupPage::commandGiven, this,
        [this](const Ask &ask, const QString &ruling)
        {
            if (m_session)
                m_session->submit(ask.command(), ruling);
        });
    connect(page, &SetupPage::possibleChanged, this, &SessionDesk::possibleChanged);
    connect(page, &SetupPage::leaveOutAsked, this, &SessionDesk::leaveOut);
    connect(page, &SetupPage::restAsked, this,
        [this]
        {
            if (m_session)
                doAll([this] { setUpRest(partyOf(m_session->overseerView()->open)); });
        });
    connect(page, &SetupPage::shuffleAsked, this,
        [this]
        {
            if (m_session)
                m_session->submit(shuffled());
        });
    connect(page, &SetupPage::undoAsked, m_page, &OverseerPage::undoAsked);
    connect(page, &SetupPage::redoAsked, m_page, &OverseerPage::redoAsked);
    connect(page, &SetupPage::lookAsked, m_page, &OverseerPage::lookAsked);
    connect(page, &SetupPage::nowAsked, m_page, &OverseerPage::nowAsked);
    connect(page, &SetupPage::goOnAsked, m_page, &OverseerPage::goOnAsked);
    connect(page, &SetupPage::bookmarkAsked, m_page, &OverseerPage::bookmarkAsked);
    connect(page, &SetupPage::ruleAsked, this, &SessionDesk::ruleAsked);
    connect(page, &SetupPage::leaveAsked, this, &SessionDesk::leaveAsked);
    page->setTheme(*m_theme);
    emit pageMade(page);
    return page;
}

NewSessionPage *SessionDesk::madeNew()
{
    auto *page = new NewSessionPage;
    connect(page, &NewSessionPage::sessionMade, this, &SessionDesk::beginSession);
    connect(page, &NewSessionPage::backAsked, this, &SessionDesk::leaveAsked);
    connect(page, &NewSessionPage::packAsked, this, &SessionDesk::offerPack);
    connect(page, &NewSessionPage::ownersAsked, this, &SessionDesk::showOwners);
    page->setTheme(*m_theme);
    emit pageMade(page);
    return page;
}

void SessionDesk::listenToSession()
{
    connect(m_session.get(), &OverseerSession::viewChanged, this, &SessionDesk::show);
    connect(m_session.get(), &OverseerSession::publicViewChanged, this, &SessionDesk::listen);
    connect(m_session.get(), &OverseerSession::journalChanged, this, &SessionDesk::showJournal);
    connect(m_session.get(), &OverseerSession::refused, this, [this](const omega::Violation &why, const Ask &command)
        { isSetUp() ? m_setup.get()->explain(why, command) : m_page->explain(why, command); });
    const auto explainImpossible
        = [this] { isSetUp() ? m_setup.get()->explainImpossible() : m_page->explainImpossible(); };
    connect(m_session.get(), &OverseerSession::impossible, this, explainImpossible);
    connect(m_session.get(), &OverseerSession::notKept, this, explainImpossible);
    connect(m_session.get(), &OverseerSession::refusedByJournal, this,
        [this](journal::Refusal why)
        {
            if (why == journal::Refusal::RevealInTheWay)
                isSetUp() ? m_setup.get()->askWhyUndo() : m_page->askWhyUndo();
        });
    connect(m_session.get(), &OverseerSession::failed, this,
        [this](const storage::StorageError &error) { emit failed(wording::sentence(error)); });
}

namespace
{

/// How a game ended; empty while it has not.
QString resultOf(const omega::Clock &clock)
{
    if (clock.step != omega::Step::Over)
        return {};
    if (!clock.winner)
        return SessionDesk::tr("Ended in round %1 without a winner").arg(clock.round);
    return (*clock.winner == Side::Commando ? SessionDesk::tr("The commandos won in round %1")
                                            : SessionDesk::tr("The overseer won in round %1"))
        .arg(clock.round);
}

} // namespace

void SessionDesk::listen(const SeenByAll &everybodys)
{
    const ResultKept kept
        = keepResultOf(m_session->keptGame(), resultOf(m_heard->open.clock), resultOf(everybodys->open.clock));
    if (!kept.failed.isEmpty())
        emit failed(kept.failed);
    else if (!kept.noted.isEmpty())
        emit noted(kept.noted);
    const std::optional<Alarm> alarm = alarmBetween(*std::exchange(m_heard, everybodys), *everybodys);
    if (!alarm)
        return;
    m_page->flash();
    emit alarmed(*alarm);
}

bool SessionDesk::isSetUp() const
{
    return m_session && m_session->overseerView()->open.clock.step == omega::Step::SetUp;
}

QWidget *SessionDesk::pageNow()
{
    return isSetUp() ? static_cast<QWidget *>(m_setup.get()) : m_page;
}

void SessionDesk::setTheme(const Theme &theme)
{
    m_page->setTheme(theme);
    m_theme = &theme;
    if (m_setup.made() != nullptr)
        m_setup.made()->setTheme(theme);
    if (m_new.made() != nullptr)
        m_new.made()->setTheme(theme);
    if (m_owners)
        m_owners->page()->setTheme(theme);
}

const omega::Scenario *SessionDesk::scenario() const
{
    for (const omega::Scenario &one : m_pack.scenarios)
        if (m_session && one.mission.id == m_session->overseerView()->open.content.mission.id)
            return &one;
    return nullptr;
}

void SessionDesk::show()
{
    if (m_busy)
        return;
    const SeenView view = m_session->overseerView();
    if (isSetUp())
    {
        SetupPlan plan;
        if (const omega::Scenario *mission = scenario(); mission != nullptr && !mission->starts.empty())
            plan = {mission->starts, omega::CutRooms{mission->starts.front(), mission->goal}};
        plan.pieces = m_pack.abilities;
        m_setup.get()->render(view, plan);
    }
    else
        m_page->render(view);
    if (!isSetUp() && view->open.clock.step != omega::Step::Over && !place().settings.knowsSigns())
    {
        place().settings.setKnowsSigns();
        m_page->explainSigns();
    }
    if (QWidget *before = std::exchange(m_shown, pageNow()); before != nullptr && before != m_shown)
        emit pageChanged();
}

void SessionDesk::showPast(journal::Position at)
{
    if (!m_session)
        return;
    const SeenView past = m_session->viewAt(at, omega::OverseerSeat{});
    isSetUp() ? m_setup.get()->renderPast(past) : m_page->renderPast(past);
}

void SessionDesk::showJournal()
{
    if (m_busy)
        return;
    TablePage *page = m_page;
    if (isSetUp())
        page = m_setup.get();
    page->renderJournal(m_session->toldJournal());
}

void SessionDesk::doAll(const std::function<void()> &things)
{
    m_busy = true;
    things();
    m_busy = false;
    show();
    showJournal();
}

void SessionDesk::setUpRest(const Party &party)
{
    if (const omega::Scenario *mission = scenario())
        setUpUsually(*m_session, *mission, party, drawnBelow);
}

/// The set-up is done again without him: what was done first stays in the journal.
void SessionDesk::leaveOut(omega::Role role)
{
    if (!m_session)
        return;
    std::vector<omega::Command> commands = setUpWithout(*m_session->overseerView(), role);
    if (m_session->overseerView()->open.deck.left > 0)
        commands.emplace_back(shuffled());
    doAll(
        [&]
        {
            m_session->readRest();
            m_session->goTo({});
            for (const omega::Command &command : commands)
                m_session->submit(command);
        });
}

omega::ShuffleDeck SessionDesk::shuffled() const
{
    omega::ShuffleDeck shuffle;
    const SeenView seen = m_session->overseerView();
    for (const omega::Item &item : seen->open.content.items)
        shuffle.order.insert(shuffle.order.begin() + drawnBelow(static_cast<int>(shuffle.order.size()) + 1), item.id);
    return shuffle;
}

GameSession *SessionDesk::session() const
{
    return m_session.get();
}

} // namespace dossier
