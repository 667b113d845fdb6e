#pragma once

#include "model/specter/seen/view.h"

#include <optional>

namespace dossier
{

/// Returns the index of the first due command of that kind; nothing when there is none.
template <typename Kind>
std::optional<std::size_t> dueOf(const specter::View &view)
{
    for (std::size_t i = 0; i < view.due.size(); ++i)
        if (holds_alternative<Kind>(view.due[i].command))
            return i;
    return std::nullopt;
}

} // namespace dossier
