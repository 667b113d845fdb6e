#pragma once

#include "model/journal/journal_moves.h"

#include <random>

namespace dossier::test
{

/// Returns the id for a number.
journal::EventId idOf(std::uint64_t number);

/// A record with that number's id and time.
template <typename What>
journal::Record recorded(std::uint64_t number, What what)
{
    return {idOf(number), {static_cast<std::int64_t>(number) * 1000}, std::move(what)};
}

/// Returns an entry at the journal's position, with one event.
journal::Entry entryWith(const journal::Journal &journal, const journal::Payload &event);

/// A record that the journal takes, of any kind: mostly entries, public, secret or both, some of them reveals.
journal::Record randomRecord(std::mt19937 &random, const journal::Journal &journal, std::uint64_t number);

/// A journal of that many such records.
journal::Journal randomJournal(std::mt19937 &random, int records);

/// Adds a record, which the journal must take.
std::uint32_t add(journal::Journal &journal, journal::Record record);

/// Adds an entry's events to a table that shows every event that made it.
void tellEntry(std::string &table, const journal::Entry &entry);

/// Such a table.
std::string tableOf(const journal::Journal &journal);
std::string tableAt(const journal::Journal &journal, journal::Position position);

} // namespace dossier::test
