#pragma once

#include "model/journal/journal.h"

#include <functional>

namespace dossier
{

/// Whether the entry there followed from the one before it, and no hand gave it.
bool ranByItself(const journal::Journal &journal, journal::Position at);

/// The entry there, or the one of the hand after which it ran by itself.
journal::Position inputAt(const journal::Journal &journal, journal::Position at);

/// The entry that tells best what was given by hand with that one: itself, or what followed it at once where it only
/// led to that, as `leads` says of an entry.
std::uint32_t tellingEntry(
    const journal::Journal &journal, std::uint32_t number, const std::function<bool(std::uint32_t)> &leads);

} // namespace dossier
