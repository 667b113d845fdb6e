#pragma once

#include "model/json/decision.h"
#include "model/json/malformed.h"

#include <optional>
#include <string>
#include <vector>

namespace dossier
{

/// What a command led to: its events, the command as it was given, its type, and the reason where it is a ruling.
template <typename Event>
struct Happening
{
    std::vector<Written<Event>> events{};
    std::string command{};
    std::string type{};
    std::string ruling{};
};

/// Why what a command leads to is not kept, and so not done: the member of the line that is at fault, and where it
/// shows: `/events/2/needed` or `/secret/0/text`, in the lists of the answer that there would have been, or
/// `/table/turn/hunter`.
struct NotKept
{
    Malformed fault{};
    std::string where{};
};

/// The fault of a line whose event would not be read again: the one of that number in that list. The events of a
/// correction are its own.
NotKept unreadable(const std::string &type, const std::string &list, std::size_t number, const Malformed &fault);

/// The fault of a line after which something hangs in the air at that place of the table. Where the event of a
/// correction (as JSON) says that very value, that member of it is at fault.
NotKept leftHanging(const std::string &type, const std::string &event, const std::string &place);

/// Why what happens to a table cannot be kept: each event is read again by the reader that opens files, and the table
/// has to be one that can be shown. Nothing when it can. What everybody may know comes first and is counted by itself:
/// whether anything happens in secret beside it, its fault does not tell.
template <typename Rules, typename Table, typename Event>
std::optional<NotKept> notKept(const Table &before, const Happening<Event> &happening)
{
    for (const bool everybodys : {true, false})
    {
        std::size_t number = 0;
        for (const Written<Event> &happened : happening.events)
        {
            if (Rules::isEverybodys(happened.event) != everybodys)
                continue;
            if (const std::optional<Malformed> fault = Rules::unreadable(happened))
                return unreadable(happening.type, everybodys ? "/events/" : "/secret/", number, *fault);
            ++number;
        }
    }
    Table after = before;
    for (const Written<Event> &happened : happening.events)
        Rules::apply(after, happened.event);
    if (const std::optional<std::string> place = Rules::inconsistency(after))
        return leftHanging(
            happening.type, happening.events.empty() ? std::string() : happening.events.back().json, *place);
    return std::nullopt;
}

} // namespace dossier
