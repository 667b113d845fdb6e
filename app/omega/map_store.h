#pragma once

#include "model/omega/content/map_file.h"
#include "views/kit/map_problem.h"

#include <tl/expected.hpp>

#include <optional>

namespace dossier
{

/// The maximum size of a map file, in bytes.
inline constexpr qint64 largestMapFile = qint64{1} << 20;

/// Reads a map from a file or a resource.
tl::expected<MapFile, MapProblem> readMap(const QString &path);

/// Writes a map to a file atomically; the old content stays when writing fails.
std::optional<MapProblem> writeMap(const QString &path, const MapFile &map);

} // namespace dossier
