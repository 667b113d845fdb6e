#pragma once

#include "model/conquest/seen/state.h"
#include "model/json/localized_text.h"

namespace dossier
{

/// What an example of Conquest of Planet Earth asks the rules. All but `Spaces` is worked out when it is shown.
enum class HexShow : std::uint8_t
{
    /// The marked spaces; nothing is worked out.
    Spaces,
    /// What touches the space.
    Touch,
    /// Where the player's aliens of the space can go, and where their movement ends.
    Move,
    /// Where they can flee to.
    Flee,
    /// At which spaces a Barrage from there fires.
    Barrage,
    /// What a token that is placed there does to those that lie there.
    Push,
    /// What the player has to meet in his Battle phase.
    Encounters,
    /// The terror of each player.
    Terror,
    /// How likely the player is to win the battle of the space.
    Fight,
    /// Which locations the player may steal.
    Steal,
    /// Which locations the Resistance phase frees.
    Freed,
    /// Which tokens move, and within which section.
    Wander,
    /// Which tokens fire, and at which spaces.
    Fire,
    /// Against which spaces of the section Captain Fantastic fights.
    Captain,
};

/// A small board that shows a rule at work.
struct HexExample
{
    HexShow show = HexShow::Spaces;
    /// What lies there; its pack holds what the example names and nothing else.
    conquest::PublicTable table{};
    conquest::Place at{};
    conquest::Colour player = conquest::Colour::Gold;
    /// Spaces to point out.
    std::vector<conquest::Place> marked{};
    LocalizedText caption{};
};

} // namespace dossier
