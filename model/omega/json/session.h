#pragma once

#include "model/json/lines_of.h"
#include "model/omega/json/json.h"
#include "model/omega/seen/giving.h"
#include "model/omega/table.h"

#include <string>
#include <string_view>

namespace dossier::omega
{

/// What a line leads to.
using Judged = JudgedLine<Event>;

/// A seat as lines name it: `"overseer"`, `"public"`, a number from 1 to 5 or the role of a commando that it plays.
/// Throws a Malformed for anything else.
Seat readSeat(const PublicTable &table, const JsonValue &value);

/// The types of the game, and how what is recorded of it is read.
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

/// The game as lines know it, and whatever else its commands come by.
struct Lines : LinesOf<LineTypes>
{
    static Seat readSeat(const Table &table, const JsonValue &value);

    static Seat usualSeat() { return OverseerSeat{}; }

    static Command readCommand(const JsonValue &value) { return omega::readCommand(value); }

    /// What lines may ask for, and what one leads to; see below.
    static const std::vector<LineMember> &lineMembers();
    static JudgedLine<Event> judge(const Table &table, const JsonValue &line);
};

/// Judges a line and changes nothing; see `Session::answer` for its forms. What is malformed is answered.
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

    /// Answers one line. `{"command": {…}}` is judged by what its seat (`"seat"`: `"overseer"`, `"public"`, a
    /// number from 1 to 5 or a commando's role, such as `"rifleman"`; the overseer without) may know, and answered by
    /// `{"events": […], "secret": […]}`, what everybody may know and what not lying apart, or by `{"refused": {"rule":
    /// …, "facts": {…}}}`. With a
    /// `"ruling"`, the reason, it is played whatever the rules say, unless it is another seat's secret to give.
    /// `{"view": seat}` is answered by that seat's view. What is no such thing: `{"malformed": {"pointer": …, "reason":
    /// …}}`.
    std::string answer(std::string_view line);

private:
    Table m_table;
};

} // namespace dossier::omega
