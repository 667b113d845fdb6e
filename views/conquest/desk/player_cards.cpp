#include "views/conquest/desk/player_cards.h"

#include "views/conquest/desk/humans_card.h"

namespace dossier
{

namespace
{

/// Small enough that three players and the cards in play are visible together on a laptop.
constexpr int cardGap = 5;

} // namespace

Part playerCards(
    const conquest::View &seen, const ConquestPeople &people, const Theme &theme, const PlayerActions &actions)
{
    Parts cards;
    for (const conquest::Colour player : seen.open.players.colours)
    {
        const auto named = people.find(player);
        const QString person = named == people.end() ? QString() : named->second;
        cards.push_back(playerCard(seen, player, person, theme, actions));
    }
    cards.push_back(humansCard(seen.open));
    return column(std::move(cards)).spaced(cardGap);
}

} // namespace dossier
