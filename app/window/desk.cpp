#include "app/window/desk.h"

#include "app/play/game_wording.h"
#include "app/session/campaign_rescue.h"
#include "app/session/session_files.h"
#include "app/session/session_library.h"
#include "views/actions/desk_page.h"
#include "views/kit/appearance.h"
#include "views/rules/rule_library.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

/// The first game that has documents beside its sessions.
const Game *documented(const std::vector<Game> &list)
{
    const auto found = std::ranges::find_if(list, [](const Game &game) { return game.makeDocuments != nullptr; });
    return found == list.end() ? nullptr : &*found;
}

std::unique_ptr<GameDocuments> documentsOf(const std::vector<Game> &list, const DocumentPlace &place)
{
    const Game *game = documented(list);
    return game != nullptr ? game->makeDocuments(place) : nullptr;
}

} // namespace

FirstLook::FirstLook(Translators &translators, const Preferences &preferences)
{
    translators.speak(preferences.language);
    if (qApp->styleSheet().isEmpty())
        wearBelowSheet(themeFor(preferences.theme), preferences.textPercent);
    else
        wear(*qApp, themeFor(preferences.theme), preferences.textPercent);
}

Desk::Desk(const QString &settingsPath, const QString &recoveryFolder, const std::vector<Game> &list)
    : m_settings(settingsPath, list)
    , m_preferences(m_settings.preferences())
    , m_firstLook(m_translators, m_preferences)
    , m_folder(QFileInfo(recoveryFolder).dir().filePath(QStringLiteral("sessions")))
    , m_documents(documentsOf(list, {recoveryFolder, m_settings}))
    , m_documented(m_documents ? documented(list)->face.id : QString())
    , m_window(m_documents ? &m_documents->pages() : nullptr, facesOf(list))
    , m_library(m_window, m_folder, list)
{
    for (const Game &game : list)
        m_games.push_back({&game, nullptr});
    setRuleBooks(rulesOf(list));
    // A widget that changes its parent under a style sheet is styled anew: the sheet comes after the first pages.
    if (qApp->styleSheet().isEmpty())
        wearSheet(*qApp, themeFor(m_preferences.theme), m_preferences.textPercent);
    listen();
    if (m_documents)
        listenToDocuments();
    listenToGames();
    listenToCurtain();
    wearAll();
    renderSessions();
    m_window.restoreGeometry(m_settings.windowGeometry());
    if (m_documents)
        m_documents->begin();
}

Desk::~Desk() = default;

void Desk::listen()
{
    connect(&m_window, &MainWindow::preferencesChosen, this, &Desk::choose);
    connect(&m_window, &MainWindow::openRequested, this, &Desk::open);
    connect(&m_window, &MainWindow::closing, this, [this] { m_settings.setWindowGeometry(m_window.saveGeometry()); });
}

void Desk::listenToDocuments()
{
    GameDocuments *documents = m_documents.get();
    connect(documents, &GameDocuments::failed, &m_window, &MainWindow::tell);
    connect(documents, &GameDocuments::fileFailed, &m_window, &MainWindow::showProblem);
    connect(documents, &GameDocuments::unsavedFound, &m_window, &MainWindow::offerUnsaved);
    connect(documents, &GameDocuments::settled, &m_window, &MainWindow::dismissMessage);
    connect(documents, &GameDocuments::pictureWritten, &m_window, &MainWindow::tellOfPicture);
    connect(&m_window, &MainWindow::restoreAsked, documents, &GameDocuments::restoreUnsaved);
    connect(&m_window, &MainWindow::discardAsked, documents, &GameDocuments::discardUnsaved);
    connect(qApp, &QGuiApplication::applicationStateChanged, documents,
        [documents](Qt::ApplicationState state)
        {
            if (state != Qt::ApplicationActive)
                documents->keep();
        });
    m_window.askBeforeClosing([documents] { return documents->mayClose(); });
}

void Desk::listenToCurtain()
{
    connect(&m_window, &MainWindow::publicAsked, this,
        [this](bool open)
        {
            if (GameDesk *desk = openGame())
                desk->setPublicOpen(open, m_window.screen());
        });
    connect(&m_window, &MainWindow::closing, this,
        [this]
        {
            for (const GamePlace &place : m_games)
                if (place.desk)
                    place.desk->setPublicOpen(false, nullptr);
        });
    connect(&m_window, &MainWindow::covered, this, &Desk::foldIn);
    connect(&m_curtain, &Curtain::due, this,
        [this]
        {
            if (openGame() != nullptr)
                m_window.setCovered(true);
        });
}

void Desk::wearAll()
{
    m_window.render(m_preferences);
    for (const GamePlace &place : m_games)
        if (place.desk)
            place.desk->wear(m_preferences);
    m_curtain.wear(m_preferences);
}

void Desk::open(const QString &path)
{
    if (isCampaignFile(path))
    {
        openSession(path);
        return;
    }
    if (m_documents)
        m_documents->open(path);
    else
        m_window.tell(tr("Dossier cannot open this file: %1").arg(QDir::toNativeSeparators(path)));
}

void Desk::save(const QString &path)
{
    if (m_documents)
        m_documents->save(path);
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

void Desk::tellOfFault()
{
    m_window.tell(tr("Dossier itself made an error here. What was recorded is safe in the file. Try another way; if it "
                     "fails again, undo the last step, or close the session and open it again."));
}

bool Desk::holds(const GameSession *session, const QString &path)
{
    return session != nullptr && !path.isEmpty() && QFileInfo(session->path()) == QFileInfo(path);
}

Desk::GamePlace &Desk::placeOf(const QString &id)
{
    const auto found = std::ranges::find(m_games, id, [](const GamePlace &place) { return place.game->face.id; });
    return found == m_games.end() ? m_games.front() : *found;
}

GameDesk &Desk::game(const QString &id)
{
    GamePlace &place = placeOf(id);
    if (place.desk)
        return *place.desk;
    PlayedGames played;
    for (const GamePlace &one : m_games)
        if (one.game->lines)
            played.push_back(*one.game->lines);
    place.desk = place.game->makeDesk({m_folder, m_settings, m_translators, &m_window,
        id == m_documented ? m_documents.get() : nullptr, titlesOf(played)});
    for (QWidget *page : place.desk->pages())
        m_window.placePage(page);
    place.desk->useActions(m_window.deskActions());
    listenToGame(place);
    listenToSessions(place);
    place.desk->wear(m_preferences);
    return *place.desk;
}

GameDesk *Desk::openGame() const
{
    for (const GamePlace &place : m_games)
        if (place.desk && place.desk->session() != nullptr)
            return place.desk.get();
    return nullptr;
}

QString Desk::editionOf(const QString &id)
{
    const GameFace &face = placeOf(id).game->face;
    return face.editions.at(dossier::editionOf(m_preferences, face)).id;
}

void Desk::listenToGames()
{
    connect(&m_window, &MainWindow::playAsked, this, &Desk::playSample);
    connect(&m_window, &MainWindow::newSessionAsked, this, &Desk::offerNew);
    connect(&m_window, &MainWindow::gameAsked, this,
        [this](const QString &id, const QString &act) { game(id).perform(act); });
    connect(&m_window, &MainWindow::sessionRequested, this, [this](const QString &path) { openSession(path); });
    connect(&m_window, &MainWindow::sessionsAsked, this, &Desk::showSessions);
    connect(&m_library, &LibraryDesk::changed, this, &Desk::renderSessions);
    connect(&m_library, &LibraryDesk::goOnAsked, this, [this](const QString &path, qint64 number)
        { openSession(path, number != 0 ? std::optional(number) : std::nullopt); });
    connect(&m_window, &MainWindow::rescueAsked, this, &Desk::rescue);
    connect(&m_window, &MainWindow::pageShown, this, &Desk::offerActions);
    connect(&m_window.deskActions(), &DeskActions::asked, this,
        [this](DeskAction action)
        {
            if (auto *page = dynamic_cast<DeskPage *>(m_window.page()))
                page->perform(action);
        });
}

void Desk::playSample(const QString &id)
{
    closeSessions();
    game(id).playSample(editionOf(id));
}

void Desk::offerNew(const QString &id)
{
    GameDesk &desk = game(id);
    desk.offerNew(editionOf(id), desk.session() != nullptr ? desk.session()->path() : QString());
}

void Desk::listenToGame(const GamePlace &place)
{
    GameDesk *desk = place.desk.get();
    connect(desk, &GameDesk::failed, &m_window, &MainWindow::tell);
    connect(desk, &GameDesk::fileFailed, &m_window, &MainWindow::showProblem);
    connect(desk, &GameDesk::noted, &m_window, &MainWindow::note);
    // What is noted is how a session ended: the start page tells it so.
    connect(desk, &GameDesk::noted, this, &Desk::renderSessions);
    connect(desk, &GameDesk::ruleAsked, &m_window, &MainWindow::showRule);
    connect(desk, &GameDesk::leaveAsked, &m_window, &MainWindow::goBack);
    connect(desk, &GameDesk::newMapAsked, &m_window, &MainWindow::goToNewDocument);
    connect(desk, &GameDesk::pageMade, &m_window, &MainWindow::placePage);
    connect(desk, &GameDesk::pageAsked, &m_window, &MainWindow::showPage);
    connect(desk, &GameDesk::publicOpenChanged, &m_window, &MainWindow::setPublicOpen);
    connect(desk, &GameDesk::possibleChanged, this, &Desk::offerActions);
    connect(desk, &GameDesk::newSessionAsked, this, [this, id = place.game->face.id] { offerNew(id); });
    connect(desk, &GameDesk::damaged, this,
        [this](const QString &path, const QString &text)
        {
            m_damaged = path;
            m_window.offerRescue(text);
        });
}

/// One session is open at a time: the desk that opens one lets those of the others go.
void Desk::listenToSessions(const GamePlace &place)
{
    GameDesk *desk = place.desk.get();
    connect(desk, &GameDesk::opening, this,
        [this, desk](const QString &path)
        {
            for (const GamePlace &other : m_games)
                if (other.desk && other.desk.get() != desk && holds(other.desk->session(), path))
                    other.desk->close();
        });
    connect(desk, &GameDesk::opened, this,
        [this, desk, id = place.game->face.id]
        {
            closeSessions(desk);
            // The window for everybody and the curtain are there as long as the session is.
            m_window.setSessionOpen(id);
            connect(desk->session(), &QObject::destroyed, &m_window, [this] { m_window.setSessionOpen({}); });
            m_window.showPage(desk->pageNow());
            renderSessions();
        });
    connect(desk, &GameDesk::pageChanged, this, [this, desk] { m_window.showPage(desk->pageNow()); });
}

/// Goes on in what was rescued, and says where it is.
void Desk::rescue()
{
    const storage::Stored<Rescued> rescued = rescueCampaign(m_damaged, dailyCopies(m_folder));
    if (!rescued)
    {
        const QString why = wording::sentence(rescued.error());
        m_window.tell(rescued.error().fault == storage::StorageFault::Damaged
                ? tr("The file cannot be read, and there is no daily copy: %1").arg(why)
                : why);
        return;
    }
    openSession(rescued->path);
    const QString path = QDir::toNativeSeparators(rescued->path);
    m_window.note(rescued->copyOf.isValid() ? tr("This is the copy of %1, in a new file: %2")
                                                  .arg(QLocale().toString(rescued->copyOf, QLocale::LongFormat), path)
                                            : tr("All that could be read is continued in a new file: %1").arg(path));
}

void Desk::offerActions()
{
    if (m_window.isCovered())
        return;
    const auto *page = dynamic_cast<const DeskPage *>(m_window.page());
    m_window.deskActions().setPossible(page != nullptr ? page->possible() : std::set<DeskAction>());
}

void Desk::foldIn()
{
    for (const GamePlace &place : m_games)
        if (place.desk && place.desk->session() != nullptr)
            place.desk->session()->foldIn();
}

void Desk::closeSessions(const GameDesk *but)
{
    for (const GamePlace &place : m_games)
        if (place.desk && place.desk.get() != but)
            place.desk->close();
}

void Desk::openSession(const QString &path, std::optional<qint64> number)
{
    // A file that cannot be opened leaves the session that is open; the one that holds this very file lets go of it.
    for (const GamePlace &place : m_games)
        if (place.desk && holds(place.desk->session(), path))
        {
            closeSessions();
            break;
        }
    const QString id = gameOfFile(path, number).value_or(QString());
    if (!id.isEmpty() && nameOf(id).isEmpty())
    {
        m_window.tell(
            tr("%1: its session is one of a game that this Dossier does not know (%2). Open it with the Dossier "
               "that wrote it.")
                .arg(path, id));
        return;
    }
    game(id).open(path, number);
}

void Desk::renderSessions()
{
    SessionFile open;
    for (const GamePlace &place : m_games)
        if (place.desk && place.desk->session() != nullptr)
        {
            open.path = place.desk->session()->path();
            open.game = place.game->face.id;
            open.result = place.desk->session()->facts().result;
        }
    std::vector<SessionFile> files = campaignFiles(m_folder, open);
    for (SessionFile &file : files)
        file.game = nameOf(file.game);
    m_window.renderSessions(files);
}

QString Desk::nameOf(const QString &id) const
{
    for (const GamePlace &place : m_games)
        if (place.game->face.id == id)
            return place.game->face.name;
    return {};
}

void Desk::showSessions()
{
    closeSessions();
    m_library.show();
}

} // namespace dossier
