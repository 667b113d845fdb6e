#pragma once

#include <string>
#include <string_view>

namespace dossier
{

/// The longest line that is read as a query, in bytes, without its line end.
inline constexpr std::size_t longestLine = std::size_t{1} << 20U;

/// The answer to one line, neither with a line end: a query's result, or the member that is at fault.
std::string answer(std::string_view line);

} // namespace dossier
