#include "views/window/menus.h"

#include "views/actions/board_actions.h"
#include "views/actions/desk_actions.h"
#include "views/board/wording.h"
#include "views/kit/hotkeys.h"
#include "views/kit/icons.h"
#include "views/kit/path_text.h"
#include "views/kit/plain_text.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace dossier
{

Menus::Menus(QMenuBar *bar, QWidget *window, BoardActions &board, DeskActions &desk, const QList<QAction *> &zoom,
    GameFaces games, const WindowRequests &requests)
    : QObject(window)
    , m_entries(bar, window)
    , m_board(board)
    , m_desk(desk)
    , m_games(std::move(games))
    , m_requests(requests)
    , m_settings(programSettings(m_games))
{
    fillFile();
    m_entries.addAll(m_entries.addMenu(QT_TR_NOOP("&Edit")), board.editMenu());
    fillTools();
    m_entries.addAll(m_entries.addMenu(QT_TR_NOOP("Sessio&n")), desk.menu());
    fillView(zoom);
    fillSettings();
    fillHelp();
    setMapOpen(false);
    setSessionOpen({});
    render({});
    retranslate();
}

QAction *Menus::add(QMenu *menu, const MenuWords &words, const std::function<void()> &triggered)
{
    QAction *action = m_entries.add(menu, words.key, words.icon, words.text, words.tip);
    connect(action, &QAction::triggered, this, triggered);
    return action;
}

void Menus::fillFile()
{
    QMenu *file = m_entries.addMenu(QT_TR_NOOP("&File"));
    m_newMap = add(
        file, {"Ctrl+N", "plus", QT_TR_NOOP("&New map…"), QT_TR_NOOP("Make an empty map")}, m_requests.beginDocument);
    addNewSessions(file);
    add(file,
        {hotkeys::sessions, "history", QT_TR_NOOP("Al&l sessions…"),
            QT_TR_NOOP("Dates, players, results and notes of every session")},
        m_requests.showSessions);
    add(file,
        {hotkeys::statistics, nullptr, QT_TR_NOOP("Stat&istics…"),
            QT_TR_NOOP("Dice, wounds, fights and more of the sessions of a campaign file")},
        m_requests.showStatistics);
    add(file, {"Ctrl+O", "folder-open", QT_TR_NOOP("&Open…"), QT_TR_NOOP("Open a map or a campaign from its file")},
        m_requests.chooseFile);
    m_recent = m_entries.addMenu(QT_TR_NOOP("Open &recent"), file);
    m_recent->setIcon(icon(QStringLiteral("history")));
    m_ofMap << add(file, {"Ctrl+S", "save", QT_TR_NOOP("Sa&ve"), QT_TR_NOOP("Save the open map")}, m_requests.save)
            << add(file,
                   {"Ctrl+Shift+S", nullptr, QT_TR_NOOP("&Save as…"),
                       QT_TR_NOOP("Save the open map to a file of its own")},
                   m_requests.saveAs)
            << add(file,
                   {"Ctrl+E", "download", QT_TR_NOOP("&Export the board…"),
                       QT_TR_NOOP("Export the board as a picture (PNG, SVG) or a page to print (PDF)")},
                   m_requests.exportPicture);
    addOfGames(file, GameEntry::Place::Keep);
    file->addSeparator();
    m_everywhere << add(file, {"Ctrl+Q", "power", QT_TR_NOOP("&Quit"), QT_TR_NOOP("Close Dossier")}, m_requests.close);
}

/// Each game's own ways to begin something are together.
void Menus::addNewSessions(QMenu *file)
{
    for (const GameFace &game : m_games)
    {
        add(file, game.newSession, [this, id = game.id] { m_requests.beginSession(id); });
        addOf(game, file, GameEntry::Place::Begin);
    }
}

void Menus::addOfGames(QMenu *menu, GameEntry::Place place)
{
    for (const GameFace &game : m_games)
        addOf(game, menu, place);
}

void Menus::addOf(const GameFace &game, QMenu *menu, GameEntry::Place place)
{
    for (const GameEntry &entry : game.entries)
    {
        if (entry.place != place)
            continue;
        if (place != GameEntry::Place::Begin)
        {
            m_whileOpen.emplace(game.id, actionWhileOpen(entry, menu));
            continue;
        }
        QAction *action
            = add(menu, entry.words, [this, id = game.id, act = entry.act] { m_requests.perform(id, act); });
        action->setProperty(ofNoPage, true);
        m_begins.emplace(game.id, action);
    }
}

/// An action that several games support is one entry with one key, and goes to the game whose session is open.
QAction *Menus::actionWhileOpen(const GameEntry &entry, QMenu *menu)
{
    QAction *&action = m_ofOpenGame[entry.act];
    if (action != nullptr)
        return action;
    action = add(menu, entry.words, [this, act = entry.act] { m_requests.perform(m_openGame, act); });
    action->setProperty(ofSomePages, true);
    return action;
}

/// The menu is there while there is anything to draw with.
void Menus::fillTools()
{
    QMenu *tools = m_entries.addMenu(QT_TR_NOOP("&Tools"));
    const QList<QAction *> entries = m_board.toolMenu();
    m_entries.addAll(tools, entries);
    const QAction *first = entries.front();
    const auto follow = [tools, first] { tools->menuAction()->setVisible(first->isVisible()); };
    connect(first, &QAction::visibleChanged, tools, follow);
    follow();
}

void Menus::setZoom(const QList<QAction *> &zoom)
{
    const QList<QAction *> &shown = zoom.isEmpty() ? m_zoomOfMap : zoom;
    if (std::equal(m_zoom.begin(), m_zoom.end(), shown.begin(), shown.end()))
        return;
    for (const QPointer<QAction> &action : m_zoom)
        if (action != nullptr)
            m_view->removeAction(action);
    m_view->insertActions(m_belowZoom, shown);
    m_zoom = {shown.begin(), shown.end()};
}

void Menus::fillView(const QList<QAction *> &zoom)
{
    QMenu *view = m_entries.addMenu(QT_TR_NOOP("&View"));
    m_view = view;
    m_zoomOfMap = zoom;
    m_zoom = {zoom.begin(), zoom.end()};
    add(view, {hotkeys::startPage, "house", QT_TR_NOOP("&Start page"), QT_TR_NOOP("Go to the start page")},
        m_requests.showStart);
    m_ofMap << add(
        view, {"Ctrl+M", "map", QT_TR_NOOP("&Map"), QT_TR_NOOP("Go to the map that is open")}, m_requests.showDocument);
    view->addSeparator();
    fillSession(view);
    view->addSeparator();
    m_entries.addAll(view, zoom);
    m_belowZoom = view->addSeparator();
    m_entries.addAll(view, m_board.shadings());
    view->addSeparator();
    m_fullScreen
        = m_entries.add(view, "F11", "maximize", QT_TR_NOOP("&Full screen"), QT_TR_NOOP("Turn full screen on or off"));
    m_fullScreen->setCheckable(true);
    connect(m_fullScreen, &QAction::triggered, this, m_requests.setFullScreen);
    m_everywhere << m_fullScreen;
}

/// Their keys work in the window for everybody, too.
void Menus::fillSession(QMenu *view)
{
    m_public = m_entries.add(view, "F8", "maximize", QT_TR_NOOP("Pu&blic window"),
        QT_TR_NOOP("Show the public information in its own window, on a second screen if there is one"));
    m_public->setCheckable(true);
    connect(m_public, &QAction::triggered, this, m_requests.showPublicWindow);
    m_curtain = add(view,
        {hotkeys::curtain, "curtain", QT_TR_NOOP("&Curtain"), QT_TR_NOOP("Cover everything secret, or uncover it")},
        m_requests.toggleCurtain);
    m_curtain->setCheckable(true);
    addOfGames(view, GameEntry::Place::Seat);
    for (QAction *action : {m_public, m_curtain})
    {
        action->setShortcutContext(Qt::ApplicationShortcut);
        action->setEnabled(false);
        m_everywhere << action;
    }
}

void Menus::fillSettings()
{
    QMenu *settings = m_entries.addMenu(QT_TR_NOOP("&Settings"));
    std::map<QString, QMenu *> menus;
    for (std::size_t row = 0; row < m_settings.size(); ++row)
    {
        const Setting &setting = m_settings[row];
        if (setting.menu == nullptr)
            continue;
        QMenu *&menu = menus[QString::fromUtf8(setting.menu)];
        if (menu == nullptr)
        {
            menu = m_entries.addMenu(setting.menu, settings);
            menu->setIcon(icon(QString::fromLatin1(setting.icon)));
        }
        else
            menu->addSeparator();
        addSetting(row, menu);
    }
    settings->addSeparator();
    m_larger = add(settings,
        {"Ctrl+Shift+Up", "a-large-small", QT_TR_NOOP("L&arger text"), QT_TR_NOOP("Make all text larger")},
        [this] { changeText(1); });
    m_smaller
        = add(settings, {"Ctrl+Shift+Down", nullptr, QT_TR_NOOP("S&maller text"), QT_TR_NOOP("Make all text smaller")},
            [this] { changeText(-1); });
    for (QAction *action : {m_larger, m_smaller})
    {
        action->setShortcutContext(Qt::ApplicationShortcut);
        m_everywhere << action;
    }
    settings->addSeparator();
    add(settings, {"Ctrl+,", nullptr, QT_TR_NOOP("All &settings"), QT_TR_NOOP("Go to the settings on the start page")},
        m_requests.showSettings);
}

/// Adds an entry for each option that has one; a single one turns it on and off.
void Menus::addSetting(std::size_t row, QMenu *menu)
{
    const Setting &setting = m_settings[row];
    auto *group = new QActionGroup(this);
    for (std::size_t option = 0; option < setting.options.size(); ++option)
    {
        const std::optional<MenuWords> &words = setting.options[option].entry;
        if (!words)
            continue;
        QAction *action = m_entries.addOption(group, menu, words->key, words->text, words->tip);
        if (setting.worksEverywhere)
        {
            action->setShortcutContext(Qt::ApplicationShortcut);
            m_everywhere << action;
        }
        connect(action, &QAction::triggered, this,
            [this, row, option](bool isOn) { choose(m_settings[row], isOn ? option : 0); });
        m_options[row][option] = action;
    }
    if (m_options[row].size() == 1)
        group->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
}

void Menus::fillHelp()
{
    QMenu *help = m_entries.addMenu(QT_TR_NOOP("&Help"));
    add(help,
        {"F2", "book-open", QT_TR_NOOP("&Rules"),
            QT_TR_NOOP("Read the rules in Dossier’s own words, each with a small board")},
        m_requests.showRules);
    add(help, {"F1", "keyboard", QT_TR_NOOP("&Keyboard"), QT_TR_NOOP("Show what every key does")}, m_requests.showKeys);
    add(help, {"Shift+F1", "info", QT_TR_NOOP("&About Dossier"), QT_TR_NOOP("Show version and licences")},
        m_requests.showAbout);
}

void Menus::choose(const Setting &setting, std::size_t row)
{
    Preferences chosen = m_preferences;
    setting.choose(chosen, row);
    m_requests.setPreferences(chosen);
}

void Menus::changeText(int steps)
{
    const auto *now = std::ranges::find(textPercents, m_preferences.textPercent);
    const auto place = now - textPercents.begin() + steps;
    if (place < 0 || place >= static_cast<std::ptrdiff_t>(textPercents.size()))
        return;
    Preferences chosen = m_preferences;
    chosen.textPercent = textPercents.at(static_cast<std::size_t>(place));
    m_requests.setPreferences(chosen);
}

void Menus::render(const Preferences &preferences)
{
    m_preferences = preferences;
    for (const auto &[row, options] : m_options)
        for (const auto &[option, action] : options)
            action->setChecked(m_settings[row].chosen(preferences) == option);
    m_larger->setEnabled(preferences.textPercent < textPercents.back());
    m_smaller->setEnabled(preferences.textPercent > textPercents.front());
}

void Menus::renderRecent(const QStringList &paths)
{
    m_recentPaths = paths;
    m_recent->clear();
    m_recent->setEnabled(!paths.isEmpty());
    int number = 0;
    for (const QString &path : paths)
    {
        const QString name = menuLine(baseNameOf(path));
        QAction *action = m_recent->addAction(QStringLiteral("&%1  %2").arg(QString::number(++number), name));
        action->setToolTip(tipLine(nativePath(path)));
        connect(action, &QAction::triggered, this, [this, path] { m_requests.openFile(path); });
    }
}

void Menus::leaveOutDocuments()
{
    for (QAction *action : m_ofMap + QList{m_newMap, m_recent->menuAction()})
        action->setVisible(false);
}

void Menus::setMapOpen(bool open)
{
    for (QAction *action : m_ofMap)
        action->setEnabled(open);
}

void Menus::setSessionOpen(const QString &game)
{
    m_public->setEnabled(!game.isEmpty());
    m_curtain->setEnabled(!game.isEmpty());
    m_openGame = game;
    for (const auto &[act, action] : m_ofOpenGame)
        action->setEnabled(false);
    const auto [first, last] = m_whileOpen.equal_range(game);
    for (auto entry = first; entry != last; ++entry)
        entry->second->setEnabled(true);
}

void Menus::setCovered(bool covered)
{
    m_curtain->setChecked(covered);
    for (QAction *action : std::exchange(m_takenAway, {}))
    {
        action->setEnabled(true);
        action->setProperty(underCurtain, false);
    }
    if (!covered)
        return;
    for (QAction *action : m_entries.actions() + QList{m_recent->menuAction()})
        if (action->isEnabled() && !m_everywhere.contains(action))
        {
            action->setProperty(underCurtain, true);
            action->setEnabled(false);
            m_takenAway << action;
        }
}

void Menus::retranslate()
{
    m_board.retranslate();
    m_desk.retranslate();
    m_entries.retranslate();
}

QList<QAction *> Menus::actions() const
{
    return m_entries.actions();
}

} // namespace dossier
