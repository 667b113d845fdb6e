#pragma once

#include "model/core/members.h"

#include <algorithm>
#include <optional>

namespace dossier
{

/// The value of an enum that has that name; none when none has.
template <Worded E>
constexpr std::optional<E> valueOf(std::string_view word)
{
    const auto all = words(E{});
    const auto at = std::ranges::find(all, word);
    return at == all.end() ? std::nullopt : std::optional(static_cast<E>(at - all.begin()));
}

} // namespace dossier
