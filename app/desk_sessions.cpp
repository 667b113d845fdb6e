// What the desk does for the sessions of both games.
#include "desk.h"
#include "file_dialogs.h"
#include "game_wording.h"
#include "map_store.h"
#include "session_files.h"
#include "session_library.h"

#include <QDir>
#include <QFileInfo>

namespace dossier
{

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
            m_sessions.offerNewSession(m_preferences.printing);
        });
    connect(&m_sessions, &SessionDesk::opened, this,
        [this]
        {
            m_specter.close();
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
    connect(&m_sessions, &SessionDesk::failed, &m_window, &MainWindow::tell);
    connect(&m_sessions, &SessionDesk::noted, &m_window, &MainWindow::tell);
    connect(&m_sessions, &SessionDesk::ruleAsked, &m_window, &MainWindow::showRule);
    connect(&m_sessions, &SessionDesk::leaveAsked, &m_window, &MainWindow::goBack);
    listenToOwners();
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
            else if (m_window.page() == m_sessions.setupPage())
                m_sessions.setupPage()->perform(action);
        });
    connect(&m_window, &MainWindow::pageShown, this, &Desk::offerActions);
    connect(m_sessions.page(), &OverseerPage::possibleChanged, this, &Desk::offerActions);
    connect(m_sessions.setupPage(), &SetupPage::possibleChanged, this, &Desk::offerActions);
}

void Desk::offerActions()
{
    const QWidget *page = m_window.page();
    if (m_window.isCovered())
        return;
    m_window.deskActions().setPossible(page == m_sessions.page() ? m_sessions.page()->possible()
            : page == m_sessions.setupPage()                     ? m_sessions.setupPage()->possible()
                                                                 : std::set<DeskAction>());
}

/// The guided page takes maps that are drawn in this window, or read from files.
void Desk::listenToOwners()
{
    OwnersDesk &owners = m_sessions.owners();
    const auto show = [this, &owners]
    {
        owners.setOpenMap(m_document.map() ? std::optional(m_document.map()->file) : std::nullopt);
        owners.show();
        m_window.showPage(owners.page());
    };
    connect(&m_window, &MainWindow::ownersAsked, this, show);
    connect(&m_sessions, &SessionDesk::ownersAsked, this, show);
    connect(&owners, &OwnersDesk::beginAsked, &m_window, &MainWindow::newSessionAsked);
    connect(&owners, &OwnersDesk::drawAsked, &m_window, &MainWindow::goToNewMap);
    connect(&owners, &OwnersDesk::fileAsked, this,
        [this, &owners]
        {
            const QString path = dialogs::fileToOpen(&m_window);
            if (path.isEmpty())
                return;
            if (const tl::expected<MapFile, MapProblem> map = readMap(path))
                owners.takeMap(*map);
            else
                m_window.showProblem(map.error());
        });
}

void Desk::listenToSpecter()
{
    connect(&m_window, &MainWindow::playSpecterAsked, this,
        [this]
        {
            closeSessions();
            m_specter.playSample(m_preferences.printing);
        });
    connect(&m_window, &MainWindow::newSpecterAsked, this,
        [this]
        {
            closeSessions();
            m_window.showPage(m_specter.setupPage());
            m_specter.offerNewSession(m_preferences.printing);
        });
    connect(&m_window, &MainWindow::handOverAsked, this,
        [this]
        {
            m_specter.handOver();
            m_window.showPage(m_specter.pageNow());
        });
    connect(&m_specter, &SpecterDesk::opened, this,
        [this]
        {
            m_sessions.close();
            specterOpened();
            m_window.showPage(m_specter.pageNow());
            renderSessions();
        });
    connect(&m_specter, &SpecterDesk::pageChanged, this, [this] { m_window.showPage(m_specter.pageNow()); });
    connect(&m_specter, &SpecterDesk::failed, &m_window, &MainWindow::tell);
    connect(&m_specter, &SpecterDesk::ruleAsked, &m_window, &MainWindow::showRule);
    connect(&m_specter, &SpecterDesk::leaveAsked, &m_window, &MainWindow::goBack);
    connect(&m_specter, &SpecterDesk::aloneChosen, this, [this](bool alone) { m_settings.setAgentAlone(alone); });
    m_specter.setAlone(m_settings.agentAlone());
}

void Desk::specterOpened()
{
    m_specterPublic.follow(m_specter.session());
    m_window.setSessionOpen(true);
    m_window.setSpecterOpen(true);
    connect(m_specter.session(), &QObject::destroyed, &m_window,
        [this]
        {
            m_window.setSessionOpen(false);
            m_window.setSpecterOpen(false);
        });
}

bool Desk::hasSession() const
{
    return m_sessions.session() != nullptr || m_specter.session() != nullptr;
}

void Desk::closeSessions()
{
    m_sessions.close();
    m_specter.close();
}

void Desk::openSession(const QString &path, std::optional<qint64> number)
{
    // A file that cannot be opened leaves the session that is open; the one that holds this very file lets go of it.
    for (const GameSession *open :
        std::initializer_list<const GameSession *>{m_sessions.session(), m_specter.session()})
        if (open != nullptr && QFileInfo(open->path()) == QFileInfo(path))
        {
            closeSessions();
            break;
        }
    if (gameOfFile(path, number) == QLatin1String("specter"))
        m_specter.open(path, number);
    else
        m_sessions.open(path, number);
}

void Desk::renderSessions()
{
    const bool specter = m_specter.session() != nullptr;
    const GameSession *open = specter ? static_cast<const GameSession *>(m_specter.session()) : m_sessions.session();
    m_window.renderSessions(campaignFiles(m_sessions.folder(), open != nullptr ? open->path() : QString(),
        specter ? QStringLiteral("specter") : QStringLiteral("omega")));
}

void Desk::listenToLibrary()
{
    connect(&m_window, &MainWindow::sessionsAsked, this, &Desk::showSessions);
    connect(m_library, &SessionsPage::backAsked, &m_window, &MainWindow::goBack);
    connect(m_library, &SessionsPage::goOnAsked, this,
        [this](const QString &path, qint64 number) { openSession(path, number); });
    connect(m_library, &SessionsPage::factsChanged, this,
        [this](const QString &path, qint64 number, const ToldFacts &facts)
        {
            if (const storage::Done done = changeFacts(path, number, facts); !done)
                m_window.tell(wording::sentence(done.error()));
            renderLibrary();
        });
    connect(m_library, &SessionsPage::bringBackAsked, this,
        [this](const QString &path)
        {
            const storage::Stored<QString> to = bringBack(path);
            renderLibrary();
            m_window.tell(to ? tr("The file is back in the list: %1").arg(QDir::toNativeSeparators(*to))
                             : wording::sentence(to.error()));
        });
    connect(m_library, &SessionsPage::deleteAsked, this,
        [this](const QString &path)
        {
            const storage::Stored<QString> to = putAway(path);
            renderLibrary();
            m_window.tell(to ? tr("The file is out of the list. A copy is kept: %1").arg(QDir::toNativeSeparators(*to))
                             : wording::sentence(to.error()));
        });
}

void Desk::renderLibrary()
{
    m_library->render(sessionsIn(m_sessions.folder()), deletedIn(m_sessions.folder()));
    renderSessions();
}

void Desk::showSessions()
{
    closeSessions();
    renderLibrary();
    m_window.showPage(m_library);
}

/// The window for everybody and the curtain are there as long as the session is.
void Desk::sessionOpened()
{
    m_public.follow(m_sessions.session());
    m_window.setSessionOpen(true);
    connect(m_sessions.session(), &QObject::destroyed, &m_window, [this] { m_window.setSessionOpen(false); });
}

} // namespace dossier
