#pragma once

#include "app/omega/board_document.h"
#include "app/session/game_documents.h"
#include "views/omega/editor/map_pages.h"

namespace dossier
{

class Desk;

/// The maps of LEVEL 7: the open map, its edit history and its recovery files. Carries out the requests of its pages.
class MapDesk : public GameDocuments
{
    Q_OBJECT

public:
    explicit MapDesk(const DocumentPlace &place);

    [[nodiscard]] MapPages &pages() override { return m_pages; }

    /// The open map, or null.
    [[nodiscard]] const MapFile *map() const;

    void open(const QString &path) override;
    void save(const QString &path) override;
    bool keep() override;
    bool mayClose() override;
    void begin() override;
    void restoreUnsaved() override;
    void discardUnsaved() override;

private:
    void listen();
    void listenToDocument();
    void show(const OpenMap &map);
    void remember(const QString &path);
    void offerUnsaved();

    Settings &m_settings;
    std::vector<MapFile> m_samples;
    MapPages m_pages;
    QString m_recoveryFolder;
    BoardDocument m_document;
    /// True once the user was warned that changes to the map could not be kept.
    bool m_warned = false;
    /// The recovered map that the window offers.
    std::optional<KeptMap> m_offered;
};

/// The maps that come with the program, the smallest first.
std::vector<MapFile> sampleMaps();

/// Returns the desk's maps.
MapDesk &mapsOf(Desk &desk);

} // namespace dossier
