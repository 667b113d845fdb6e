#include "app/window/desk.h"

#include "app/session/session_files.h"
#include "app/session/session_library.h"
#include "views/kit/appearance.h"
#include "views/rules/rule_library.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>

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
    , m_library([this] { return madeLibrary(); })
    , m_teller(list)
    , m_window(m_documents ? &m_documents->pages() : nullptr, facesOf(list))
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

} // namespace dossier
