#pragma once

#include "model/core/rule.h"

#include <span>
#include <string>

namespace dossier
{

/// Returns the ids of the rules that decided, as an array.
std::string rulesText(std::span<const Rule> rules);

} // namespace dossier
