#pragma once

#include "model/conquest/seen/effects.h"

namespace dossier::conquest
{

// Events in battles and after them.

// --- Battles ---

/// CQ-EXP-3.
struct LocationDrawn
{
    static constexpr std::string_view type = "location_drawn";
    Place at{};
    std::string card{};
    bool operator==(const LocationDrawn &) const = default;
    static constexpr auto names = memberNames("at", "card");
};

struct BattleBegan
{
    static constexpr std::string_view type = "battle_began";
    Colour by = Colour::Green;
    Place at{};
    std::optional<Colour> enemy{};
    bool outOfTurn = false;
    int cards = 0;
    bool operator==(const BattleBegan &) const = default;
    static constexpr auto names = memberNames("by", "at", "enemy", "out_of_turn", "cards");
};

/// CQ-FIGHT-1.
struct FightBegan
{
    static constexpr std::string_view type = "fight_began";
    Against against = Against::Token;
    std::string name{};
    bool operator==(const FightBegan &) const = default;
    static constexpr auto names = memberNames("against", "name");
};

struct ResistanceTurnedUp
{
    static constexpr std::string_view type = "resistance_turned_up";
    std::string card{};
    bool operator==(const ResistanceTurnedUp &) const = default;
    static constexpr auto names = memberNames("card");
};

/// CQ-FIGHT-5, CQ-RES-5.
struct BarrageFired
{
    static constexpr std::string_view type = "barrage_fired";
    TokenAt by{};
    std::map<AlienId, int> dice{};
    bool operator==(const BarrageFired &) const = default;
    static constexpr auto names = memberNames("by", "dice");
};

/// CQ-FIGHT-2.
struct DiceRolled
{
    static constexpr std::string_view type = "dice_rolled";
    std::vector<int> attacker{};
    std::vector<int> opponent{};
    bool operator==(const DiceRolled &) const = default;
    static constexpr auto names = memberNames("attacker", "opponent");
};

/// CQ-EVENT-3.
struct DiceChanged
{
    static constexpr std::string_view type = "dice_changed";
    std::string by{};
    std::vector<int> attacker{};
    std::vector<int> opponent{};
    bool operator==(const DiceChanged &) const = default;
    static constexpr auto names = memberNames("by", "attacker", "opponent");
};

/// CQ-FIGHT-2.
struct RoundResolved
{
    static constexpr std::string_view type = "round_resolved";
    RoundResult result{};
    std::optional<Colour> loser{};
    bool operator==(const RoundResolved &) const = default;
    static constexpr auto names = memberNames("result", "loser");
};

/// The battle's next step; and its loser, once it is over.
struct StageChanged
{
    static constexpr std::string_view type = "stage_changed";
    Stage stage = Stage::NextFight;
    std::optional<Colour> loser{};
    bool operator==(const StageChanged &) const = default;
    static constexpr auto names = memberNames("stage", "loser");
};

/// CQ-FIGHT-3: the token goes back into the pool, or the cards are discarded.
struct FightWon
{
    static constexpr std::string_view type = "fight_won";
    bool operator==(const FightWon &) const = default;
    static constexpr auto names = memberNames();
};

/// CQ-FIGHT-6.
struct Stayed
{
    static constexpr std::string_view type = "stayed";
    Colour player = Colour::Green;
    bool operator==(const Stayed &) const = default;
    static constexpr auto names = memberNames("player");
};

/// CQ-FIGHT-3, -4.
struct BattleEnded
{
    static constexpr std::string_view type = "battle_ended";
    bool won = false;
    bool operator==(const BattleEnded &) const = default;
    static constexpr auto names = memberNames("won");
};

/// CQ-TOKEN-3: the token is to be fought at once.
struct TokenAppeared
{
    static constexpr std::string_view type = "token_appeared";
    TokenAt token{};
    bool operator==(const TokenAppeared &) const = default;
    static constexpr auto names = memberNames("token");
};

// --- The resistance ---

/// CQ-DUE-4: with the tokens that act in it.
struct StepBegan
{
    static constexpr std::string_view type = "step_began";
    int step = 1;
    std::vector<TokenAt> acting{};
    bool operator==(const StepBegan &) const = default;
    static constexpr auto names = memberNames("step", "acting");
};

/// CQ-RES-4, -5.
struct TokenActed
{
    static constexpr std::string_view type = "token_acted";
    TokenAt token{};
    bool operator==(const TokenActed &) const = default;
    static constexpr auto names = memberNames("token");
};

/// CQ-COOP-5.
struct ResistanceEventDrawn
{
    static constexpr std::string_view type = "resistance_event_drawn";
    std::string card{};
    bool operator==(const ResistanceEventDrawn &) const = default;
    static constexpr auto names = memberNames("card");
};

/// CQ-RES-6.
struct TechnologyRolled
{
    static constexpr std::string_view type = "technology_rolled";
    std::vector<int> faces{};
    bool operator==(const TechnologyRolled &) const = default;
    static constexpr auto names = memberNames("faces");
};

/// CQ-RES-6, -9.
struct TechnologyDrawn
{
    static constexpr std::string_view type = "technology_drawn";
    std::string card{};
    bool operator==(const TechnologyDrawn &) const = default;
    static constexpr auto names = memberNames("card");
};

/// CQ-RES-10.
struct CaptainCame
{
    static constexpr std::string_view type = "captain_came";
    std::string token{};
    std::vector<Place> spaces{};
    bool operator==(const CaptainCame &) const = default;
    static constexpr auto names = memberNames("token", "spaces");
};

/// CQ-RES-10.
struct CaptainFought
{
    static constexpr std::string_view type = "captain_fought";
    Place at{};
    std::vector<int> attacker{};
    std::vector<int> opponent{};
    RoundResult result{};
    bool operator==(const CaptainFought &) const = default;
    static constexpr auto names = memberNames("at", "attacker", "opponent", "result");
};

/// CQ-RES-10.
struct CaptainLeft
{
    static constexpr std::string_view type = "captain_left";
    bool operator==(const CaptainLeft &) const = default;
    static constexpr auto names = memberNames();
};

// --- The end, rulings ---

/// CQ-WIN-2.
struct WinClaimed
{
    static constexpr std::string_view type = "win_claimed";
    Colour player = Colour::Green;
    std::string by{};
    bool operator==(const WinClaimed &) const = default;
    static constexpr auto names = memberNames("player", "by");
};

/// CQ-STEAL-1, CQ-FIGHT-6: the player's own conquest token replaces another player's.
struct Stolen
{
    static constexpr std::string_view type = "stolen";
    Place at{};
    Colour player = Colour::Green;
    Colour from = Colour::Green;
    bool operator==(const Stolen &) const = default;
    static constexpr auto names = memberNames("at", "player", "from");
};

/// CQ-WIN-2.
struct WinLet
{
    static constexpr std::string_view type = "win_let";
    Colour player = Colour::Green;
    bool operator==(const WinLet &) const = default;
    static constexpr auto names = memberNames("player");
};

/// CQ-WIN-2: the card was cancelled.
struct WinFailed
{
    static constexpr std::string_view type = "win_failed";
    bool operator==(const WinFailed &) const = default;
    static constexpr auto names = memberNames();
};

/// CQ-WIN-1, CQ-RES-8.
struct GameEnded
{
    static constexpr std::string_view type = "game_ended";
    Outcome outcome{};
    bool operator==(const GameEnded &) const = default;
    static constexpr auto names = memberNames("outcome");
};

/// People allowed something against a rule.
struct RulingMade
{
    static constexpr std::string_view type = "ruling_made";
    std::string rule{};
    std::string reason{};
    bool operator==(const RulingMade &) const = default;
    static constexpr auto names = memberNames("rule", "reason");
};

/// A ruling that would reveal a secret of that player's.
struct SecretRulingMade
{
    static constexpr std::string_view type = "secret_ruling_made";
    Colour player = Colour::Green;
    std::string rule{};
    std::string reason{};
    bool operator==(const SecretRulingMade &) const = default;
    static constexpr auto names = memberNames("player", "rule", "reason");
};

} // namespace dossier::conquest
