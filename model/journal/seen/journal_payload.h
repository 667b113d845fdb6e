#pragma once

#include <compare>
#include <string>

namespace dossier::journal
{

/// What everybody may read, and what only those who know secrets may. Either may be empty; the journal looks into
/// neither.
struct Payload
{
    std::string open;
    std::string secret;
    friend auto operator<=>(const Payload &, const Payload &) = default;
};

/// Whether neither part says anything.
inline bool isEmpty(const Payload &payload)
{
    return payload.open.empty() && payload.secret.empty();
}

} // namespace dossier::journal
