#pragma once

#include "model/json/judged_line.h"
#include "model/specter/table.h"

namespace dossier::specter
{

using Judged = JudgedLine<Event>;

/// The game as lines know it, and whatever else its commands come by (decision.h, judged_line.h).
struct Lines
{
    using Table = specter::Table;
    using Event = specter::Event;
    using Command = specter::Command;
    using Seat = specter::Seat;
    using View = specter::View;
    using Violation = specter::Violation;

    static Seat readSeat(const Table &table, const JsonValue &value);

    static Seat usualSeat() { return AgentSeat{}; }

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

    /// Questions about what is public of an agent.
    static std::vector<LineQuestion<Table>> questions();

    /// What a command says that it is.
    static std::string typeOf(const Command &command);
};

/// What lines may ask for.
const std::vector<LineMember> &lineMembers();

/// Judges a line and changes nothing. `{"command": {…}}` is judged by what its seat (`"seat"`: `"agent"`, `"traitor"`,
/// `"public"` or a hunter as `"hunter:gun"`; the agent's without) may know, and answered by `{"events": […],
/// "secret": […]}`, what everybody may know and what not lying apart, or by `{"refused": {"rule": …, "facts": {…}}}`.
/// With a `"ruling"`, the reason, it is played whatever the rules say, unless it is another seat's secret to give.
/// `{"view": seat}` is answered by that seat's
/// view, `{"facts": "first"}` by the public facts of that agent as a file of them holds, `{"places": "first"}` by where
/// they leave him: `any` at all, and `without_hidden_cards`. What is no such thing: `{"malformed": {"pointer": …,
/// "reason": …}}`, which the first throws as a Malformed.
Judged judge(const Table &table, const JsonValue &line);
Judged judge(const Table &table, std::string_view line);

} // namespace dossier::specter
