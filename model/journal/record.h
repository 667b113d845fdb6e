#pragma once

#include "model/journal/seen/journal_payload.h"
#include "model/journal/seen/journal_place.h"

#include <array>
#include <variant>
#include <vector>

namespace dossier::journal
{

/// 128 bits given from outside, so that the same thing said twice is known as one.
struct EventId
{
    std::array<std::uint8_t, 16> bytes = {};
    friend auto operator<=>(const EventId &, const EventId &) = default;
};

/// What was done at the table. It is on the public side when its kind, its ruling or an event has an open part.
struct Entry
{
    /// Where the table stood.
    Position parent = {};
    /// The id of what was done, for a screen to name: `chess.move`. Never words.
    Payload kind = {};
    /// As it was given; empty where it followed from the entry before. It may hold secrets, so it is one.
    std::string command = {};
    std::vector<Payload> events = {};
    /// Why the table decided against the rules; empty when they allow it.
    Payload ruling = {};
    /// Somebody learns something by it: a barrier to going back.
    bool reveal = false;
    bool operator==(const Entry &) const = default;
};

/// The table went to another position: undo, redo, or another branch. It is on the public side when it passes a public
/// entry or its correction has an open part.
struct Moved
{
    Position from = {};
    Position to = {};
    /// Why the table went back before a reveal; empty when it did not.
    Payload correction = {};
    bool operator==(const Moved &) const = default;
};

/// A position was given a name, or that name was taken away. It is on the public side when the name has an open part:
/// when everybody may read it (bookmark_name.h).
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
