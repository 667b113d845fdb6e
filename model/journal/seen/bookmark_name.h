#pragma once

#include "model/journal/seen/journal_payload.h"
#include "model/journal/seen/journal_place.h"

#include <optional>
#include <string>

namespace dossier::journal
{

/// A bookmark's name, and the seat that wrote it and alone reads it. The seat is empty for the game's leader, and none
/// when everybody reads the name.
struct BookmarkName
{
    std::optional<std::string> seat{};
    std::string name{};
    friend auto operator<=>(const BookmarkName &, const BookmarkName &) = default;
};

/// A position and a seat. Each seat may have its own name for a position and does not learn those of other seats.
struct MarkedPlace
{
    Position at{};
    std::optional<std::string> seat{};
    friend auto operator<=>(const MarkedPlace &, const MarkedPlace &) = default;
};

/// Separates the seat from its name in the secret part.
inline constexpr char afterTheSeat = '\x1f';

/// Returns the stored form of a name; the public side has only names that everybody may read.
inline Payload payloadOf(const BookmarkName &name)
{
    return name.seat ? Payload{{}, *name.seat + afterTheSeat + name.name} : Payload{name.name, {}};
}

/// Returns the name from its stored form; one without a seat is the leader's.
inline BookmarkName bookmarkNameOf(const Payload &kept)
{
    if (!kept.open.empty())
        return {std::nullopt, kept.open};
    const std::size_t end = kept.secret.find(afterTheSeat);
    if (end == std::string::npos)
        return {std::string(), kept.secret};
    return {kept.secret.substr(0, end), kept.secret.substr(end + 1)};
}

} // namespace dossier::journal
