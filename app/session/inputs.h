#pragma once

#include "model/journal/journal.h"

#include <functional>
#include <optional>

namespace dossier
{

/// How a command comes: what follows from the one before goes back and forth with it, also when the session was closed
/// and opened meanwhile.
enum class Given : bool
{
    ByHand,
    ByItself,
};

/// Whether the entry there followed from the one before it, and no hand gave it.
bool ranByItself(const journal::Journal &journal, journal::Position at);

/// The entry there, or the one of the hand after which it ran by itself.
journal::Position inputAt(const journal::Journal &journal, journal::Position at);

/// The entry of the hand that led to where the table stands; nothing where all of it ran by itself, as a set-up does.
std::optional<journal::Position> lastInput(const journal::Journal &journal);

/// What undo takes back, as far as everybody may know of it.
struct OpenInput
{
    /// Where the table stood before it.
    journal::Position before{};
    /// The public line that tells it.
    std::uint32_t line = 0;
    /// Somebody has learned something by it.
    bool reveal = false;
};

/// The last thing of a hand that everybody may know of, with what followed from it; nothing where all of that ran by
/// itself.
std::optional<OpenInput> lastOpenInput(const journal::Journal &journal);

/// That position, or the one after what followed from it by itself when it was done last.
journal::Position withWhatFollowed(const journal::Journal &journal, journal::Position at);

/// The entry that tells best what was given by hand with that one: itself, or what followed it at once where it only
/// led to that, as `leads` says of an entry.
std::uint32_t tellingEntry(
    const journal::Journal &journal, std::uint32_t number, const std::function<bool(std::uint32_t)> &leads);

/// How many of one kind were given at once there, by one input.
int alikeAt(const journal::Journal &journal, journal::Position at);

/// The same of those that everybody may know of, by their first public line.
int openAlikeAt(const journal::Journal &journal, std::uint32_t line);

} // namespace dossier
