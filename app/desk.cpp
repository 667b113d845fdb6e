#include "desk.h"

#include "appearance.h"
#include "file_dialogs.h"
#include "game_wording.h"
#include "map_store.h"
#include "session_files.h"
#include "session_library.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>

namespace dossier
{

std::vector<MapFile> sampleMaps()
{
    std::vector<MapFile> samples;
    for (const char *name : {"kappa", "sigma", "omicron"})
        if (auto map = readMap(QStringLiteral(":/samples/%1.json").arg(QLatin1String(name))))
            samples.push_back(*std::move(map));
    return samples;
}

FirstLook::FirstLook(Translators &translators, const Preferences &preferences)
{
    translators.speak(preferences.language);
    wear(*qApp, themeFor(preferences.theme), preferences.textPercent);
}

Desk::Desk(const QString &settingsPath, const QString &recoveryFolder)
    : m_settings(settingsPath)
    , m_preferences(m_settings.preferences())
    , m_firstLook(m_translators, m_preferences)
    , m_samples(sampleMaps())
    , m_document(recoveryFolder)
    , m_recoveryFolder(recoveryFolder)
    , m_sessions(QFileInfo(recoveryFolder).dir().filePath(QStringLiteral("sessions")))
    , m_specter(m_sessions.folder())
    , m_library(new SessionsPage)
    , m_print(new PrintPage)
    , m_window(m_samples)
{
    for (QWidget *page : m_sessions.pages() + m_specter.pages())
        m_window.placePage(page);
    m_window.placePage(m_library);
    m_window.placePage(m_print);
    listen();
    listenToSessions();
    listenToDesk();
    listenToSpecter();
    listenToLibrary();
    listenToPrinting();
    listenToCurtain();
    wearAll();
    m_sessions.page()->renderTimer(m_settings.turnMinutes(), m_settings.sounding());
    renderSessions();
    m_window.renderRecent(m_settings.recentMaps());
    m_window.restoreGeometry(m_settings.windowGeometry());
    offerUnsaved();
}

void Desk::listen()
{
    connect(&m_window, &MainWindow::preferencesChosen, this, &Desk::choose);
    connect(&m_window, &MainWindow::openRequested, this, &Desk::open);
    connect(&m_window, &MainWindow::saveRequested, this, &Desk::save);
    connect(&m_window, &MainWindow::sampleChosen, this, [this](int sample)
        { show({.file = m_samples.at(static_cast<std::size_t>(sample)), .origin = Origin::Sample, .path = {}}); });
    connect(&m_window, &MainWindow::mapMade, this,
        [this](const MapFile &file) { show({.file = file, .origin = Origin::New, .path = {}}); });
    connect(&m_window, &MainWindow::edited, &m_document, &BoardDocument::edit);
    connect(&m_window, &MainWindow::undoAsked, &m_document, &BoardDocument::undo);
    connect(&m_window, &MainWindow::redoAsked, &m_document, &BoardDocument::redo);
    connect(&m_window, &MainWindow::restoreAsked, this, &Desk::restoreUnsaved);
    connect(&m_window, &MainWindow::discardAsked, this, &Desk::discardUnsaved);
    connect(&m_document, &BoardDocument::changed, this,
        [this] { m_window.renderMap(*m_document.map(), m_document.state()); });
    connect(&m_document, &BoardDocument::notKept, &m_window, &MainWindow::showProblem);
    connect(qApp, &QGuiApplication::applicationStateChanged, &m_document,
        [this](Qt::ApplicationState state)
        {
            if (state != Qt::ApplicationActive)
                m_document.keep();
        });
    connect(&m_window, &MainWindow::closing, this,
        [this]
        {
            m_document.keep();
            m_settings.setWindowGeometry(m_window.saveGeometry());
        });
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
    closeSessions();
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

void Desk::listenToCurtain()
{
    connect(&m_window, &MainWindow::publicAsked, this,
        [this](bool open)
        {
            if (m_specter.session() != nullptr)
                m_specterPublic.setOpen(open, m_window.screen());
            else
                m_public.setOpen(open, m_window.screen());
        });
    connect(&m_public, &PublicDesk::openChanged, &m_window, &MainWindow::setPublicOpen);
    connect(&m_specterPublic, &SpecterPublicDesk::openChanged, &m_window, &MainWindow::setPublicOpen);
    connect(&m_specter, &SpecterDesk::heatForEverybody, &m_specterPublic.window(), &SpecterPublicWindow::showHeat);
    connect(&m_window, &MainWindow::closing, &m_public.window(), &QWidget::close);
    connect(&m_window, &MainWindow::closing, &m_specterPublic.window(), &QWidget::close);
    connect(&m_curtain, &Curtain::due, this,
        [this]
        {
            if (hasSession())
                m_window.setCovered(true);
        });
}

void Desk::wearAll()
{
    m_window.render(m_preferences);
    m_sessions.setTheme(themeFor(m_preferences.theme));
    m_specter.setTheme(themeFor(m_preferences.theme));
    m_public.wear(m_preferences);
    m_specterPublic.wear(m_preferences);
    m_curtain.wear(m_preferences);
}

void Desk::open(const QString &path)
{
    if (isCampaignFile(path))
    {
        openSession(path);
        return;
    }
    const tl::expected<MapFile, MapProblem> map = readMap(path);
    if (!map)
    {
        m_window.showProblem(map.error());
        return;
    }
    m_settings.addRecentMap(path);
    m_window.renderRecent(m_settings.recentMaps());
    show({.file = *map, .origin = Origin::File, .path = QFileInfo(path).absoluteFilePath()});
}

void Desk::save(const QString &path)
{
    if (!m_document.map())
        return;
    if (const std::optional<MapProblem> problem = m_document.save(path))
    {
        m_window.showProblem(*problem);
        return;
    }
    m_window.dismissMessage();
    m_settings.addRecentMap(path);
    m_window.renderRecent(m_settings.recentMaps());
    offerUnsaved();
}

void Desk::choose(const Preferences &preferences)
{
    const Preferences before = std::exchange(m_preferences, preferences);
    m_settings.setPreferences(preferences);
    if (before.language != preferences.language)
        m_translators.speak(preferences.language);
    if (before.theme != preferences.theme || before.textPercent != preferences.textPercent)
        wear(*qApp, themeFor(preferences.theme), preferences.textPercent);
    wearAll();
}

/// What was open and not saved is kept, and offered above the map that takes its place.
void Desk::show(const OpenMap &map)
{
    m_document.open(map);
    m_window.showMap(map);
    offerUnsaved();
}

void Desk::offerUnsaved()
{
    std::vector<KeptMap> kept = keptMaps(m_recoveryFolder);
    m_offered.reset();
    if (kept.empty())
        return;
    m_offered = std::move(kept.back());
    m_window.offerUnsaved(QString::fromStdString(m_offered->map.file.name));
}

void Desk::restoreUnsaved()
{
    const std::optional<KeptMap> kept = std::exchange(m_offered, std::nullopt);
    if (!kept)
        return;
    m_document.restore(*kept);
    m_window.showMap(kept->map);
    if (const std::optional<OpenMap> &map = m_document.map())
        m_window.renderMap(*map, m_document.state());
    offerUnsaved();
}

void Desk::discardUnsaved()
{
    if (const std::optional<KeptMap> kept = std::exchange(m_offered, std::nullopt))
        RecoveryFile(kept->file).remove();
    m_window.dismissMessage();
    offerUnsaved();
}

} // namespace dossier
