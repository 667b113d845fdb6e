#pragma once

#include "app/check/kinds.h"

#include <string>
#include <string_view>

namespace dossier
{

/// The longest line that is read as a query, in bytes, without its line end.
inline constexpr std::size_t maxLineLength = std::size_t{1} << 20U;

/// Answers one line with the given kinds of query: the result, or the member at fault. Neither line has a line end.
std::string answer(std::string_view line, const QueryKinds &kinds);

} // namespace dossier
