#pragma once

#include "model/json/lines_of.h"
#include "model/omega/json/json.h"
#include "model/omega/seen/giving.h"
#include "model/omega/table.h"

#include <string>
#include <string_view>

namespace dossier::omega
{

/// The result of a line.
using Judged = JudgedLine<Event>;

/// Reads a seat as lines name it: `"overseer"`, `"public"`, a number from 1 to 5 or the role of a commando that it
/// plays. Throws a Malformed for anything else.
Seat readSeat(const PublicTable &table, const JsonValue &value);

/// Types of the game, and readers of its recorded values.
struct LineTypes
{
    using Table = omega::Table;
    using Event = omega::Event;
    using Command = omega::Command;
    using Seat = omega::Seat;
    using View = omega::View;
    using Violation = omega::Violation;
    using PublicSeat = omega::PublicSeat;
    using LeaderSeat = omega::OverseerSeat;

    static auto tableOf(const std::string &json) { return readTable(json); }

    static auto eventOf(const std::string &json) { return readEvent(json); }

    static void apply(Table &table, const Event &event) { omega::apply(table, event); }
};

/// The game as lines and the other sources of its commands use it.
struct Lines : LinesOf<LineTypes>
{
    static Seat readSeat(const Table &table, const JsonValue &value);

    static Seat usualSeat() { return OverseerSeat{}; }

    static Command readCommand(const JsonValue &value) { return omega::readCommand(value); }

    /// Members that say what a line requests; see below.
    static const std::vector<LineMember> &lineMembers();
    static JudgedLine<Event> judge(const Table &table, const JsonValue &line);
};

/// Judges a line and changes nothing; see `Session::answer` for its forms. Answers a malformed one.
Judged judge(const Table &table, std::string_view line);

/// A table played by JSON lines: commands in, events or a refusal out.
class Session
{
public:
    explicit Session(Table table)
        : m_table(std::move(table))
    {
    }

    [[nodiscard]] const Table &table() const { return m_table; }

    /// Answers one line. A `{"command": {…}}` is judged by the knowledge of its seat (`"seat"`: `"overseer"`,
    /// `"public"`, a number from 1 to 5 or a commando's role, such as `"rifleman"`; the overseer by default) and
    /// answered by `{"events": […], "secret": […]}`, which lists public and secret events apart, or by `{"refused":
    /// {"rule": …, "facts": {…}}}`. With a `"ruling"`, the reason, it is played against the rules, unless only another
    /// seat may give it. `{"view": seat}` returns that seat's view. Anything else is answered by `{"malformed":
    /// {"pointer": …, "reason": …}}`.
    std::string answer(std::string_view line);

private:
    Table m_table;
};

} // namespace dossier::omega
