#pragma once

#include "model/json/malformed.h"
#include "model/specter/seen/pack.h"

#include <tl/expected.hpp>

#include <string_view>

namespace dossier::specter
{

/// Reads a pack (UTF-8 JSON, version 1). An error gives the pointer to the faulty member and the reason.
tl::expected<Pack, Malformed> readPack(std::string_view text);

/// Returns the pack as JSON that `readPack` reads.
std::string packJson(const Pack &pack);

/// Shape of a pack: an object of its members.
std::string packShape();

} // namespace dossier::specter
