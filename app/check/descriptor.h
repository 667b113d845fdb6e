#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace dossier
{

/// Waits for bytes of a file descriptor and takes in what is there; empty at its end, nothing when reading fails.
std::optional<std::string_view> readSome(int descriptor, std::span<char> buffer);

/// Waits for bytes of a file descriptor, or its end, so many milliseconds at most; whether they are there.
bool isReadyWithin(int descriptor, int milliseconds);

/// Writes all the bytes; false when that fails.
bool writeAll(int descriptor, std::string_view bytes);

} // namespace dossier
