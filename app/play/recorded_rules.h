#pragma once

#include "app/play/game_file.h"
#include "model/json/lines_of.h"
#include "model/json/recorded_numbers.h"

#include <optional>
#include <string>
#include <variant>

namespace dossier
{

/// What the recorded games of every game are played by in the same way: its `Lines` (session.h of its JSON), which has
/// LeaderSeat too, the seat that reads the journal's secrets, and reads a table and an event as static functions
/// tableOf(json) and eventOf(json).
template <typename Lines>
struct RecordedRules : Lines
{
    using typename Lines::Event;
    using typename Lines::LeaderSeat;
    using typename Lines::PublicSeat;
    using typename Lines::Seat;
    using typename Lines::Table;

    static std::optional<Table> readTable(const std::string &json)
    {
        const RecordedNumbers recorded;
        auto table = Lines::tableOf(json);
        return table ? std::optional(*std::move(table)) : std::nullopt;
    }

    static std::optional<Event> readEvent(const std::string &json)
    {
        const RecordedNumbers recorded;
        auto event = Lines::eventOf(json);
        return event ? std::optional(*std::move(event)) : std::nullopt;
    }

    /// Why an event, as it is written, would not be read again as it is; nothing when it would.
    static std::optional<Malformed> unreadable(const Written<Event> &event)
    {
        const auto read = Lines::eventOf(event.json);
        if (!read)
            return read.error();
        return *read == event.event ? std::nullopt : std::optional(Malformed{"", Fault::WrongCharacter});
    }

    /// Whether who leads the game may know of it.
    static bool isLeaders(const Event &event) { return of_the_game::isKnownTo(event, LeaderSeat{}); }

    /// A box without missions: the name of none is empty.
    static OrProblem<std::string> missionIn(const auto & /*pack*/, const std::string &mission)
    {
        if (!mission.empty())
            return tl::unexpected<GameProblem>(NoSuchMission{QString::fromStdString(mission), {}});
        return std::string();
    }

    /// Whose bookmarks those of a line's seat are; see journal::BookmarkName.
    static std::optional<std::string> markSeat(const Table &table, const JsonValue &seat)
    {
        const Seat read = Lines::readSeat(table, seat);
        if (std::holds_alternative<PublicSeat>(read))
            return std::nullopt;
        return std::holds_alternative<LeaderSeat>(read) ? std::string() : text(read);
    }

protected:
    /// The number that an event of that type says, of an event by its JSON; few events are read for it, for few are of
    /// that type.
    template <typename Began>
    static std::optional<int> numberIn(const std::string &event, auto &&number)
    {
        if (event.find(Began::type) == std::string::npos)
            return std::nullopt;
        const std::optional<Event> read = readEvent(event);
        const auto *began = read ? get_if<Began>(&*read) : nullptr;
        return began != nullptr ? std::optional<int>(number(*began)) : std::nullopt;
    }

    template <typename... Kinds>
    static bool isOneOf(const Event &event)
    {
        return (holds_alternative<Kinds>(event) || ...);
    }
};

} // namespace dossier
