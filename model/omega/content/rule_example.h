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
    /// Who looks, or where distances and auras are counted from.
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

/// What an example asks the rules. All but `Spaces` is worked out when it is shown, so that it is always true.
enum class Show : std::uint8_t
{
    /// The marked spaces; nothing is worked out.
    Spaces,
    Field,
    Sight,
    /// Sight, for its cover.
    Cover,
    /// Sight, for what EMI does to it.
    Emi,
    Distance,
    Aura,
    Reach,
    Move,
    /// A move by way of vents.
    Vents,
    Gas,
};

/// A small board that shows a rule at work. Figures stand on floor; those that `show` asks for are there.
struct RuleExample
{
    Show show = Show::Spaces;
    /// The printing that it is drawn for; the other may answer otherwise.
    Printing printing = Printing::Revised;
    Map map{1, 1};
    std::vector<ExampleFigure> figures;
    LocalizedText caption;
    /// Spaces to point out.
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

    /// The first figure in that role; there must be one.
    [[nodiscard]] const ExampleFigure &figure(ExampleRole role) const;
};

/// Who looks in an example that shows sight, by the north-west space.
Attacker attackerOf(const RuleExample &example);

/// Who is looked at, by the north-west space.
Target targetOf(const RuleExample &example);

/// What is asked of a mover under a printing; `first` knows no combined moves (OP-MOVE-6).
MoveQuestion moveQuestionOf(const RuleExample &example, Printing printing);

/// The tiles of the map, once each: the room that gas is placed in.
std::vector<TileName> tilesOf(const Map &map);

} // namespace dossier
