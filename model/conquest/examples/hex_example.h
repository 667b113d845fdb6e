#pragma once

#include "model/conquest/seen/state.h"
#include "model/json/localized_text.h"

namespace dossier
{

/// The question that an example of Conquest of Planet Earth puts to the rules. All answers but `Spaces` are computed
/// when it is shown.
enum class HexShow : std::uint8_t
{
    /// The marked spaces; nothing is computed.
    Spaces,
    /// Spaces that touch the space.
    Touch,
    /// Spaces to which the player's aliens of the space can move, and those that end their movement.
    Move,
    /// Spaces to which they can flee.
    Flee,
    /// Spaces at which a Barrage from there fires.
    Barrage,
    /// The effect of placing a token there on those already on the space.
    Push,
    /// Encounters of the player in his Battle phase.
    Encounters,
    /// The terror of each player.
    Terror,
    /// The player's chance to win the battle of the space.
    Fight,
    /// Locations that the player may steal.
    Steal,
    /// Locations that the Resistance phase frees.
    Freed,
    /// Tokens that move, and their sections.
    Wander,
    /// Tokens that fire, and the spaces at which they fire.
    Fire,
    /// Spaces of the section against which Captain Fantastic fights.
    Captain,
};

/// A small board that shows a rule at work.
struct HexExample
{
    HexShow show = HexShow::Spaces;
    /// Content of the board; its pack has only the things that the example names.
    conquest::PublicTable table{};
    conquest::Place at{};
    conquest::Colour player = conquest::Colour::Gold;
    /// Highlighted spaces.
    std::vector<conquest::Place> marked{};
    LocalizedText caption{};
};

} // namespace dossier
