#pragma once

#include "model/conquest/seen/event.h"
#include "model/core/fact.h"

namespace dossier::conquest
{

namespace reason
{

// Reasons of refusals in a turn, with their facts. The names are those of the JSON.

struct OtherPhase
{
    Phase phase{};
    bool operator==(const OtherPhase &) const = default;
    static constexpr auto names = memberNames("phase");
};

/// CQ-DUE-2, -3: something else is due.
struct ComesFirst
{
    std::string first{};
    bool operator==(const ComesFirst &) const = default;
    static constexpr auto names = memberNames("first");
};

struct NotOnTurn
{
    std::optional<Colour> active{};
    bool operator==(const NotOnTurn &) const = default;
    static constexpr auto names = memberNames("active");
};

struct PlayersAllowed
{
    int min{};
    int max{};
    bool operator==(const PlayersAllowed &) const = default;
    static constexpr auto names = memberNames("least", "most");
};

/// Neither the pack nor the table gives the number.
struct NumberUnknown
{
    std::string name{};
    std::string member{};
    bool operator==(const NumberUnknown &) const = default;
    static constexpr auto names = memberNames("name", "member");
};

struct RaceGone
{
    std::string raceTaken{};
    bool operator==(const RaceGone &) const = default;
    static constexpr auto names = memberNames("race_taken");
};

struct RaceNeeded
{
    Colour raceOf{};
    bool operator==(const RaceNeeded &) const = default;
    static constexpr auto names = memberNames("race_of");
};

/// CQ-STATE-4.
struct NoneLeft
{
    Deck deck{};
    std::string none{};
    bool operator==(const NoneLeft &) const = default;
    static constexpr auto names = memberNames("deck", "none");
};

struct NotAtHand
{
    CommandToken tokenSetAside{};
    bool operator==(const NotAtHand &) const = default;
    static constexpr auto names = memberNames("token_set_aside");
};

/// CQ-CMD-2.
struct TokensAtHand
{
    int tokensAtHand{};
    bool operator==(const TokensAtHand &) const = default;
    static constexpr auto names = memberNames("tokens_at_hand");
};

/// He has nothing to choose or to roll now.
struct NoRollDue
{
    Colour noRollOf{};
    bool operator==(const NoRollDue &) const = default;
    static constexpr auto names = memberNames("no_roll_of");
};

struct NothingOffered
{
    Colour nothingOffered{};
    bool operator==(const NothingOffered &) const = default;
    static constexpr auto names = memberNames("nothing_offered");
};

/// CQ-CMD-3.
struct WhoRolls
{
    std::vector<Colour> tied{};
    bool operator==(const WhoRolls &) const = default;
    static constexpr auto names = memberNames("tied");
};

struct TooFewPoints
{
    int points{};
    int needed{};
    bool operator==(const TooFewPoints &) const = default;
    static constexpr auto names = memberNames("points", "needed");
};

struct TooFewThreat
{
    int threat{};
    int needed{};
    bool operator==(const TooFewThreat &) const = default;
    static constexpr auto names = memberNames("threat", "needed");
};

struct InReserve
{
    AlienId inReserve{};
    bool operator==(const InReserve &) const = default;
    static constexpr auto names = memberNames("in_reserve");
};

struct OnTheBoard
{
    AlienId onTheBoard{};
    bool operator==(const OnTheBoard &) const = default;
    static constexpr auto names = memberNames("on_the_board");
};

struct NotOwn
{
    AlienId alien{};
    Colour player{};
    bool operator==(const NotOwn &) const = default;
    static constexpr auto names = memberNames("alien", "player");
};

struct MovementEnded
{
    AlienId ended{};
    bool operator==(const MovementEnded &) const = default;
    static constexpr auto names = memberNames("ended");
};

struct NotTouching
{
    Place from{};
    Place to{};
    bool operator==(const NotTouching &) const = default;
    static constexpr auto names = memberNames("from", "to");
};

/// CQ-BOARD-2: the table has to say it.
struct TouchingUnknown
{
    Place unknownFrom{};
    Place to{};
    bool operator==(const TouchingUnknown &) const = default;
    static constexpr auto names = memberNames("unknown_from", "to");
};

struct NotInHand
{
    std::string notInHand{};
    bool operator==(const NotInHand &) const = default;
    static constexpr auto names = memberNames("not_in_hand");
};

struct EmptyHand
{
    Colour emptyHand{};
    bool operator==(const EmptyHand &) const = default;
    static constexpr auto names = memberNames("empty_hand");
};

/// CQ-EVENT-2.
struct NeedsOwnAction
{
    std::string costsPoints{};
    bool operator==(const NeedsOwnAction &) const = default;
    static constexpr auto names = memberNames("costs_points");
};

struct CardsToDraw
{
    int cardsToDraw{};
    bool operator==(const CardsToDraw &) const = default;
    static constexpr auto names = memberNames("cards_to_draw");
};

/// CQ-DRAW-1.
struct MayBeDrawn
{
    Word<"drawn"> already{};
    bool operator==(const MayBeDrawn &) const = default;
    static constexpr auto names = memberNames("already");
};

/// CQ-DRAW-1.
struct OneDiscard
{
    Number<1> discards{};
    bool operator==(const OneDiscard &) const = default;
    static constexpr auto names = memberNames("discards");
};

struct TurnedDown
{
    std::string turnedDown{};
    bool operator==(const TurnedDown &) const = default;
    static constexpr auto names = memberNames("turned_down");
};

struct NotBefore
{
    Colour player{};
    std::string notBeforeHim{};
    bool operator==(const NotBefore &) const = default;
    static constexpr auto names = memberNames("player", "not_before_him");
};

struct NoActivation
{
    std::string noActivation{};
    bool operator==(const NoActivation &) const = default;
    static constexpr auto names = memberNames("no_activation");
};

/// CQ-CANCEL-1.
struct NothingToCancel
{
    std::string nothingFor{};
    bool operator==(const NothingToCancel &) const = default;
    static constexpr auto names = memberNames("nothing_for");
};

struct NotCancelled
{
    std::string notInPlay{};
    bool operator==(const NotCancelled &) const = default;
    static constexpr auto names = memberNames("not_in_play");
};

/// CQ-CANCEL-1: an event after which a die was rolled, or rolled again, can no longer be cancelled.
struct LedToDice
{
    std::string ledToDice{};
    bool operator==(const LedToDice &) const = default;
    static constexpr auto names = memberNames("led_to_dice");
};

struct DoesNotCancel
{
    std::string doesNotCancel{};
    bool operator==(const DoesNotCancel &) const = default;
    static constexpr auto names = memberNames("does_not_cancel");
};

/// CQ-CANCEL-2.
struct DieNeeded
{
    std::string dieFor{};
    bool operator==(const DieNeeded &) const = default;
    static constexpr auto names = memberNames("die_for");
};

/// CQ-WIN-2.
struct NotAsked
{
    Colour notAsked{};
    bool operator==(const NotAsked &) const = default;
    static constexpr auto names = memberNames("not_asked");
};

/// Only a cooperative game has it, or only a competitive one.
struct OnlyTogether
{
    Mode mode{};
    bool operator==(const OnlyTogether &) const = default;
    static constexpr auto names = memberNames("mode");
};

/// CQ-SECRET-1.
struct NoHandKept
{
    Colour handOnPaper{};
    bool operator==(const NoHandKept &) const = default;
    static constexpr auto names = memberNames("hand_on_paper");
};

/// CQ-SECRET-1.
struct HandUnknown
{
    Colour handOf{};
    bool operator==(const HandUnknown &) const = default;
    static constexpr auto names = memberNames("hand_of");
};

/// CQ-SECRET-1.
struct ChoiceSecret
{
    Colour choiceOf{};
    bool operator==(const ChoiceSecret &) const = default;
    static constexpr auto names = memberNames("choice_of");
};

} // namespace reason

/// Reasons of this chapter.
struct PlayReason
    : OneOf<reason::OtherPhase, reason::ComesFirst, reason::NotOnTurn, reason::PlayersAllowed, reason::NumberUnknown,
          reason::RaceGone, reason::RaceNeeded, reason::NoneLeft, reason::NotAtHand, reason::TokensAtHand,
          reason::NoRollDue, reason::NothingOffered, reason::WhoRolls, reason::TooFewPoints, reason::TooFewThreat,
          reason::InReserve, reason::OnTheBoard, reason::NotOwn, reason::MovementEnded, reason::NotTouching,
          reason::TouchingUnknown, reason::NotInHand, reason::EmptyHand, reason::NeedsOwnAction, reason::CardsToDraw,
          reason::MayBeDrawn, reason::OneDiscard, reason::TurnedDown, reason::NotBefore, reason::NoActivation,
          reason::NothingToCancel, reason::NotCancelled, reason::LedToDice, reason::DoesNotCancel, reason::DieNeeded,
          reason::NotAsked, reason::OnlyTogether, reason::NoHandKept, reason::HandUnknown, reason::ChoiceSecret>
{
    using OneOf::OneOf;
};

} // namespace dossier::conquest
