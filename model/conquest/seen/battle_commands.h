#pragma once

#include "model/conquest/seen/effects.h"

namespace dossier::conquest
{

// Commands of the seats in battles and after them, in the order of the digest.

// --- Battle (CQ-EXP, CQ-FIGHT) ---

/// CQ-EXP-3.
struct Explore
{
    static constexpr std::string_view type = "explore";
    Place at{};
    std::string card{};
    bool operator==(const Explore &) const = default;
    static constexpr auto names = memberNames("at", "card");
};

/// CQ-FIGHT-1.
struct FightToken
{
    static constexpr std::string_view type = "fight_token";
    Place at{};
    std::string token{};
    /// CQ-COOP-4: the player whose aliens fight out of turn.
    std::optional<Colour> by{};
    bool operator==(const FightToken &) const = default;
    static constexpr auto names = memberNames("at", "token", "by");
};

/// CQ-FIGHT-1: turns up a resistance card or a hero.
struct TurnUpResistance
{
    static constexpr std::string_view type = "turn_up_resistance";
    Place at{};
    std::string card{};
    bool operator==(const TurnUpResistance &) const = default;
    static constexpr auto names = memberNames("at", "card");
};

/// CQ-FIGHT-6.
struct FightAliens
{
    static constexpr std::string_view type = "fight_aliens";
    Place at{};
    Colour enemy = Colour::Green;
    bool operator==(const FightAliens &) const = default;
    static constexpr auto names = memberNames("at", "enemy");
};

/// CQ-FIGHT-5: a die for every alien on the space and around it.
struct RollBarrage
{
    static constexpr std::string_view type = "roll_barrage";
    std::map<AlienId, int> dice{};
    bool operator==(const RollBarrage &) const = default;
    static constexpr auto names = memberNames("dice");
};

/// CQ-FIGHT-2.
struct RollRound
{
    static constexpr std::string_view type = "roll_round";
    std::vector<int> attacker{};
    std::vector<int> opponent{};
    bool operator==(const RollRound &) const = default;
    static constexpr auto names = memberNames("attacker", "opponent");
};

/// CQ-EVENT-3: new dice by a card or an ability.
struct ChangeDice
{
    static constexpr std::string_view type = "change_dice";
    std::string by{};
    std::vector<int> attacker{};
    std::vector<int> opponent{};
    bool operator==(const ChangeDice &) const = default;
    static constexpr auto names = memberNames("by", "attacker", "opponent");
};

/// CQ-FIGHT-8.
struct ResolveRound
{
    static constexpr std::string_view type = "resolve_round";
    bool operator==(const ResolveRound &) const = default;
    static constexpr auto names = memberNames();
};

/// CQ-FIGHT-3.
struct LoseAlien
{
    static constexpr std::string_view type = "lose_alien";
    AlienId alien{};
    bool operator==(const LoseAlien &) const = default;
    static constexpr auto names = memberNames("alien");
};

/// CQ-FIGHT-4: to one space, or to several when the table lets each alien flee its own way.
struct Flee
{
    static constexpr std::string_view type = "flee";
    Colour player = Colour::Green;
    std::map<AlienId, Place> to{};
    bool operator==(const Flee &) const = default;
    static constexpr auto names = memberNames("player", "to");
};

/// CQ-FIGHT-4, -6: no fleeing.
struct GoOn
{
    static constexpr std::string_view type = "go_on";
    Colour player = Colour::Green;
    bool operator==(const GoOn &) const = default;
    static constexpr auto names = memberNames("player");
};

/// CQ-FIGHT-7, -6: puts a conquest token, or declines.
struct Conquer
{
    static constexpr std::string_view type = "conquer";
    bool put = true;
    bool operator==(const Conquer &) const = default;
    static constexpr auto names = memberNames("put");
};

/// CQ-STEAL-1.
struct Steal
{
    static constexpr std::string_view type = "steal";
    Place at{};
    bool operator==(const Steal &) const = default;
    static constexpr auto names = memberNames("at");
};

/// CQ-DUE-2: begins the Draw phase.
struct EndBattles
{
    static constexpr std::string_view type = "end_battles";
    bool operator==(const EndBattles &) const = default;
    static constexpr auto names = memberNames();
};

// --- Draw (CQ-DRAW) ---

/// CQ-DRAW-1, -3.
struct DiscardEvent
{
    static constexpr std::string_view type = "discard_event";
    Colour player = Colour::Green;
    std::string card{};
    bool operator==(const DiscardEvent &) const = default;
    static constexpr auto names = memberNames("player", "card");
};

/// CQ-DRAW-1, CQ-SETUP-5, or by a card: draws that many; names them when the app keeps the hand, and always those to be
/// played immediately.
struct DrawEvents
{
    static constexpr std::string_view type = "draw_events";
    Colour player = Colour::Green;
    int number = 0;
    std::vector<std::string> cards{};
    std::string by{};
    bool operator==(const DrawEvents &) const = default;
    static constexpr auto names = memberNames("player", "number", "cards", "by");
};

/// CQ-DUE-2.
struct EndTurn
{
    static constexpr std::string_view type = "end_turn";
    bool operator==(const EndTurn &) const = default;
    static constexpr auto names = memberNames();
};

// --- The resistance (CQ-RES) ---

/// CQ-RES-1, CQ-FIGHT-1: with the card's effects.
struct DrawResistanceEvent
{
    static constexpr std::string_view type = "draw_resistance_event";
    std::string card{};
    std::vector<Effect> effects{};
    bool operator==(const DrawResistanceEvent &) const = default;
    static constexpr auto names = memberNames("card", "effects");
};

/// CQ-RES-2.
struct FreeLocations
{
    static constexpr std::string_view type = "free_locations";
    bool operator==(const FreeLocations &) const = default;
    static constexpr auto names = memberNames();
};

/// CQ-RES-3.
struct AdvanceTechnology
{
    static constexpr std::string_view type = "advance_technology";
    bool operator==(const AdvanceTechnology &) const = default;
    static constexpr auto names = memberNames();
};

/// CQ-RES-7: a random token and the die of its space; names the token that is pushed away when several are there.
struct PlaceToken
{
    static constexpr std::string_view type = "place_token";
    int section = 0;
    int face = 1;
    std::string token{};
    std::string pushed{};
    bool operator==(const PlaceToken &) const = default;
    static constexpr auto names = memberNames("section", "face", "token", "pushed");
};

/// CQ-RES-4.
struct MoveToken
{
    static constexpr std::string_view type = "move_token";
    TokenAt token{};
    int face = 1;
    bool operator==(const MoveToken &) const = default;
    static constexpr auto names = memberNames("token", "face");
};

/// CQ-RES-5.
struct FireBarrage
{
    static constexpr std::string_view type = "fire_barrage";
    TokenAt token{};
    std::map<AlienId, int> dice{};
    bool operator==(const FireBarrage &) const = default;
    static constexpr auto names = memberNames("token", "dice");
};

/// CQ-RES-6: with the card that a 6 brings.
struct RollTechnology
{
    static constexpr std::string_view type = "roll_technology";
    std::vector<int> faces{};
    std::string card{};
    bool operator==(const RollTechnology &) const = default;
    static constexpr auto names = memberNames("faces", "card");
};

/// CQ-RES-10: one round against a space, and the lost alien.
struct FightCaptain
{
    static constexpr std::string_view type = "fight_captain";
    Place at{};
    std::vector<int> attacker{};
    std::vector<int> opponent{};
    std::optional<AlienId> lost{};
    bool operator==(const FightCaptain &) const = default;
    static constexpr auto names = memberNames("at", "attacker", "opponent", "lost");
};

// --- The end ---

struct EndGame
{
    static constexpr std::string_view type = "end_game";
    Outcome outcome{};
    bool operator==(const EndGame &) const = default;
    static constexpr auto names = memberNames("outcome");
};

} // namespace dossier::conquest
