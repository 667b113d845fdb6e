#pragma once

#include "model/omega/geometry/board.h"
#include "model/omega/geometry/reach.h"
#include "model/omega/geometry/sight_map.h"
#include "views/board/board_scene.h"

#include <variant>

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

/// Wounds of a piece that people see at a glance: so many of so many; none of unknown many is not shown.
struct PieceWounds
{
    Figure figure;
    int wounds = 0;
    int vitality = 0;
};

/// The whole name of a piece whose label is letters: what is spoken.
struct PieceName
{
    Figure figure;
    std::string name{};
};

/// Everything that a board of LEVEL 7 shows at one time: floor and walls, figures, what is asked and judged.
struct FloorScene : BoardLayers
{
    omega::Board board;
    /// The piece that acts, and the one it looks at: indices of the board's pieces.
    std::optional<std::size_t> actor;
    std::optional<std::size_t> target;
    /// The spaces of theirs that are declared (OP-FOV-3).
    std::optional<Space> declaredFrom;
    std::optional<Space> declaredTo;
    std::vector<PieceWounds> wounds{};
    /// Enemies that were activated in this round and act no more.
    std::vector<Figure> activated{};
    std::vector<PieceName> names{};
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

    /// As a board view draws it: a copy.
    operator BoardScene() const; // NOLINT(google-explicit-constructor)
};

/// What a board view of LEVEL 7 draws; one that draws something else has an empty board.
const FloorScene &floorOf(const BoardScene &scene);

} // namespace dossier
