#pragma once

#include "model/omega/geometry/board.h"
#include "model/omega/geometry/reach.h"
#include "model/omega/geometry/sight_map.h"
#include "views/board/board_overlay.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace dossier
{

/// How a line or path of evidence is drawn.
enum class Proof : std::uint8_t
{
    /// Valid, and one of those that give sight.
    Decides,
    /// Valid.
    Clear,
    /// Blocked; the blocker is marked.
    Blocked,
    /// Gives cover.
    Cover,
    /// Counted for EMI.
    Emi,
};

/// A piece of evidence on the board: a line between two corners, or a path from space to space.
struct Evidence
{
    std::variant<SightLine, SightPath> look;
    Proof proof = Proof::Clear;
};

/// What a sign on the board of a session is about.
enum class SignTone : std::uint8_t
{
    /// Something that lies there for everybody to see.
    Open,
    /// What only some may know.
    Secret,
};

/// A sign on a space: a marker, an objective, the name of a room.
struct SpaceSign
{
    Space at;
    /// A letter or two as they are drawn, and what it is in words.
    std::string sign{};
    std::string name{};
    SignTone tone = SignTone::Open;
};

/// A sign on a closed door: its kind.
struct DoorSign
{
    Edge door;
    std::string sign{};
    std::string name{};
    SignTone tone = SignTone::Open;
};

/// Wounds of a piece that people see at a glance: so many of so many; none of unknown many is not shown.
struct PieceWounds
{
    Figure figure;
    int wounds = 0;
    int vitality = 0;
};

/// Everything that a board view shows at one time. A value: the view keeps the last one and draws it.
struct BoardScene
{
    omega::Board board;
    /// The piece that acts, and the one it looks at: indices of the board's pieces.
    std::optional<std::size_t> actor;
    std::optional<std::size_t> target;
    /// The spaces of theirs that are declared (OP-FOV-3).
    std::optional<Space> declaredFrom;
    std::optional<Space> declaredTo;
    std::vector<PieceWounds> wounds{};
    /// A piece as it would stand there, if what is picked is done.
    std::optional<omega::Piece> proposed{};
    /// Where the actor can go, with costs.
    std::vector<ReachedSpace> reach;
    /// A drawn path, the actor's own space first, and the step of it that is against a rule.
    std::vector<Space> path;
    std::optional<std::size_t> offendingStep;
    /// What the actor sees.
    std::optional<SpaceSet> seen;
    /// How many enemies see each space.
    std::optional<DangerMap> danger;
    std::vector<Evidence> evidence;
    /// The piece of evidence that is picked out; the others are drawn faint.
    std::optional<std::size_t> pickedEvidence;
    /// The spaces that are marked for copying, or that a line or rectangle under way would paint.
    SpaceSet marked;
    /// What a session's board shows beside all that: signs, and rooms that are hidden still.
    std::vector<SpaceSign> signs{};
    std::vector<DoorSign> doorSigns{};
    SpaceSet hidden{};
    /// What a game without floor and walls shows: its ground, sets of spaces, tokens and ways over it.
    std::optional<StreetGround> streets{};
    std::vector<Wash> washes{};
    std::vector<BoardToken> tokens{};
    std::vector<Trail> trails{};
};

/// What a pointer or the keyboard cursor is at: a space of the map and, near one, the edge to a neighbour on the map.
struct BoardSpot
{
    Space space;
    std::optional<Edge> edge;
    friend bool operator==(const BoardSpot &, const BoardSpot &) = default;
};

} // namespace dossier
