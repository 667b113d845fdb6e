#include "app/window/desk.h"

#include "app/omega/map_store.h"
#include "app/play/whole_file.h"
#include "app/session/session_files.h"
#include "app/session/session_library.h"
#include "views/kit/appearance.h"
#include "views/rules/rule_library.h"

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
    if (qApp->styleSheet().isEmpty())
        wearBelowSheet(themeFor(preferences.theme), preferences.textPercent);
    else
        wear(*qApp, themeFor(preferences.theme), preferences.textPercent);
}

Desk::Desk(const QString &settingsPath, const QString &recoveryFolder, const std::vector<Game> &list)
    : m_settings(settingsPath, list)
    , m_preferences(m_settings.preferences())
    , m_firstLook(m_translators, m_preferences)
    , m_samples(sampleMaps())
    , m_document(recoveryFolder)
    , m_recoveryFolder(recoveryFolder)
    , m_folder(QFileInfo(recoveryFolder).dir().filePath(QStringLiteral("sessions")))
    , m_library([this] { return madeLibrary(); })
    , m_teller(list)
    , m_window(m_samples, facesOf(list))
{
    for (const Game &game : list)
        m_games.push_back({&game, nullptr});
    setRuleBooks(rulesOf(list));
    // A widget that changes its parent under a style sheet is styled anew: the sheet comes after the first pages.
    if (qApp->styleSheet().isEmpty())
        wearSheet(*qApp, themeFor(m_preferences.theme), m_preferences.textPercent);
    listen();
    listenToGames();
    listenToCurtain();
    wearAll();
    renderSessions();
    m_window.renderRecent(m_settings.recentMaps());
    m_window.restoreGeometry(m_settings.windowGeometry());
    offerUnsaved();
}

Desk::~Desk() = default;

void Desk::listen()
{
    connect(&m_window, &MainWindow::preferencesChosen, this, &Desk::choose);
    connect(&m_window, &MainWindow::openRequested, this, &Desk::open);
    connect(&m_window, &MainWindow::saveRequested, this, &Desk::save);
    connect(&m_window, &MainWindow::pictureMade, this, [this](const QByteArray &picture, const QString &path)
        { m_window.tellOfPicture(path, writeWholeFile(path, picture)); });
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
    m_window.askBeforeClosing([this] { return mayClose(); });
    connect(&m_document, &BoardDocument::changed, this, [this] { m_warned = false; });
    connect(&m_window, &MainWindow::closing, this, [this] { m_settings.setWindowGeometry(m_window.saveGeometry()); });
}

/// What cannot be kept is not given up unasked: whoever closes once more gives it up.
bool Desk::mayClose()
{
    if (m_document.keep() || std::exchange(m_warned, true))
        return true;
    m_window.tell(tr("The changes to this map could not be kept. Save it in another place, or close once more to give "
                     "them up."));
    return false;
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

void Desk::tellOfFault()
{
    m_window.tell(tr("Dossier itself made an error here. What was recorded is safe in the file. Try another way; if it "
                     "fails again, undo the last step, or close the session and open it again."));
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
