#pragma once

#include "views/board/board_overlay.h"

#include <QRect>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace dossier
{

class BoardGround;

/// The subject of a sign on the board of a session.
enum class SignTone : std::uint8_t
{
    /// A thing that everybody can see.
    Open,
    /// A thing that only some may know.
    Secret,
    /// A person lying there.
    Person,
};

/// A sign on a space: a marker, an objective, the name of a room.
struct SpaceSign
{
    Space at;
    /// One or two letters for drawing, and the meaning in words.
    std::string sign{};
    std::string name{};
    SignTone tone = SignTone::Open;
    /// Drawn in a corner of the space, because a figure is on it.
    bool cornered = false;
};

/// A sign on a closed door: its kind.
struct DoorSign
{
    Edge door;
    std::string sign{};
    std::string name{};
    SignTone tone = SignTone::Open;
};

/// The layers that a game may add to a board without knowing how they are drawn.
struct BoardLayers
{
    /// The spaces that are marked for copying, or that a line or rectangle in progress would paint.
    SpaceSet marked;
    /// The layers of a session's board: signs, and rooms that are still hidden.
    std::vector<SpaceSign> signs{};
    std::vector<DoorSign> doorSigns{};
    SpaceSet hidden{};
    /// Sets of spaces, tokens, and ways over the board: with their steps, and as plain lines.
    std::vector<Wash> washes{};
    std::vector<BoardToken> tokens{};
    std::vector<Trail> trails{};
    std::vector<std::vector<Space>> ways{};
};

/// Everything that a board view shows at one time. A value: the view keeps the last one and draws it.
struct BoardScene : BoardLayers
{
    /// Columns and rows.
    QSize size{1, 1};
    /// The board's name for people; may be empty.
    std::string name{};
    /// A ground of streets.
    std::optional<StreetGround> streets{};
    /// The game's own ground and figures; null when streets are the ground.
    std::shared_ptr<const BoardGround> ground{};

    [[nodiscard]] bool contains(Space space) const
    {
        return space.x >= 0 && space.y >= 0 && space.x < size.width() && space.y < size.height();
    }

    /// All its columns and rows.
    [[nodiscard]] QRect spaces() const { return {QPoint(), size}; }
};

/// The position of the pointer or the keyboard cursor: a space of the map and, near one, the edge to a neighbour on the
/// map.
struct BoardSpot
{
    Space space;
    std::optional<Edge> edge;
    friend bool operator==(const BoardSpot &, const BoardSpot &) = default;
};

} // namespace dossier
