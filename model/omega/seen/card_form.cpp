#include "model/omega/seen/card_form.h"

#include <utility>

namespace dossier::omega
{

namespace
{

/// Stores a value that was read, or returns the fault.
template <typename Value, typename Held>
std::optional<ValueFault> keep(OrFault<Value> &&read, Held &held)
{
    if (!read)
        return read.error();
    held = *std::move(read);
    return std::nullopt;
}

/// A card that places markers places at least one; any other places none.
template <typename Card>
void settleMarkers(Card &card)
{
    card.markers = card.places ? std::max(card.markers, 1) : 0;
}

std::string wordOfDoor(const Edge &door)
{
    return std::to_string(door.at.x) + '.' + std::to_string(door.at.y) + (door.side == Edge::Side::East ? ".E" : ".S");
}

std::vector<std::string> wordsOfDoors(const std::vector<Edge> &doors)
{
    std::vector<std::string> words(doors.size());
    std::ranges::transform(doors, words.begin(), [](const Edge &door) { return wordOfDoor(door); });
    return words;
}

} // namespace

void settle(RoomCard &card)
{
    if (card.kind != RoomCardKind::Spawn)
        card.spawns.clear();
    if (!FormMembers<RoomCard>::canPlace(card))
        card.places.reset();
    settleMarkers(card);
    if (card.kind != RoomCardKind::FaultyIntel)
        card.icon.reset();
    card.objective = card.kind == RoomCardKind::Objective ? std::optional(ObjectiveId{card.id.text}) : std::nullopt;
}

void settle(Ability &piece)
{
    settleMarkers(piece);
    if (piece.spawns.empty())
        piece.max.reset();
}

void settle(MissionEvent &event)
{
    settleMarkers(event);
}

void settle(Kit &kit)
{
    // A card that places something is always an action.
    if (kit.places)
        kit.action = false;
}

void settle(Extra &extra)
{
    if (extra.always)
        extra.cost = 0;
}

CardForm::CardForm(const Pack &pack, const Scenario &scenario, PackStep step, std::string id, const Name &name)
    : m_pack(pack)
    , m_scenario(scenario)
    , m_step(step)
    , m_fits([&map = scenario.map](Space space) { return map.isFloor(space); })
    , m_card{std::move(id), name, {}}
{
}

CardForm &CardForm::of(CardPart part)
{
    m_part = std::move(part);
    return *this;
}

CardForm &CardForm::wanted(bool wanted)
{
    m_wanted = wanted;
    return *this;
}

CardForm &CardForm::among(std::function<bool(Space)> fits)
{
    m_fits = std::move(fits);
    return *this;
}

void CardForm::begin(std::string_view type, const FormMember &how)
{
    m_type = type;
    m_how = how;
}

CardForm &CardForm::add(PackValue value, WriteValue write)
{
    std::string entry = std::move(value.place.part.entry);
    value.place = {m_step, m_card.id, std::string(m_how.name), m_part};
    value.place.part.entry = std::move(entry);
    value.type = m_type;
    value.min = m_how.min;
    value.max = m_how.max;
    value.asked = value.asked && m_how.wanted && m_wanted;
    m_card.entries.push_back({std::move(value), std::move(write)});
    return *this;
}

PackValue CardForm::yesOrNo(bool yes)
{
    return {.kind = ValueKind::Word, .words = yesAndNo(), .asked = false, .text = yes ? "yes" : "no"};
}

std::optional<ValueFault> CardForm::chosenAmong(
    const std::vector<std::string> &words, std::string_view text, const std::function<void(std::size_t)> &chosen)
{
    const auto at = std::ranges::find(words, trimmed(text));
    if (at == words.end() && !trimmed(text).empty())
        return ValueFault::UnknownWord;
    chosen(at == words.end() ? none : static_cast<std::size_t>(at - words.begin()));
    return std::nullopt;
}

void CardForm::oneOf(std::vector<std::string> words, WordKind kind, std::string text, bool canBeNone,
    std::function<void(std::size_t)> chosen)
{
    PackValue value{.kind = ValueKind::Word,
        .wordKind = kind,
        .words = std::move(words),
        .asked = canBeNone,
        .canBeNone = canBeNone && (!m_how.wanted || m_how.single),
        .text = std::move(text)};
    WriteValue write = [words = value.words, chosen = std::move(chosen)](std::string_view typed)
    { return chosenAmong(words, typed, chosen); };
    add(std::move(value), std::move(write));
}

void CardForm::someOf(std::vector<std::string> words, WordKind kind, const std::vector<std::string> &texts,
    std::function<void(const std::vector<std::size_t> &)> chosen)
{
    std::string text;
    for (const std::string &one : texts)
        text += (text.empty() ? "" : ", ") + one;
    PackValue value{
        .kind = ValueKind::Words, .wordKind = kind, .words = std::move(words), .asked = false, .text = std::move(text)};
    WriteValue write
        = [words = value.words, chosen = std::move(chosen)](std::string_view typed) -> std::optional<ValueFault>
    {
        const auto places = readWords(typed, words);
        if (!places)
            return places.error();
        chosen(*places);
        return std::nullopt;
    };
    add(std::move(value), std::move(write));
}

void CardForm::slot(Name &held)
{
    add({.kind = ValueKind::Text, .text = held.en},
        [&held](std::string_view text) -> std::optional<ValueFault>
        {
            const std::string name(trimmed(text));
            if (name.empty())
                return ValueFault::Empty;
            held = {name, name};
            return std::nullopt;
        });
}

void CardForm::slot(bool &held)
{
    add(yesOrNo(held), [&held](std::string_view text)
        { return chosenAmong(yesAndNo(), text, [&held](std::size_t chosen) { held = chosen == 1; }); });
}

void CardForm::slot(int &held)
{
    add({.text = std::to_string(held)},
        [&held, min = m_how.min, max = m_how.max](std::string_view text)
        {
            return keep(
                readNumber(text, min, max).map([min](std::optional<int> number) { return number.value_or(min); }),
                held);
        });
}

void CardForm::slot(std::optional<int> &held)
{
    add({.text = textOf(held)}, [&held, min = m_how.min, max = m_how.max](std::string_view text)
        { return keep(readNumber(text, min, max), held); });
}

void CardForm::slot(DicePool &held)
{
    add({.kind = ValueKind::Dice, .text = textOf(std::optional(held))},
        [&held](std::string_view text)
        {
            return keep(
                readDice(text).map([](std::optional<DicePool> dice) { return dice.value_or(DicePool{}); }), held);
        });
}

void CardForm::slot(std::optional<DicePool> &held)
{
    add({.kind = ValueKind::Dice, .text = textOf(held)},
        [&held](std::string_view text) { return keep(readDice(text), held); });
}

void CardForm::slot(std::optional<Defense> &held)
{
    add({.kind = ValueKind::Defense, .text = textOf(held)},
        [&held](std::string_view text) { return keep(readDefense(text), held); });
}

std::vector<std::string> CardForm::figures(bool drones) const
{
    std::vector<std::string> kinds;
    for (const FigureCard &card : m_pack.figures)
        if (drones ? card.breed == Breed::Drone : card.side == Side::Enemy)
            kinds.push_back(card.id.text);
    return kinds;
}

void CardForm::slot(std::optional<KindId> &held)
{
    const std::vector<std::string> kinds = figures(true);
    oneOf(kinds, WordKind::Figure, held ? held->text : std::string(), true, [&held, kinds](std::size_t chosen)
        { held = chosen == none ? std::nullopt : std::optional(KindId{kinds[chosen]}); });
}

/// One kind; a list of several stays as it is in the pack.
void CardForm::slot(std::vector<KindId> &held)
{
    if (held.size() > 1)
        return;
    const std::vector<std::string> kinds = figures(false);
    oneOf(kinds, WordKind::Figure, held.empty() ? std::string() : held.front().text, true,
        [&held, kinds](std::size_t chosen)
        { held = chosen == none ? std::vector<KindId>() : std::vector<KindId>{{kinds[chosen]}}; });
}

/// A number for each kind, or one kind with its number.
void CardForm::slot(std::map<KindId, int> &held)
{
    const std::vector<std::string> kinds = figures(false);
    if (!m_how.single)
    {
        for (const std::string &kind : kinds)
            entrySlot(held, KindId{kind}, kind);
        return;
    }
    if (held.size() > 1)
        return;
    oneOf(kinds, WordKind::Figure, held.empty() ? std::string() : held.begin()->first.text, true,
        [&held, kinds](std::size_t chosen)
        {
            const int number = held.empty() ? 1 : held.begin()->second;
            held.clear();
            if (chosen != none)
                held[{kinds[chosen]}] = number;
        });
    PackValue count{.text = held.empty() ? std::string() : std::to_string(held.begin()->second)};
    count.place.part.entry = CardPart::count;
    m_how.min = 1;
    add(std::move(count),
        [&held, min = m_how.min, max = m_how.max](std::string_view text) -> std::optional<ValueFault>
        {
            const auto number = readNumber(text, min, max);
            if (!number)
                return number.error();
            if (*number && held.empty())
                return ValueFault::NameFirst;
            if (*number)
                held.begin()->second = **number;
            return std::nullopt;
        });
}

void CardForm::slot(std::vector<Space> &held)
{
    if (m_scenario.map == Map(1, 1))
        return;
    add({.kind = ValueKind::Spaces, .asked = false, .text = textOf(held)},
        [&held, fits = m_fits](std::string_view typed) -> std::optional<ValueFault>
        {
            auto read = readSpaces(typed);
            if (!read)
                return read.error();
            if (!std::ranges::all_of(*read, fits))
                return ValueFault::NotSpaces;
            held = *std::move(read);
            return std::nullopt;
        });
}

/// The spaces of each side's passages.
void CardForm::slot(std::vector<PassagePlace> &held)
{
    if (m_scenario.map == Map(1, 1))
        return;
    for (const Side side : {Side::Commando, Side::Enemy})
    {
        std::vector<Space> spaces;
        for (const PassagePlace &place : held)
            if (place.side == side)
                spaces.push_back(place.at);
        PackValue value{.kind = ValueKind::Spaces, .asked = false, .text = textOf(spaces)};
        value.place.part.entry = wordOf(side);
        add(std::move(value),
            [&held, side, fits = m_fits](std::string_view typed) -> std::optional<ValueFault>
            {
                const auto read = readSpaces(typed);
                if (!read)
                    return read.error();
                if (!std::ranges::all_of(*read, fits))
                    return ValueFault::NotSpaces;
                std::erase_if(held, [side](const PassagePlace &place) { return place.side == side; });
                for (const Space space : *read)
                    held.push_back({space, side});
                return std::nullopt;
            });
    }
}

void CardForm::slot(std::optional<Edge> &held)
{
    std::vector<Edge> doors = m_scenario.doors;
    if (held && std::ranges::find(doors, *held) == doors.end())
        doors.push_back(*held);
    if (doors.empty())
        return;
    oneOf(wordsOfDoors(doors), WordKind::Door, held ? wordOfDoor(*held) : std::string(), true,
        [&held, doors](std::size_t chosen) { held = chosen == none ? std::nullopt : std::optional(doors[chosen]); });
}

void CardForm::slot(std::vector<Edge> &held)
{
    std::vector<Edge> doors = m_scenario.doors;
    for (const Edge &door : held)
        if (std::ranges::find(doors, door) == doors.end())
            doors.push_back(door);
    if (doors.empty())
        return;
    someOf(wordsOfDoors(doors), WordKind::Door, wordsOfDoors(held),
        [&held, doors](const std::vector<std::size_t> &chosen)
        {
            held.clear();
            for (const std::size_t one : chosen)
                held.push_back(doors[one]);
        });
}

} // namespace dossier::omega
