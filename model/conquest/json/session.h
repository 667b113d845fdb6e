#pragma once

#include "model/conquest/json/odds_json.h"
#include "model/conquest/table.h"
#include "model/json/judged_line.h"

namespace dossier::conquest
{

using Judged = JudgedLine<Event>;

/// The game as lines know it, and whatever else its commands come by (decision.h, judged_line.h).
struct Lines
{
    using Table = conquest::Table;
    using Event = conquest::Event;
    using Command = conquest::Command;
    using Seat = conquest::Seat;
    using View = conquest::View;
    using Violation = conquest::Violation;

    static Seat readSeat(const Table &table, const JsonValue &value);

    static Seat usualSeat() { return PublicSeat{}; }

    static Command readCommand(const JsonValue &value);

    static View view(const Table &table, const Seat &seat);
    static Refusal notGivenBy(const Table &table, const Seat &seat, const Command &command);
    static std::optional<std::string> malformed(const Table &table, const Command &command);
    static Refusal refusal(const View &seen, const Command &command);
    static Events resolve(const Table &table, const Command &command);
    static Events resolveRuling(
        const Table &table, const Command &command, const Violation &against, const std::string &reason);

    /// Whether everybody may know of it.
    static bool isEverybodys(const Event &event);

    static std::string toJson(const Command &command);
    static std::string toJson(const Event &event);
    static std::string toJson(const Violation &violation);
    static std::string toJson(const View &view);

    /// The odds of a battle, see odds_json.h.
    static std::vector<LineQuestion<Table>> questions() { return {{"odds", tellOdds}}; }

    /// What a command says that it is.
    static std::string typeOf(const Command &command);
};

/// What lines may ask for.
const std::vector<LineMember> &lineMembers();

/// Judges a line and changes nothing: `{"command": {…}}` by what its seat (`"seat"`: a colour, `"all"`, or `"public"`,
/// which it is without) may know, with a `"ruling"` whatever the rules say; `{"view": seat}` is answered by that seat's
/// view. What is no such thing: `{"malformed": {"pointer": …, "reason": …}}`, which the first throws as a Malformed.
Judged judge(const Table &table, const JsonValue &line);
Judged judge(const Table &table, std::string_view line);

} // namespace dossier::conquest
