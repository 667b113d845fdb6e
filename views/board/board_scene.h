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

/// What a sign on the board of a session is about.
enum class SignTone : std::uint8_t
{
    /// Something that lies there for everybody to see.
    Open,
    /// What only some may know.
    Secret,
    /// Somebody who lies there.
    Person,
};

/// A sign on a space: a marker, an objective, the name of a room.
struct SpaceSign
{
    Space at;
    /// A letter or two as they are drawn, and what it is in words.
    std::string sign{};
    std::string name{};
    SignTone tone = SignTone::Open;
    /// It is drawn in a corner of the space: a figure stands on it.
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

/// What a game may lay on a board without knowing how it is drawn.
struct BoardLayers
{
    /// The spaces that are marked for copying, or that a line or rectangle under way would paint.
    SpaceSet marked;
    /// What a session's board shows: signs, and rooms that are hidden still.
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
    /// What people call the board; may be empty.
    std::string name{};
    /// A ground of streets.
    std::optional<StreetGround> streets{};
    /// The game's own ground and figures; null where streets are the ground.
    std::shared_ptr<const BoardGround> ground{};

    [[nodiscard]] bool contains(Space space) const
    {
        return space.x >= 0 && space.y >= 0 && space.x < size.width() && space.y < size.height();
    }

    /// All its columns and rows.
    [[nodiscard]] QRect spaces() const { return {QPoint(), size}; }
};

/// What a pointer or the keyboard cursor is at: a space of the map and, near one, the edge to a neighbour on the map.
struct BoardSpot
{
    Space space;
    std::optional<Edge> edge;
    friend bool operator==(const BoardSpot &, const BoardSpot &) = default;
};

} // namespace dossier
