#pragma once

#include "model/json/malformed.h"
#include "model/omega/geometry/board.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace dossier
{

/// Content of a map file: JSON with the members of a map, `version` and `name`, and everything on the map.
using MapFile = omega::Board;

/// Version of the files that this program writes, and the latest that it reads.
inline constexpr int mapFileVersion = 1;

/// Reads a map file's text (UTF-8). An error gives the pointer to the faulty member and the reason.
tl::expected<MapFile, Malformed> readMapFile(std::string_view text);

/// Returns the text of a map file, which reads back as an equal map.
std::string writeMapFile(const MapFile &file);

} // namespace dossier
