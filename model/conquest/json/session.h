#pragma once

#include "model/conquest/json/json.h"
#include "model/conquest/json/odds_json.h"
#include "model/conquest/table.h"
#include "model/json/lines_of.h"

namespace dossier::conquest
{

using Judged = JudgedLine<Event>;

/// Types of the game, and readers of its recorded values.
struct LineTypes
{
    using Table = conquest::Table;
    using Event = conquest::Event;
    using Command = conquest::Command;
    using Seat = conquest::Seat;
    using View = conquest::View;
    using Violation = conquest::Violation;
    using PublicSeat = conquest::PublicSeat;
    using LeaderSeat = conquest::TogetherSeat;

    static auto tableOf(const std::string &json) { return readTable(json); }

    static auto eventOf(const std::string &json) { return readEvent(json); }

    static void apply(Table &table, const Event &event) { conquest::apply(table, event); }
};

/// The game as lines and the other sources of its commands use it.
struct Lines : LinesOf<LineTypes>
{
    static Seat readSeat(const Table &table, const JsonValue &value);

    static Seat usualSeat() { return PublicSeat{}; }

    static Command readCommand(const JsonValue &value) { return conquest::readCommand(value); }

    /// Query of a battle's odds, see odds_json.h.
    static std::vector<LineQuestion<Table>> questions() { return {{"odds", describeOdds}}; }

    /// Members that say what a line requests; `judge` below explains them.
    static const std::vector<LineMember> &lineMembers();
    static JudgedLine<Event> judge(const Table &table, const JsonValue &line);
};

/// Judges a line and changes nothing: a `{"command": {…}}` by the knowledge of its seat (`"seat"`: a colour, `"all"`,
/// or `"public"`, the default), with a `"ruling"` even against the rules; `{"view": seat}` returns that seat's view.
/// Anything else is answered by `{"malformed": {"pointer": …, "reason": …}}`, which `Lines::judge` throws as a
/// Malformed.
Judged judge(const Table &table, std::string_view line);

} // namespace dossier::conquest
