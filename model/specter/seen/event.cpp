#include "model/specter/seen/event.h"

#include <algorithm>
#include <iterator>

namespace dossier::specter
{

bool knowsSheet(const Seat &seat, Agent agent)
{
    return agent == Agent::First ? holds_alternative<AgentSeat>(seat) : holds_alternative<TraitorSeat>(seat);
}

std::string text(const Seat &seat)
{
    if (const HunterSeat *hunter = get_if<HunterSeat>(&seat))
        return "hunter:" + std::string(wordOf(hunter->hunter));
    if (holds_alternative<AgentSeat>(seat))
        return "agent";
    return holds_alternative<TraitorSeat>(seat) ? "traitor" : "public";
}

namespace
{

std::vector<Seat> allSeats()
{
    std::vector<Seat> seats{AgentSeat{}, TraitorSeat{}, PublicSeat{}};
    for (std::size_t kind = 0; kind < words(HunterKind{}).size(); ++kind)
        seats.emplace_back(HunterSeat{static_cast<HunterKind>(kind)});
    return seats;
}

} // namespace

std::vector<std::string> seatNames()
{
    std::vector<std::string> names;
    for (const Seat &seat : allSeats())
        names.push_back(text(seat));
    return names;
}

std::optional<Seat> seatNamed(std::string_view name)
{
    for (const Seat &seat : allSeats())
        if (text(seat) == name)
            return seat;
    return std::nullopt;
}

namespace
{

/// An event about one agent's sheet.
template <typename T>
concept OfASheet = std::same_as<T, CharacterChosen> || std::same_as<T, CardsTaken> || std::same_as<T, MovePlanned>
    || std::same_as<T, AgentMoved> || std::same_as<T, ChargeSpent> || std::same_as<T, SheetWritten>
    || std::same_as<T, SecretRulingMade>;

struct Knows
{
    const Seat &seat;

    template <OfASheet T>
    bool operator()(const T &event) const
    {
        return knowsSheet(seat, event.agent);
    }

    bool operator()(const ObjectivesNoted & /*event*/) const { return knowsSheet(seat, Agent::First); }

    bool operator()(const RolesDealt &event) const
    {
        return holds_alternative<AgentSeat>(seat) || holds_alternative<TraitorSeat>(seat)
            || seat == Seat(HunterSeat{event.traitor});
    }

    template <typename T>
    bool operator()(const T & /*event*/) const
    {
        return true;
    }
};

} // namespace

bool mayKnow(const Event &event, const Seat &seat)
{
    return visit(Knows{seat}, event);
}

Events seenBy(const Events &events, const Seat &seat)
{
    Events seen;
    std::ranges::copy_if(events, std::back_inserter(seen), [&](const Event &event) { return mayKnow(event, seat); });
    return seen;
}

} // namespace dossier::specter
