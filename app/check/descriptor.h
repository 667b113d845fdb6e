#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace dossier
{

/// Waits for bytes of a file descriptor and takes in what is there; empty at its end, nothing when reading fails.
std::optional<std::string_view> readSome(int descriptor, std::span<char> buffer);

/// Waits until one of the descriptors has bytes or is at its end, so many milliseconds at most. Gives its place among
/// them, of the first where several have; nothing when the time is over or a signal has come. One of -1 is passed over.
std::optional<std::size_t> readyWithin(std::span<const int> descriptors, int milliseconds);

/// Writes all the bytes; false when that fails.
bool writeAll(int descriptor, std::string_view bytes);

} // namespace dossier
