#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace dossier
{

/// Waits for bytes on a file descriptor and reads the bytes available. Returns an empty view at the end of input,
/// nothing when reading fails.
std::optional<std::string_view> readSome(int descriptor, std::span<char> buffer);

/// Waits until one of the descriptors has bytes or is at its end, for at most `milliseconds`. Returns its index, the
/// lowest when several are ready; nothing after the time-out or a signal. A descriptor of -1 is skipped.
std::optional<std::size_t> readyWithin(std::span<const int> descriptors, int milliseconds);

/// Writes all the bytes; returns false on failure.
bool writeAll(int descriptor, std::string_view bytes);

} // namespace dossier
