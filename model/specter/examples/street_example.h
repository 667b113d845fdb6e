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

/// What an example of Specter Ops asks the rules. All but `Spaces` is worked out when it is shown.
enum class StreetShow : std::uint8_t
{
    /// The marked spaces; nothing is worked out.
    Spaces,
    /// What the hunters see.
    Sight,
    /// The agent's path, and what it shows.
    Move,
    /// Where the agent's move can end.
    Reach,
    /// Where the first hunter's movement can end.
    Ends,
    /// What the agent answers when the first hunter has finished the path.
    Answer,
    /// The first hunter's attack.
    Attack,
    /// What the sensor is told after the agent's path.
    Sensor,
};

/// A small board of streets that shows a rule at work. What `show` asks for is there, and stands on open spaces.
struct StreetExample
{
    StreetShow show = StreetShow::Spaces;
    /// Its rows and streets alone.
    specter::PrintedBoard printed;
    specter::TableOptions options;
    std::vector<specter::Hunter> hunters;
    /// Of the first hunter.
    bool stunned = false;
    std::optional<Space> vehicle;
    /// Where the agent is; with a path of his, its last space.
    std::optional<Space> agent;
    std::optional<Space> start;
    std::vector<Space> escapes;
    std::vector<Space> objectives;
    std::vector<Space> path;
    /// Spaces to point out.
    std::vector<Space> marked;
    LocalizedText caption;

    [[nodiscard]] specter::Board board() const { return boardOf(printed, options); }
};

/// The first hunter as one whose turn it is.
specter::HunterOnTurn hunterOnTurn(const StreetExample &example);

/// Every space where the agent's move can end (SO-MOVE-1).
SpaceSet agentEnds(const StreetExample &example);

/// The verdict on the first hunter's attack.
specter::AttackVerdict attackOf(const StreetExample &example);

/// One of the shortest ways by which an attack is counted, the hunter's space first; empty when none leads there.
std::vector<Space> countedWay(const specter::Board &board, Space from, Space to);

} // namespace dossier
