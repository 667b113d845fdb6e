#include "model/conquest/seen/due.h"
#include "model/conquest/seen/refusals.h"
#include "model/core/look_up.h"

#include <algorithm>

namespace dossier::conquest
{

namespace
{

/// CQ-SECRET-1: refuses a card that is not in the hand, as far as the viewer can know.
Refusal unlessInHand(const View &seen, Colour player, const std::string &card)
{
    if (inPlay(seen.open, player).hand < 1)
        return violation(rule::CQ_EVENT_1, reason::EmptyHand{player});
    if (!seen.open.players.keptHands.contains(player))
        return std::nullopt;
    const auto hand = seen.hands.find(player);
    if (hand == seen.hands.end())
        return violation(rule::CQ_SECRET_1, reason::HandUnknown{player});
    return std::ranges::find(hand->second, card) != hand->second.end()
        ? Refusal{}
        : violation(rule::CQ_EVENT_1, reason::NotInHand{card});
}

bool isImmediate(const View &seen, Colour player, const std::string &card)
{
    const std::vector<std::string> &immediate = inPlay(seen.open, player).immediate;
    return std::ranges::find(immediate, card) != immediate.end();
}

} // namespace

Refusal unlessHandHasIt(const View &seen, const EventDiscarded &discarded)
{
    return seen.open.players.keptHands.contains(discarded.player) ? unlessInHand(seen, discarded.player, discarded.card)
                                                                  : Refusal{};
}

/// CQ-EVENT-2, CQ-ACT-7.
Refusal refuseCard(const View &seen, Colour player, const std::string &card)
{
    if (const Refusal no = unlessPlaying(seen))
        return no;
    if (const Refusal no = unlessInHand(seen, player, card))
        return no;
    const EventCard *printed = eventNamed(seen.open.pack, card);
    if (printed == nullptr || !printed->cost)
        return violation(rule::CQ_EVENT_2, reason::NumberUnknown{card, "cost"});
    const int cost = *printed->cost;
    if (cost == 0)
        return std::nullopt;
    if (unlessTurn(seen, Phase::Action, player))
        return violation(rule::CQ_EVENT_2, reason::NeedsOwnAction{card});
    const int left = inPlay(seen.open, player).points.left.value_or(0);
    return left >= cost ? Refusal{} : violation(rule::CQ_ACT_7, reason::TooFewPoints{left, cost});
}

Refusal unplayable(const View &seen, Colour player, const std::string &card)
{
    if (cancels(seen.open.pack, card) && cancellable(seen.open).empty())
        return violation(rule::CQ_CANCEL_1, reason::NothingToCancel{card});
    const Refusal no = refuse(seen, PlayEvent{player, card, {}});
    const auto *why = no ? std::get_if<PlayReason>(&no->reason) : nullptr;
    const bool isPrice = why != nullptr
        && (holds_alternative<reason::TooFewPoints>(*why) || holds_alternative<reason::NeedsOwnAction>(*why));
    return isPrice ? no : Refusal{};
}

/// CQ-EVENT-1, CQ-DRAW-2.
Refusal refuse(const View &seen, const PlayEvent &command)
{
    if (isImmediate(seen, command.player, command.card))
        return seen.open.clock.phase == Phase::Over ? unlessPlaying(seen) : Refusal{};
    return refuseCard(seen, command.player, command.card);
}

/// CQ-RACE-1, CQ-ACT-6.
Refusal refuse(const View &seen, const UseAbility &command)
{
    if (const Refusal no = unlessPlaying(seen))
        return no;
    const RaceAbility *ability = abilityOf(seen.open, command.player, command.ability);
    if (ability == nullptr)
        return violation(rule::CQ_RACE_1, reason::RaceNeeded{command.player});
    const int needed = ability->threat;
    const int threat = inPlay(seen.open, command.player).threat;
    return threat >= needed ? Refusal{} : violation(rule::CQ_RACE_1, reason::TooFewThreat{threat, needed});
}

/// CQ-STUFF-2.
Refusal refuse(const View &seen, const ActivateStuff &command)
{
    if (const Refusal no = unlessPlaying(seen))
        return no;
    const std::vector<StuffInPlay> &stuff = inPlay(seen.open, command.player).stuff;
    const auto isIt = [&](const StuffInPlay &card) { return card.card == command.card; };
    if (std::ranges::none_of(stuff, isIt))
        return violation(rule::CQ_STUFF_1, reason::NotBefore{command.player, command.card});
    const StuffCard *printed = stuffNamed(seen.open.pack, command.card);
    if (printed == nullptr || !printed->activate)
        return violation(rule::CQ_STUFF_2, reason::NoActivation{command.card});
    const bool ready = std::ranges::any_of(stuff, [&](const StuffInPlay &card) { return isIt(card) && card.ready; });
    return ready ? Refusal{} : violation(rule::CQ_STUFF_2, reason::TurnedDown{command.card});
}

/// CQ-SETUP-5: in the set-up only of a card that was played there.
Refusal refuse(const View &seen, const ApplyCard &command)
{
    return isEffectDue(seen.open, command.by) ? Refusal{} : unlessPlaying(seen);
}

/// CQ-DUE-2: people decide that an effect is left aside; in the set-up, too.
Refusal refuse(const View & /*seen*/, const LeaveEffect & /*command*/)
{
    return std::nullopt;
}

namespace
{

/// CQ-CANCEL-1, -2, CQ-RACE-1, CQ-STUFF-2: refuses unless the cancelling thing can be used.
Refusal unlessUsable(const View &seen, const CancelCard &command)
{
    if (abilityOf(seen.open, command.player, command.by) != nullptr)
        return refuse(seen, UseAbility{command.player, command.by, {}});
    const StuffCard *stuff = stuffNamed(seen.open.pack, command.by);
    return stuff != nullptr && stuff->activate ? refuse(seen, ActivateStuff{command.player, command.by, {}})
                                               : Refusal{};
}

} // namespace

/// CQ-CANCEL-1, -2.
Refusal refuse(const View &seen, const CancelCard &command)
{
    if (const Refusal no = unlessPlaying(seen))
        return no;
    const Cancellable card{command.of, command.deck, command.card};
    const std::vector<Cancellable> inPlay = cardsInPlay(seen.open);
    if (!isBeingPlayed(seen.open, card) && std::ranges::find(inPlay, card) == inPlay.end())
        return violation(rule::CQ_CANCEL_1, reason::NotCancelled{command.card});
    if (hasLedToDice(seen.open, card))
        return violation(rule::CQ_CANCEL_1, reason::LedToDice{command.card});
    if (command.deck == Deck::Technology && !command.face)
        return violation(rule::CQ_CANCEL_2, reason::DieNeeded{command.card});
    const EventCard *by = eventNamed(seen.open.pack, command.by);
    if (by == nullptr)
        return unlessUsable(seen, command);
    if (!by->cancels)
        return violation(rule::CQ_CANCEL_1, reason::DoesNotCancel{command.by});
    return isImmediate(seen, command.player, command.by) ? Refusal{} : refuseCard(seen, command.player, command.by);
}

/// CQ-WIN-2.
Refusal refuse(const View &seen, const LetWin &command)
{
    if (const Refusal no = unlessPlaying(seen))
        return no;
    const std::optional<Winning> &winning = seen.open.pending.winning;
    return winning && winning->asked.contains(command.player)
        ? Refusal{}
        : violation(rule::CQ_WIN_2, reason::NotAsked{command.player});
}

/// CQ-SECRET-1: never in a competitive game.
Refusal refuse(const View &seen, const ShowHand &command)
{
    if (!isCooperative(seen.open))
        return violation(rule::CQ_SECRET_1, reason::OnlyTogether{seen.open.players.mode});
    return seen.open.players.keptHands.contains(command.player)
        ? Refusal{}
        : violation(rule::CQ_SECRET_1, reason::NoHandKept{command.player});
}

// --- Drawing ---

/// CQ-DRAW-1, -3.
Refusal refuse(const View &seen, const DiscardEvent &command)
{
    if (handTooLarge(seen.open) == command.player)
        return unlessInHand(seen, command.player, command.card);
    if (const Refusal no = unlessTurn(seen, Phase::Draw, command.player))
        return no;
    if (seen.open.turn.discarded)
        return violation(rule::CQ_DRAW_1, reason::OneDiscard{});
    if (seen.open.turn.drawn)
        return violation(rule::CQ_DRAW_1, reason::MayBeDrawn{});
    return unlessInHand(seen, command.player, command.card);
}

namespace
{

/// CQ-SECRET-1: cards in the viewer's own hand are not in the deck; and the discards give at most the number that the
/// deck lacks.
Refusal unlessInDeck(const View &seen, const DrawEvents &command)
{
    const DeckInPlay *deck = lookUp(seen.open.decks, Deck::Events);
    if (deck == nullptr || !deck->unseen)
        return std::nullopt;
    const auto own = seen.hands.find(command.player);
    std::ptrdiff_t lacking = command.number - std::max(0, deckSize(seen.open, Deck::Events).value_or(0));
    const std::set<std::string> names(command.cards.begin(), command.cards.end());
    for (const std::string &card : names)
    {
        const auto count
            = [&](const Cards &cards) { return lookUp(cards, card) != nullptr ? *lookUp(cards, card) : 0; };
        const std::ptrdiff_t held = own != seen.hands.end() ? std::ranges::count(own->second, card) : 0;
        const std::ptrdiff_t shuffled
            = std::ranges::count(command.cards, card) - std::max<std::ptrdiff_t>(0, count(*deck->unseen) - held);
        lacking -= std::max<std::ptrdiff_t>(0, shuffled);
        if (shuffled > 0 && (lacking < 0 || shuffled > count(deck->discarded)))
            return violation(rule::CQ_STATE_4, reason::NoneLeft{Deck::Events, card});
    }
    return std::nullopt;
}

/// CQ-SETUP-5, CQ-DRAW-1: time and number of a hand's draw.
Refusal unlessHandIsFilled(const View &seen, const DrawEvents &command)
{
    const bool setUp = seen.open.clock.phase == Phase::SetUp;
    if (!setUp)
    {
        if (const Refusal no = unlessTurn(seen, Phase::Draw, command.player))
            return no;
    }
    else if (inPlay(seen.open, command.player).race.empty())
        return violation(rule::CQ_SETUP_5, reason::RaceNeeded{command.player});
    const bool drawn = setUp ? inPlay(seen.open, command.player).hadTurn : seen.open.turn.drawn;
    if (drawn)
        return violation(setUp ? rule::CQ_SETUP_5 : rule::CQ_DRAW_1, reason::MayBeDrawn{});
    const int wanted = cardsToDraw(seen.open, command.player);
    return command.number == wanted ? Refusal{} : violation(rule::CQ_DRAW_1, reason::CardsToDraw{wanted});
}

} // namespace

Refusal refuse(const View &seen, const DrawEvents &command)
{
    if (const Refusal no = command.by.empty() ? unlessHandIsFilled(seen, command) : unlessPlaying(seen))
        return no;
    const bool kept = seen.open.players.keptHands.contains(command.player);
    if (kept && std::ssize(command.cards) != command.number)
        return violation(rule::CQ_DRAW_1, reason::CardsToDraw{command.number});
    return unlessInDeck(seen, command);
}

} // namespace dossier::conquest
