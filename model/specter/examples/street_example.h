#pragma once

#include "model/json/localized_text.h"
#include "model/specter/seen/attack.h"
#include "model/specter/seen/hunter_moves.h"
#include "model/specter/seen/move.h"
#include "model/specter/seen/pack.h"
#include "model/specter/seen/sensor.h"

#include <cstdint>
#include <vector>

namespace dossier
{

/// The question that an example of Specter Ops puts to the rules. All answers but `Spaces` are computed when it is
/// shown.
enum class StreetShow : std::uint8_t
{
    /// The marked spaces; nothing is computed.
    Spaces,
    /// The spaces that the hunters see.
    Sight,
    /// The agent's path, and what it shows.
    Move,
    /// Spaces on which the agent's move can end.
    Reach,
    /// Spaces on which the first hunter's movement can end.
    Ends,
    /// The agent's answer when the first hunter has finished the path.
    Answer,
    /// The first hunter's attack.
    Attack,
    /// The sensor's reading after the agent's path.
    Sensor,
};

/// A small board of streets that shows a rule at work. The members that `show` needs are present and name open spaces.
struct StreetExample
{
    StreetShow show = StreetShow::Spaces;
    /// Only its rows and streets are filled.
    specter::PrintedBoard printed;
    specter::TableOptions options;
    std::vector<specter::Hunter> hunters;
    /// Applies to the first hunter.
    bool stunned = false;
    std::optional<Space> vehicle;
    /// The agent's space; with a path, its last space.
    std::optional<Space> agent;
    std::optional<Space> start;
    std::vector<Space> escapes;
    std::vector<Space> objectives;
    std::vector<Space> path;
    /// Highlighted spaces.
    std::vector<Space> marked;
    LocalizedText caption;

    [[nodiscard]] specter::Board board() const { return boardOf(printed, options); }
};

/// Returns the first hunter as the one whose turn it is.
specter::HunterOnTurn hunterOnTurn(const StreetExample &example);

/// Returns every space where the agent's move can end (SO-MOVE-1).
SpaceSet agentEnds(const StreetExample &example);

/// Returns the verdict on the first hunter's attack.
specter::AttackVerdict attackOf(const StreetExample &example);

/// Returns one of the shortest ways by which an attack is counted, the hunter's space first; empty when there is no
/// way.
std::vector<Space> countedWay(const specter::Board &board, Space from, Space to);

} // namespace dossier
