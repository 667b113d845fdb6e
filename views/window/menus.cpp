#include "views/window/menus.h"

#include "views/actions/board_actions.h"
#include "views/actions/desk_actions.h"
#include "views/board/wording.h"
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
    GameFaces games)
    : QObject(window)
    , m_entries(bar, window)
    , m_board(board)
    , m_desk(desk)
    , m_games(std::move(games))
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

QAction *Menus::add(
    QMenu *menu, const char *key, const char *iconName, const char *text, const char *tip, Signal signal)
{
    QAction *action = m_entries.add(menu, key, iconName, text, tip);
    connect(action, &QAction::triggered, this, [this, signal] { (this->*signal)(); });
    return action;
}

void Menus::fillFile()
{
    QMenu *file = m_entries.addMenu(QT_TR_NOOP("&File"));
    m_newMap
        = add(file, "Ctrl+N", "plus", QT_TR_NOOP("&New map…"), QT_TR_NOOP("Make an empty map"), &Menus::newMapAsked);
    addNewSessions(file);
    add(file, "Ctrl+L", "history", QT_TR_NOOP("Al&l sessions…"),
        QT_TR_NOOP("Dates, players, results and notes of every session"), &Menus::sessionsAsked);
    add(file, "Ctrl+O", "folder-open", QT_TR_NOOP("&Open…"), QT_TR_NOOP("Open a map or a campaign from its file"),
        &Menus::openAsked);
    m_recent = m_entries.addMenu(QT_TR_NOOP("Open &recent"), file);
    m_recent->setIcon(icon(QStringLiteral("history")));
    m_ofMap << add(file, "Ctrl+S", "save", QT_TR_NOOP("Sa&ve"), QT_TR_NOOP("Save the open map"), &Menus::saveAsked)
            << add(file, "Ctrl+Shift+S", nullptr, QT_TR_NOOP("&Save as…"),
                   QT_TR_NOOP("Save the open map to a file of its own"), &Menus::saveAsAsked)
            << add(file, "Ctrl+E", "download", QT_TR_NOOP("&Export the board…"),
                   QT_TR_NOOP("Export the board as a picture (PNG, SVG) or a page to print (PDF)"),
                   &Menus::exportAsked);
    addOfGames(file, GameEntry::Place::Keep);
    file->addSeparator();
    m_quit = add(file, "Ctrl+Q", "power", QT_TR_NOOP("&Quit"), QT_TR_NOOP("Close Dossier"), &Menus::quitAsked);
}

/// Each game's own ways to begin something are together.
void Menus::addNewSessions(QMenu *file)
{
    for (const GameFace &game : m_games)
    {
        const MenuWords &words = game.newSession;
        QAction *action = m_entries.add(file, words.key, words.icon, words.text, words.tip);
        connect(action, &QAction::triggered, this, [this, id = game.id] { emit newSessionAsked(id); });
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
        QAction *action = m_entries.add(menu, entry.words.key, entry.words.icon, entry.words.text, entry.words.tip);
        connect(action, &QAction::triggered, this, [this, id = game.id, act = entry.act] { emit gameAsked(id, act); });
        action->setProperty(ofNoPage, true);
        m_begins.emplace(game.id, action);
    }
}

/// What several games can be asked is one entry with one key, and asks the game whose session is open.
QAction *Menus::actionWhileOpen(const GameEntry &entry, QMenu *menu)
{
    QAction *&action = m_ofOpenGame[entry.act];
    if (action != nullptr)
        return action;
    action = m_entries.add(menu, entry.words.key, entry.words.icon, entry.words.text, entry.words.tip);
    action->setProperty(ofSomePages, true);
    connect(action, &QAction::triggered, this, [this, act = entry.act] { emit gameAsked(m_openGame, act); });
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
    add(view, "Ctrl+H", "house", QT_TR_NOOP("&Start page"), QT_TR_NOOP("Go to the start page"), &Menus::startAsked);
    m_ofMap << add(
        view, "Ctrl+M", "map", QT_TR_NOOP("&Map"), QT_TR_NOOP("Go to the map that is open"), &Menus::mapAsked);
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
    connect(m_fullScreen, &QAction::triggered, this, &Menus::fullScreenAsked);
}

/// Their keys work in the window for everybody, too.
void Menus::fillSession(QMenu *view)
{
    m_public = m_entries.add(view, "F8", "maximize", QT_TR_NOOP("Pu&blic window"),
        QT_TR_NOOP("Show the public information in its own window, on a second screen if there is one"));
    m_public->setCheckable(true);
    connect(m_public, &QAction::triggered, this, &Menus::publicAsked);
    m_curtain = add(view, "F9", "curtain", QT_TR_NOOP("&Curtain"), QT_TR_NOOP("Cover everything secret, or uncover it"),
        &Menus::curtainAsked);
    m_curtain->setCheckable(true);
    addOfGames(view, GameEntry::Place::Seat);
    for (QAction *action : {m_public, m_curtain})
    {
        action->setShortcutContext(Qt::ApplicationShortcut);
        action->setEnabled(false);
    }
}

void Menus::fillCurtain(QMenu *settings)
{
    QMenu *curtain = m_entries.addMenu(QT_TR_NOOP("&Curtain"), settings);
    curtain->setIcon(icon(QStringLiteral("curtain")));
    auto *times = new QActionGroup(this);
    m_curtainTimes << m_entries.addOption(
        times, curtain, "Ctrl+3", QT_TR_NOOP("&Never by itself"), QT_TR_NOOP("Drop the curtain only on request"))
                   << m_entries.addOption(times, curtain, "Ctrl+4", QT_TR_NOOP("After &2 minutes"),
                          QT_TR_NOOP("Drop the curtain after 2 minutes without input"))
                   << m_entries.addOption(times, curtain, "Ctrl+5", QT_TR_NOOP("After &5 minutes"),
                          QT_TR_NOOP("Drop the curtain after 5 minutes without input"))
                   << m_entries.addOption(times, curtain, "Ctrl+6", QT_TR_NOOP("After &10 minutes"),
                          QT_TR_NOOP("Drop the curtain after 10 minutes without input"));
    curtain->addSeparator();
    m_onFocusLoss = m_entries.add(curtain, "Shift+F9", nullptr, QT_TR_NOOP("With another &program in front"),
        QT_TR_NOOP("Drop the curtain as soon as another program is in front"));
    m_onFocusLoss->setCheckable(true);
    for (int option = 0; option < m_curtainTimes.size(); ++option)
        connect(m_curtainTimes.at(option), &QAction::triggered, this,
            [this, option]
            {
                choose([](Preferences &chosen, int value) { chosen.curtainMinutes = value; },
                    curtainTimes.at(static_cast<std::size_t>(option)));
            });
    connect(m_onFocusLoss, &QAction::triggered, this, [this](bool on)
        { choose([](Preferences &chosen, int value) { chosen.curtainOnFocusLoss = value != 0; }, on); });
}

void Menus::fillSettings()
{
    QMenu *settings = m_entries.addMenu(QT_TR_NOOP("&Settings"));
    QMenu *language = m_entries.addMenu(QT_TR_NOOP("&Language"), settings);
    language->setIcon(icon(QStringLiteral("languages")));
    QMenu *theme = m_entries.addMenu(QT_TR_NOOP("&Theme"), settings);
    theme->setIcon(icon(QStringLiteral("moon")));
    addEditions(settings);
    fillCurtain(settings);
    auto *languages = new QActionGroup(this);
    m_languages << m_entries.addOption(
        languages, language, "Ctrl+Shift+E", "&English", QT_TR_NOOP("Show everything in English"))
                << m_entries.addOption(
                       languages, language, "Ctrl+Shift+I", "&Italiano", QT_TR_NOOP("Show everything in Italian"));
    auto *themes = new QActionGroup(this);
    m_themes << m_entries.addOption(
        themes, theme, "Ctrl+Shift+D", QT_TR_NOOP("&Dark"), QT_TR_NOOP("Light text on dark ground"))
             << m_entries.addOption(
                    themes, theme, "Ctrl+Shift+L", QT_TR_NOOP("&Light"), QT_TR_NOOP("Dark text on light ground"));
    settings->addSeparator();
    m_larger = m_entries.add(
        settings, "Ctrl+Shift+Up", "a-large-small", QT_TR_NOOP("L&arger text"), QT_TR_NOOP("Make all text larger"));
    m_smaller = m_entries.add(
        settings, "Ctrl+Shift+Down", nullptr, QT_TR_NOOP("S&maller text"), QT_TR_NOOP("Make all text smaller"));
    // They work in the window for everybody, too.
    for (QAction *action : m_languages + m_themes + QList{m_larger, m_smaller})
        action->setShortcutContext(Qt::ApplicationShortcut);
    settings->addSeparator();
    add(settings, "Ctrl+,", nullptr, QT_TR_NOOP("All &settings"), QT_TR_NOOP("Go to the settings on the start page"),
        &Menus::settingsAsked);
    const auto onChosen = [this](const QList<QAction *> &options, void (*change)(Preferences &, int))
    {
        for (int option = 0; option < options.size(); ++option)
            connect(options.at(option), &QAction::triggered, this, [this, change, option] { choose(change, option); });
    };
    onChosen(m_languages, [](Preferences &chosen, int value) { chosen.language = static_cast<Language>(value); });
    onChosen(m_themes, [](Preferences &chosen, int value) { chosen.theme = static_cast<ThemeChoice>(value); });
    connect(m_larger, &QAction::triggered, this, [this] { changeText(1); });
    connect(m_smaller, &QAction::triggered, this, [this] { changeText(-1); });
}

void Menus::addEditions(QMenu *settings)
{
    for (std::size_t place = 0; place < m_games.size(); ++place)
    {
        const GameFace &game = m_games[place];
        if (game.editions.size() < 2)
            continue;
        QMenu *menu = m_entries.addMenu(game.editionsMenu, settings);
        menu->setIcon(icon(QStringLiteral("book-open")));
        auto *group = new QActionGroup(this);
        for (const EditionFace &edition : game.editions)
        {
            const MenuWords &words = edition.entry;
            QAction *action = m_entries.addOption(group, menu, words.key, words.text, words.tip);
            connect(action, &QAction::triggered, this,
                [this, id = game.id, chosen = edition.id]
                {
                    Preferences preferences = m_preferences;
                    preferences.editions[id] = chosen;
                    emit preferencesChosen(preferences);
                });
            m_editions[place] << action;
        }
    }
}

void Menus::fillHelp()
{
    QMenu *help = m_entries.addMenu(QT_TR_NOOP("&Help"));
    add(help, "F2", "book-open", QT_TR_NOOP("&Rules"),
        QT_TR_NOOP("Read the rules in Dossier’s own words, each with a small board"), &Menus::rulesAsked);
    add(help, "F1", "keyboard", QT_TR_NOOP("&Keyboard"), QT_TR_NOOP("Show what every key does"), &Menus::keyboardAsked);
    add(help, "Shift+F1", "info", QT_TR_NOOP("&About Dossier"), QT_TR_NOOP("Show version and licences"),
        &Menus::aboutAsked);
}

void Menus::choose(void (*change)(Preferences &, int), int option)
{
    Preferences preferences = m_preferences;
    change(preferences, option);
    emit preferencesChosen(preferences);
}

void Menus::changeText(int steps)
{
    const auto *now = std::ranges::find(textPercents, m_preferences.textPercent);
    const auto place = now - textPercents.begin() + steps;
    if (place < 0 || place >= static_cast<std::ptrdiff_t>(textPercents.size()))
        return;
    choose([](Preferences &chosen, int percent) { chosen.textPercent = percent; },
        textPercents.at(static_cast<std::size_t>(place)));
}

void Menus::render(const Preferences &preferences)
{
    m_preferences = preferences;
    m_languages.at(static_cast<int>(preferences.language))->setChecked(true);
    m_themes.at(static_cast<int>(preferences.theme))->setChecked(true);
    for (const auto &[place, options] : m_editions)
        options.at(static_cast<qsizetype>(editionOf(preferences, m_games[place])))->setChecked(true);
    const auto *time = std::ranges::find(curtainTimes, preferences.curtainMinutes);
    if (time != curtainTimes.end())
        m_curtainTimes.at(time - curtainTimes.begin())->setChecked(true);
    m_onFocusLoss->setChecked(preferences.curtainOnFocusLoss);
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
        connect(action, &QAction::triggered, this, [this, path] { emit openRequested(path); });
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
    // How it looks and what it speaks says nothing of the game.
    const QList<QAction *> stay
        = QList{m_public, m_curtain, m_fullScreen, m_quit, m_larger, m_smaller} + m_languages + m_themes;
    for (QAction *action : std::exchange(m_takenAway, {}))
    {
        action->setEnabled(true);
        action->setProperty(underCurtain, false);
    }
    if (!covered)
        return;
    for (QAction *action : m_entries.actions() + QList{m_recent->menuAction()})
        if (action->isEnabled() && !stay.contains(action))
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
