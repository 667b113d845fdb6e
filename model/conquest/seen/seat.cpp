#include "model/conquest/seen/event.h"
#include "model/core/worded_value.h"

#include <algorithm>
#include <concepts>
#include <iterator>

namespace dossier::conquest
{

std::string text(const Seat &seat)
{
    if (const PlayerSeat *player = std::get_if<PlayerSeat>(&seat))
        return std::string(wordOf(player->colour));
    return std::holds_alternative<TogetherSeat>(seat) ? "all" : "public";
}

std::vector<std::string> seatNames()
{
    std::vector<std::string> names{"public", "all"};
    for (const std::string_view colour : words(Colour{}))
        names.emplace_back(colour);
    return names;
}

std::optional<Seat> seatNamed(std::string_view name)
{
    if (name == "public")
        return PublicSeat{};
    if (name == "all")
        return TogetherSeat{};
    const std::optional<Colour> colour = valueOf<Colour>(name);
    return colour ? std::optional<Seat>(PlayerSeat{*colour}) : std::nullopt;
}

namespace
{

struct Knows
{
    const Seat &seat;

    bool operator()(const TokenChosen &event) const { return seat == Seat(PlayerSeat{event.player}); }

    bool operator()(const EventsDrawn &event) const
    {
        return seat == Seat(PlayerSeat{event.player}) || (event.shared && std::holds_alternative<TogetherSeat>(seat));
    }

    bool operator()(const SecretRulingMade &event) const { return seat == Seat(PlayerSeat{event.player}); }

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

Event eventOf(const Effect &effect)
{
    return visit([](const auto &held) { return Event(held); }, effect);
}

std::optional<Effect> effectOf(const Event &event)
{
    return visit(
        []<typename E>(const E &held) -> std::optional<Effect>
        {
            if constexpr (Effect::indexOf<E>() < Effect::count)
                return Effect(held);
            else
                return std::nullopt;
        },
        event);
}

} // namespace dossier::conquest
