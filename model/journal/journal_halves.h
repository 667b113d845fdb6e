#pragma once

#include "model/journal/journal.h"

#include <optional>
#include <string>

namespace dossier::journal
{

/// The public half of an entry: its open parts only, without events that have none.
struct PublicEntry
{
    Position parent = {};
    std::string kind = {};
    std::vector<std::string> events = {};
    std::string ruling = {};
    bool reveal = false;
    bool operator==(const PublicEntry &) const = default;
};

/// The public half of a move.
struct PublicMoved
{
    Position from = {};
    Position to = {};
    std::string correction = {};
    bool operator==(const PublicMoved &) const = default;
};

/// The public half of a bookmark.
struct PublicBookmarked
{
    Position at = {};
    std::string name = {};
    bool taken = false;
    bool operator==(const PublicBookmarked &) const = default;
};

/// The public part of a record. Its positions are public ones: a wholly secret record leaves no gap.
struct PublicRecord
{
    EventId id = {};
    Moment time = {};
    std::variant<PublicEntry, PublicMoved, PublicBookmarked> what = {};
    bool operator==(const PublicRecord &) const = default;
};

/// Returns the public half of a record that is in this journal or could be added; nothing when the record is wholly
/// secret.
std::optional<PublicRecord> publicHalf(const Journal &journal, const Record &record);

/// A record as two texts that are stored apart. Together they hold all of it; the public one alone reveals no secret.
struct Halves
{
    /// Empty when the record is all secret.
    std::string open = {};
    std::string secret = {};
    bool operator==(const Halves &) const = default;
};

/// Splits a record that could be added to the journal.
Halves halvesOf(const Journal &journal, const Record &record);

/// Joins two halves into a record; nothing when they are not halves of one record.
std::optional<Record> recordOf(const Halves &halves);

/// Reads a public half alone; nothing when it is malformed.
std::optional<PublicRecord> publicRecordOf(const std::string &open);

} // namespace dossier::journal
