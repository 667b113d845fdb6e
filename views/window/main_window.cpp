#include "views/window/main_window.h"

#include "views/actions/board_actions.h"
#include "views/actions/desk_actions.h"
#include "views/board/board_view.h"
#include "views/board/file_dialogs.h"
#include "views/kit/reader_names.h"
#include "views/kit/tab_order.h"
#include "views/session/document_pages.h"
#include "views/session/table_page.h"
#include "views/window/menus.h"
#include "views/window/message_place.h"
#include "views/window/next_step_key.h"

#include <QCloseEvent>
#include <QDropEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QToolTip>
#include <QUrl>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

/// Returns the one local file that is dragged, or nothing.
QString fileIn(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 ? urls.front().toLocalFile() : QString();
}

} // namespace

MainWindow::MainWindow(DocumentPages *documents, const GameFaces &games)
    : m_content(new QWidget(this))
    , m_stack(new QStackedWidget(m_content))
    , m_message(new MessageBar(messageActions(), m_content))
    , m_documents(documents)
    , m_requests(requests())
    , m_pages(new WindowPages(m_stack, documents, games, m_requests, [this] { return m_menus->actions(); }))
    , m_board(documents != nullptr ? documents->actions() : *new BoardActions(this))
    , m_desk(new DeskActions(m_board, this))
    , m_menus(new Menus(menuBar(), this, m_board, *m_desk,
          documents != nullptr ? documents->zoomActions() : QList<QAction *>(), games, m_requests))
    , m_cover(this, m_content, [this] { setCovered(false); })
{
    layOut();
    listenToPages();
    if (m_documents != nullptr)
        listenToDocuments();
    else
        m_menus->leaveOutDocuments();
    new NextStepKey(*m_desk, this);
    setAcceptDrops(true);
    nameForReaders();
    retranslate();
}

MainWindow::~MainWindow()
{
    // Hiding the window commits a number that is still being typed, while there is a window to report it.
    hide();
}

void MainWindow::layOut()
{
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_stack, 1);
    new MessagePlace(m_message, m_stack);
    setCentralWidget(m_content);
    resize(1280, 860);
}

WindowRequests MainWindow::requests()
{
    // The members that these functions use are set before any can be called.
    return {.showStart = [this] { m_pages->goToStart(); },
        .showSettings = [this] { m_pages->goToSettings(); },
        .showRules = [this] { m_pages->goToRules(m_rulesHere ? m_rulesHere() : std::span<const Rule>{}); },
        .showKeys = [this] { m_pages->goToKeyboard(m_pages->isAtStart() ? QString() : m_menus->openGame()); },
        .showAbout = [this] { m_pages->goToAbout(); },
        .setFullScreen = [this](bool full) { setFullScreen(full); },
        .toggleCurtain = [this] { toggleCurtain(); },
        .close = [this] { close(); },
        .beginDocument = [this] { m_pages->goToNewDocument(); },
        .showDocument = [this] { m_pages->goToDocument(); },
        .save = [this] { m_documents->save(this); },
        .saveAs = [this] { m_documents->saveAs(this); },
        .exportPicture = [this] { m_documents->exportPicture(this); },
        .chooseFile = [this] { askForFile(); },
        .openFile = [this](const QString &path) { emit openRequested(path); },
        .continueSession = [this](const QString &path) { emit sessionRequested(path); },
        .beginSession = [this](const QString &game) { emit newSessionRequested(game); },
        .playSample = [this](const QString &game) { emit playRequested(game); },
        .perform = [this](const QString &game, const QString &act) { emit gameActRequested(game, act); },
        .showSessions = [this] { emit sessionsRequested(); },
        .showStatistics = [this] { emit statisticsRequested(); },
        .showPublicWindow = [this](bool open) { emit publicWindowRequested(open); },
        .setPreferences =
            [this](const Preferences &chosen)
        {
            m_pages->holdFocusInSight();
            emit preferencesChosen(chosen);
        }};
}

MessageActions MainWindow::messageActions()
{
    return {.restore = [this] { emit restoreRequested(); },
        .discard = [this] { emit discardRequested(); },
        .rescue = [this] { emit rescueRequested(); },
        .takeOver = [this] { emit takeOverRequested(); },
        .saveAs = [this] { m_documents->saveAs(this); },
        .replace = [this] { m_documents->save(this); },
        .reload = [this](const QString &path) { emit openRequested(path); }};
}

void MainWindow::listenToDocuments()
{
    connect(m_documents, &DocumentPages::saveFileAsRequested, this, [this] { m_documents->saveAs(this); });
    connect(m_documents, &DocumentPages::begun, this,
        [this]
        {
            m_menus->setMapOpen(true);
            m_message->dismiss();
            m_pages->goToDocument();
        });
    connect(m_documents, &DocumentPages::titleChanged, this, &MainWindow::retranslate);
    connect(m_documents, &DocumentPages::recentChanged, m_menus, &Menus::renderRecent);
    connect(m_documents, &DocumentPages::openRequested, this, &MainWindow::openRequested);
    connect(m_documents, &DocumentPages::openFileRequested, this, &MainWindow::askForFile);
    connect(m_documents, &DocumentPages::backRequested, this, &MainWindow::goBack);
    connect(m_documents, &DocumentPages::leaveRequested, this, &MainWindow::escape);
    connect(m_documents, &DocumentPages::ruleRequested, this, &MainWindow::showRule);
}

void MainWindow::listenToPages()
{
    connect(m_pages, &WindowPages::going, m_message, &MessageBar::dismissNote);
    connect(m_pages, &WindowPages::gone, this, &MainWindow::retranslate);
    connect(m_pages, &WindowPages::gone, this, &MainWindow::pageShown);
}

void MainWindow::render(const Preferences &preferences)
{
    m_menus->render(preferences);
    m_pages->render(preferences);
    // Larger text needs a larger window: at 200 % one that still fits the screen of a small laptop, 1366 x 768.
    const int more = preferences.textPercent - 100;
    setMinimumSize(720 + more * 5, 520 + more * 9 / 5);
}

void MainWindow::placePage(QWidget *page)
{
    m_pages->place(page);
    if (auto *desk = dynamic_cast<DeskPage *>(page))
        for (TablePage *table : desk->tables())
            table->setCurtain(m_menus->curtain());
}

void MainWindow::showPage(QWidget *page)
{
    m_message->dismiss();
    m_pages->show(page);
}

QWidget *MainWindow::page() const
{
    return m_stack->currentWidget();
}

void MainWindow::setFullScreen(bool full)
{
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, full));
}

/// The pages show texts of the menus, and the title names a page.
bool MainWindow::event(QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::LanguageChange)
        m_menus->retranslate();
    const bool isHandled = QMainWindow::event(event);
    if (type == QEvent::LanguageChange)
    {
        QToolTip::hideText();
        retranslate();
    }
    else if (type == QEvent::WindowStateChange)
        m_menus->setFullScreen(isFullScreen());
    return isHandled;
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

bool MainWindow::focusNextPrevChild(bool next)
{
    return moveFocus(*this, next) || QMainWindow::focusNextPrevChild(next);
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
    const WindowTitle title = m_pages->title(isCovered());
    setWindowTitle(title.text);
    setWindowModified(title.modified);
}

void MainWindow::askForFile()
{
    const QString path = dialogs::fileToOpen(this);
    if (!path.isEmpty())
        emit openRequested(path);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!isCovered() && !fileIn(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    emit openRequested(fileIn(event->mimeData()));
}

/// A window that opened nothing begins at the start page.
void MainWindow::showEvent(QShowEvent *event)
{
    if (m_pages->now() == nullptr)
        m_pages->goToStart();
    QMainWindow::showEvent(event);
}

/// A curtain with a PIN, or a shut one, stays down: the entry of the menu is checked again.
void MainWindow::toggleCurtain()
{
    if (!isCovered() || (!m_cover.hasPin() && !m_cover.isShut()))
        return setCovered(!isCovered());
    m_menus->setCovered(true);
    m_cover.focusPin();
}

void MainWindow::setCovered(bool covered)
{
    if (covered == isCovered() || m_cover.isShut())
        return;
    if (covered)
        emit covering();
    if (m_cover.isShut())
        return;
    m_cover.setDown(covered);
    m_menus->setCovered(covered);
    retranslate();
    if (covered)
        emit this->covered();
}

void MainWindow::shut()
{
    m_cover.shut();
    m_menus->setCovered(true);
    retranslate();
}

void MainWindow::reopen()
{
    m_cover.reopen();
    m_menus->setCovered(false);
    retranslate();
}

void MainWindow::setSessionOpen(const QString &game)
{
    m_menus->setSessionOpen(game);
    m_pages->setSessionOpen(!game.isEmpty());
}

void MainWindow::lendZoom()
{
    const auto *board = page() != nullptr ? page()->findChild<const BoardView *>() : nullptr;
    m_menus->setZoom(board != nullptr ? board->zoomActions() : QList<QAction *>());
    m_menus->setAtTable(isTable(page()));
}

void MainWindow::setPublicOpen(bool open)
{
    m_menus->setPublicOpen(open);
}

} // namespace dossier
