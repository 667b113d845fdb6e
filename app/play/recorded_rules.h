#pragma once

#include "app/play/game_file.h"
#include "model/json/lines_of.h"
#include "model/json/recorded_numbers.h"

#include <optional>
#include <string>
#include <variant>

namespace dossier
{

/// The common rules of the recorded games: their `Lines` (session.h of the game's JSON), which also has LeaderSeat, the
/// seat that reads the journal's secrets, and reads a table and an event with the static functions tableOf(json) and
/// eventOf(json).
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

    /// Returns the reason why an event's JSON would not be read back as the same event; nothing when it would.
    static std::optional<Malformed> unreadable(const Written<Event> &event)
    {
        const auto read = Lines::eventOf(event.json);
        if (!read)
            return read.error();
        return *read == event.event ? std::nullopt : std::optional(Malformed{"", Fault::WrongCharacter});
    }

    /// True when the leader of the game may know of the event.
    static bool isLeaders(const Event &event) { return of_the_game::isKnownTo(event, LeaderSeat{}); }

    /// For a box without missions: only the empty name is valid.
    static OrProblem<std::string> missionIn(const auto & /*pack*/, const std::string &mission)
    {
        if (!mission.empty())
            return tl::unexpected<GameProblem>(NoSuchMission{QString::fromStdString(mission), {}});
        return std::string();
    }

    /// Returns the owner of the bookmarks for a line's seat; see journal::BookmarkName.
    static std::optional<std::string> markSeat(const Table &table, const JsonValue &seat)
    {
        const Seat read = Lines::readSeat(table, seat);
        if (std::holds_alternative<PublicSeat>(read))
            return std::nullopt;
        return std::holds_alternative<LeaderSeat>(read) ? std::string() : text(read);
    }

protected:
    /// Returns the number in an event of type `Began`, given as JSON; parses only the few events of that type.
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
