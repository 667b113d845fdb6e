#pragma once

#include "model/specter/json/board_json.h"
#include "model/specter/json/rare_members.h"
#include "model/specter/seen/facts.h"

#include <tl/expected.hpp>

namespace dossier::specter
{

/// Returns public facts as JSON, the content of a small file that one table gives to another.
std::string factsJson(const PublicHistory &history);

/// Reads public facts about that board. An error gives the pointer to the faulty member and the reason. It does not
/// check that all facts can be true together.
tl::expected<PublicHistory, Malformed> readFacts(std::string_view text, const Board &board);

} // namespace dossier::specter
