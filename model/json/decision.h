#pragma once

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace dossier
{

/// An event with its JSON, which is written once and shared by its readers and the journal.
template <typename Event>
struct Written
{
    Event event;
    std::string json;
};

/// The events of a command.
template <typename Event>
struct Decision
{
    std::vector<Written<Event>> events{};
    /// The reason of a ruling; empty otherwise.
    std::string ruling{};
};

/// Path of names to the member of a command that names something absent or impossible. A ruling cannot override it.
struct Impossible
{
    std::string member;
};

/// The reason why a command does nothing: a rule forbids it, or it is impossible.
template <typename Game>
using Against = std::variant<typename Game::Violation, Impossible>;

template <typename Game>
using Decided = tl::expected<Decision<typename Game::Event>, Against<Game>>;

/// Decides a command, identically for every source of commands: checks the seat that gives it, the things that it names
/// and the rules as far as its seat can know, and then resolves it. `seen()` returns the seat's view and `reason()`, if
/// any, the reason for a ruling against the rules; both are called only when needed.
///
/// `Game` has the types `Table`, `Seat`, `View`, `Command`, `Event` and `Violation`, and the static functions
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
    // This check comes first: a command must not probe the secrets of another seat.
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
