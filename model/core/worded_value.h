#pragma once

#include "model/core/members.h"

#include <algorithm>
#include <optional>

namespace dossier
{

/// Returns the value of an enum with that name; none when there is no such name.
template <Worded E>
constexpr std::optional<E> valueOf(std::string_view word)
{
    const auto all = words(E{});
    const auto at = std::ranges::find(all, word);
    return at == all.end() ? std::nullopt : std::optional(static_cast<E>(at - all.begin()));
}

} // namespace dossier
