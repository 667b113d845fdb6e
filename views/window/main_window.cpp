#include "views/window/main_window.h"

#include "views/actions/board_actions.h"
#include "views/actions/desk_actions.h"
#include "views/board/file_dialogs.h"
#include "views/session/document_pages.h"
#include "views/window/about_page.h"
#include "views/window/curtain_page.h"
#include "views/window/keyboard_page.h"
#include "views/window/menus.h"
#include "views/window/message_bar.h"
#include "views/window/rules_page.h"
#include "views/window/start_page.h"

#include <QCloseEvent>
#include <QDropEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

/// The one file of this machine that is dragged, or nothing.
QString fileIn(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 ? urls.front().toLocalFile() : QString();
}

} // namespace

MainWindow::MainWindow(DocumentPages *documents, const GameFaces &games)
    : m_content(new QWidget(this))
    , m_pages(new QStackedWidget(m_content))
    , m_nothing(new QWidget(m_pages))
    , m_message(new MessageBar(m_content))
    , m_start([this, games] { return madeStart(games); })
    , m_documents(documents)
    , m_document(documents != nullptr ? documents->makePage(m_pages) : nullptr)
    , m_about([this] { return placed(new AboutPage(m_pages)); })
    , m_board(documents != nullptr ? documents->actions() : *new BoardActions(this))
    , m_desk(new DeskActions(m_board, this))
    , m_menus(new Menus(menuBar(), this, m_board, *m_desk,
          documents != nullptr ? documents->zoomActions() : QList<QAction *>(), games))
    , m_keyboard([this, games] { return placed(new KeyboardPage(m_menus->actions(), games, m_pages)); })
    , m_rules(
          [this]
          {
              RulesPage *page = placed(new RulesPage(m_pages));
              page->setTheme(*m_theme);
              return page;
          })
    , m_theme(&themeFor(ThemeChoice::Dark))
    , m_cover(this, m_content)
{
    layOut();
    listenToMenus();
    if (m_documents != nullptr)
        listenToDocuments();
    listenToMessage();
    setAcceptDrops(true);
    retranslate();
}

MainWindow::~MainWindow()
{
    // A number that is still being typed is told when its field is hidden: as long as there is a window to tell.
    hide();
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
    if (m_document != nullptr)
        m_pages->addWidget(m_document);
    setCentralWidget(m_content);
    resize(1280, 860);
}

void MainWindow::listenToMenus()
{
    connect(m_menus, &Menus::newMapAsked, this, &MainWindow::goToNewDocument);
    connect(m_menus, &Menus::sessionsAsked, this, &MainWindow::sessionsAsked);
    connect(m_menus, &Menus::newSessionAsked, this, &MainWindow::newSessionAsked);
    connect(m_menus, &Menus::gameAsked, this, &MainWindow::gameAsked);
    connect(m_menus, &Menus::openAsked, this, &MainWindow::askForFile);
    connect(m_menus, &Menus::openRequested, this, &MainWindow::openRequested);
    connect(m_menus, &Menus::quitAsked, this, &QWidget::close);
    connect(m_menus, &Menus::startAsked, this, [this] { go(m_start.get()); });
    connect(m_menus, &Menus::settingsAsked, this,
        [this]
        {
            go(m_start.get());
            m_start.get()->showSettings();
        });
    connect(m_menus, &Menus::fullScreenAsked, this, &MainWindow::setFullScreen);
    connect(m_menus, &Menus::publicAsked, this, &MainWindow::publicAsked);
    connect(m_menus, &Menus::curtainAsked, this, [this] { setCovered(!isCovered()); });
    connect(m_cover.page(), &CurtainPage::liftAsked, this, [this] { setCovered(false); });
    connect(m_menus, &Menus::rulesAsked, this, [this] { go(m_rules.get()); });
    connect(m_menus, &Menus::keyboardAsked, this, [this] { go(m_keyboard.get()->begun()); });
    connect(m_menus, &Menus::aboutAsked, this, [this] { go(m_about.get()); });
    connect(m_menus, &Menus::preferencesChosen, this, &MainWindow::preferencesChosen);
}

/// The menus of a document ask its pages.
void MainWindow::listenToDocuments()
{
    connect(m_menus, &Menus::saveAsked, m_documents, [this] { m_documents->save(this); });
    connect(m_menus, &Menus::saveAsAsked, m_documents, [this] { m_documents->saveAs(this); });
    connect(m_documents, &DocumentPages::saveAsAsked, this, [this] { m_documents->saveAs(this); });
    connect(m_menus, &Menus::exportAsked, m_documents, [this] { m_documents->exportPicture(this); });
    connect(m_menus, &Menus::mapAsked, this, [this] { go(m_document); });
    connect(m_documents, &DocumentPages::begun, this,
        [this]
        {
            m_menus->setMapOpen(true);
            m_message->dismiss();
            go(m_document);
        });
    connect(m_documents, &DocumentPages::titleChanged, this, &MainWindow::retranslate);
    connect(m_documents, &DocumentPages::recentChanged, m_menus, &Menus::renderRecent);
    connect(m_documents, &DocumentPages::openRequested, this, &MainWindow::openRequested);
    connect(m_documents, &DocumentPages::openAsked, this, &MainWindow::askForFile);
    connect(m_documents, &DocumentPages::backAsked, this, &MainWindow::goBack);
    connect(m_documents, &DocumentPages::leaveAsked, this, &MainWindow::escape);
    connect(m_documents, &DocumentPages::ruleAsked, this, &MainWindow::showRule);
}

void MainWindow::listenToMessage()
{
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
    if (m_documents != nullptr)
        m_documents->wear(preferences);
    if (m_rules.made() != nullptr)
        m_rules.made()->setTheme(*m_theme);
    // Larger text needs a larger window: at 200 % one that still fits the screen of a small laptop, 1366 x 768.
    const int more = preferences.textPercent - 100;
    setMinimumSize(720 + more * 5, 520 + more * 9 / 5);
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
    if (page == m_start.made() || page == m_document || m_placed.contains(page))
        m_backTo = nullptr;
    else if (from == m_start.made() || from == m_document || m_placed.contains(from))
        m_backTo = from;
    m_pages->setCurrentWidget(page);
    if (page == m_newDocument && from != page)
        m_documents->beginNew();
    else
        page->setFocus(Qt::OtherFocusReason);
    retranslate();
    emit pageShown();
}

void MainWindow::goBack()
{
    go(m_backTo != nullptr ? m_backTo : m_start.get());
}

void MainWindow::goToNewDocument()
{
    if (m_documents == nullptr)
        return;
    if (m_newDocument == nullptr)
    {
        m_newDocument = m_documents->newPage(m_pages);
        m_pages->addWidget(m_newDocument);
    }
    go(m_newDocument);
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
    if (event->key() == Qt::Key_Escape && !isCovered())
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
    const QWidget *page = m_pages->currentWidget();
    std::optional<DocumentTitle> shown;
    if (page == m_document && m_document != nullptr && !isCovered())
        shown = m_documents->title();
    // Qt marks unsaved changes where a title has [*]; a name that has it too says it twice to mean itself.
    if (shown)
        shown->name.replace(QLatin1String("[*]"), QLatin1String("[*][*]"));
    const bool placed = m_placed.contains(page) && !isCovered();
    setWindowTitle(shown ? tr("%1[*] – Dossier").arg(shown->name)
            : placed     ? tr("Session – Dossier")
                         : tr("Dossier: a companion beside the board"));
    setWindowModified(shown && shown->modified);
}

void MainWindow::askForFile()
{
    const QString path = dialogs::fileToOpen(this);
    if (!path.isEmpty())
        emit openRequested(path);
}

void MainWindow::tellOfPicture(const QString &path, std::optional<FileFault> fault)
{
    if (fault)
        m_message->explain({path, *fault, Attempt::Save});
    else
        m_message->tellExported(path);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!isCovered() && !fileIn(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QString path = fileIn(event->mimeData());
    event->acceptProposedAction();
    emit openRequested(path);
}

void MainWindow::offerUnsaved(const QString &name)
{
    m_message->offerUnsaved(name);
}

StartPage *MainWindow::madeStart(const GameFaces &games)
{
    auto *page = new StartPage(m_documents, games, m_pages);
    m_pages->addWidget(page);
    connect(page, &StartPage::newMapAsked, this, &MainWindow::goToNewDocument);
    connect(page, &StartPage::openAsked, this, &MainWindow::askForFile);
    connect(page, &StartPage::preferencesChosen, this, &MainWindow::preferencesChosen);
    connect(page, &StartPage::newSessionAsked, this, &MainWindow::newSessionAsked);
    connect(page, &StartPage::playAsked, this, &MainWindow::playAsked);
    connect(page, &StartPage::gameAsked, this, &MainWindow::gameAsked);
    connect(page, &StartPage::sessionRequested, this, &MainWindow::sessionRequested);
    connect(page, &StartPage::sessionsAsked, this, &MainWindow::sessionsAsked);
    page->render(m_preferences);
    page->renderSessions(m_recentSessions);
    return page;
}

/// Whoever opened nothing begins at the start page.
void MainWindow::showEvent(QShowEvent *event)
{
    if (m_pages->currentWidget() == m_nothing)
        go(m_start.get());
    QMainWindow::showEvent(event);
}

void MainWindow::setCovered(bool covered)
{
    if (covered == isCovered())
        return;
    m_cover.setDown(covered);
    m_menus->setCovered(covered);
    retranslate();
    if (covered)
        emit this->covered();
}

void MainWindow::setSessionOpen(const QString &game)
{
    m_menus->setSessionOpen(game);
}

void MainWindow::setPublicOpen(bool open)
{
    m_menus->setPublicOpen(open);
}

} // namespace dossier
