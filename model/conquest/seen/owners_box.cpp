#include "model/conquest/seen/owners_box.h"

#include "model/conquest/seen/soundness.h"

#include <algorithm>
#include <concepts>

namespace dossier::conquest
{

namespace
{

/// Calls `visit` with the list of cards of a part; not for the objectives and the sheets, which are not lists.
template <typename SomePack, typename Visit>
void withList(SomePack &pack, BoxPart part, Visit &&visit)
{
    switch (part)
    {
    case BoxPart::Races:
        return visit(pack.races);
    case BoxPart::Locations:
        return visit(pack.locations);
    case BoxPart::Resistance:
        return visit(pack.resistance);
    case BoxPart::Heroes:
        return visit(pack.heroes);
    case BoxPart::Tokens:
        return visit(pack.tokens);
    case BoxPart::Events:
        return visit(pack.events);
    case BoxPart::Stuff:
        return visit(pack.stuff);
    case BoxPart::Technology:
        return visit(pack.technology);
    case BoxPart::Objectives:
    case BoxPart::Sheets:
        return;
    }
}

template <typename Card>
void count(Unsaid &unsaid, const Card &card)
{
    forEachMember(card,
        [&](std::string_view name, const auto &member)
        {
            if constexpr (requires { member.has_value(); })
            {
                // Space Stuff may be printed without a strength.
                if (std::is_same_v<Card, StuffCard> && name == "strength")
                    return;
                ++unsaid.all;
                unsaid.left += member ? 0 : 1;
            }
        });
}

std::string nameOf(const Printed &card)
{
    return visit([](const auto &printed) { return printed.name; }, card);
}

/// Names are unique within a deck: heroes share it with the cards they help, and the objectives with the locations.
std::vector<BoxPart> namedApart(BoxPart part)
{
    if (part == BoxPart::Resistance || part == BoxPart::Heroes)
        return {BoxPart::Resistance, BoxPart::Heroes};
    if (part == BoxPart::Locations || part == BoxPart::Objectives)
        return {BoxPart::Locations, BoxPart::Objectives};
    return {part};
}

} // namespace

Unsaid &Unsaid::operator+=(const Unsaid &other)
{
    left += other.left;
    all += other.all;
    return *this;
}

std::vector<Printed> cardsOf(const Pack &pack, BoxPart part)
{
    if (part == BoxPart::Objectives)
        return {Printed(pack.capitol), Printed(pack.monument)};
    std::vector<Printed> cards;
    withList(pack, part, [&](const auto &list) { cards.assign(list.begin(), list.end()); });
    return cards;
}

Unsaid unsaidIn(const Printed &card)
{
    Unsaid unsaid;
    visit([&](const auto &printed) { count(unsaid, printed); }, card);
    return unsaid;
}

Unsaid unsaidIn(const ResistanceSheet &sheet)
{
    Unsaid unsaid{.left = sheet.redCircles.empty() ? 1 : 0, .all = 1};
    for (int number = 0; number < endOfTheTrack; ++number)
    {
        const bool said = std::ranges::any_of(
            sheet.sectors, [&](const TrackSector &sector) { return sector.from <= number && number <= sector.to; });
        unsaid += {.left = said ? 0 : 1, .all = 1};
    }
    return unsaid;
}

Unsaid unsaidIn(const Pack &pack, BoxPart part)
{
    Unsaid unsaid;
    if (part == BoxPart::Sheets)
        for (const ResistanceSheet *sheet : {&pack.standard, &pack.brutal})
            unsaid += unsaidIn(*sheet);
    for (const Printed &card : cardsOf(pack, part))
        unsaid += unsaidIn(card);
    return unsaid;
}

Unsaid unsaidIn(const Pack &pack)
{
    Unsaid unsaid;
    for (std::size_t part = 0; part < words(BoxPart{}).size(); ++part)
        unsaid += unsaidIn(pack, static_cast<BoxPart>(part));
    return unsaid;
}

std::optional<int> cardsInABox(BoxPart part)
{
    constexpr int races = 10;
    constexpr int events = 70;
    constexpr int technology = 6;
    switch (part)
    {
    case BoxPart::Races:
        return races;
    case BoxPart::Events:
        return events;
    case BoxPart::Technology:
        return technology;
    default:
        return {};
    }
}

int cardsEntered(const Pack &pack, BoxPart part)
{
    int told = 0;
    withList(pack, part,
        [&](const auto &list)
        {
            for (const auto &card : list)
            {
                if constexpr (requires { card.copies; })
                    told += card.copies.value_or(1);
                else
                    ++told;
            }
        });
    return told;
}

Printed blankCard(BoxPart part, const std::string &name)
{
    Printed blank;
    LocationCard objective;
    objective.name = name;
    if (part == BoxPart::Objectives)
        return Printed(objective);
    const Pack kinds;
    withList(kinds, part,
        [&]<typename Card>(const std::vector<Card> &)
        {
            Card card;
            card.name = name;
            blank = Printed(card);
        });
    return blank;
}

std::optional<BoxFault> faultOf(const Pack &pack, BoxPart part, std::size_t at, const Printed &card)
{
    const std::string name = nameOf(card);
    if (name.empty())
        return BoxFault::NoName;
    if (const auto *race = get_if<Race>(&card); race != nullptr
        && std::ranges::any_of(race->abilities, [](const RaceAbility &ability) { return ability.name.empty(); }))
        return BoxFault::NoAbilityName;
    if (!isSound(card))
        return BoxFault::WrongNumber;
    for (const BoxPart other : namedApart(part))
    {
        const std::vector<Printed> cards = cardsOf(pack, other);
        for (std::size_t i = 0; i < cards.size(); ++i)
            if ((other != part || i != at) && nameOf(cards[i]) == name)
                return BoxFault::NameTaken;
    }
    return {};
}

Pack withCard(Pack pack, BoxPart part, std::size_t at, const Printed &card)
{
    if (const auto *objective = get_if<LocationCard>(&card); part == BoxPart::Objectives && objective != nullptr)
        (at == 0 ? pack.capitol : pack.monument) = *objective;
    withList(pack, part,
        [&]<typename Card>(std::vector<Card> &list)
        {
            const auto *printed = get_if<Card>(&card);
            if (printed == nullptr)
                return;
            if (at < list.size())
                list[at] = *printed;
            else
                list.push_back(*printed);
        });
    return pack;
}

Pack withoutCard(Pack pack, BoxPart part, std::size_t at)
{
    withList(pack, part,
        [&](auto &list)
        {
            if (at < list.size())
                list.erase(list.begin() + static_cast<std::ptrdiff_t>(at));
        });
    return pack;
}

} // namespace dossier::conquest
