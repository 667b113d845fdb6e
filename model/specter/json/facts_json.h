#pragma once

#include "model/specter/json/board_json.h"
#include "model/specter/json/rare_members.h"
#include "model/specter/seen/facts.h"

#include <tl/expected.hpp>

namespace dossier::specter
{

/// Public facts as JSON, such as a small file holds that one table gives to another.
std::string factsJson(const PublicHistory &history);

/// Reads public facts about that board; bad ones give the pointer to the member at fault and the reason. Whether they
/// can all be true is not asked.
tl::expected<PublicHistory, Malformed> readFacts(std::string_view text, const Board &board);

} // namespace dossier::specter
