#pragma once

#include "model/conquest/seen/commands.h"

namespace dossier::conquest
{

// Events at a table. Each is wholly public or wholly secret (`mayKnow`).

// --- Set-up ---

struct PlayersChosen
{
    static constexpr std::string_view type = "players_chosen";
    Players players{};
    bool operator==(const PlayersChosen &) const = default;
    static constexpr auto names = memberNames("players");
};

struct OptionsChosen
{
    static constexpr std::string_view type = "options_chosen";
    TableOptions options{};
    bool operator==(const OptionsChosen &) const = default;
    static constexpr auto names = memberNames("options");
};

struct Described
{
    static constexpr std::string_view type = "described";
    Printed printed{};
    bool operator==(const Described &) const = default;
    static constexpr auto names = memberNames("printed");
};

struct SheetDescribed
{
    static constexpr std::string_view type = "sheet_described";
    bool brutal = false;
    ResistanceSheet sheet{};
    bool operator==(const SheetDescribed &) const = default;
    static constexpr auto names = memberNames("brutal", "sheet");
};

struct TouchingSaid
{
    static constexpr std::string_view type = "touching_said";
    Border border{};
    bool touch = true;
    bool operator==(const TouchingSaid &) const = default;
    static constexpr auto names = memberNames("border", "touch");
};

struct RaceTaken
{
    static constexpr std::string_view type = "race_taken";
    Colour player = Colour::Green;
    std::string race{};
    bool operator==(const RaceTaken &) const = default;
    static constexpr auto names = memberNames("player", "race");
};

/// One of the called tokens has been handled.
struct TokensPut
{
    static constexpr std::string_view type = "tokens_put";
    int section = 0;
    bool operator==(const TokensPut &) const = default;
    static constexpr auto names = memberNames("section");
};

// --- The round ---

/// CQ-DUE-1: begins the Command phase of that round.
struct RoundBegan
{
    static constexpr std::string_view type = "round_began";
    int round = 1;
    bool operator==(const RoundBegan &) const = default;
    static constexpr auto names = memberNames("round");
};

/// CQ-CMD-2.
struct TokensTakenBack
{
    static constexpr std::string_view type = "tokens_taken_back";
    Colour player = Colour::Green;
    bool operator==(const TokensTakenBack &) const = default;
    static constexpr auto names = memberNames("player");
};

/// CQ-CMD-1: secret.
struct TokenChosen
{
    static constexpr std::string_view type = "token_chosen";
    Colour player = Colour::Green;
    CommandToken token = CommandToken::Two;
    bool operator==(const TokenChosen &) const = default;
    static constexpr auto names = memberNames("player", "token");
};

/// CQ-CMD-1: a token is face down before him.
struct TokenLaid
{
    static constexpr std::string_view type = "token_laid";
    Colour player = Colour::Green;
    bool operator==(const TokenLaid &) const = default;
    static constexpr auto names = memberNames("player");
};

/// CQ-CMD-1, -2.
struct TokensRevealed
{
    static constexpr std::string_view type = "tokens_revealed";
    std::map<Colour, CommandToken> tokens{};
    bool operator==(const TokensRevealed &) const = default;
    static constexpr auto names = memberNames("tokens");
};

/// CQ-CMD-1: with a flag that offers the second roll.
struct PointsRolled
{
    static constexpr std::string_view type = "points_rolled";
    Colour player = Colour::Green;
    int face = 1;
    bool offered = false;
    bool operator==(const PointsRolled &) const = default;
    static constexpr auto names = memberNames("player", "face", "offered");
};

/// CQ-CMD-3: players who roll for the first turn.
struct FirstTied
{
    static constexpr std::string_view type = "first_tied";
    std::vector<Colour> players{};
    bool operator==(const FirstTied &) const = default;
    static constexpr auto names = memberNames("players");
};

/// CQ-CMD-3.
struct FirstRolled
{
    static constexpr std::string_view type = "first_rolled";
    std::map<Colour, int> faces{};
    bool operator==(const FirstRolled &) const = default;
    static constexpr auto names = memberNames("faces");
};

/// CQ-CMD-3.
struct FirstChosen
{
    static constexpr std::string_view type = "first_chosen";
    Colour player = Colour::Green;
    bool operator==(const FirstChosen &) const = default;
    static constexpr auto names = memberNames("player");
};

/// CQ-DUE-2, CQ-ACT-2.
struct TurnBegan
{
    static constexpr std::string_view type = "turn_began";
    Colour player = Colour::Green;
    bool operator==(const TurnBegan &) const = default;
    static constexpr auto names = memberNames("player");
};

/// CQ-DUE-2: Battle or Draw.
struct PhaseBegan
{
    static constexpr std::string_view type = "phase_began";
    Phase phase = Phase::Battle;
    bool operator==(const PhaseBegan &) const = default;
    static constexpr auto names = memberNames("phase");
};

struct TurnEnded
{
    static constexpr std::string_view type = "turn_ended";
    Colour player = Colour::Green;
    bool operator==(const TurnEnded &) const = default;
    static constexpr auto names = memberNames("player");
};

// --- Cards ---

/// Secret: the cards drawn into a hand; in a cooperative game all players may look.
struct EventsDrawn
{
    static constexpr std::string_view type = "events_drawn";
    Colour player = Colour::Green;
    std::vector<std::string> cards{};
    bool shared = false;
    bool operator==(const EventsDrawn &) const = default;
    static constexpr auto names = memberNames("player", "cards", "shared");
};

/// Number of cards drawn, and those among them to be played immediately, which are in no hand.
struct HandDrawn
{
    static constexpr std::string_view type = "hand_drawn";
    Colour player = Colour::Green;
    int number = 0;
    std::vector<std::string> immediate{};
    bool inDraw = false;
    bool operator==(const HandDrawn &) const = default;
    static constexpr auto names = memberNames("player", "number", "immediate", "in_draw");
};

/// CQ-EVENT-1: from the hand, or drawn to be played immediately.
struct EventPlayed
{
    static constexpr std::string_view type = "event_played";
    Colour player = Colour::Green;
    std::string card{};
    bool immediate = false;
    bool operator==(const EventPlayed &) const = default;
    static constexpr auto names = memberNames("player", "card", "immediate");
};

/// CQ-SECRET-1.
struct HandShown
{
    static constexpr std::string_view type = "hand_shown";
    Colour player = Colour::Green;
    std::vector<std::string> cards{};
    bool operator==(const HandShown &) const = default;
    static constexpr auto names = memberNames("player", "cards");
};

/// CQ-RACE-1.
struct AbilityUsed
{
    static constexpr std::string_view type = "ability_used";
    Colour player = Colour::Green;
    std::string ability{};
    bool operator==(const AbilityUsed &) const = default;
    static constexpr auto names = memberNames("player", "ability");
};

/// The named card causes the events that follow.
struct CardApplied
{
    static constexpr std::string_view type = "card_applied";
    std::string by{};
    bool operator==(const CardApplied &) const = default;
    static constexpr auto names = memberNames("by");
};

/// CQ-DUE-2: a card came, or an ability was used, whose effect is not entered yet.
struct EffectBecameDue
{
    static constexpr std::string_view type = "effect_became_due";
    std::optional<Colour> player{};
    std::string card{};
    bool operator==(const EffectBecameDue &) const = default;
    static constexpr auto names = memberNames("player", "card");
};

/// CQ-DUE-2: people leave the due effect of a card aside.
struct EffectLeft
{
    static constexpr std::string_view type = "effect_left";
    std::string card{};
    bool operator==(const EffectLeft &) const = default;
    static constexpr auto names = memberNames("card");
};

/// CQ-CANCEL-2.
struct CancelTried
{
    static constexpr std::string_view type = "cancel_tried";
    Colour player = Colour::Green;
    std::string by{};
    std::string card{};
    std::optional<int> face{};
    bool operator==(const CancelTried &) const = default;
    static constexpr auto names = memberNames("player", "by", "card", "face");
};

/// CQ-STATE-4, CQ-FIGHT-9: the discards become the deck again.
struct DeckShuffled
{
    static constexpr std::string_view type = "deck_shuffled";
    Deck deck = Deck::Locations;
    bool operator==(const DeckShuffled &) const = default;
    static constexpr auto names = memberNames("deck");
};

} // namespace dossier::conquest
