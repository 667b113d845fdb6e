#pragma once

#include "model/journal/seen/journal_place.h"
#include "model/storage/campaign_values.h"
#include "model/storage/damage.h"
#include "model/storage/secret_cells.h"
#include "model/storage/sqlite_connection.h"

#include <optional>

namespace dossier::storage
{

// The chains of a journal go over its cells as they lie in the file, so that they are followed without a key.

/// A record as it lies in the file.
struct StoredRecord
{
    std::uint32_t number = 0;
    /// 0 when it has no public half.
    std::uint32_t publicNumber = 0;
    std::string open{};
    SecretBytes secret{};
};

/// The last links of the two chains.
struct ChainEnds
{
    journal::Digest open{};
    journal::Digest secret{};
};

/// The place of its secret half.
inline CellName cellOf(const StoredRecord &record)
{
    return {"journal", record.number, record.open};
}

/// The links that a session's chains begin with.
Stored<ChainEnds> firstLinks(Connection &connection, SessionId session);

/// The ends after a record. The secret chain holds the public one fast, since every record has a secret half.
ChainEnds linked(const ChainEnds &ends, const StoredRecord &record);

/// A journal up to its last good record, by its chains alone.
struct JournalChain
{
    std::uint32_t records = 0;
    std::uint32_t publicRecords = 0;
    ChainEnds ends{};
    /// Of the last record that has a public half.
    std::optional<journal::Moment> lastPublic{};
    /// Nothing when all is as it was written.
    std::optional<Damage> damage{};
};

/// Follows the chains of a session, and calls `take` with each good record.
Stored<JournalChain> followChain(
    Connection &connection, SessionId session, const std::function<Done(const StoredRecord &)> &take = {});

/// The same, without its records, as they are at one moment.
Stored<JournalChain> chainOf(Connection &connection, SessionId session);

/// Adds a record to a journal that is being written, at its end.
Done addStored(Connection &connection, SessionId session, const StoredRecord &record, const ChainEnds &ends);

} // namespace dossier::storage
