#pragma once

#include "model/json/malformed.h"
#include "model/specter/seen/pack.h"

#include <tl/expected.hpp>

#include <string_view>

namespace dossier::specter
{

/// Reads a pack (UTF-8 JSON, version 1); a bad one gives the pointer to the member at fault and the reason.
tl::expected<Pack, Malformed> readPack(std::string_view text);

/// The pack as JSON that `readPack` reads.
std::string packJson(const Pack &pack);

/// What a pack is made of: an object of its members.
std::string packShape();

} // namespace dossier::specter
