// What the desk does for the sessions of LEVEL 7, and for all sessions.
#include "campaign_rescue.h"
#include "desk.h"
#include "file_dialogs.h"
#include "game_wording.h"
#include "map_store.h"
#include "omega_everybody.h"
#include "session_files.h"
#include "session_library.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace dossier
{

bool Desk::holds(const GameSession *session, const QString &path)
{
    return session != nullptr && !path.isEmpty() && QFileInfo(session->path()) == QFileInfo(path);
}

void Desk::listenToSessions()
{
    connect(&m_window, &MainWindow::playAsked, this,
        [this]
        {
            closeSessions();
            m_sessions.playSample(m_preferences.printing);
        });
    connect(&m_window, &MainWindow::sessionRequested, this, [this](const QString &path) { openSession(path); });
    connect(&m_window, &MainWindow::newSessionAsked, this,
        [this]
        {
            m_window.showPage(m_sessions.newSessionPage());
            const OverseerSession *open = m_sessions.session();
            m_sessions.offerNewSession(m_preferences.printing, open != nullptr ? open->path() : QString());
        });
    connect(&m_sessions, &SessionDesk::opened, this,
        [this]
        {
            if (m_specter)
                m_specter->close();
            sessionOpened();
            m_window.showPage(m_sessions.pageNow());
            renderSessions();
        });
    connect(&m_sessions, &SessionDesk::alarmed, this,
        [this](Alarm alarm)
        {
            if (m_settings.sounding())
                m_sounds.play(alarm);
        });
    connect(m_sessions.page(), &OverseerPage::timerSet, this,
        [this](int minutes, bool sounding) { m_settings.setTimer(minutes, sounding); });
    connect(&m_sessions, &SessionDesk::pageChanged, this, [this] { m_window.showPage(m_sessions.pageNow()); });
    connect(&m_sessions, &SessionDesk::opening, this,
        [this](const QString &path)
        {
            if (holds(specterSession(), path))
                m_specter->close();
        });
    connect(&m_window, &MainWindow::sessionsAsked, this, &Desk::showSessions);
    connect(&m_window, &MainWindow::rescueAsked, this, &Desk::rescue);
    listenToGame(m_sessions);
    listenToOwners();
}

void Desk::listenToGame(GameDesk &desk)
{
    connect(&desk, &GameDesk::failed, &m_window, &MainWindow::tell);
    connect(&desk, &GameDesk::noted, &m_window, &MainWindow::note);
    connect(&desk, &GameDesk::ruleAsked, &m_window, &MainWindow::showRule);
    connect(&desk, &GameDesk::leaveAsked, &m_window, &MainWindow::goBack);
    connect(&desk, &GameDesk::damaged, this,
        [this](const QString &path, const QString &text)
        {
            m_damaged = path;
            m_window.offerRescue(text);
        });
}

/// Goes on in what was rescued, and says where it is.
void Desk::rescue()
{
    const storage::Stored<Rescued> rescued = rescueCampaign(m_damaged, dailyCopies(m_sessions.folder()));
    if (!rescued)
    {
        const QString why = wording::sentence(rescued.error());
        m_window.tell(rescued.error().fault == storage::StorageFault::Damaged
                ? tr("Nothing of it can be read, and there is no copy of a day: %1").arg(why)
                : why);
        return;
    }
    openSession(rescued->path);
    const QString path = QDir::toNativeSeparators(rescued->path);
    m_window.note(rescued->copyOf.isValid() ? tr("This is the copy of %1, in a new file: %2")
                                                  .arg(QLocale().toString(rescued->copyOf, QLocale::LongFormat), path)
                                            : tr("All that could be read goes on in a new file: %1").arg(path));
}

void Desk::listenToDesk()
{
    DeskActions &actions = m_window.deskActions();
    m_sessions.page()->setShadings(actions.shadings());
    connect(&actions, &DeskActions::asked, this,
        [this](DeskAction action)
        {
            if (m_window.page() == m_sessions.page())
                m_sessions.page()->perform(action);
            else if (auto *setup = qobject_cast<SetupPage *>(m_window.page()))
                setup->perform(action);
        });
    connect(&m_window, &MainWindow::pageShown, this, &Desk::offerActions);
    connect(m_sessions.page(), &OverseerPage::possibleChanged, this, &Desk::offerActions);
    connect(&m_sessions, &SessionDesk::pageMade, this, &Desk::placePage);
}

void Desk::placePage(QWidget *page)
{
    m_window.placePage(page);
    if (const auto *setup = qobject_cast<SetupPage *>(page))
        connect(setup, &SetupPage::possibleChanged, this, &Desk::offerActions);
    if (qobject_cast<OwnerPage *>(page) != nullptr)
        listenToOwnersPage();
}

void Desk::offerActions()
{
    if (m_window.isCovered())
        return;
    const auto *page = qobject_cast<OverseerPage *>(m_window.page());
    const auto *setup = qobject_cast<SetupPage *>(m_window.page());
    m_window.deskActions().setPossible(page != nullptr ? page->possible()
            : setup != nullptr                         ? setup->possible()
                                                       : std::set<DeskAction>());
}

void Desk::listenToOwners()
{
    const auto show = [this]
    {
        OwnersDesk &owners = m_sessions.owners();
        owners.setOpenMap(m_document.map() ? std::optional(m_document.map()->file) : std::nullopt);
        owners.show();
        m_window.showPage(owners.page());
    };
    connect(&m_window, &MainWindow::ownersAsked, this, show);
    connect(&m_sessions, &SessionDesk::ownersAsked, this, show);
}

/// The guided page takes maps that are drawn in this window, or read from files.
void Desk::listenToOwnersPage()
{
    const OwnersDesk &owners = m_sessions.owners();
    connect(&owners, &OwnersDesk::beginAsked, &m_window, &MainWindow::newSessionAsked);
    connect(&owners, &OwnersDesk::drawAsked, &m_window, &MainWindow::goToNewMap);
    connect(&owners, &OwnersDesk::fileAsked, this,
        [this]
        {
            const QString path = dialogs::fileToOpen(&m_window);
            if (path.isEmpty())
                return;
            if (const tl::expected<MapFile, MapProblem> map = readMap(path))
                m_sessions.owners().takeMap(*map);
            else
                m_window.showProblem(map.error());
        });
}

bool Desk::hasSession() const
{
    return m_sessions.session() != nullptr || specterSession() != nullptr;
}

void Desk::foldIn()
{
    for (GameSession *open : std::initializer_list<GameSession *>{m_sessions.session(), specterSession()})
        if (open != nullptr)
            open->foldIn();
}

void Desk::closeSessions()
{
    m_sessions.close();
    if (m_specter)
        m_specter->close();
}

void Desk::openSession(const QString &path, std::optional<qint64> number)
{
    // A file that cannot be opened leaves the session that is open; the one that holds this very file lets go of it.
    for (const GameSession *open : std::initializer_list<const GameSession *>{m_sessions.session(), specterSession()})
        if (holds(open, path))
        {
            closeSessions();
            break;
        }
    if (gameOfFile(path, number) == QLatin1String("specter"))
        specter().open(path, number);
    else
        m_sessions.open(path, number);
}

void Desk::renderSessions()
{
    const bool specter = specterSession() != nullptr;
    const GameSession *open = specter ? static_cast<const GameSession *>(specterSession()) : m_sessions.session();
    m_window.renderSessions(campaignFiles(m_sessions.folder(), open != nullptr ? open->path() : QString(),
        specter ? QStringLiteral("specter") : QStringLiteral("omega")));
}

SessionsPage *Desk::madeLibrary()
{
    auto *page = new SessionsPage;
    m_window.placePage(page);
    connect(page, &SessionsPage::backAsked, &m_window, &MainWindow::goBack);
    // What was typed is written first: a session that is open holds its file, and saving renders the list anew.
    connect(page, &SessionsPage::goOnAsked, this,
        [this, page](QString path, qint64 number)
        {
            page->saveDrafts();
            openSession(path, number != 0 ? std::optional(number) : std::nullopt);
        });
    connect(page, &SessionsPage::factsChanged, this,
        [this](const QString &path, qint64 number, const ToldFacts &facts)
        {
            if (const storage::Done done = changeFacts(path, number, facts); !done)
                m_window.tell(wording::sentence(done.error()));
            renderLibrary();
        });
    connect(page, &SessionsPage::bringBackAsked, this,
        [this](const QString &path)
        {
            const storage::Stored<QString> to = bringBack(path);
            renderLibrary();
            if (to)
                m_window.note(tr("The file is back in the list: %1").arg(QDir::toNativeSeparators(*to)));
            else
                m_window.tell(wording::sentence(to.error()));
        });
    connect(page, &SessionsPage::deleteAsked, this,
        [this](const QString &path)
        {
            const storage::Stored<QString> to = putAway(path);
            renderLibrary();
            if (to)
                m_window.note(tr("The file is out of the list. A copy is kept: %1").arg(QDir::toNativeSeparators(*to)));
            else
                m_window.tell(wording::sentence(to.error()));
        });
    const auto save = [this, page]
    {
        if (m_window.page() != page)
            page->saveDrafts();
    };
    connect(&m_window, &MainWindow::pageShown, page, save);
    connect(&m_window, &MainWindow::closing, page, &SessionsPage::saveDrafts);
    return page;
}

void Desk::renderLibrary()
{
    m_library.get()->render(sessionsIn(m_sessions.folder()), deletedIn(m_sessions.folder()));
    renderSessions();
}

void Desk::showSessions()
{
    closeSessions();
    renderLibrary();
    m_window.showPage(m_library.get());
}

/// The window for everybody and the curtain are there as long as the session is.
void Desk::sessionOpened()
{
    showToEverybody(m_public, *m_sessions.session());
    m_window.setSessionOpen(true);
    connect(m_sessions.session(), &QObject::destroyed, &m_window, [this] { m_window.setSessionOpen(false); });
}

} // namespace dossier
