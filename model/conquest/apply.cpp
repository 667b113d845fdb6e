#include "model/conquest/apply.h"

#include "model/conquest/seen/numbers.h"
#include "model/core/look_up.h"

#include <algorithm>

namespace dossier::conquest
{

void apply(Table &table, const Event &event)
{
    visit([&](const auto &held) { applyTo(table, held); }, event);
}

bool takeOne(Cards &cards, const std::string &card)
{
    const auto found = cards.find(card);
    if (found == cards.end())
        return false;
    if (--found->second <= 0)
        cards.erase(found);
    return true;
}

void draw(PublicTable &table, Deck deck, const std::string &card)
{
    DeckInPlay &from = table.decks[deck];
    if (from.unseen)
        takeOne(*from.unseen, card);
}

void discard(PublicTable &table, Deck deck, const std::string &card)
{
    ++table.decks[deck].discarded[card];
}

void leaveHand(Table &table, Colour player, const std::string &card)
{
    // In a copy for the players no hand is known.
    std::vector<std::string> *hand = lookUp(table.hands, player);
    PlayerInPlay &open = table.open.inPlay[player];
    const bool isHeld = hand != nullptr && std::ranges::find(*hand, card) != hand->end();
    if (isHeld)
        hand->erase(std::ranges::find(*hand, card));
    // A hand that is kept has only the cards that are known: a ruling on any other leaves it whole.
    if (isHeld || hand == nullptr || !table.open.players.keptHands.contains(player))
        open.hand = std::max(0, open.hand - 1);
    if (const auto found = std::ranges::find(open.shown, card); found != open.shown.end())
        open.shown.erase(found);
}

namespace
{

/// Removes a card from its deck that is played immediately in the set-up, or was drawn there by such a card, so that it
/// is not dealt again.
void leaveOut(PublicTable &open, Deck deck, const std::string &card)
{
    if (std::optional<Cards> &unseen = open.decks[deck].unseen)
        takeOne(*unseen, card);
}

void dealDecks(PublicTable &open)
{
    for (std::size_t i = 0; i < words(Deck{}).size(); ++i)
    {
        const Deck deck = static_cast<Deck>(i);
        open.decks[deck].unseen = deckOf(open.pack, deck, isCooperative(open));
        for (const auto &[card, count] : open.decks[deck].discarded)
            for (int copy = 0; copy < count; ++copy)
                leaveOut(open, deck, card);
    }
    for (const auto &[colour, player] : open.inPlay)
    {
        for (const std::vector<std::string> &events : {player.immediate, player.remaining})
            for (const std::string &card : events)
                leaveOut(open, Deck::Events, card);
        for (const StuffInPlay &stuff : player.stuff)
            leaveOut(open, Deck::Stuff, stuff.card);
    }
    for (const auto &[at, space] : open.spaces)
    {
        if (space.location)
            leaveOut(open, Deck::Locations, space.location->card);
        for (const std::string &token : space.tokens)
            leaveOut(open, Deck::Tokens, token);
    }
}

} // namespace

/// CQ-SETUP-1, -2, CQ-BOARD-1.
void applyTo(Table &table, const PlayersChosen &event)
{
    PublicTable &open = table.open;
    open = PublicTable{.pack = open.pack, .options = open.options, .players = event.players, .said = open.said};
    table.hands.clear();
    table.chosen.clear();
    for (const Colour colour : event.players.colours)
        open.inPlay[colour] = {};
    for (int section = centreSection; section <= static_cast<int>(event.players.colours.size()); ++section)
        for (int number = 0; number <= outerSpaces; ++number)
            open.spaces[{section, number}] = {};
    const LocationCard &objective = event.players.variants.monument ? open.pack.monument : open.pack.capitol;
    open.spaces[{}].location = LocationInPlay{.card = objective.name};
    dealDecks(open);
}

void applyTo(Table &table, const OptionsChosen &event)
{
    table.open.options = event.options;
}

namespace
{

template <typename Card>
void write(std::vector<Card> &cards, const Card &card)
{
    const auto found = std::ranges::find(cards, card.name, &Card::name);
    if (found != cards.end())
        *found = card;
    else
        cards.push_back(card);
}

struct Describer
{
    Pack &pack;

    void operator()(const Race &card) const { write(pack.races, card); }

    void operator()(const LocationCard &card) const
    {
        for (LocationCard *objective : {&pack.capitol, &pack.monument})
            if (objective->name == card.name)
            {
                *objective = card;
                return;
            }
        write(pack.locations, card);
    }

    void operator()(const ResistanceCard &card) const { write(pack.resistance, card); }

    void operator()(const HeroCard &card) const { write(pack.heroes, card); }

    void operator()(const TokenKind &card) const { write(pack.tokens, card); }

    void operator()(const EventCard &card) const { write(pack.events, card); }

    void operator()(const StuffCard &card) const { write(pack.stuff, card); }

    void operator()(const TechnologyCard &card) const { write(pack.technology, card); }
};

} // namespace

/// From the set-up on, the decks hold the numbers of copies: a later description adds and removes no card.
void applyTo(Table &table, const Described &event)
{
    visit(Describer{table.open.pack}, event.printed);
    if (table.open.clock.phase == Phase::SetUp)
        dealDecks(table.open);
}

void applyTo(Table &table, const SheetDescribed &event)
{
    (event.brutal ? table.open.pack.brutal : table.open.pack.standard) = event.sheet;
}

void applyTo(Table &table, const TouchingSaid &event)
{
    table.open.said[borderOf(event.border.first, event.border.second)] = event.touch;
}

/// CQ-SETUP-3, -4.
void applyTo(Table &table, const RaceTaken &event)
{
    PlayerInPlay &player = table.open.inPlay[event.player];
    player.race = event.race;
    player.threat = 1;
    for (int number = 1; number <= saucersOfAPlayer; ++number)
        player.aliens[number] = {.at = landingSite(table.open, event.player)};
    if (!isCooperative(table.open))
        player.atHand = allCommandTokens;
}

/// CQ-DUE-1.
void applyTo(Table &table, const RoundBegan &event)
{
    forgetPlayed(table.open);
    table.open.clock = {Phase::Command, event.round, std::nullopt};
    table.chosen.clear();
    for (auto &[colour, player] : table.open.inPlay)
    {
        player.points = {};
        player.chosen = false;
        player.hadTurn = false;
    }
}

void applyTo(Table &table, const TokensTakenBack &event)
{
    table.open.inPlay[event.player].atHand = allCommandTokens;
}

void applyTo(Table &table, const TokenChosen &event)
{
    table.chosen[event.player] = event.token;
}

void applyTo(Table &table, const TokenLaid &event)
{
    table.open.inPlay[event.player].chosen = true;
}

namespace
{

void setPoints(PlayerInPlay &player, int points)
{
    player.points.left = points;
    player.points.had = points;
}

} // namespace

/// CQ-CMD-2: the used token is set aside, except the D6.
void applyTo(Table &table, const TokensRevealed &event)
{
    for (const auto &[colour, token] : event.tokens)
    {
        PlayerInPlay &player = table.open.inPlay[colour];
        player.chosen = false;
        player.points.token = token;
        if (token == CommandToken::Die)
            continue;
        player.atHand.erase(token);
        setPoints(player, static_cast<int>(token) + 2);
    }
    table.chosen.clear();
}

void applyTo(Table &table, const PointsRolled &event)
{
    PlayerInPlay &player = table.open.inPlay[event.player];
    setPoints(player, event.face);
    player.points.offered = event.offered;
}

void applyTo(Table &table, const FirstTied &event)
{
    table.open.pending.tied = event.players;
}

void applyTo(Table & /*table*/, const FirstRolled & /*event*/) { }

void applyTo(Table &table, const FirstChosen &event)
{
    table.open.first = event.player;
    table.open.pending.tied.clear();
}

/// CQ-ACT-2.
void applyTo(Table &table, const TurnBegan &event)
{
    forgetPlayed(table.open);
    table.open.clock.phase = Phase::Action;
    table.open.clock.active = event.player;
    table.open.turn = {};
    PlayerInPlay &player = table.open.inPlay[event.player];
    for (StuffInPlay &card : player.stuff)
        card.ready = true;
    for (auto &[number, alien] : player.aliens)
        alien.ended = false;
}

/// CQ-ACT-1: unspent points are lost.
void applyTo(Table &table, const PhaseBegan &event)
{
    forgetPlayed(table.open);
    table.open.clock.phase = event.phase;
    if (event.phase == Phase::Resistance)
        table.open.clock.active.reset();
    if (table.open.clock.active && event.phase != Phase::Action)
        table.open.inPlay[*table.open.clock.active].points.left = 0;
}

void applyTo(Table &table, const TurnEnded &event)
{
    forgetPlayed(table.open);
    table.open.inPlay[event.player].hadTurn = true;
    table.open.clock.active.reset();
}

void applyTo(Table &table, const EventsDrawn &event)
{
    std::vector<std::string> &hand = table.hands[event.player];
    hand.insert(hand.end(), event.cards.begin(), event.cards.end());
}

/// CQ-SETUP-5: in the set-up, the flag of a finished turn records the draw of the first hand.
void applyTo(Table &table, const HandDrawn &event)
{
    PlayerInPlay &player = table.open.inPlay[event.player];
    player.hand += event.number - static_cast<int>(event.immediate.size());
    DeckInPlay &deck = table.open.decks[Deck::Events];
    for (const std::string &card : event.immediate)
        if (!deck.unseen || takeOne(*deck.unseen, card) || takeOne(deck.discarded, card))
            player.immediate.push_back(card);
    if (event.inDraw && table.open.clock.phase == Phase::SetUp)
        player.hadTurn = true;
    else if (event.inDraw)
        table.open.turn.drawn = true;
}

void forgetPlayed(PublicTable &table)
{
    table.pending.played.reset();
}

void applyTo(Table &table, const EventPlayed &event)
{
    table.open.pending.played = PlayedEvent{event.player, event.card};
    table.open.pending.rolled.erase(event.card);
    PlayerInPlay &player = table.open.inPlay[event.player];
    const auto immediate = std::ranges::find(player.immediate, event.card);
    if (event.immediate && immediate != player.immediate.end())
        player.immediate.erase(immediate);
    else
    {
        leaveHand(table, event.player, event.card);
        draw(table.open, Deck::Events, event.card);
    }
    const EventCard *card = eventNamed(table.open.pack, event.card);
    if (card != nullptr && card->remains)
        player.remaining.push_back(event.card);
    else
        discard(table.open, Deck::Events, event.card);
}

void applyTo(Table &table, const HandShown &event)
{
    table.open.inPlay[event.player].shown = event.cards;
}

void applyTo(Table & /*table*/, const AbilityUsed & /*event*/) { }

void endEffect(PublicTable &table, const std::string &card)
{
    std::vector<DueEffect> &effects = table.pending.effects;
    if (const auto due = std::ranges::find(effects, card, &DueEffect::card); due != effects.end())
        effects.erase(due);
}

void applyTo(Table &table, const CardApplied &event)
{
    endEffect(table.open, event.by);
}

void applyTo(Table &table, const EffectBecameDue &event)
{
    table.open.pending.effects.push_back({event.player, event.card});
}

void applyTo(Table &table, const EffectLeft &event)
{
    endEffect(table.open, event.card);
}

/// CQ-CANCEL-1, -2: a cancelled effect is no longer due; a technology that the die left in play still is.
void applyTo(Table &table, const CancelTried &event)
{
    if (event.face.value_or(4) >= 4)
        endEffect(table.open, event.card);
    if (table.open.pending.played && table.open.pending.played->card == event.card)
        forgetPlayed(table.open);
}

void applyTo(Table &table, const DeckShuffled &event)
{
    DeckInPlay &deck = table.open.decks[event.deck];
    if (deck.unseen)
        for (const auto &[card, count] : deck.discarded)
            (*deck.unseen)[card] += count;
    deck.discarded.clear();
}

} // namespace dossier::conquest
