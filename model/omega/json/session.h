#pragma once

#include "model/json/judged_line.h"
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

/// The game as lines know it, and whatever else its commands come by (decision.h, judged_line.h).
struct Lines
{
    using Table = omega::Table;
    using Event = omega::Event;
    using Command = omega::Command;
    using Seat = omega::Seat;
    using View = omega::View;
    using Violation = omega::Violation;

    static Seat readSeat(const Table &table, const JsonValue &value);

    static Seat usualSeat() { return OverseerSeat{}; }

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

    /// What a command says that it is.
    static std::string typeOf(const Command &command);
};

/// What lines may ask for.
const std::vector<LineMember> &lineMembers();

/// Judges a line and changes nothing; see `Session::answer` for its forms. Throws a Malformed.
Judged judge(const Table &table, const JsonValue &line);

/// The same of a line as it came; what is malformed is answered.
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
