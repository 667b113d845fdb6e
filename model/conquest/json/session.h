#pragma once

#include "model/conquest/json/json.h"
#include "model/conquest/json/odds_json.h"
#include "model/conquest/table.h"
#include "model/json/lines_of.h"

namespace dossier::conquest
{

using Judged = JudgedLine<Event>;

/// The types of the game, and how what is recorded of it is read.
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

/// The game as lines know it, and whatever else its commands come by.
struct Lines : LinesOf<LineTypes>
{
    static Seat readSeat(const Table &table, const JsonValue &value);

    static Seat usualSeat() { return PublicSeat{}; }

    static Command readCommand(const JsonValue &value) { return conquest::readCommand(value); }

    /// The odds of a battle, see odds_json.h.
    static std::vector<LineQuestion<Table>> questions() { return {{"odds", tellOdds}}; }

    /// What lines may ask for, and what one leads to; see below.
    static const std::vector<LineMember> &lineMembers();
    static JudgedLine<Event> judge(const Table &table, const JsonValue &line);
};

/// Judges a line and changes nothing: `{"command": {…}}` by what its seat (`"seat"`: a colour, `"all"`, or `"public"`,
/// which it is without) may know, with a `"ruling"` whatever the rules say; `{"view": seat}` is answered by that seat's
/// view. What is no such thing: `{"malformed": {"pointer": …, "reason": …}}`, which `Lines::judge` throws as a
/// Malformed.
Judged judge(const Table &table, std::string_view line);

} // namespace dossier::conquest
