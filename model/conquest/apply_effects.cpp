#include "model/conquest/apply.h"
#include "model/conquest/seen/numbers.h"
#include "model/core/look_up.h"

#include <algorithm>

namespace dossier::conquest
{

void applyTo(Table &table, const ThreatChanged &event)
{
    int &threat = table.open.inPlay[event.player].threat;
    threat = std::max(0, threat + event.by);
}

void applyTo(Table &table, const TerrorChanged &event)
{
    table.open.inPlay[event.player].terror += event.by;
}

void applyTo(Table &table, const PointsChanged &event)
{
    Points &points = table.open.inPlay[event.player].points;
    points.left = std::max(0, points.left.value_or(0) + event.by);
}

// --- Aliens ---

namespace
{

/// CQ-TOKEN-3: a token without aliens on its space is no longer fought at once.
void forgetTokensWithoutAliens(PublicTable &table)
{
    table.pending.appeared = tokensToFight(table);
}

} // namespace

void applyTo(Table &table, const AlienDestroyed &event)
{
    if (Alien *alien = lookUp(table.open.inPlay[event.alien.of].aliens, event.alien.number))
    {
        alien->at.reset();
        alien->ended = false;
        forgetTokensWithoutAliens(table.open);
    }
}

void applyTo(Table &table, const AlienPlaced &event)
{
    if (Alien *alien = lookUp(table.open.inPlay[event.alien.of].aliens, event.alien.number))
    {
        alien->at = event.at;
        alien->ended = event.ended;
        forgetTokensWithoutAliens(table.open);
    }
}

// --- Tokens ---

namespace
{

constexpr std::size_t maxTokensOnASpace = 3;

bool leave(PublicTable &table, Place at, const std::string &token)
{
    std::vector<std::string> &there = table.spaces[at].tokens;
    const auto found = std::ranges::find(there, token);
    if (found == there.end())
        return false;
    there.erase(found);
    forgetAppeared(table, {at, token});
    return true;
}

} // namespace

/// CQ-TOKEN-1: a token that is not in the pool is not placed.
void applyTo(Table &table, const TokenPlaced &event)
{
    std::optional<Cards> &pool = table.open.decks[Deck::Tokens].unseen;
    std::vector<std::string> &there = table.open.spaces[event.at].tokens;
    if (there.size() < maxTokensOnASpace && (!pool || takeOne(*pool, event.token)))
        there.push_back(event.token);
}

void applyTo(Table &table, const TokenTaken &event)
{
    std::optional<Cards> &pool = table.open.decks[Deck::Tokens].unseen;
    if (leave(table.open, event.at, event.token) && pool)
        ++(*pool)[event.token];
}

void applyTo(Table &table, const TokenMoved &event)
{
    if (table.open.spaces[event.to].tokens.size() < maxTokensOnASpace && leave(table.open, event.from, event.token))
        table.open.spaces[event.to].tokens.push_back(event.token);
}

// --- Cards ---

namespace
{

/// CQ-ALLY-1: returns a number that no figure of his has.
int nextAlly(const PlayerInPlay &player)
{
    int number = saucersOfAPlayer + 1;
    while (player.aliens.contains(number))
        ++number;
    return number;
}

bool isAlly(const PublicTable &table, const std::string &name)
{
    const StuffCard *card = stuffNamed(table.pack, name);
    return card != nullptr && card->ally;
}

/// Removes the figure that is bound to a card from the player and returns it.
std::optional<Alien> leaveFigure(PlayerInPlay &player, const std::string &card)
{
    const auto figure
        = std::ranges::find_if(player.aliens, [&](const auto &alien) { return alien.second.card == card; });
    if (figure == player.aliens.end())
        return std::nullopt;
    Alien alien = figure->second;
    player.aliens.erase(figure);
    return alien;
}

} // namespace

/// CQ-STUFF-1, CQ-ALLY-1.
void applyTo(Table &table, const StuffGained &event)
{
    draw(table.open, Deck::Stuff, event.card);
    PlayerInPlay &player = table.open.inPlay[event.player];
    player.stuff.push_back({event.card, true});
    if (isAlly(table.open, event.card))
        player.aliens[nextAlly(player)] = {.at = landingSite(table.open, event.player), .card = event.card};
}

/// CQ-STUFF-2, CQ-ALLY-2: a stolen card keeps its side, and its figure its space.
void applyTo(Table &table, const StuffLost &event)
{
    PlayerInPlay &player = table.open.inPlay[event.player];
    const auto found = std::ranges::find(player.stuff, event.card, &StuffInPlay::card);
    if (found == player.stuff.end())
        return;
    const StuffInPlay card = *found;
    player.stuff.erase(found);
    std::optional<Alien> figure = leaveFigure(player, event.card);
    if (!event.to)
        return discard(table.open, Deck::Stuff, event.card);
    PlayerInPlay &thief = table.open.inPlay[*event.to];
    thief.stuff.push_back(card);
    if (figure)
        thief.aliens[nextAlly(thief)] = *std::move(figure);
}

void applyTo(Table &table, const StuffTurned &event)
{
    std::vector<StuffInPlay> &stuff = table.open.inPlay[event.player].stuff;
    const auto found = std::ranges::find_if(
        stuff, [&](const StuffInPlay &card) { return card.card == event.card && card.ready != event.ready; });
    if (found != stuff.end())
        found->ready = event.ready;
}

void applyTo(Table &table, const EventEnded &event)
{
    std::vector<std::string> &remaining
        = event.player ? table.open.inPlay[*event.player].remaining : table.open.resistance.remaining;
    const auto found = std::ranges::find(remaining, event.card);
    if (found == remaining.end())
        return;
    remaining.erase(found);
    discard(table.open, event.player ? Deck::Events : Deck::ResistanceEvents, event.card);
}

void applyTo(Table &table, const EventDiscarded &event)
{
    leaveHand(table, event.player, event.card);
    draw(table.open, Deck::Events, event.card);
    discard(table.open, Deck::Events, event.card);
    if (table.open.clock.phase == Phase::Draw && table.open.clock.active == event.player)
        table.open.turn.discarded = true;
}

void applyTo(Table &table, const TechnologyEnded &event)
{
    std::vector<std::string> &technology = table.open.resistance.technology;
    const auto found = std::ranges::find(technology, event.card);
    if (found == technology.end())
        return;
    technology.erase(found);
    discard(table.open, Deck::Technology, event.card);
}

// --- Locations ---

/// CQ-DEMO-1.
void applyTo(Table &table, const Demolished &event)
{
    std::optional<LocationInPlay> &location = table.open.spaces[event.at].location;
    if (!location)
        return;
    location->demolished = true;
    if (table.open.options.demolition == Demolition::TakesPopulation)
        location->conqueredBy.reset();
}

namespace
{

/// CQ-FIGHT-1: sets one fight per point of the present resistance, also in a battle under way.
void countFights(PublicTable &table, Place at, int resistanceBefore)
{
    std::optional<Battle> &battle = table.battle;
    if (battle && battle->at == at && !battle->enemy && !battle->outOfTurn)
        battle->cardsLeft = std::max(0, battle->cardsLeft + resistanceNow(table, at) - resistanceBefore);
}

} // namespace

void applyTo(Table &table, const ValueChanged &event)
{
    const int before = resistanceNow(table.open, event.at);
    if (std::optional<LocationInPlay> &location = table.open.spaces[event.at].location)
    {
        location->moreResistance += event.resistance;
        location->morePopulation += event.population;
    }
    countFights(table.open, event.at, before);
}

void applyTo(Table &table, const Conquered &event)
{
    if (std::optional<LocationInPlay> &location = table.open.spaces[event.at].location)
        location->conqueredBy = event.player;
}

void applyTo(Table &table, const Stolen &event)
{
    applyTo(table, Conquered{event.at, event.player});
}

void applyTo(Table &table, const LocationFreed &event)
{
    const int before = resistanceNow(table.open, event.at);
    if (std::optional<LocationInPlay> &location = table.open.spaces[event.at].location)
        location->conqueredBy.reset();
    countFights(table.open, event.at, before);
}

namespace
{

/// Returns the place of an added bonus: without a battle, the next battle of the turn.
Bonuses &bonusesFor(PublicTable &table, const std::optional<Lasting> &lasts)
{
    if (!table.battle)
        return lasts == Lasting::Battle ? table.turn.inBattle : table.turn.inFight;
    if (!lasts)
        return table.battle->fight.more;
    return lasts == Lasting::Round ? table.battle->fight.inRound : table.battle->more;
}

} // namespace

void applyTo(Table &table, const BonusChanged &event)
{
    Bonuses &bonuses = bonusesFor(table.open, event.lasts);
    (event.side == Side::Attacker ? bonuses.attacker : bonuses.opponent) += event.by;
}

} // namespace dossier::conquest
