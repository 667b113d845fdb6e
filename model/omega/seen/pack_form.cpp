#include "pack_form.h"

#include <algorithm>
#include <utility>

namespace dossier::omega
{

CardForm::CardForm(PackStep step, std::string id, const Name &name)
    : m_step(step)
    , m_card{std::move(id), name, {}}
{
}

CardForm &CardForm::of(std::string part)
{
    m_part = std::move(part);
    return *this;
}

PackValue CardForm::value(PackMember member, ValueKind kind, std::string text) const
{
    return {.place = {m_step, m_card.id, member, m_part}, .kind = kind, .text = std::move(text)};
}

CardForm &CardForm::other(PackValue what, std::function<std::optional<ValueFault>(std::string_view)> write)
{
    what.place.step = m_step;
    what.place.card = m_card.id;
    what.place.part = m_part;
    m_card.entries.push_back({std::move(what), std::move(write)});
    return *this;
}

namespace
{

/// Writes what was read, or says why it could not be.
template <typename Value>
std::optional<ValueFault> keep(OrFault<Value> &&read, Value &held)
{
    if (!read)
        return read.error();
    held = *std::move(read);
    return std::nullopt;
}

} // namespace

CardForm &CardForm::name(Name &held)
{
    return other(value(PackMember::Name, ValueKind::Text, held.en),
        [&held](std::string_view text) -> std::optional<ValueFault>
        {
            const std::string name(trimmed(text));
            if (name.empty())
                return ValueFault::Empty;
            held = {name, name};
            return std::nullopt;
        });
}

CardForm &CardForm::number(PackMember member, std::optional<int> &held, int least, int most, bool asked)
{
    PackValue number = value(member, ValueKind::Number, textOf(held));
    number.least = least;
    number.most = most;
    number.asked = asked;
    return other(
        number, [&held, least, most](std::string_view text) { return keep(readNumber(text, least, most), held); });
}

CardForm &CardForm::dice(PackMember member, std::optional<DicePool> &held)
{
    return other(value(member, ValueKind::Dice, textOf(held)),
        [&held](std::string_view text) { return keep(readDice(text), held); });
}

CardForm &CardForm::defense(PackMember member, std::optional<Defense> &held)
{
    return other(value(member, ValueKind::Defense, textOf(held)),
        [&held](std::string_view text) { return keep(readDefense(text), held); });
}

CardForm &CardForm::yesOrNo(PackMember member, bool &held)
{
    return wordAmong(
        member, {"no", "yes"}, held ? "yes" : "no", false, [&held](std::size_t chosen) { held = chosen == 1; });
}

CardForm &CardForm::wordAmong(PackMember member, std::vector<std::string> words, std::string text, bool asked,
    std::function<void(std::size_t)> chosen)
{
    PackValue word = value(member, ValueKind::Word, std::move(text));
    word.words = words;
    word.asked = asked;
    return other(word,
        [words = std::move(words), chosen = std::move(chosen)](std::string_view typed) -> std::optional<ValueFault>
        {
            const auto at = std::ranges::find(words, trimmed(typed));
            if (at == words.end() && !trimmed(typed).empty())
                return ValueFault::UnknownWord;
            chosen(at == words.end() ? none : static_cast<std::size_t>(at - words.begin()));
            return std::nullopt;
        });
}

CardForm &CardForm::wordsAmong(PackMember member, std::vector<std::string> words, std::string text,
    std::function<void(const std::vector<std::size_t> &)> chosen)
{
    PackValue some = value(member, ValueKind::Words, std::move(text));
    some.words = words;
    some.asked = false;
    return other(some,
        [words = std::move(words), chosen = std::move(chosen)](std::string_view typed) -> std::optional<ValueFault>
        {
            const auto places = readWords(typed, words);
            if (!places)
                return places.error();
            chosen(*places);
            return std::nullopt;
        });
}

CardForm &CardForm::spaces(PackMember member, std::vector<Space> &held, std::function<bool(Space)> fits)
{
    PackValue some = value(member, ValueKind::Spaces, textOf(held));
    some.asked = false;
    return other(some,
        [&held, fits = std::move(fits)](std::string_view typed) -> std::optional<ValueFault>
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

CardForm &CardForm::unnamed(PackMember member, ValueKind kind, bool asked)
{
    PackValue nothing = value(member, kind, {});
    nothing.asked = asked;
    return other(nothing, [](std::string_view text)
        { return trimmed(text).empty() ? std::nullopt : std::optional(ValueFault::NameFirst); });
}

std::vector<PackSlots> slotsOf(Pack &pack, Scenario &scenario, PackStep step)
{
    switch (step)
    {
    case PackStep::Guide:
        return guideSlots(pack, scenario);
    case PackStep::Map:
        return tileSlots(scenario);
    case PackStep::Dashboard:
        return dashboardSlots(pack, scenario);
    case PackStep::RoomCards:
        return roomCardSlots(pack, scenario);
    case PackStep::Doors:
        return doorSlots(pack);
    case PackStep::Sheets:
        return sheetSlots(pack);
    case PackStep::Enemies:
        return enemySlots(pack);
    case PackStep::Kits:
        return kitSlots(pack);
    case PackStep::Items:
        return itemSlots(pack);
    }
    return {};
}

} // namespace dossier::omega
