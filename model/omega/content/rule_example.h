#pragma once

#include "model/json/localized_text.h"
#include "model/omega/geometry/move.h"
#include "model/omega/geometry/sight.h"

#include <vector>

namespace dossier
{

/// The part that a figure plays in an example.
enum class ExampleRole : std::uint8_t
{
    /// The figure that looks, or from which distances and auras are counted.
    Attacker,
    Target,
    Mover,
    Other,
};

/// A figure of an example.
struct ExampleFigure
{
    Figure figure;
    Side side = Side::Commando;
    Facing facing = Facing::AllRound;
    ExampleRole role = ExampleRole::Other;
    friend auto operator<=>(const ExampleFigure &, const ExampleFigure &) = default;
};

/// The question that an example puts to the rules. All answers but `Spaces` are computed when it is shown, so they are
/// always true.
enum class Show : std::uint8_t
{
    /// The marked spaces; nothing is computed.
    Spaces,
    Field,
    Sight,
    /// Sight, for its cover.
    Cover,
    /// Sight, for the effect of EMI.
    Emi,
    Distance,
    Aura,
    Reach,
    Move,
    /// A move by way of vents.
    Vents,
    Gas,
};

/// A small board that shows a rule at work. Figures are on floor; those that `show` needs are present.
struct RuleExample
{
    Show show = Show::Spaces;
    /// The printing that it is drawn for; another printing may give other answers.
    Printing printing = Printing::Revised;
    Map map{1, 1};
    std::vector<ExampleFigure> figures;
    LocalizedText caption;
    /// Highlighted spaces.
    std::vector<Space> marked;
    AttackType attack = AttackType::Ranged;
    /// OP-MOVE: the mover's speed, and the rest of a `MoveQuestion`.
    int speed = 0;
    bool sureFooted = false;
    bool diagonalUsed = false;
    int actions = 1;
    std::vector<Space> combatantMarkers;
    std::vector<Space> vents;
    /// The path to judge, the mover's space first; empty unless `show` is `Move` or `Vents`.
    std::vector<Space> path;
    /// OP-GAS-1: the gas markers, and the spaces of objectives; the room is the whole map.
    std::vector<Space> markers;
    std::vector<Space> objectives;

    /// Returns the first figure in that role; there must be one.
    [[nodiscard]] const ExampleFigure &figure(ExampleRole role) const;
};

/// Returns the looking figure of an example of sight, by the north-west space.
Attacker attackerOf(const RuleExample &example);

/// Returns the target of an example of sight, by the north-west space.
Target targetOf(const RuleExample &example);

/// Returns the mover's question under a printing; `first` has no combined moves (OP-MOVE-6).
MoveQuestion moveQuestionOf(const RuleExample &example, Printing printing);

/// Returns the tiles of the map, once each: the room in which gas is placed.
std::vector<TileName> tilesOf(const Map &map);

} // namespace dossier
