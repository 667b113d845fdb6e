#pragma once

#include "model/omega/content/map_file.h"

#include <QString>

#include <cstdint>

namespace dossier
{

/// Source of the map on the screen.
enum class Origin : std::uint8_t
{
    /// Made here and not saved yet.
    New,
    /// One of the maps that come with the program.
    Sample,
    /// One of the user's files.
    File,
};

/// The map that is open.
struct OpenMap
{
    MapFile file;
    Origin origin = Origin::New;
    /// Path of the file; empty unless the origin is a file.
    QString path;
};

} // namespace dossier
