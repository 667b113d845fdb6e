#pragma once

#include <compare>
#include <string>

namespace dossier::journal
{

/// A text in two parts: one that everybody may read, and one for those who know secrets. Either may be empty; the
/// journal interprets neither.
struct Payload
{
    std::string open;
    std::string secret;
    friend auto operator<=>(const Payload &, const Payload &) = default;
};

/// True when both parts are empty.
inline bool isEmpty(const Payload &payload)
{
    return payload.open.empty() && payload.secret.empty();
}

} // namespace dossier::journal
