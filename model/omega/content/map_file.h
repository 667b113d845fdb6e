#pragma once

#include "model/json/malformed.h"
#include "model/omega/geometry/board.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace dossier
{

/// What a map file holds: JSON with the members of a map, `version` and `name` beside them, and what lies and stands on
/// the map.
using MapFile = omega::Board;

/// The version of the files that this program writes, and the latest that it reads.
inline constexpr int mapFileVersion = 1;

/// Reads a map file's text (UTF-8); a bad one gives the pointer to the member at fault and the reason.
tl::expected<MapFile, Malformed> readMapFile(std::string_view text);

/// The text of a map file; reading it gives the same map again.
std::string writeMapFile(const MapFile &file);

} // namespace dossier
