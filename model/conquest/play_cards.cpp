#include "model/conquest/apply.h"
#include "model/conquest/play.h"

#include <algorithm>

namespace dossier::conquest
{

namespace
{

bool isImmediate(const PublicTable &table, Colour player, const std::string &card)
{
    return std::ranges::find(inPlay(table, player).immediate, card) != inPlay(table, player).immediate.end();
}

/// CQ-EVENT-1, -2: the card is read aloud and paid for, and leaves the hand.
void leaveForTheTable(Play &play, Colour player, const std::string &card)
{
    const EventCard *printed = eventNamed(play.open().pack, card);
    const bool immediate = isImmediate(play.open(), player, card);
    play.add(EventPlayed{player, card, immediate});
    if (!immediate && printed != nullptr && printed->cost.value_or(0) > 0)
        play.add(PointsChanged{player, -*printed->cost});
}

} // namespace

void play(Play &play, const PlayEvent &command)
{
    leaveForTheTable(play, command.player, command.card);
    applyOrOwe(play, command.player, command.card, command.effects);
}

namespace
{

/// CQ-RACE-1: pays for an ability with threat tokens.
void useAbility(Play &play, Colour player, const std::string &name)
{
    play.add(AbilityUsed{player, name});
    const RaceAbility *ability = abilityOf(play.open(), player, name);
    if (ability != nullptr && ability->threat > 0)
        play.add(ThreatChanged{player, -ability->threat});
}

} // namespace

void play(Play &play, const UseAbility &command)
{
    useAbility(play, command.player, command.ability);
    applyOrOwe(play, command.player, command.ability, command.effects);
}

/// CQ-STUFF-2.
void play(Play &play, const ActivateStuff &command)
{
    play.add(StuffTurned{command.player, command.card, false});
    applyOrOwe(play, command.player, command.card, command.effects);
}

void play(Play &play, const ApplyCard &command)
{
    play.add(CardApplied{command.by});
    applyEffects(play, command.by, command.effects);
}

void play(Play &play, const LeaveEffect &command)
{
    play.add(EffectLeft{command.card});
}

namespace
{

bool remains(const PublicTable &table, const std::optional<Colour> &player, const std::string &card)
{
    const std::vector<std::string> &there = player ? inPlay(table, *player).remaining : table.resistance.remaining;
    return std::ranges::find(there, card) != there.end();
}

/// CQ-CANCEL-1: removes a cancelled card from play; a discarded one has no further effect.
void cancelInPlay(Play &play, const CancelCard &command)
{
    switch (command.deck)
    {
    case Deck::Stuff:
        if (command.of)
            play.add(StuffLost{*command.of, command.card, std::nullopt});
        break;
    case Deck::Technology:
        if (command.face.value_or(0) >= 4)
            play.add(TechnologyEnded{command.card});
        break;
    default:
        if (remains(play.open(), command.of, command.card))
            play.add(EventEnded{command.of, command.card});
    }
}

/// Plays or uses the cancelling card or ability.
void spendWhatCancels(Play &play, const CancelCard &command)
{
    const StuffCard *stuff = stuffNamed(play.open().pack, command.by);
    if (eventNamed(play.open().pack, command.by) != nullptr)
        leaveForTheTable(play, command.player, command.by);
    else if (abilityOf(play.open(), command.player, command.by) != nullptr)
        useAbility(play, command.player, command.by);
    else if (stuff != nullptr && stuff->activate)
        play.add(StuffTurned{command.player, command.by, false});
}

} // namespace

/// CQ-CANCEL-1, -2, CQ-WIN-2: the given effects undo those of the card.
void play(Play &play, const CancelCard &command)
{
    spendWhatCancels(play, command);
    play.add(CancelTried{command.player, command.by, command.card, command.face});
    const std::optional<Winning> winning = play.open().pending.winning;
    const bool isTheWinning = winning && winning->by == command.card;
    cancelInPlay(play, command);
    applyEffects(play, command.card, command.effects);
    if (!isTheWinning)
        return;
    // Only after all is undone, because the remaining terror may win all the same.
    play.add(WinFailed{});
    play.byCard = command.card;
}

void play(Play &play, const LetWin &command)
{
    play.add(WinLet{command.player});
}

void play(Play &play, const ShowHand &command)
{
    const auto hand = play.table().hands.find(command.player);
    if (hand != play.table().hands.end())
        play.add(HandShown{command.player, hand->second});
}

// --- Drawing (CQ-DRAW, CQ-SETUP-5) ---

void play(Play &play, const DiscardEvent &command)
{
    play.add(EventDiscarded{command.player, command.card});
}

namespace
{

/// CQ-STATE-4: draws that many from the present deck; cards to be played immediately are face up.
void drawSome(Play &play, const DrawEvents &command, const std::vector<std::string> &cards, int number)
{
    const PublicTable &open = play.open();
    std::vector<std::string> immediate;
    std::vector<std::string> hand;
    for (const std::string &name : cards)
    {
        const EventCard *card = eventNamed(open.pack, name);
        (card != nullptr && card->immediately ? immediate : hand).push_back(name);
    }
    if (!hand.empty() && open.players.keptHands.contains(command.player))
        play.add(EventsDrawn{command.player, hand, isCooperative(open)});
    play.add(HandDrawn{command.player, number, immediate, command.by.empty()});
}

} // namespace

namespace
{

/// Returns the cards drawn before the discards were shuffled, at most the number that the deck had: a card to be played
/// immediately that is not in the deck came later.
std::vector<std::string> cardsBefore(const PublicTable &table, const std::vector<std::string> &cards, int number)
{
    std::optional<Cards> left = table.decks.at(Deck::Events).unseen;
    std::vector<std::string> before;
    for (const std::string &card : cards)
    {
        const EventCard *printed = eventNamed(table.pack, card);
        const bool isSeen = printed != nullptr && printed->immediately;
        if (std::ssize(before) < number && (!isSeen || !left || takeOne(*left, card)))
            before.push_back(card);
    }
    return before;
}

} // namespace

void play(Play &play, const DrawEvents &command)
{
    shuffleIfEmpty(play, Deck::Events);
    const int inDeck = deckSize(play.open(), Deck::Events).value_or(command.number);
    const int first = std::clamp(command.number, 0, std::max(0, inDeck));
    const std::vector<std::string> before = cardsBefore(play.open(), command.cards, first);
    std::vector<std::string> since = command.cards;
    for (const std::string &card : before)
        since.erase(std::ranges::find(since, card));
    // More new cards than the deck lacked: people had shuffled it before the draw.
    const bool shuffledBefore = std::ssize(since) > command.number - first;
    if (shuffledBefore)
        play.add(DeckShuffled{Deck::Events});
    if (shuffledBefore || first == command.number)
        return drawSome(play, command, command.cards, command.number);
    drawSome(play, command, before, first);
    shuffleIfEmpty(play, Deck::Events);
    drawSome(play, command, since, command.number - first);
}

} // namespace dossier::conquest
