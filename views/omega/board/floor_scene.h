#pragma once

#include "model/omega/geometry/board.h"
#include "model/omega/geometry/reach.h"
#include "model/omega/geometry/sight_map.h"
#include "views/board/board_scene.h"

#include <variant>

namespace dossier
{

/// Role of a line or path of evidence, which sets how it is drawn.
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

/// Visible wounds of a piece: taken and maximum; a piece whose maximum is unknown shows none.
struct PieceWounds
{
    Figure figure;
    int wounds = 0;
    int vitality = 0;
};

/// The full name, for screen readers, of a piece whose label is an abbreviation.
struct PieceName
{
    Figure figure;
    std::string name{};
};

/// Everything that a board of LEVEL 7 shows at one time: floor and walls, figures, the question and its judgement.
struct FloorScene : BoardLayers
{
    omega::Board board;
    /// The acting piece and its target: indices of the board's pieces.
    std::optional<std::size_t> actor;
    std::optional<std::size_t> target;
    /// Their declared spaces (OP-FOV-3).
    std::optional<Space> declaredFrom;
    std::optional<Space> declaredTo;
    std::vector<PieceWounds> wounds{};
    /// Enemies that have been activated in this round and cannot act again.
    std::vector<Figure> activated{};
    std::vector<PieceName> names{};
    /// A piece in the position that it takes if the picked action is done.
    std::optional<omega::Piece> proposed{};
    /// Spaces that the actor can reach, with costs.
    std::vector<ReachedSpace> reach;
    /// A drawn path, beginning with the actor's own space, and the step of it that breaks a rule.
    std::vector<Space> path;
    std::optional<std::size_t> offendingStep;
    /// Spaces that the actor sees.
    std::optional<SpaceSet> seen;
    /// Number of enemies that see each space.
    std::optional<DangerMap> danger;
    std::vector<Evidence> evidence;
    /// The piece of evidence that is picked out; the others are drawn faintly.
    std::optional<std::size_t> pickedEvidence;

    /// Converts to the scene of a board view: a copy.
    operator BoardScene() const; // NOLINT(google-explicit-constructor)
};

/// Returns the scene that a board view of LEVEL 7 draws; an empty board for a view that draws something else.
const FloorScene &floorOf(const BoardScene &scene);

} // namespace dossier
