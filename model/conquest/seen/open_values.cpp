#include "model/conquest/seen/open_values.h"

#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/resistance.h"
#include "model/core/look_up.h"

#include <algorithm>

namespace dossier::conquest
{

namespace
{

constexpr int six = 6;

/// Returns the names that may come from a deck.
std::vector<std::string> mayComeFrom(const PublicTable &table, Deck deck)
{
    std::vector<std::string> names = namesOf(table.pack, deck, isCooperative(table));
    std::erase_if(names, [&](const std::string &card) { return !mayCome(table, deck, card); });
    return names;
}

/// True when the app knows the contents of a deck.
bool isKnown(const PublicTable &table, Deck deck)
{
    const DeckInPlay *found = lookUp(table.decks, deck);
    return found != nullptr && found->unseen;
}

OpenCards cardOf(const PublicTable &table, Deck deck)
{
    return {.deck = deck, .names = mayComeFrom(table, deck), .open = !isKnown(table, deck)};
}

/// The open values of each command.
class Opening
{
public:
    Opening(const PublicTable &table, const Hands &hands, const EnteredValues &entered)
        : m_table(table)
        , m_hands(hands)
        , m_entered(entered)
    {
    }

    template <typename C>
    OpenValues operator()(const C & /*command*/) const
    {
        return {};
    }

    OpenValues operator()(const TakeRace & /*command*/) const
    {
        std::vector<std::string> left;
        for (const Race &race : m_table.pack.races)
            if (std::ranges::none_of(
                    m_table.inPlay, [&](const auto &player) { return player.second.race == race.name; }))
                left.push_back(race.name);
        return {.card = OpenCards{.source = CardSource::Races, .names = left}};
    }

    OpenValues operator()(const RollPoints &command) const { return {.dice = {command.player}}; }

    OpenValues operator()(const AnswerOne &command) const
    {
        return command.face ? OpenValues{.dice = {command.player}} : OpenValues{};
    }

    OpenValues operator()(const RollFirst &command) const
    {
        OpenValues values;
        for (const auto &[player, face] : command.faces)
            values.dice.emplace_back(player);
        return values;
    }

    OpenValues operator()(const Explore & /*command*/) const { return fromDeck(Deck::Locations); }

    OpenValues operator()(const TurnUpResistance & /*command*/) const { return fromDeck(Deck::Resistance); }

    OpenValues operator()(const DrawResistanceEvent & /*command*/) const { return fromDeck(Deck::ResistanceEvents); }

    OpenValues operator()(const RollBarrage &command) const { return {.dice = aliens(command.dice)}; }

    OpenValues operator()(const FireBarrage &command) const { return {.dice = aliens(command.dice)}; }

    OpenValues operator()(const RollRound &command) const
    {
        OpenValues values;
        const std::optional<Battle> &battle = m_table.battle;
        for (std::size_t i = 0; i < command.attacker.size(); ++i)
            values.dice.push_back(battle ? DieOwner(battle->by) : Side::Attacker);
        for (std::size_t i = 0; i < command.opponent.size(); ++i)
            values.dice.push_back(
                battle && battle->enemy ? DieOwner(*battle->enemy) : std::string(battle ? battle->fight.name : ""));
        return values;
    }

    OpenValues operator()(const DrawEvents &command) const
    {
        const bool kept = m_table.players.keptHands.contains(command.player);
        OpenCards card = cardOf(m_table, Deck::Events);
        card.max = static_cast<std::size_t>(std::max(0, command.number));
        if (!kept)
        {
            std::erase_if(card.names,
                [&](const std::string &name)
                {
                    const EventCard *found = eventNamed(m_table.pack, name);
                    return found == nullptr || !found->immediately;
                });
            card.source = CardSource::ImmediateEvents;
            card.needed = false;
        }
        return {.card = card, .drawable = kept && isKnown(m_table, Deck::Events)};
    }

    OpenValues operator()(const DiscardEvent &command) const
    {
        OpenCards card = cardOf(m_table, Deck::Events);
        if (const auto *hand = lookUp(m_hands, command.player))
            card.names = *hand;
        card.source = CardSource::Hand;
        card.open = false;
        return command.card.empty() ? OpenValues{.card = card, .drawable = false} : OpenValues{};
    }

    OpenValues operator()(const PlaceToken &command) const
    {
        OpenValues values{.card = cardOf(m_table, Deck::Tokens), .drawable = isKnown(m_table, Deck::Tokens)};
        // CQ-COOP-2: where the others lie already nothing is rolled.
        if (!joinedSpace(m_table, command.section))
            values.dice.emplace_back(SharedDie::Space);
        if (!m_entered.dice.empty() && !m_entered.cards.empty())
        {
            PlaceToken placed = command;
            placed.face = m_entered.dice.front();
            placed.token = m_entered.cards.front();
            values.pushed = placingOf(m_table, placed).pushable;
        }
        return values;
    }

    OpenValues operator()(const MoveToken &command) const { return {.dice = {command.token.token}}; }

    OpenValues operator()(const RollTechnology &command) const
    {
        OpenValues values;
        for (std::size_t i = 0; i < command.faces.size(); ++i)
            values.dice.emplace_back(static_cast<int>(i) + 1);
        const std::optional<int> left = deckSize(m_table, Deck::Technology);
        if (std::ranges::find(m_entered.dice, six) != m_entered.dice.end() && left != 0)
            values.card = cardOf(m_table, Deck::Technology);
        // Dice are rolled even when the deck is not known.
        values.drawable = left || m_entered.dice.size() < values.dice.size();
        return values;
    }

    OpenValues operator()(const FightCaptain &command) const
    {
        OpenValues values;
        for (std::size_t i = 0; i < command.attacker.size(); ++i)
            values.dice.emplace_back(SharedDie::Aliens);
        for (std::size_t i = 0; i < command.opponent.size(); ++i)
            values.dice.push_back(
                m_table.resistance.captain ? DieOwner(m_table.resistance.captain->token) : Side::Opponent);
        if (m_entered.dice.size() < values.dice.size())
            return values;
        const Command rolled = filled(Command(command), m_entered);
        const std::optional<Battle> round = captainsRound(m_table, *get_if<FightCaptain>(&rolled));
        if (round && resultOf(m_table, *round).winner == Side::Opponent)
            values.lost = aliensAt(m_table, command.at);
        return values;
    }

private:
    [[nodiscard]] OpenValues fromDeck(Deck deck) const
    {
        return {.card = cardOf(m_table, deck), .drawable = isKnown(m_table, deck)};
    }

    static std::vector<DieOwner> aliens(const std::map<AlienId, int> &dice)
    {
        std::vector<DieOwner> owners;
        for (const auto &[alien, die] : dice)
            owners.emplace_back(alien);
        return owners;
    }

    const PublicTable &m_table;
    const Hands &m_hands;
    const EnteredValues &m_entered;
};

/// Fills the entered values into each command.
class Filler
{
public:
    explicit Filler(const EnteredValues &entered)
        : m_entered(entered)
        , m_die(entered.dice.begin())
    {
    }

    template <typename C>
    void operator()(C &command)
    {
        if constexpr (requires {
                          command.attacker[0];
                          command.opponent[0];
                      })
        {
            each(command.attacker);
            each(command.opponent);
        }
        if constexpr (requires { command.faces.begin()->second; })
            each(command.faces);
        else if constexpr (requires { command.faces[0]; })
            each(command.faces);
        if constexpr (requires { command.dice.begin()->second; })
            each(command.dice);
        if constexpr (requires { command.face.has_value(); })
        {
            if (command.face && m_die != m_entered.dice.end())
                command.face = *m_die++;
        }
        else if constexpr (requires { command.face; })
            next(command.face);
        if constexpr (requires { command.race; })
            first(command.race);
        if constexpr (requires { command.token.size(); })
            first(command.token);
        if constexpr (requires { command.card; })
            first(command.card);
        if constexpr (requires { command.cards; })
            command.cards = m_entered.cards;
        if constexpr (requires { command.pushed; })
            command.pushed = m_entered.pushed;
        if constexpr (requires { command.lost; })
            command.lost = m_entered.lost;
    }

private:
    void next(int &face)
    {
        if (m_die != m_entered.dice.end())
            face = *m_die++;
    }

    void each(std::vector<int> &dice)
    {
        for (int &die : dice)
            next(die);
    }

    template <typename Who>
    void each(std::map<Who, int> &dice)
    {
        for (auto &[who, die] : dice)
            next(die);
    }

    void first(std::string &name)
    {
        if (!m_entered.cards.empty())
            name = m_entered.cards.front();
    }

    const EnteredValues &m_entered;
    std::vector<int>::const_iterator m_die;
};

} // namespace

OpenValues openValues(
    const PublicTable &table, const Hands &hands, const Command &command, const EnteredValues &entered)
{
    return visit([&](const auto &held) { return Opening(table, hands, entered)(held); }, command);
}

Command filled(const Command &command, const EnteredValues &entered)
{
    Command made = command;
    visit(Filler(entered), made);
    return made;
}

std::vector<std::string> namesIn(const Command &command)
{
    const auto one
        = [](const std::string &name) { return name.empty() ? std::vector<std::string>{} : std::vector{name}; };
    return visit(
        [&](const auto &held) -> std::vector<std::string>
        {
            if constexpr (requires { held.cards; })
                return held.cards;
            else if constexpr (requires { held.race; })
                return one(held.race);
            else if constexpr (requires { held.token.size(); })
                return one(held.token);
            else if constexpr (requires { held.card; })
                return one(held.card);
            else
                return {};
        },
        command);
}

bool isComplete(const View &seen, const Command &command, const EnteredValues &entered)
{
    const OpenValues values = openValues(seen, command, entered);
    const bool cards = !values.card || !values.card->needed || entered.cards.size() >= values.card->max;
    const bool pushed = values.pushed.empty() || std::ranges::count(values.pushed, entered.pushed) > 0;
    const bool lost = values.lost.empty() || (entered.lost && std::ranges::count(values.lost, *entered.lost) > 0);
    return entered.dice.size() >= values.dice.size() && cards && pushed && lost;
}

EnteredValues diceOf(const FightCaptain &fight)
{
    EnteredValues entered{.dice = fight.attacker};
    entered.dice.insert(entered.dice.end(), fight.opponent.begin(), fight.opponent.end());
    return entered;
}

std::optional<EnteredValues> captainsDice(const View &seen, const Command &rolled)
{
    const auto *captain = get_if<FightCaptain>(&rolled);
    if (captain == nullptr || !captain->lost)
        return std::nullopt;
    const std::vector<AlienId> there = aliensAt(seen.open, captain->at);
    const bool alike = std::ranges::all_of(
        there, [&](AlienId alien) { return alien.of == there.front().of && alien.number <= saucersOfAPlayer; });
    if (alike)
        return std::nullopt;
    return diceOf(*captain);
}

bool needsChoice(const View &seen, const Command &command)
{
    if (const auto *place = get_if<PlaceToken>(&command))
        return !placingOf(seen.open, *place).pushable.empty() && place->pushed.empty();
    return false;
}

} // namespace dossier::conquest
