#include "app/omega/map_desk.h"

#include "app/omega/map_store.h"
#include "app/play/whole_file.h"
#include "app/window/desk.h"
#include "app/window/settings.h"

#include <QFileInfo>

#include <utility>

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

MapDesk &mapsOf(Desk &desk)
{
    return dynamic_cast<MapDesk &>(*desk.documents());
}

MapDesk::MapDesk(const DocumentPlace &place)
    : m_settings(place.settings)
    , m_samples(sampleMaps())
    , m_pages(m_samples)
    , m_recoveryFolder(place.recoveryFolder)
    , m_document(place.recoveryFolder)
{
    listen();
    listenToDocument();
}

void MapDesk::listen()
{
    connect(&m_pages, &MapPages::saveRequested, this, &MapDesk::save);
    connect(&m_pages, &MapPages::pictureMade, this, [this](const QByteArray &picture, const QString &path)
        { emit pictureWritten(path, writeWholeFile(path, picture)); });
    connect(&m_pages, &MapPages::sampleChosen, this, [this](int sample)
        { show({.file = m_samples.at(static_cast<std::size_t>(sample)), .origin = Origin::Sample, .path = {}}); });
    connect(&m_pages, &MapPages::mapMade, this,
        [this](const MapFile &file) { show({.file = file, .origin = Origin::New, .path = {}}); });
}

void MapDesk::listenToDocument()
{
    connect(&m_pages, &MapPages::edited, &m_document, &BoardDocument::edit);
    connect(&m_pages, &MapPages::undoRequested, &m_document, &BoardDocument::undo);
    connect(&m_pages, &MapPages::redoRequested, &m_document, &BoardDocument::redo);
    connect(&m_document, &BoardDocument::changed, this,
        [this]
        {
            m_warned = false;
            m_pages.render(*m_document.map(), m_document.state());
        });
    connect(&m_document, &BoardDocument::notKept, this, &MapDesk::fileFailed);
}

void MapDesk::begin()
{
    m_pages.renderRecent(m_settings.recentMaps());
    offerUnsaved();
}

const MapFile *MapDesk::map() const
{
    return m_document.map() ? &m_document.map()->file : nullptr;
}

void MapDesk::open(const QString &path)
{
    const tl::expected<MapFile, MapProblem> map = readMap(path);
    if (!map)
    {
        emit fileFailed(map.error());
        return;
    }
    remember(path);
    show({.file = *map, .origin = Origin::File, .path = QFileInfo(path).absoluteFilePath()});
}

void MapDesk::save(const QString &path)
{
    if (!m_document.map())
        return;
    if (const std::optional<MapProblem> problem = m_document.save(path))
    {
        emit fileFailed(*problem);
        return;
    }
    emit settled();
    remember(path);
    offerUnsaved();
}

void MapDesk::remember(const QString &path)
{
    m_settings.addRecentMap(path);
    m_pages.renderRecent(m_settings.recentMaps());
}

bool MapDesk::keep()
{
    return m_document.keep();
}

/// A second attempt to close discards the unsaved work.
bool MapDesk::mayClose()
{
    if (m_document.keep() || std::exchange(m_warned, true))
        return true;
    emit failed(tr("Dossier could not keep the changes to this map. Save it in another place, or close once more to "
                   "give them up."));
    return false;
}

/// The previous unsaved map is kept, and offered above its replacement.
void MapDesk::show(const OpenMap &map)
{
    m_document.open(map);
    m_pages.begin(map);
    offerUnsaved();
}

void MapDesk::offerUnsaved()
{
    std::vector<KeptMap> kept = keptMaps(m_recoveryFolder);
    m_offered.reset();
    if (kept.empty())
        return;
    m_offered = std::move(kept.back());
    emit unsavedFound(QString::fromStdString(m_offered->map.file.name));
}

void MapDesk::restoreUnsaved()
{
    const std::optional<KeptMap> kept = std::exchange(m_offered, std::nullopt);
    if (!kept)
        return;
    m_document.restore(*kept);
    m_pages.begin(kept->map);
    if (const std::optional<OpenMap> &map = m_document.map())
        m_pages.render(*map, m_document.state());
    offerUnsaved();
}

void MapDesk::discardUnsaved()
{
    if (const std::optional<KeptMap> kept = std::exchange(m_offered, std::nullopt))
        RecoveryFile(kept->file).remove();
    emit settled();
    offerUnsaved();
}

} // namespace dossier
