#pragma once

#include "model/journal/seen/journal_payload.h"
#include "model/journal/seen/journal_place.h"

#include <optional>
#include <string>

namespace dossier::journal
{

/// A bookmark's name, and the seat that wrote it and alone reads it: empty for the one who leads the game, none where
/// everybody reads it.
struct BookmarkName
{
    std::optional<std::string> seat{};
    std::string name{};
    friend auto operator<=>(const BookmarkName &, const BookmarkName &) = default;
};

/// A bookmark's place: each seat may have a name of its own there, and does not hear of the others'.
struct MarkedPlace
{
    Position at{};
    std::optional<std::string> seat{};
    friend auto operator<=>(const MarkedPlace &, const MarkedPlace &) = default;
};

/// What stands between a seat and its name in the secret part.
inline constexpr char afterTheSeat = '\x1f';

/// A name as the journal keeps it: on the public side only what everybody may read.
inline Payload payloadOf(const BookmarkName &name)
{
    return name.seat ? Payload{{}, *name.seat + afterTheSeat + name.name} : Payload{name.name, {}};
}

/// The name that was kept; one without a seat is the leader's.
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
