#pragma once

#include "model/json/decision.h"
#include "model/json/malformed.h"

#include <optional>
#include <string>
#include <vector>

namespace dossier
{

/// The outcome of a command: its events, the command as given, its type, and the reason if it is a ruling.
template <typename Event>
struct Happening
{
    std::vector<Written<Event>> events{};
    std::string command{};
    std::string type{};
    std::string ruling{};
    /// The program rolled or drew what it needs: nobody knew it before.
    bool drawn = false;
};

/// The reason why an outcome cannot be kept and is therefore not applied: the member of the line at fault, and the
/// place where the fault shows: `/events/2/needed` or `/secret/0/text`, in the lists of the answer that would have been
/// given, or `/table/turn/hunter`.
struct NotKept
{
    Malformed fault{};
    std::string where{};
};

/// Returns the fault of a line whose event could not be read back: the one of that number in that list. The events of a
/// correction are its own.
NotKept unreadable(const std::string &type, const std::string &list, std::size_t number, const Malformed &fault);

/// Returns the fault of a line that leaves the table inconsistent at that place. When the event of a correction (as
/// JSON) sets that very value, its member is at fault.
NotKept leftHanging(const std::string &type, const std::string &event, const std::string &place);

/// Returns the reason why an outcome cannot be kept, or nothing: each event is read back by the reader that opens
/// files, and the resulting table must be one that can be shown. Public events are checked first and counted by
/// themselves, so that their fault does not reveal secret events.
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
