#pragma once

#include "model/journal/seen/journal_payload.h"
#include "model/journal/seen/journal_place.h"

#include <array>
#include <variant>
#include <vector>

namespace dossier::journal
{

/// 128 bits given from outside, so that a repeated message is recognised.
struct EventId
{
    std::array<std::uint8_t, 16> bytes = {};
    friend auto operator<=>(const EventId &, const EventId &) = default;
};

/// An action at the table. It is on the public side when its kind, its ruling or an event has an open part.
struct Entry
{
    /// The table's position before the entry.
    Position parent = {};
    /// Id of the action, which the screen translates: `chess.move`. Never a sentence.
    Payload kind = {};
    /// The command as it was given; empty when the entry followed automatically from the one before. It may hold
    /// secrets, so all of it is secret.
    std::string command = {};
    std::vector<Payload> events = {};
    /// The reason for a ruling against the rules; empty when the rules allow the action.
    Payload ruling = {};
    /// True when somebody learns something by it: a barrier to going back.
    bool reveal = false;
    bool operator==(const Entry &) const = default;
};

/// A move of the table to another position: undo, redo, or another branch. It is on the public side when it passes a
/// public entry or its correction has an open part.
struct Moved
{
    Position from = {};
    Position to = {};
    /// The reason for going back before a reveal; empty when no reveal was crossed.
    Payload correction = {};
    bool operator==(const Moved &) const = default;
};

/// A name was given to a position or removed from it. It is on the public side when the name has an open part, which
/// everybody may read (bookmark_name.h).
struct Bookmarked
{
    Position at = {};
    Payload name = {};
    bool taken = false;
    bool operator==(const Bookmarked &) const = default;
};

/// One record of the journal, which only grows.
struct Record
{
    EventId id = {};
    Moment time = {};
    std::variant<Entry, Moved, Bookmarked> what = {};
    bool operator==(const Record &) const = default;
};

} // namespace dossier::journal
