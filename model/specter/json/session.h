#pragma once

#include "model/json/lines_of.h"
#include "model/specter/json/json.h"
#include "model/specter/seen/giving.h"
#include "model/specter/table.h"

namespace dossier::specter
{

using Judged = JudgedLine<Event>;

/// Types of the game, and readers of its recorded values.
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

/// The game as lines and the other sources of its commands use it.
struct Lines : LinesOf<LineTypes>
{
    static Seat readSeat(const Table &table, const JsonValue &value);

    static Seat usualSeat() { return AgentSeat{}; }

    static Command readCommand(const JsonValue &value) { return specter::readCommand(value); }

    /// Queries of an agent's public facts.
    static std::vector<LineQuestion<Table>> questions();

    /// Members that say what a line requests; `judge` below explains them.
    static const std::vector<LineMember> &lineMembers();
    static JudgedLine<Event> judge(const Table &table, const JsonValue &line);
};

/// Judges a line and changes nothing. A `{"command": {…}}` is judged by the knowledge of its seat (`"seat"`: `"agent"`,
/// `"traitor"`, `"public"` or a hunter as `"hunter:gun"`; the agent's by default) and answered by `{"events": […],
/// "secret": […]}`, which lists public and secret events apart, or by `{"refused": {"rule": …, "facts": {…}}}`. With a
/// `"ruling"`, the reason, it is played against the rules, unless only another seat may give it. `{"view": seat}`
/// returns that seat's view, `{"facts": "first"}` the public facts of that agent in the form of their file, `{"places":
/// "first"}` the places that they leave him: `any` at all, and `without_hidden_cards`. Anything else is answered by
/// `{"malformed": {"pointer": …, "reason": …}}`, which `Lines::judge` throws as a Malformed.
Judged judge(const Table &table, std::string_view line);

} // namespace dossier::specter
