#pragma once

#include "model/omega/content/map_file.h"

#include <QString>

#include <cstdint>

namespace dossier
{

/// Where the map on the screen comes from.
enum class Origin : std::uint8_t
{
    /// Made here and not saved yet.
    New,
    /// One of those that come with the program.
    Sample,
    /// A file of the person's own.
    File,
};

/// The map that is open.
struct OpenMap
{
    MapFile file;
    Origin origin = Origin::New;
    /// The file's place; empty unless the origin is a file.
    QString path;
};

} // namespace dossier
