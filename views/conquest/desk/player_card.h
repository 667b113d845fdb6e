#pragma once

#include "views/conquest/desk/conquest_command.h"
#include "views/kit/part.h"

namespace dossier
{

/// Actions of a player's card.
struct PlayerActions
{
    std::function<void(const ConquestCommand &command)> give{};
    /// Opens the form for an ability, or for a card of Space Stuff.
    std::function<void(conquest::Colour player, const std::string &name, bool isStuff)> useByName{};
    /// Shows the hand, to its owner alone.
    std::function<void(conquest::Colour player)> openHand{};
    /// Opens the corrections of who is first and on turn.
    std::function<void(conquest::Colour player, QPoint global)> openMenu{};
};

/// A player: race, strength and intelligence, terror, action points, saucers, threat tokens, command tokens, hand,
/// Space Stuff and abilities. A click on a pip corrects a count. `person` is the player's name; empty while nobody is
/// named.
Part playerCard(const conquest::View &seen, conquest::Colour player, const QString &person, const Theme &theme,
    const PlayerActions &actions);

} // namespace dossier
