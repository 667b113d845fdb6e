#include "views/window/main_window.h"

#include "views/actions/desk_actions.h"
#include "views/board/board_view.h"
#include "views/kit/plain_text.h"
#include "views/omega/editor/board_page.h"
#include "views/omega/editor/map_page.h"
#include "views/omega/editor/new_map_page.h"
#include "views/window/about_page.h"
#include "views/window/curtain_page.h"
#include "views/window/keyboard_page.h"
#include "views/window/menus.h"
#include "views/window/message_bar.h"
#include "views/window/rules_page.h"
#include "views/window/start_page.h"

#include <QCloseEvent>
#include <QMenuBar>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace dossier
{

MainWindow::MainWindow(const std::vector<MapFile> &samples, const GameFaces &games)
    : m_content(new QWidget(this))
    , m_pages(new QStackedWidget(m_content))
    , m_nothing(new QWidget(m_pages))
    , m_message(new MessageBar(m_content))
    , m_start([this, samples, games] { return madeStart(samples, games); })
    , m_newMap(
          [this]
          {
              NewMapPage *page = placed(new NewMapPage(m_pages));
              connect(page, &NewMapPage::mapMade, this, &MainWindow::mapMade);
              page->setTheme(*m_theme);
              return page;
          })
    , m_map(new MapPage(m_pages))
    , m_about([this] { return placed(new AboutPage(m_pages)); })
    , m_desk(new DeskActions(m_map->board()->actions(), this))
    , m_menus(
          new Menus(menuBar(), this, m_map->board()->actions(), *m_desk, m_map->board()->view().zoomActions(), games))
    , m_keyboard([this, games] { return placed(new KeyboardPage(m_menus->actions(), games, m_pages)); })
    , m_rules(
          [this]
          {
              RulesPage *page = placed(new RulesPage(m_pages));
              page->setTheme(*m_theme);
              return page;
          })
    , m_theme(&themeFor(ThemeChoice::Dark))
    , m_curtain(new CurtainPage(this))
{
    layOut();
    listenToMenus();
    listenToPages();
    setAcceptDrops(true);
    retranslate();
}

template <typename Page>
Page *MainWindow::placed(Page *page)
{
    m_pages->addWidget(page);
    connect(page, &Page::backAsked, this, &MainWindow::goBack);
    return page;
}

void MainWindow::layOut()
{
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_message);
    column->addWidget(m_pages, 1);
    // Nothing is shown until a page is: the start page is not laid out for who opens a file.
    m_pages->addWidget(m_nothing);
    m_pages->addWidget(m_map);
    setCentralWidget(m_content);
    m_curtain->hide();
    resize(1280, 860);
}

void MainWindow::listenToMenus()
{
    connect(m_menus, &Menus::newMapAsked, this, &MainWindow::goToNewMap);
    connect(m_menus, &Menus::sessionsAsked, this, &MainWindow::sessionsAsked);
    connect(m_menus, &Menus::newSessionAsked, this, &MainWindow::newSessionAsked);
    connect(m_menus, &Menus::gameAsked, this, &MainWindow::gameAsked);
    connect(m_menus, &Menus::openAsked, this, &MainWindow::askForFile);
    connect(m_menus, &Menus::openRequested, this, &MainWindow::openRequested);
    connect(m_menus, &Menus::saveAsked, this, &MainWindow::save);
    connect(m_menus, &Menus::saveAsAsked, this, &MainWindow::askWhereToSave);
    connect(m_menus, &Menus::exportAsked, this, &MainWindow::exportPicture);
    connect(m_menus, &Menus::quitAsked, this, &QWidget::close);
    connect(m_menus, &Menus::startAsked, this, [this] { go(m_start.get()); });
    connect(m_menus, &Menus::mapAsked, this, [this] { go(m_map); });
    connect(m_menus, &Menus::settingsAsked, this,
        [this]
        {
            go(m_start.get());
            m_start.get()->showSettings();
        });
    connect(m_menus, &Menus::fullScreenAsked, this, &MainWindow::setFullScreen);
    connect(m_menus, &Menus::publicAsked, this, &MainWindow::publicAsked);
    connect(m_menus, &Menus::curtainAsked, this, [this] { setCovered(!m_covered); });
    connect(m_curtain, &CurtainPage::liftAsked, this, [this] { setCovered(false); });
    connect(m_menus, &Menus::rulesAsked, this, [this] { go(m_rules.get()); });
    connect(m_menus, &Menus::keyboardAsked, this, [this] { go(m_keyboard.get()->begun()); });
    connect(m_menus, &Menus::aboutAsked, this, [this] { go(m_about.get()); });
    connect(m_menus, &Menus::preferencesChosen, this, &MainWindow::preferencesChosen);
}

void MainWindow::listenToPages()
{
    connect(m_map, &MapPage::saveAsked, this, &MainWindow::askWhereToSave);
    connect(m_map, &MapPage::openAsked, this, &MainWindow::askForFile);
    connect(m_map, &MapPage::backAsked, this, &MainWindow::goBack);
    connect(m_map->board(), &BoardPage::edited, this, &MainWindow::edited);
    connect(m_map->board(), &BoardPage::undoAsked, this, &MainWindow::undoAsked);
    connect(m_map->board(), &BoardPage::redoAsked, this, &MainWindow::redoAsked);
    connect(m_map->board(), &BoardPage::leaveAsked, this, &MainWindow::escape);
    connect(m_map->board(), &BoardPage::ruleAsked, this, &MainWindow::showRule);
    connect(m_message, &MessageBar::restoreAsked, this, &MainWindow::restoreAsked);
    connect(m_message, &MessageBar::discardAsked, this, &MainWindow::discardAsked);
    connect(m_message, &MessageBar::rescueAsked, this, &MainWindow::rescueAsked);
}

void MainWindow::render(const Preferences &preferences)
{
    m_theme = &themeFor(preferences.theme);
    m_menus->render(preferences);
    m_preferences = preferences;
    if (m_start.made() != nullptr)
        m_start.made()->render(preferences);
    if (m_newMap.made() != nullptr)
        m_newMap.made()->setTheme(*m_theme);
    m_map->wear(preferences);
    if (m_rules.made() != nullptr)
        m_rules.made()->setTheme(*m_theme);
    // Larger text needs a larger window: at 200 % one that still fits the screen of a small laptop, 1366 x 768.
    const int more = preferences.textPercent - 100;
    setMinimumSize(720 + more * 5, 520 + more * 9 / 5);
}

void MainWindow::renderRecent(const QStringList &paths)
{
    m_menus->renderRecent(paths);
    m_recentMaps = paths;
    if (m_start.made() != nullptr)
        m_start.made()->renderRecent(paths);
}

void MainWindow::renderSessions(const std::vector<SessionFile> &files)
{
    m_recentSessions = files;
    if (m_start.made() != nullptr)
        m_start.made()->renderSessions(files);
}

void MainWindow::placePage(QWidget *page)
{
    m_placed << page;
    m_pages->addWidget(page);
}

void MainWindow::showPage(QWidget *page)
{
    m_message->dismiss();
    go(page);
}

void MainWindow::tell(const QString &text)
{
    m_message->tell(text);
}

void MainWindow::note(const QString &text)
{
    m_message->note(text);
}

void MainWindow::offerRescue(const QString &text)
{
    m_message->offerRescue(text);
}

void MainWindow::dismissMessage()
{
    m_message->dismiss();
}

void MainWindow::showProblem(const MapProblem &problem)
{
    m_message->explain(problem);
}

void MainWindow::go(QWidget *page)
{
    QWidget *from = m_pages->currentWidget();
    m_message->dismissNote();
    if (page == m_start.made() || page == m_map || m_placed.contains(page))
        m_backTo = nullptr;
    else if (from == m_start.made() || from == m_map || m_placed.contains(from))
        m_backTo = from;
    m_pages->setCurrentWidget(page);
    if (page == m_newMap.made() && from != page)
        m_newMap.made()->begin();
    else
        page->setFocus(Qt::OtherFocusReason);
    retranslate();
    emit pageShown();
}

void MainWindow::goBack()
{
    go(m_backTo != nullptr ? m_backTo : m_start.get());
}

void MainWindow::goToNewMap()
{
    go(m_newMap.get());
}

void MainWindow::showRule(Rule rule)
{
    m_rules.get()->showRule(rule);
    go(m_rules.get());
}

QWidget *MainWindow::page() const
{
    return m_pages->currentWidget();
}

void MainWindow::setFullScreen(bool full)
{
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, full));
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::WindowStateChange)
        m_menus->setFullScreen(isFullScreen());
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_mayClose && !m_mayClose())
    {
        event->ignore();
        return;
    }
    emit closing();
    event->accept();
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !m_covered)
        escape();
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::escape()
{
    if (m_message->isVisible())
        m_message->dismiss();
    else if (isFullScreen())
        setFullScreen(false);
    else
        goBack();
}

void MainWindow::retranslate()
{
    m_menus->retranslate();
    const std::optional<OpenMap> &map = m_map->map();
    const bool shown = map && m_pages->currentWidget() == m_map && !m_covered;
    // Qt marks unsaved changes where a title has [*]; a name that has it too says it twice to mean itself.
    QString name = shown ? singleLine(QString::fromStdString(map->file.name), 60) : QString();
    name.replace(QLatin1String("[*]"), QLatin1String("[*][*]"));
    if (name.isEmpty())
        name = tr("Unnamed map");
    const bool placed = m_placed.contains(m_pages->currentWidget()) && !m_covered;
    setWindowTitle(shown ? tr("%1[*] – Dossier").arg(name)
            : placed     ? tr("Session – Dossier")
                         : tr("Dossier: a companion beside the board"));
    setWindowModified(shown && m_map->isModified());
}

} // namespace dossier
