// How files come into the window and go out of it: asked for, dropped, saved, exported.
#include "views/board/board_export.h"
#include "views/board/board_view.h"
#include "views/board/file_dialogs.h"
#include "views/omega/editor/board_page.h"
#include "views/omega/editor/map_page.h"
#include "views/window/main_window.h"
#include "views/window/menus.h"
#include "views/window/message_bar.h"
#include "views/window/start_page.h"

#include <QDropEvent>
#include <QMimeData>
#include <QStackedWidget>
#include <QUrl>

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

void MainWindow::askForFile()
{
    const QString path = dialogs::fileToOpen(this);
    if (!path.isEmpty())
        emit openRequested(path);
}

/// A map of a person's own goes back to its file; any other needs a place first.
void MainWindow::save()
{
    const std::optional<OpenMap> &map = m_map->map();
    if (map && map->origin == Origin::File)
        emit saveRequested(map->path);
    else
        askWhereToSave();
}

void MainWindow::askWhereToSave()
{
    const QString path = dialogs::placeForMap(this);
    if (!path.isEmpty())
        emit saveRequested(path);
}

void MainWindow::exportPicture()
{
    const BoardScene &scene = m_map->board()->view().scene();
    const QString path = dialogs::placeForPicture(this, QString::fromStdString(scene.name));
    const std::optional<PictureFormat> format = formatOf(path);
    if (!format)
        return;
    emit pictureMade(pictureOf(scene, *format, *m_theme), path);
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
    if (!m_covered && !fileIn(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QString path = fileIn(event->mimeData());
    event->acceptProposedAction();
    emit openRequested(path);
}

void MainWindow::showMap(const OpenMap &map)
{
    m_map->begin(map);
    m_menus->setMapOpen(true);
    m_message->dismiss();
    go(m_map);
}

void MainWindow::renderMap(const OpenMap &map, const EditState &state)
{
    m_map->render(map, state);
    retranslate();
}

void MainWindow::offerUnsaved(const QString &name)
{
    m_message->offerUnsaved(name);
}

StartPage *MainWindow::madeStart(const std::vector<MapFile> &samples, const GameFaces &games)
{
    auto *page = new StartPage(samples, games, m_pages);
    m_pages->addWidget(page);
    connect(page, &StartPage::newMapAsked, this, [this] { goToNewMap(); });
    connect(page, &StartPage::openAsked, this, &MainWindow::askForFile);
    connect(page, &StartPage::openRequested, this, &MainWindow::openRequested);
    connect(page, &StartPage::sampleChosen, this, &MainWindow::sampleChosen);
    connect(page, &StartPage::preferencesChosen, this, &MainWindow::preferencesChosen);
    connect(page, &StartPage::newSessionAsked, this, &MainWindow::newSessionAsked);
    connect(page, &StartPage::playAsked, this, &MainWindow::playAsked);
    connect(page, &StartPage::gameAsked, this, &MainWindow::gameAsked);
    connect(page, &StartPage::sessionRequested, this, &MainWindow::sessionRequested);
    connect(page, &StartPage::sessionsAsked, this, &MainWindow::sessionsAsked);
    page->render(m_preferences);
    page->renderRecent(m_recentMaps);
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

} // namespace dossier
