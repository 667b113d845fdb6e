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
    m_page = new MapPage({[this] { emit saveFileAsRequested(); }, [this] { emit openFileRequested(); },
                             [this] { emit backRequested(); }},
        {.edit = [this](BoardEdit edit, const MapFile &after) { emit edited(edit, after); },
            .undo = [this] { emit undoRequested(); },
            .redo = [this] { emit redoRequested(); },
            .openRule = [this](Rule rule) { emit ruleRequested(rule); },
            .leave = [this] { emit leaveRequested(); }},
        parent);
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
        m_new = new NewMapPage(
            [this](const MapFile &file) { emit mapMade(file); }, [this] { emit backRequested(); }, parent);
    return m_new;
}

void MapPages::beginNew()
{
    if (m_new != nullptr)
        m_new->begin();
}

QWidget *MapPages::makeSamples(QWidget *parent)
{
    auto *card = new Screen(parent);
    card->followWidth();
    card->render(QString(), [this, card](const Theme & /*theme*/)
        { return sampleMapsCard(m_samples, card->characters(), [this](int sample) { emit sampleChosen(sample); }); });
    return card;
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
        emit pictureMade(pictureIn(*format, boardPicture(scene), themeFor(m_preferences.theme)), path);
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
