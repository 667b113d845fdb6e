#include "views/conquest/desk/blanks.h"

#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/resistance.h"
#include "model/core/look_up.h"
#include "views/conquest/words/names.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

using namespace conquest;

/// The translation context of this file, and `tr` in it.
struct ConquestBlank
{
    Q_DECLARE_TR_FUNCTIONS(ConquestBlank)
};

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

CardBlank cardOf(const PublicTable &table, Deck deck)
{
    return {.caption = wording::name(deck), .names = mayComeFrom(table, deck), .open = !isKnown(table, deck)};
}

/// The blanks of each command.
class Blanks
{
public:
    Blanks(const View &seen, const ConquestFilling &filling)
        : m_seen(seen)
        , m_filling(filling)
    {
    }

    template <typename C>
    ConquestBlanks operator()(const C & /*command*/) const
    {
        return {};
    }

    ConquestBlanks operator()(const TakeRace & /*command*/) const
    {
        std::vector<std::string> left;
        for (const Race &race : open().pack.races)
            if (std::ranges::none_of(
                    open().inPlay, [&](const auto &player) { return player.second.race == race.name; }))
                left.push_back(race.name);
        return {.card = CardBlank{.caption = ConquestBlank::tr("Race"), .names = left}};
    }

    ConquestBlanks operator()(const RollPoints &command) const { return {.dice = {wording::name(command.player)}}; }

    ConquestBlanks operator()(const AnswerOne &command) const
    {
        return command.face ? ConquestBlanks{.dice = {wording::name(command.player)}} : ConquestBlanks{};
    }

    ConquestBlanks operator()(const RollFirst &command) const
    {
        ConquestBlanks blanks;
        for (const auto &[player, face] : command.faces)
            blanks.dice << wording::name(player);
        return blanks;
    }

    ConquestBlanks operator()(const Explore & /*command*/) const { return fromDeck(Deck::Locations); }

    ConquestBlanks operator()(const TurnUpResistance & /*command*/) const { return fromDeck(Deck::Resistance); }

    ConquestBlanks operator()(const DrawResistanceEvent & /*command*/) const
    {
        return fromDeck(Deck::ResistanceEvents);
    }

    ConquestBlanks operator()(const RollBarrage &command) const { return {.dice = aliens(command.dice)}; }

    ConquestBlanks operator()(const FireBarrage &command) const { return {.dice = aliens(command.dice)}; }

    ConquestBlanks operator()(const RollRound &command) const
    {
        ConquestBlanks blanks;
        const std::optional<Battle> &battle = open().battle;
        for (std::size_t i = 0; i < command.attacker.size(); ++i)
            blanks.dice << (battle ? wording::name(battle->by) : wording::name(Side::Attacker));
        for (std::size_t i = 0; i < command.opponent.size(); ++i)
            blanks.dice << (battle && battle->enemy ? wording::name(*battle->enemy)
                                                    : wording::tokenName(open(), battle ? battle->fight.name : ""));
        return blanks;
    }

    ConquestBlanks operator()(const DrawEvents &command) const
    {
        const bool kept = open().players.keptHands.contains(command.player);
        CardBlank card = cardOf(open(), Deck::Events);
        card.max = static_cast<std::size_t>(std::max(0, command.number));
        if (!kept)
        {
            std::erase_if(card.names,
                [&](const std::string &name)
                {
                    const EventCard *found = eventNamed(open().pack, name);
                    return found == nullptr || !found->immediately;
                });
            card.caption = ConquestBlank::tr("Drawn and played immediately, if any");
            card.needed = false;
        }
        return {.card = card, .drawable = kept && isKnown(open(), Deck::Events)};
    }

    ConquestBlanks operator()(const DiscardEvent &command) const
    {
        CardBlank card = cardOf(open(), Deck::Events);
        if (const auto *hand = lookUp(m_seen.hands, command.player))
            card.names = *hand;
        card.caption = ConquestBlank::tr("Card");
        card.open = false;
        return command.card.empty() ? ConquestBlanks{.card = card, .drawable = false} : ConquestBlanks{};
    }

    ConquestBlanks operator()(const PlaceToken &command) const
    {
        ConquestBlanks blanks{.card = cardOf(open(), Deck::Tokens), .drawable = isKnown(open(), Deck::Tokens)};
        // CQ-COOP-2: where the others lie already nothing is rolled.
        if (!joinedSpace(open(), command.section))
            blanks.dice << ConquestBlank::tr("Space");
        if (!m_filling.dice.empty() && !m_filling.cards.empty())
        {
            PlaceToken placed = command;
            placed.face = m_filling.dice.front();
            placed.token = m_filling.cards.front();
            blanks.pushed = placingOf(open(), placed).pushable;
        }
        return blanks;
    }

    ConquestBlanks operator()(const MoveToken &command) const
    {
        return {.dice = {wording::tokenName(open(), command.token.token)}};
    }

    ConquestBlanks operator()(const RollTechnology &command) const
    {
        ConquestBlanks blanks;
        for (std::size_t i = 0; i < command.faces.size(); ++i)
            blanks.dice << ConquestBlank::tr("Die %1").arg(i + 1);
        const std::optional<int> left = deckSize(open(), Deck::Technology);
        if (std::ranges::find(m_filling.dice, six) != m_filling.dice.end() && left != 0)
            blanks.card = cardOf(open(), Deck::Technology);
        // Dice are rolled even when the deck is not known.
        blanks.drawable = left || std::ssize(m_filling.dice) < blanks.dice.size();
        return blanks;
    }

    ConquestBlanks operator()(const FightCaptain &command) const
    {
        ConquestBlanks blanks;
        for (std::size_t i = 0; i < command.attacker.size(); ++i)
            blanks.dice << ConquestBlank::tr("Aliens");
        for (std::size_t i = 0; i < command.opponent.size(); ++i)
            blanks.dice << (open().resistance.captain ? wording::tokenName(open(), open().resistance.captain->token)
                                                      : wording::name(Side::Opponent));
        if (std::ssize(m_filling.dice) < blanks.dice.size())
            return blanks;
        const Command rolled = filled(Command(command), m_filling);
        const std::optional<Battle> round = captainsRound(open(), *get_if<FightCaptain>(&rolled));
        if (round && resultOf(open(), *round).winner == Side::Opponent)
            blanks.lost = aliensAt(open(), command.at);
        return blanks;
    }

private:
    [[nodiscard]] const PublicTable &open() const { return m_seen.open; }

    [[nodiscard]] ConquestBlanks fromDeck(Deck deck) const
    {
        return {.card = cardOf(open(), deck), .drawable = isKnown(open(), deck)};
    }

    [[nodiscard]] QStringList aliens(const std::map<AlienId, int> &dice) const
    {
        QStringList names;
        for (const auto &[alien, die] : dice)
            names << wording::name(open(), alien);
        return names;
    }

    const View &m_seen;
    const ConquestFilling &m_filling;
};

/// Fills the entered values into each command.
class Filler
{
public:
    explicit Filler(const ConquestFilling &filling)
        : m_filling(filling)
        , m_die(filling.dice.begin())
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
            if (command.face && m_die != m_filling.dice.end())
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
            command.cards = m_filling.cards;
        if constexpr (requires { command.pushed; })
            command.pushed = m_filling.pushed;
        if constexpr (requires { command.lost; })
            command.lost = m_filling.lost;
    }

private:
    void next(int &face)
    {
        if (m_die != m_filling.dice.end())
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
        if (!m_filling.cards.empty())
            name = m_filling.cards.front();
    }

    const ConquestFilling &m_filling;
    std::vector<int>::const_iterator m_die;
};

} // namespace

ConquestBlanks blanksOf(const View &seen, const Command &command, const ConquestFilling &filling)
{
    return visit([&](const auto &held) { return Blanks(seen, filling)(held); }, command);
}

std::optional<std::string> cardMeant(const PublicTable &table, const CardBlank &blank, const QString &text)
{
    const auto named = std::ranges::find_if(
        blank.names, [&](const std::string &name) { return folded(wording::cardName(table, name)) == folded(text); });
    if (named != blank.names.end())
        return *named;
    // A part of a name is enough when no other name has it; when a card can be new, only the beginning is: a button
    // enters a new name with which another begins.
    const auto isMeant = [&](const std::string &name)
    {
        const QString whole = folded(wording::cardName(table, name));
        return blank.open ? whole.startsWith(folded(text)) : whole.contains(folded(text));
    };
    if (text.isEmpty() || std::ranges::count_if(blank.names, isMeant) != 1)
        return std::nullopt;
    return *std::ranges::find_if(blank.names, isMeant);
}

QString troubleWith(const PublicTable &table, const ConquestBlanks &blanks, const QString &typed, bool taken)
{
    constexpr int maxTypedLength = 60;
    if (!blanks.card || blanks.card->open || cardMeant(table, *blanks.card, typed))
        return {};
    const QString named = singleLine(typed, maxTypedLength);
    if (std::ranges::any_of(blanks.card->names,
            [&](const std::string &name) { return folded(wording::cardName(table, name)).contains(folded(typed)); }))
        return taken
            ? ConquestBlank::tr("Several names have “%1”: choose one of the list.", "a part of a name").arg(named)
            : QString();
    return blanks.drawable
        ? ConquestBlank::tr("“%1” is not in the list. Choose a name of the list, or empty the field to draw.", "a card")
              .arg(named)
        : ConquestBlank::tr("“%1” is not in the list. Choose a name of the list.", "a card").arg(named);
}

Command filled(const Command &command, const ConquestFilling &filling)
{
    Command made = command;
    visit(Filler(filling), made);
    return made;
}

bool isComplete(const View &seen, const Command &command, const ConquestFilling &filling)
{
    const ConquestBlanks blanks = blanksOf(seen, command, filling);
    const bool cards = !blanks.card || !blanks.card->needed || filling.cards.size() >= blanks.card->max;
    const bool pushed = blanks.pushed.empty() || std::ranges::count(blanks.pushed, filling.pushed) > 0;
    const bool lost = blanks.lost.empty() || (filling.lost && std::ranges::count(blanks.lost, *filling.lost) > 0);
    return std::ssize(filling.dice) >= blanks.dice.size() && cards && pushed && lost;
}

ConquestFilling diceOf(const FightCaptain &fight)
{
    ConquestFilling filling{.dice = fight.attacker};
    filling.dice.insert(filling.dice.end(), fight.opponent.begin(), fight.opponent.end());
    return filling;
}

std::optional<ConquestFilling> captainsDice(const View &seen, const Command &rolled)
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

} // namespace dossier
