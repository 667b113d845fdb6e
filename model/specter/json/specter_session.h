#pragma once

#include "judged_line.h"
#include "specter_table.h"

namespace dossier::specter
{

using Judged = JudgedLine<Event>;

/// Judges a line and changes nothing. `{"command": {…}}` is judged by what its seat (`"seat"`: `"agent"`, `"traitor"`,
/// `"public"` or a hunter as `"hunter:gun"`; the agent's without) may know, and answered by `{"events": […],
/// "secret": […]}`, what everybody may know and what not lying apart, or by `{"refused": {"rule": …, "facts": {…}}}`.
/// With a `"ruling"`, the reason, it is played whatever the rules say, unless it is another seat's secret to give.
/// `{"view": seat}` is answered by that seat's
/// view, `{"facts": "first"}` by the public facts of that agent as a file of them holds, `{"places": "first"}` by where
/// they leave him: `any` at all, and `without_hidden_cards`. What is no such thing: `{"malformed": {"pointer": …,
/// "reason": …}}`.
Judged judge(const Table &table, std::string_view line);

} // namespace dossier::specter
