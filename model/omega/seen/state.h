#pragma once

#include "model/omega/seen/content.h"
#include "model/omega/seen/pending.h"

#include <map>
#include <set>

namespace dossier::omega
{

/// OP-ADR-1: places of the 96 tokens. Substitutes are among them and are also counted separately.
struct Adrenaline
{
    static constexpr int inTheBox = 96;

    int bank = inTheBox;
    int pool = 0;
    std::map<AbilityId, int> wells{};
    std::map<Role, int> sheets{};
    int substitutes = 0;
    bool operator==(const Adrenaline &) const = default;
    static constexpr auto names = memberNames("bank", "pool", "wells", "sheets", "substitutes");

    /// Number of all tokens except substitutes: always 96.
    [[nodiscard]] int total() const
    {
        int sum = bank + pool - substitutes;
        for (const auto &[ability, tokens] : wells)
            sum += tokens;
        for (const auto &[role, tokens] : sheets)
            sum += tokens;
        return sum;
    }
};

/// OP-DOWN-1, -2.
enum class Condition : std::uint8_t
{
    Active,
    Downed,
    /// On the map again, on the downed card until the next Planning.
    Revived,
    Dead,
};

constexpr auto words(Condition /*condition*/)
{
    return memberNames("active", "downed", "revived", "dead");
}

/// A commando in play.
struct Commando
{
    /// Seat of its player, counted from 1.
    int seat = 1;
    Condition condition = Condition::Active;
    std::optional<StanceId> stance{};
    /// The initiative card, 1 to 5.
    std::optional<int> initiative{};
    /// True when the stance is chosen, or the turn is over, in the present step.
    bool done = false;
    std::optional<Space> at{};
    Facing facing = Facing::North;
    int wounds = 0;
    std::set<KitId> kit{};
    std::vector<ItemId> items{};
    /// The basic weapons in use; none until known.
    std::optional<WeaponId> ranged{};
    std::optional<WeaponId> melee{};
    bool operator==(const Commando &) const = default;
    static constexpr auto names = memberNames("seat", "condition", "stance", "initiative", "done", "at", "facing",
        "wounds", "kit", "items", "ranged", "melee");
};

/// An enemy or a drone on the map.
struct Standing
{
    KindId kind{};
    Space at{};
    Facing facing = Facing::North;
    int wounds = 0;
    /// A blaster's power tokens.
    int power = 0;
    /// OP-ATK-4: true when it has been activated this round.
    bool activated = false;
    bool operator==(const Standing &) const = default;
    static constexpr auto names = memberNames("kind", "at", "facing", "wounds", "power", "activated");
};

enum class RoomState : std::uint8_t
{
    Start,
    Hidden,
    Revealed,
    Goal,
};

constexpr auto words(RoomState /*state*/)
{
    return memberNames("start", "hidden", "revealed", "goal");
}

/// OP-ROOM-1: a room, divided by the doors at set-up; it keeps its spaces when they open.
struct Room
{
    RoomId id{};
    RoomState state = RoomState::Hidden;
    std::vector<Space> spaces{};
    bool operator==(const Room &) const = default;
    static constexpr auto names = memberNames("id", "state", "spaces");

    [[nodiscard]] bool contains(Space space) const
    {
        for (const Space own : spaces)
            if (own == space)
                return true;
        return false;
    }
};

/// The map with everything on it except figures.
struct Ground
{
    /// The printed map with the closed doors; `mapOf` adds terrain markers.
    Map map{1, 1};
    /// Door markers: the kind of each one that is face up.
    std::map<Edge, std::optional<DoorKind>> doors{};
    std::vector<Room> rooms{};
    std::map<MarkerKind, std::set<Space>> markers{};
    /// Printed equivalents of markers on tiles: vents, peril, rubble.
    std::map<MarkerKind, std::set<Space>> printed{};
    /// Objective tiles.
    std::map<ObjectiveId, Space> objectives{};
    std::set<TileName> flipped{};
    /// The wounds of markers that a mission allows to be damaged.
    std::map<MarkerKind, std::map<Space, int>> damage{};
    bool operator==(const Ground &) const = default;
    static constexpr auto names
        = memberNames("map", "doors", "rooms", "markers", "printed", "objectives", "flipped", "damage");
};

/// OP-ROUND-1: the steps of a game, in order.
enum class Step : std::uint8_t
{
    SetUp,
    Timer,
    Transfer,
    Initiative,
    Stances,
    Turns,
    Refresh,
    Spawn,
    Activate,
    Discard,
    Over,
};

constexpr auto words(Step /*step*/)
{
    return memberNames("set_up", "timer", "transfer", "initiative", "stances", "turns", "refresh", "spawn", "activate",
        "discard", "over");
}

/// The present time of the game.
struct Clock
{
    static constexpr int lastSpace = 20;

    Step step = Step::SetUp;
    int round = 0;
    /// OP-ROUND-2: the timer tokens' spaces on the track.
    int primary = 1;
    std::optional<int> secondary{};
    bool crisis = false;
    /// The winner once the game is over, if the rules determine it.
    std::optional<Side> winner{};
    /// OP-ROUND-2: the mission events that have happened.
    std::set<MissionEventId> happened{};
    bool operator==(const Clock &) const = default;
    static constexpr auto names = memberNames("step", "round", "primary", "secondary", "crisis", "winner", "happened");
};

/// A commando's turn, or an enemy's activation.
struct Turn
{
    Combatant who = Role::TeamLeader;
    /// OP-ATK-4: an enemy's combat activation.
    bool combat = false;
    bool moved = false;
    bool attacked = false;
    bool diagonalUsed = false;
    /// OP-ACT-3: the kinds of marker that an action placed.
    std::set<MarkerKind> placed{};
    /// OP-ACT-3: the drones that an action brought, and those that have attacked in this turn.
    std::set<KindId> deployed{};
    std::set<FigureId> drones{};
    bool operator==(const Turn &) const = default;
    static constexpr auto names
        = memberNames("who", "combat", "moved", "attacked", "diagonal_used", "placed", "deployed", "drones");
};

/// Duration of an effect.
enum class Until : std::uint8_t
{
    EndOfTurn,
    EndOfRound,
    TakenAway,
};

constexpr auto words(Until /*until*/)
{
    return memberNames("end_of_turn", "end_of_round", "taken_away");
}

/// A named effect on a combatant (OP-SAME-1).
struct Effect
{
    EffectId name{};
    Combatant on = Role::TeamLeader;
    Stat stat = Stat::Speed;
    int amount = 0;
    Until until = Until::TakenAway;
    bool operator==(const Effect &) const = default;
    static constexpr auto names = memberNames("name", "on", "stat", "amount", "until");
};

/// The investigate deck: the number of cards left, and those that left the game.
struct Deck
{
    int left = 0;
    std::vector<ItemId> discarded{};
    bool operator==(const Deck &) const = default;
    static constexpr auto names = memberNames("left", "discarded");
};

/// A clone's attack of this activation step (OP-ATK-2).
struct CloneAttack
{
    KindId kind{};
    Combatant target = Role::TeamLeader;
    /// The attacking clone; none once it has left the map.
    std::optional<FigureId> by{};
    friend auto operator<=>(const CloneAttack &, const CloneAttack &) = default;
    static constexpr auto names = memberNames("kind", "target", "by");
};

/// The public state of the table.
struct PublicTable
{
    Printing printing = Printing::Revised;
    Content content{};
    Ground ground;
    Adrenaline adrenaline;
    std::map<Role, Commando> commandos{};
    std::map<FigureId, Standing> figures{};
    /// Figures left in the reserves.
    std::map<KindId, int> reserves{};
    Deck deck{};
    Clock clock{};
    std::optional<Turn> turn{};
    std::vector<Effect> effects{};
    Pending pending{};
    std::set<CloneAttack> cloneAttacks{};
    /// OP-ATK-3, `revised`: combatants who have rolled for a hazard this turn.
    std::set<Combatant> hazarded{};
    bool operator==(const PublicTable &) const = default;
    static constexpr auto names = memberNames("printing", "content", "ground", "adrenaline", "commandos", "figures",
        "reserves", "deck", "clock", "turn", "effects", "pending", "clone_attacks", "hazarded");
};

} // namespace dossier::omega
