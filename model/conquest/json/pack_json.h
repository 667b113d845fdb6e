#pragma once

#include "model/conquest/seen/pack.h"
#include "model/json/malformed.h"

#include <tl/expected.hpp>

namespace dossier::conquest
{

/// Reads a pack (UTF-8 JSON, version 1). An error gives the pointer to the faulty member and the reason.
tl::expected<Pack, Malformed> readPack(std::string_view text);

/// Returns the pack as JSON that `readPack` reads.
std::string packJson(const Pack &pack);

/// Shape of a pack: an object of its members.
std::string packShape();

/// The schema of a space's name, which shapes call `space`.
inline constexpr std::string_view spaceSchema = R"({"type": "string", "pattern": "^[0-4]\\.[0-6]$"})";

/// Returns one JSON Schema (draft 2020-12) of packs.
std::string packSchema();

} // namespace dossier::conquest
