#include "views/omega/selection/actions_around.h"

#include "model/omega/seen/numbers.h"

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

/// Adds the only legal offer, else one that says why not. With several, the user chooses on the board.
void addOnly(Offers &offers, Offers found)
{
    const auto isAllowed = [](const Offer &offer) { return !offer.no; };
    const auto allowed = std::ranges::count_if(found, isAllowed);
    if (!found.empty() && allowed < 2)
        offers.push_back(std::move(allowed == 1 ? *std::ranges::find_if(found, isAllowed) : found.front()));
}

Offers investigations(const omega::View &view, omega::Role role)
{
    Offers found;
    omega::spacesWith(view.open, omega::MarkerKind::Investigate)
        .forEach([&](Space space) { found.push_back(offered(view, omega::Investigate{role, space, std::nullopt})); });
    return found;
}

Offers doors(const omega::View &view, omega::Role role)
{
    Offers found;
    for (const auto &[edge, door] : view.open.ground.doors)
        found.push_back(offered(view, omega::OpenDoor{role, {edge}}));
    return found;
}

Offers revivals(const omega::View &view, omega::Role role)
{
    Offers found;
    for (const auto &[other, commando] : view.open.commandos)
        if (other != role && commando.condition == omega::Condition::Downed)
            found.push_back(offered(view, omega::Revive{role, other}));
    return found;
}

Offers trades(const omega::View &view, omega::Role role)
{
    Offers found;
    for (const omega::ItemId &item : omega::inPlay(view.open, role).items)
        for (const auto &[other, commando] : view.open.commandos)
            if (other != role)
                found.push_back(offered(view, omega::Trade{role, other, item}));
    return found;
}

} // namespace

Offers offersAround(const omega::View &view, omega::Role role)
{
    Offers offers;
    for (const auto found : {investigations, doors, revivals, trades})
        addOnly(offers, found(view, role));
    return offers;
}

bool hasActionLeft(const omega::View &view, omega::Role role)
{
    const auto isAnyLeft = [](const Offers &offers)
    {
        return std::ranges::any_of(
            offers, [](const Offer &offer) { return !offer.no && offer.command.as<omega::Equip>() == nullptr; });
    };
    return isAnyLeft(offersOf(view, role)) || isAnyLeft(investigations(view, role)) || isAnyLeft(doors(view, role))
        || isAnyLeft(revivals(view, role));
}

} // namespace dossier
