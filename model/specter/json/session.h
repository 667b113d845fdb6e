#pragma once

#include "model/json/lines_of.h"
#include "model/specter/json/json.h"
#include "model/specter/seen/giving.h"
#include "model/specter/table.h"

namespace dossier::specter
{

using Judged = JudgedLine<Event>;

/// The types of the game, and how what is recorded of it is read.
struct LineTypes
{
    using Table = specter::Table;
    using Event = specter::Event;
    using Command = specter::Command;
    using Seat = specter::Seat;
    using View = specter::View;
    using Violation = specter::Violation;
    using PublicSeat = specter::PublicSeat;
    using LeaderSeat = specter::AgentSeat;

    static auto tableOf(const std::string &json) { return readTable(json); }

    static auto eventOf(const std::string &json) { return readEvent(json); }

    static void apply(Table &table, const Event &event) { specter::apply(table, event); }
};

/// The game as lines know it, and whatever else its commands come by.
struct Lines : LinesOf<LineTypes>
{
    static Seat readSeat(const Table &table, const JsonValue &value);

    static Seat usualSeat() { return AgentSeat{}; }

    static Command readCommand(const JsonValue &value) { return specter::readCommand(value); }

    /// Questions about what is public of an agent.
    static std::vector<LineQuestion<Table>> questions();

    /// What lines may ask for, and what one leads to; see below.
    static const std::vector<LineMember> &lineMembers();
    static JudgedLine<Event> judge(const Table &table, const JsonValue &line);
};

/// Judges a line and changes nothing. `{"command": {…}}` is judged by what its seat (`"seat"`: `"agent"`, `"traitor"`,
/// `"public"` or a hunter as `"hunter:gun"`; the agent's without) may know, and answered by `{"events": […],
/// "secret": […]}`, what everybody may know and what not lying apart, or by `{"refused": {"rule": …, "facts": {…}}}`.
/// With a `"ruling"`, the reason, it is played whatever the rules say, unless it is another seat's secret to give.
/// `{"view": seat}` is answered by that seat's
/// view, `{"facts": "first"}` by the public facts of that agent as a file of them holds, `{"places": "first"}` by where
/// they leave him: `any` at all, and `without_hidden_cards`. What is no such thing: `{"malformed": {"pointer": …,
/// "reason": …}}`, which `Lines::judge` throws as a Malformed.
Judged judge(const Table &table, std::string_view line);

} // namespace dossier::specter
