#pragma once

#include "model/omega/content/map_file.h"
#include "views/kit/map_problem.h"

#include <tl/expected.hpp>

#include <optional>

namespace dossier
{

/// No map's file is larger than this many bytes.
inline constexpr qint64 largestMapFile = qint64{1} << 20;

/// Reads a map from a file or a resource.
tl::expected<MapFile, MapProblem> readMap(const QString &path);

/// Writes a map to a file, whole or not at all; what was there before stays when it cannot be written.
std::optional<MapProblem> writeMap(const QString &path, const MapFile &map);

} // namespace dossier
