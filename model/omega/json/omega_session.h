#pragma once

#include "judged_line.h"
#include "omega_table.h"

#include <string>
#include <string_view>

namespace dossier::omega
{

/// What a line leads to.
using Judged = JudgedLine<Event>;

/// A seat as lines name it: `"overseer"`, `"public"`, a number from 1 to 5 or the role of a commando that it plays.
/// Throws a Malformed for anything else.
Seat readSeat(const PublicTable &table, const JsonValue &value);

/// Judges a line and changes nothing; see `Session::answer` for its forms.
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
