#pragma once

#include "malformed.h"

#include <optional>
#include <string>
#include <vector>

namespace dossier
{

/// What a command led to: its events, the command as it was given, its type, and the reason where it is a ruling.
template <typename Event>
struct Happening
{
    std::vector<Event> events{};
    std::string command{};
    std::string type{};
    std::string ruling{};
};

/// Why what a command leads to is not kept, and so not done: the member of the line that is at fault, and where it
/// shows: `/events/2/needed`.
struct NotKept
{
    Malformed fault{};
    std::string where{};
};

/// The fault of a line whose event `number` would not be read again. The events of a correction are its own.
NotKept unreadable(const std::string &type, std::size_t number, const Malformed &fault);

/// Why what happened cannot be kept: each event is read again by the reader that opens files. Nothing when it can.
template <typename Rules, typename Table, typename Event>
std::optional<NotKept> notKept(const Table & /*before*/, const Happening<Event> &happening)
{
    for (std::size_t number = 0; number < happening.events.size(); ++number)
        if (const std::optional<Malformed> fault = Rules::unreadable(happening.events[number]))
            return unreadable(happening.type, number, *fault);
    return std::nullopt;
}

} // namespace dossier
