#pragma once

#include "model/json/judged_line.h"

#include <optional>
#include <string>
#include <vector>

namespace dossier
{

/// Forwards to a game's own functions of these names, which are found by argument-dependent lookup. They are outside
/// the class because members of equal names would hide them.
namespace of_the_game
{

template <typename View>
View viewOf(const auto &table, const auto &seat)
{
    return view(table, seat);
}

auto whyNotGiven(const auto &open, const auto &seat, const auto &command)
{
    if constexpr (requires { notGivenBy(open, seat, command); })
        return notGivenBy(open, seat, command);
    else
        return notGivenBy(seat, command);
}

std::optional<std::string> memberAtFault(const auto &open, const auto &command)
{
    return malformed(open, command);
}

auto whyRefused(const auto &seen, const auto &command)
{
    return refusal(seen, command);
}

auto resolved(const auto &table, const auto &command)
{
    return resolve(table, command);
}

auto resolvedBy(const auto &table, const auto &command, const auto &against, const std::string &reason)
{
    return resolveRuling(table, command, against, reason);
}

bool isKnownTo(const auto &event, const auto &seat)
{
    return mayKnow(event, seat);
}

std::string jsonOf(const auto &value)
{
    return toJson(value);
}

} // namespace of_the_game

/// The interface of a game that lines and other sources of commands use (decision.h, judged_line.h), made from
/// functions with equal names in every game. `Types` has the game's types: Table, Event, Command, Seat, View,
/// Violation, and PublicSeat, which nobody occupies. Its users must include the declarations of the game's functions.
template <typename Types>
struct LinesOf : Types
{
    using typename Types::Command;
    using typename Types::Event;
    using typename Types::Seat;
    using typename Types::Table;
    using typename Types::View;
    using typename Types::Violation;
    using Events = std::vector<Event>;
    using Refusal = std::optional<Violation>;

    static View view(const Table &table, const Seat &seat) { return of_the_game::viewOf<View>(table, seat); }

    static Refusal notGivenBy(const Table &table, const Seat &seat, const Command &command)
    {
        return of_the_game::whyNotGiven(table.open, seat, command);
    }

    static std::optional<std::string> malformed(const Table &table, const Command &command)
    {
        return of_the_game::memberAtFault(table.open, command);
    }

    static Refusal refusal(const View &seen, const Command &command) { return of_the_game::whyRefused(seen, command); }

    static Events resolve(const Table &table, const Command &command) { return of_the_game::resolved(table, command); }

    static Events resolveRuling(
        const Table &table, const Command &command, const Violation &against, const std::string &reason)
    {
        return of_the_game::resolvedBy(table, command, against, reason);
    }

    /// True when everybody may know of it.
    static bool isEverybodys(const Event &event) { return of_the_game::isKnownTo(event, typename Types::PublicSeat{}); }

    template <typename Value>
    static std::string toJson(const Value &value)
    {
        return of_the_game::jsonOf(value);
    }

    /// Returns the type that a command names.
    static std::string typeOf(const Command &command)
    {
        return visit([](const auto &given) { return std::string(given.type); }, command);
    }
};

} // namespace dossier
