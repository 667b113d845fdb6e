#pragma once

#include "model/journal/journal_bytes.h"
#include "model/storage/blake2b.h"
#include "model/storage/campaign_values.h"
#include "model/storage/row_values.h"
#include "model/storage/secret_bytes.h"

namespace dossier::storage
{

/// What a snapshot is sealed by.
inline QByteArray digestOf(SessionId session, journal::Position at, int format, const SecretBytes &table)
{
    journal::ByteWriter out;
    out.put(journal::Moment{session.row});
    out.put(at);
    out.put(static_cast<std::uint32_t>(format));
    out.put(static_cast<std::uint32_t>(table.scheme));
    out.put(std::string_view(table.bytes));
    return toBytes(blake2b(out.take()));
}

} // namespace dossier::storage
