#pragma once

#include "views/actions/edit_wording.h"
#include "views/kit/theme.h"
#include "views/omega/editor/open_map.h"

#include <QWidget>

#include <functional>
#include <optional>

namespace dossier
{

class BoardPage;
struct BoardPageRequests;
class Screen;
struct Part;

struct MapPageRequests
{
    std::function<void()> saveAs{};
    std::function<void()> openFile{};
    std::function<void()> back{};
};

/// The open map: its name, its source, and its board.
class MapPage : public QWidget
{
    Q_OBJECT

public:
    MapPage(MapPageRequests requests, const BoardPageRequests &ofBoard, QWidget *parent);

    /// Shows another map.
    void begin(const OpenMap &map);

    /// Shows the map after an edit.
    void render(const OpenMap &map, const EditState &state);

    /// Applies the printing that judges.
    void wear(const Preferences &preferences);

    [[nodiscard]] BoardPage *board() const { return m_board; }

    [[nodiscard]] const std::optional<OpenMap> &map() const { return m_map; }

    /// True when the map has unsaved changes.
    [[nodiscard]] bool isModified() const { return m_modified; }

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void renderHeader();
    [[nodiscard]] Part header();
    [[nodiscard]] QString about() const;
    void fit();

    const MapPageRequests m_requests;
    std::optional<OpenMap> m_map;
    bool m_modified = false;
    /// Buttons are icons: their texts would leave the board no room.
    bool m_bare = false;
    Screen *m_header;
    BoardPage *m_board;
};

} // namespace dossier
