#pragma once

#include "model/json/malformed.h"

#include <QString>

#include <cstdint>
#include <variant>

namespace dossier
{

/// Why a map's file could not be read or written at all.
enum class FileFault : std::uint8_t
{
    Missing,
    /// A folder, a device or a pipe.
    NotAFile,
    NoPermission,
    TooLarge,
    Unreadable,
    /// The folder to save in.
    NoFolder,
    /// Not all of it could be written; what was there before is still there.
    NotWritten,
    /// Another program has changed it since it was read or saved here.
    ChangedElsewhere,
};

/// What was to be done with a file.
enum class Attempt : std::uint8_t
{
    Open,
    Save,
};

/// What stands between a person and a map: the file, why, and what was tried.
struct MapProblem
{
    QString path;
    std::variant<FileFault, Malformed> cause;
    Attempt attempt = Attempt::Open;
};

} // namespace dossier
