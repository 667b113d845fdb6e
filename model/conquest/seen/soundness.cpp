#include "model/conquest/seen/soundness.h"

#include <algorithm>
#include <concepts>

namespace dossier::conquest
{

namespace
{

constexpr int maxPrinted = 99;

template <typename Card>
bool hasSoundNumbers(const Card &card)
{
    bool sound = true;
    forEachMember(card,
        [&](std::string_view /*name*/, const auto &member)
        {
            if constexpr (std::same_as<std::remove_cvref_t<decltype(member)>, std::optional<int>>)
                sound = sound && member.value_or(0) >= 0 && member.value_or(0) <= maxPrinted;
        });
    return sound;
}

bool isOnTheTrack(int number)
{
    return number >= 0 && number <= endOfTheTrack;
}

} // namespace

bool isSound(const Printed &printed)
{
    return visit([](const auto &card) { return !card.name.empty() && hasSoundNumbers(card); }, printed);
}

bool isSound(const ResistanceSheet &sheet)
{
    const auto isSector = [](const TrackSector &sector)
    {
        return isOnTheTrack(sector.from) && isOnTheTrack(sector.to) && sector.from <= sector.to && sector.dice >= 0
            && sector.dice <= endOfTheTrack;
    };
    return std::ranges::all_of(sheet.redCircles, isOnTheTrack) && std::ranges::all_of(sheet.sectors, isSector);
}

} // namespace dossier::conquest
