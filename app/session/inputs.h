#pragma once

#include "model/journal/journal.h"

#include <functional>
#include <optional>

namespace dossier
{

/// The origin of a command: an automatic consequence of the one before is undone and redone with it, even after the
/// session was closed and opened again.
enum class Given : bool
{
    ByHand,
    ByItself,
};

/// True when the entry there followed automatically from the one before it.
bool ranByItself(const journal::Journal &journal, journal::Position at);

/// Returns the entry there, or the manual entry that it followed from automatically.
journal::Position inputAt(const journal::Journal &journal, journal::Position at);

/// Returns the manual entry that led to the current table; nothing when all entries were automatic, as in a set-up.
std::optional<journal::Position> lastInput(const journal::Journal &journal);

/// The public part of an undo step.
struct OpenInput
{
    /// The position of the table before it.
    journal::Position before{};
    /// The public line that describes it.
    std::uint32_t line = 0;
    /// True when it revealed something to somebody.
    bool reveal = false;
};

/// Returns the last public manual action with its automatic consequences; nothing when all of it was automatic.
std::optional<OpenInput> lastOpenInput(const journal::Journal &journal);

/// Returns that position, or the one after the automatic consequences that followed it when it was done last.
journal::Position withWhatFollowed(const journal::Journal &journal, journal::Position at);

/// Returns the entry that best describes the input of that entry: itself, or an immediate consequence when it only led
/// to that, as `leads` says of an entry.
std::uint32_t describedEntry(
    const journal::Journal &journal, std::uint32_t number, const std::function<bool(std::uint32_t)> &leads);

/// Number of entries of one kind that one input gave together there.
int alikeAt(const journal::Journal &journal, journal::Position at);

/// Number of such entries that are public, counted from their first public line.
int openAlikeAt(const journal::Journal &journal, std::uint32_t line);

} // namespace dossier
