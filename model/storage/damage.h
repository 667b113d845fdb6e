#pragma once

#include <QString>

#include <cstdint>

namespace dossier::storage
{

/// What in a file is not as it was written.
enum class DamagedPart : std::uint8_t
{
    /// SQLite's own structure.
    Structure,
    /// The definitions of the tables.
    Definitions,
    /// A row of campaigns, sessions, players or packs: `table` and `row` say which; 0 when rows are missing.
    Register,
    /// A pack's content.
    PackContent,
    /// A session's journal after the record `lastGood`.
    Journal,
    /// A snapshot; it is not used, and nothing is lost with it.
    Snapshot,
};

struct Damage
{
    DamagedPart part = DamagedPart::Structure;
    QString table = {};
    /// The session or the row.
    qint64 row = 0;
    std::uint32_t lastGood = 0;
    bool operator==(const Damage &) const = default;
};

} // namespace dossier::storage
