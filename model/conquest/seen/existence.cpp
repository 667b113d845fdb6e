#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/refusal.h"
#include "model/conquest/seen/sections.h"
#include "model/conquest/seen/soundness.h"
#include "model/conquest/seen/whereabouts.h"
#include "model/core/member_walk.h"
#include "model/core/said_number.h"

#include <algorithm>
#include <concepts>

namespace dossier::conquest
{

namespace
{

using Fault = std::optional<std::string>;

Fault unless(bool holds, const char *member)
{
    return holds ? Fault{} : Fault{member};
}

bool isFace(int face)
{
    return face >= 1 && face <= 6;
}

template <typename Values>
bool areFaces(const Values &faces)
{
    return std::ranges::all_of(faces, isFace);
}

bool areFacesOf(const auto &dice)
{
    return std::ranges::all_of(dice, [](const auto &die) { return isFace(die.second); });
}

template <typename Command>
constexpr bool saidInABattle = std::same_as<Command, ResolveRound> || std::same_as<Command, LoseAlien>
    || std::same_as<Command, Flee> || std::same_as<Command, GoOn> || std::same_as<Command, Conquer>;

/// CQ-SETUP-2: things of cooperative games only: a track, technology, resistance events.
template <typename Said>
constexpr bool saidTogether = std::same_as<Said, AdvanceTechnology> || std::same_as<Said, StepBegan>;

/// Checks that the table has everything that a command or an event names, and that each piece can go to its target: a
/// piece that would come from nowhere does not exist.
class Existence : public MemberWalk<Existence>
{
public:
    explicit Existence(const PublicTable &table)
        : m_table(table)
    {
    }

    [[nodiscard]] bool exists(Colour player) const { return m_table.inPlay.contains(player); }

    [[nodiscard]] bool exists(const Place &at) const { return m_table.spaces.contains(at); }

    [[nodiscard]] bool exists(const Border &border) const
    {
        return exists(border.first) && exists(border.second) && border.first != border.second;
    }

    [[nodiscard]] bool exists(const AlienId &alien) const { return alienOf(m_table, alien) != nullptr; }

    /// Each once, and each section at a place of its own.
    [[nodiscard]] static bool exists(const Players &players)
    {
        const std::set<Colour> different(players.colours.begin(), players.colours.end());
        const bool laid = players.places.empty() || players.places.size() == players.colours.size();
        return different.size() == players.colours.size() && std::ranges::includes(different, players.keptHands) && laid
            && arePlaces(players.places);
    }

    /// True for a number within `maxSaid`.
    [[nodiscard]] static bool exists(int number) { return number >= -maxSaid && number <= maxSaid; }

    [[nodiscard]] static bool exists(const ResistanceSheet &sheet) { return isSound(sheet); }

    [[nodiscard]] bool exists(const TokenAt &token) const
    {
        return exists(token.at) && lies(m_table, token.at, token.token);
    }

    [[nodiscard]] bool exists(const TokensDue &due) const
    {
        return exists(Place{due.section, 0}) && due.number >= 1 && due.number <= 3;
    }

    // Conditions beyond the existence of the named things.

    static Fault wrong(const Describe &command) { return unless(isSound(command.printed), "/printed"); }

    static Fault wrong(const Described &event) { return unless(isSound(event.printed), "/printed"); }

    [[nodiscard]] Fault wrong(const TakeRace &command) const
    {
        return unless(raceNamed(m_table.pack, command.race) != nullptr, "/race");
    }

    [[nodiscard]] Fault wrong(const RaceTaken &event) const
    {
        return unless(raceNamed(m_table.pack, event.race) != nullptr, "/race");
    }

    static Fault wrong(const RollPoints &command) { return unless(isFace(command.face), "/face"); }

    static Fault wrong(const PointsRolled &event) { return unless(isFace(event.face), "/face"); }

    static Fault wrong(const AnswerOne &command) { return unless(isFace(command.face.value_or(1)), "/face"); }

    static Fault wrong(const RollFirst &command) { return unless(areFacesOf(command.faces), "/faces"); }

    [[nodiscard]] Fault wrong(const RollBarrage &command) const
    {
        return m_table.battle ? unless(areFacesOf(command.dice), "/dice") : Fault{"/type"};
    }

    static Fault wrong(const FireBarrage &command) { return unless(areFacesOf(command.dice), "/dice"); }

    /// These commands need a battle.
    template <typename Said>
        requires saidInABattle<Said>
    [[nodiscard]] Fault wrong(const Said & /*command*/) const
    {
        return unless(m_table.battle.has_value(), "/type");
    }

    template <typename Said>
        requires saidTogether<Said>
    [[nodiscard]] Fault wrong(const Said & /*said*/) const
    {
        return unless(isCooperative(m_table), "/type");
    }

    /// The fight before is over: its cards are on their pile.
    [[nodiscard]] Fault wrong(const FightToken &command) const
    {
        return unless(isBetweenFights() && tokenNamed(m_table.pack, command.token) != nullptr, "/token");
    }

    [[nodiscard]] Fault wrong(const FightAliens & /*command*/) const { return unless(!m_table.battle, "/type"); }

    /// A roll of both sides.
    template <typename Dice>
        requires requires(const Dice &rolled) { rolled.attacker.front(), rolled.opponent.front(); }
    [[nodiscard]] Fault wrong(const Dice &rolled) const
    {
        if ((std::same_as<Dice, RollRound> || std::same_as<Dice, ChangeDice>) && !m_table.battle)
            return "/type";
        if (!areFaces(rolled.attacker))
            return "/attacker";
        return unless(areFaces(rolled.opponent), "/opponent");
    }

    [[nodiscard]] Fault wrong(const RollTechnology &command) const
    {
        if (!areFaces(command.faces))
            return "/faces";
        return command.card.empty() ? Fault{} : unlessComes(Deck::Technology, command.card);
    }

    [[nodiscard]] Fault wrong(const PlaceToken &command) const
    {
        if (!isFace(command.face))
            return "/face";
        if (!isInThePool(m_table, command.token))
            return "/token";
        const bool lying = lies(m_table, {command.section, command.face}, command.pushed);
        return unless(command.pushed.empty() || lying, "/pushed");
    }

    static Fault wrong(const MoveToken &command) { return unless(isFace(command.face), "/face"); }

    [[nodiscard]] Fault wrong(const UseAbility &command) const
    {
        return unless(abilityOf(m_table, command.player, command.ability) != nullptr, "/ability");
    }

    // --- Cards: their origin ---

    [[nodiscard]] Fault wrong(const Explore &command) const { return unlessComes(Deck::Locations, command.card); }

    [[nodiscard]] Fault wrong(const LocationDrawn &event) const
    {
        const bool free = !spaceAt(m_table, event.at).location && !isLandingSite(event.at);
        return free ? unlessComes(Deck::Locations, event.card) : Fault{"/at"};
    }

    [[nodiscard]] Fault wrong(const TurnUpResistance &command) const
    {
        const bool fights = m_table.battle && m_table.battle->stage == Stage::TurnUp;
        return fights || isBetweenFights() ? unlessComes(Deck::Resistance, command.card) : Fault{"/type"};
    }

    [[nodiscard]] Fault wrong(const ResistanceTurnedUp &event) const
    {
        const bool waits
            = m_table.battle && m_table.battle->fight.against == Against::Cards && m_table.battle->fight.name.empty();
        return waits ? unlessComes(Deck::Resistance, event.card) : Fault{"/card"};
    }

    template <typename T>
        requires std::same_as<T, DrawResistanceEvent> || std::same_as<T, ResistanceEventDrawn>
    [[nodiscard]] Fault wrong(const T &drawn) const
    {
        return isCooperative(m_table) ? unlessComes(Deck::ResistanceEvents, drawn.card) : Fault{"/type"};
    }

    [[nodiscard]] Fault wrong(const TechnologyDrawn &event) const
    {
        return isCooperative(m_table) ? unlessComes(Deck::Technology, event.card) : Fault{"/type"};
    }

    [[nodiscard]] Fault wrong(const StuffGained &event) const { return unlessComes(Deck::Stuff, event.card); }

    [[nodiscard]] Fault wrong(const StuffLost &event) const
    {
        return unless(hasStuff(m_table, event.player, event.card) && event.to != event.player, "/card");
    }

    [[nodiscard]] Fault wrong(const StuffTurned &event) const
    {
        return unless(hasStuff(m_table, event.player, event.card), "/card");
    }

    [[nodiscard]] Fault wrong(const PlayEvent &command) const { return unlessHeld(command.player, command.card); }

    [[nodiscard]] Fault wrong(const EventPlayed &event) const
    {
        const std::vector<std::string> &immediate = inPlay(m_table, event.player).immediate;
        if (event.immediate)
            return unless(std::ranges::find(immediate, event.card) != immediate.end(), "/card");
        return unlessInAHand(event.player, event.card);
    }

    [[nodiscard]] Fault wrong(const DiscardEvent &command) const { return unlessInAHand(command.player, command.card); }

    [[nodiscard]] Fault wrong(const EventDiscarded &event) const { return unlessInAHand(event.player, event.card); }

    [[nodiscard]] Fault wrong(const LeaveEffect &command) const
    {
        return unless(isEffectDue(m_table, command.card), "/card");
    }

    [[nodiscard]] Fault wrong(const CancelCard &command) const
    {
        if (command.face && !isFace(*command.face))
            return "/face";
        if (eventNamed(m_table.pack, command.by) == nullptr)
            return std::nullopt;
        return unlessHeld(command.player, command.by) ? Fault{"/by"} : Fault{};
    }

    [[nodiscard]] Fault wrong(const EventEnded &event) const
    {
        const std::vector<std::string> &remaining
            = event.player ? inPlay(m_table, *event.player).remaining : m_table.resistance.remaining;
        return unless(std::ranges::find(remaining, event.card) != remaining.end(), "/card");
    }

    [[nodiscard]] Fault wrong(const TechnologyEnded &event) const
    {
        const std::vector<std::string> &there = m_table.resistance.technology;
        return unless(std::ranges::find(there, event.card) != there.end(), "/card");
    }

    [[nodiscard]] Fault wrong(const DrawEvents &command) const
    {
        const bool kept = m_table.players.keptHands.contains(command.player);
        for (const std::string &name : command.cards)
        {
            const EventCard *card = eventNamed(m_table.pack, name);
            if (card == nullptr || (!kept && !card->immediately))
                return "/cards";
        }
        if (!canAllBeDrawn(m_table, command.cards))
            return "/cards";
        return unless(command.number >= 0 && std::ssize(command.cards) <= command.number
                && command.number <= eventsLeftToDraw(m_table).value_or(maxSaid),
            "/number");
    }

    [[nodiscard]] Fault wrong(const EventsDrawn &event) const
    {
        return unless(canAllBeDrawn(m_table, event.cards), "/cards");
    }

    /// The cards of a hand come from the deck.
    [[nodiscard]] Fault wrong(const HandDrawn &event) const
    {
        if (!canAllBeDrawn(m_table, event.immediate))
            return "/immediate";
        return unless(std::ssize(event.immediate) <= event.number
                && event.number <= deckSize(m_table, Deck::Events).value_or(maxSaid),
            "/number");
    }

    // --- Tokens ---

    /// A corrected token is placed there, and a corrected conquest token lies where one can (CQ-FIGHT-7, CQ-DEMO-1).
    [[nodiscard]] Fault wrong(const Correct &command) const
    {
        const auto *placed = get_if<TokenPlaced>(&command.event);
        const auto *conquered = get_if<Conquered>(&command.event);
        const bool isFull = placed != nullptr && spaceAt(m_table, placed->at).tokens.size() >= 3;
        return unless(!isFull && (conquered == nullptr || canBeConquered(conquered->at)), "/event/at");
    }

    /// CQ-RES-7: a cooperative game has a rule for tokens without room.
    [[nodiscard]] Fault wrong(const TokenPlaced &event) const
    {
        const bool room = isCooperative(m_table) || spaceAt(m_table, event.at).tokens.size() < 3;
        return room ? unless(isInThePool(m_table, event.token), "/token") : Fault{"/at"};
    }

    [[nodiscard]] Fault wrong(const TokenTaken &event) const
    {
        return unless(lies(m_table, event.at, event.token), "/token");
    }

    [[nodiscard]] Fault wrong(const TokenMoved &event) const
    {
        const bool room = event.from != event.to && spaceAt(m_table, event.to).tokens.size() < 3;
        return room ? unless(lies(m_table, event.from, event.token), "/token") : Fault{"/to"};
    }

    [[nodiscard]] Fault wrong(const CaptainCame &event) const
    {
        return unless(
            isCooperative(m_table) && !m_table.resistance.captain && isInThePool(m_table, event.token), "/token");
    }

    // --- Numbers that would leave their bounds ---

    /// CQ-RES-3: the track begins at 0.
    [[nodiscard]] Fault wrong(const MarkerMoved &event) const
    {
        if (!isCooperative(m_table))
            return "/type";
        return unless(m_table.resistance.marker + event.by >= 0, "/by");
    }

    [[nodiscard]] Fault wrong(const ThreatChanged &event) const
    {
        return unless(inPlay(m_table, event.player).threat + event.by >= 0, "/by");
    }

    [[nodiscard]] Fault wrong(const PointsChanged &event) const
    {
        const std::optional<int> left = inPlay(m_table, event.player).points.left;
        return unless(left && *left + event.by >= 0, "/by");
    }

    template <typename T>
        requires std::same_as<T, Conquered> || std::same_as<T, Demolished> || std::same_as<T, Stolen>
    [[nodiscard]] Fault wrong(const T &event) const
    {
        return unless(spaceAt(m_table, event.at).location.has_value(), "/at");
    }

    // --- Values that need the rest of the table ---

    [[nodiscard]] Fault wrong(const BattleBegan & /*event*/) const { return unless(!m_table.battle, "/at"); }

    [[nodiscard]] Fault wrong(const FightBegan &event) const
    {
        const bool free = m_table.battle && m_table.battle->fight.name.empty() && m_table.battle->fight.heroes.empty();
        if (!free)
            return "/name";
        return unless(event.against != Against::Token || lies(m_table, m_table.battle->at, event.name), "/name");
    }

    [[nodiscard]] Fault wrong(const TokensCalled &event) const
    {
        return unless(isCooperative(m_table) || event.due.empty(), "/due");
    }

private:
    /// True for a place that can bear a conquest token: not one of printed resistance 0, nor a ruin without population.
    [[nodiscard]] bool canBeConquered(Place at) const
    {
        const std::optional<LocationInPlay> &location = spaceAt(m_table, at).location;
        const LocationCard *card = location ? locationNamed(m_table.pack, location->card) : nullptr;
        const bool isRuin = location && location->demolished;
        return (card == nullptr || card->resistance != 0)
            && !(isRuin && m_table.options.demolition == Demolition::TakesPopulation);
    }

    [[nodiscard]] bool isBetweenFights() const { return !m_table.battle || m_table.battle->stage == Stage::NextFight; }

    [[nodiscard]] Fault unlessComes(Deck deck, const std::string &card) const
    {
        return unless(canBeDrawn(m_table, deck, card), "/card");
    }

    [[nodiscard]] Fault unlessInAHand(Colour player, const std::string &card) const
    {
        return unless(canBeInTheHand(m_table, player, card), "/card");
    }

    [[nodiscard]] Fault unlessHeld(Colour player, const std::string &card) const
    {
        return unless(canBePlayed(m_table, player, card), "/card");
    }

    const PublicTable &m_table;
};

} // namespace

std::optional<std::string> malformed(const PublicTable &table, const Event &event)
{
    return visit([&](const auto &held) { return Existence(table).in(held); }, event);
}

std::optional<std::string> malformedEffect(const PublicTable &table, const Effect &effect)
{
    return Existence(table).in(effect);
}

std::optional<std::string> malformedWithoutEffects(const PublicTable &table, const Command &command)
{
    return visit(
        [&]<typename C>(const C &held)
        {
            if constexpr (requires { held.effects; })
            {
                C alone = held;
                alone.effects.clear();
                return Existence(table).in(alone);
            }
            else
                return Existence(table).in(held);
        },
        command);
}

} // namespace dossier::conquest
