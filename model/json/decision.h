#pragma once

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace dossier
{

/// An event with its JSON, which is written once: for whoever is told of it, and for the journal.
template <typename Event>
struct Written
{
    Event event;
    std::string json;
};

/// What a command leads to.
template <typename Event>
struct Decision
{
    std::vector<Written<Event>> events{};
    /// The reason, where it is a ruling.
    std::string ruling{};
};

/// The member of a command, as a path of names, that names what does not exist or cannot be. No ruling helps.
struct Impossible
{
    std::string member;
};

/// Why a command does nothing: a rule is against it, or it cannot be at all.
template <typename Game>
using Against = std::variant<typename Game::Violation, Impossible>;

template <typename Game>
using Decided = tl::expected<Decision<typename Game::Event>, Against<Game>>;

/// Decides a command, on every way to the table alike: whose it is to give, what it names, what the rules say against
/// it as far as its seat can know, and then what comes of it. `seen()` is what the seat may know and `reason()`, if
/// any, why it is to be done against the rules: neither is asked for unless it is needed.
///
/// `Game` has the types `Table`, `Seat`, `View`, `Command`, `Event` and `Violation`, and as static functions
/// notGivenBy(Table, Seat, Command), malformed(Table, Command), refusal(View, Command), resolve(Table, Command),
/// resolveRuling(Table, Command, Violation, reason) and toJson of an event.
template <typename Game, typename Seen, typename Reason>
Decided<Game> decide(const typename Game::Table &table, const typename Game::Seat &seat,
    const typename Game::Command &command, Seen &&seen, Reason &&reason)
{
    const auto written = [](std::vector<typename Game::Event> events)
    {
        std::vector<Written<typename Game::Event>> all;
        all.reserve(events.size());
        for (typename Game::Event &event : events)
        {
            std::string json = Game::toJson(event);
            all.push_back({std::move(event), std::move(json)});
        }
        return all;
    };
    // Before anything else is looked at: what another seat keeps secret may not be felt for.
    if (const auto no = Game::notGivenBy(table, seat, command))
        return tl::unexpected<Against<Game>>(*no);
    if (std::optional<std::string> member = Game::malformed(table, command))
        return tl::unexpected<Against<Game>>(Impossible{*std::move(member)});
    const auto no = Game::refusal(seen(), command);
    if (!no)
        return Decision<typename Game::Event>{written(Game::resolve(table, command)), {}};
    std::optional<std::string> ruling = reason();
    if (!ruling)
        return tl::unexpected<Against<Game>>(*no);
    auto events = written(Game::resolveRuling(table, command, *no, *ruling));
    return Decision<typename Game::Event>{std::move(events), *std::move(ruling)};
}

} // namespace dossier
