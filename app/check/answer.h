#pragma once

#include "app/check/kinds.h"

#include <string>
#include <string_view>

namespace dossier
{

/// The longest line that is read as a query, in bytes, without its line end.
inline constexpr std::size_t longestLine = std::size_t{1} << 20U;

/// The answer to one line, neither with a line end: the result of a query of those kinds, or the member that is at
/// fault.
std::string answer(std::string_view line, const QueryKinds &kinds);

} // namespace dossier
