#pragma once

#include "app/omega/board_document.h"
#include "app/session/game_documents.h"
#include "views/omega/editor/map_pages.h"

namespace dossier
{

class Desk;

/// The maps of LEVEL 7: the one that is open, what was done to it and what is kept of it. Does what its pages ask.
class MapDesk : public GameDocuments
{
    Q_OBJECT

public:
    explicit MapDesk(const DocumentPlace &place);

    [[nodiscard]] MapPages &pages() override { return m_pages; }

    /// The map that is open, or null.
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
    /// It was said that what was done to the map could not be kept.
    bool m_warned = false;
    /// What the window offers to go on with.
    std::optional<KeptMap> m_offered;
};

/// The maps that come with the program, the smallest first.
std::vector<MapFile> sampleMaps();

/// The desk's maps.
MapDesk &mapsOf(Desk &desk);

} // namespace dossier
