#pragma once

#include "model/json/malformed.h"

#include <QString>

#include <cstdint>
#include <variant>

namespace dossier
{

/// Reasons why a map's file cannot be read or written at all.
enum class FileFault : std::uint8_t
{
    Missing,
    /// It is a folder, a device or a pipe.
    NotAFile,
    NoPermission,
    TooLarge,
    Unreadable,
    /// The folder to save in does not exist.
    NoFolder,
    /// Not all of it could be written; the previous content is unchanged.
    NotWritten,
    /// Another program has changed the file since it was read or saved here.
    ChangedElsewhere,
};

/// The operation on a file.
enum class Attempt : std::uint8_t
{
    Open,
    Save,
};

/// A failed operation on a map: the file, the reason, and the operation.
struct MapProblem
{
    QString path;
    std::variant<FileFault, Malformed> cause;
    Attempt attempt = Attempt::Open;
};

} // namespace dossier
