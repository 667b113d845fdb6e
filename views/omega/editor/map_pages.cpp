#include "views/omega/editor/map_pages.h"

#include "views/board/board_export.h"
#include "views/board/board_view.h"
#include "views/board/file_dialogs.h"
#include "views/kit/plain_text.h"
#include "views/kit/screen.h"
#include "views/omega/editor/board_page.h"
#include "views/omega/editor/map_page.h"
#include "views/omega/editor/new_map_page.h"
#include "views/omega/editor/recent_maps.h"
#include "views/omega/editor/sample_maps.h"

#include <utility>

namespace dossier
{

MapPages::MapPages(std::vector<MapFile> samples)
    : m_samples(std::move(samples))
{
}

QWidget *MapPages::makePage(QWidget *parent)
{
    m_page = new MapPage(parent);
    BoardPage *board = m_page->board();
    connect(m_page, &MapPage::saveFileRequested, this, &MapPages::saveFileAsRequested);
    connect(m_page, &MapPage::openFileRequested, this, &MapPages::openFileRequested);
    connect(m_page, &MapPage::backRequested, this, &MapPages::backRequested);
    connect(board, &BoardPage::edited, this, &MapPages::edited);
    connect(board, &BoardPage::undoRequested, this, &MapPages::undoRequested);
    connect(board, &BoardPage::redoRequested, this, &MapPages::redoRequested);
    connect(board, &BoardPage::leaveRequested, this, &MapPages::leaveRequested);
    connect(board, &BoardPage::ruleRequested, this, &MapPages::ruleRequested);
    return m_page;
}

BoardActions &MapPages::actions() const
{
    return m_page->board()->actions();
}

QList<QAction *> MapPages::zoomActions() const
{
    return m_page->board()->view().zoomActions();
}

std::optional<DocumentTitle> MapPages::title() const
{
    const std::optional<OpenMap> &map = m_page->map();
    if (!map)
        return std::nullopt;
    const QString name = singleLine(QString::fromStdString(map->file.name), 60);
    return DocumentTitle{name.isEmpty() ? tr("Unnamed map") : name, m_page->isModified()};
}

QWidget *MapPages::newPage(QWidget *parent)
{
    if (m_new == nullptr)
    {
        m_new = new NewMapPage(parent);
        connect(m_new, &NewMapPage::mapMade, this, &MapPages::mapMade);
        connect(m_new, &NewMapPage::backRequested, this, &MapPages::backRequested);
    }
    return m_new;
}

void MapPages::beginNew()
{
    if (m_new != nullptr)
        m_new->begin();
}

SampleCard MapPages::makeSamples(QWidget *parent)
{
    auto *card = new SampleMaps(m_samples, parent);
    m_cards = card;
    card->setTheme(themeFor(m_preferences.theme));
    connect(card, &SampleMaps::sampleChosen, this, &MapPages::sampleChosen);
    return {card, [card] { return card->rowWidth(); }};
}

QWidget *MapPages::makeRecent(QWidget *parent)
{
    m_recent = new Screen(parent);
    showRecent();
    return m_recent;
}

void MapPages::showRecent()
{
    m_recent->render(QString(), [this](const Theme & /*theme*/)
        { return recentMaps(m_recentPaths, [this](const QString &path) { emit openRequested(path); }); });
}

void MapPages::wear(const Preferences &preferences)
{
    m_preferences = preferences;
    m_page->wear(preferences);
    if (m_cards != nullptr)
        m_cards->setTheme(themeFor(preferences.theme));
}

/// A map from one of the user's files is saved there; any other needs a place first.
void MapPages::save(QWidget *window)
{
    const std::optional<OpenMap> &map = m_page->map();
    if (map && map->origin == Origin::File)
        emit saveRequested(map->path);
    else
        saveAs(window);
}

void MapPages::saveAs(QWidget *window)
{
    const QString path = dialogs::placeForMap(window);
    if (!path.isEmpty())
        emit saveRequested(path);
}

void MapPages::exportPicture(QWidget *window)
{
    const BoardScene &scene = m_page->board()->view().scene();
    const QString path = dialogs::placeForPicture(window, QString::fromStdString(scene.name));
    if (const std::optional<PictureFormat> format = formatOf(path))
        emit pictureMade(pictureOf(scene, *format, themeFor(m_preferences.theme)), path);
}

void MapPages::begin(const OpenMap &map)
{
    m_page->begin(map);
    emit begun();
}

void MapPages::render(const OpenMap &map, const EditState &state)
{
    m_page->render(map, state);
    emit titleChanged();
}

void MapPages::renderRecent(const QStringList &paths)
{
    m_recentPaths = paths;
    if (m_recent != nullptr)
        showRecent();
    emit recentChanged(paths);
}

} // namespace dossier
