#pragma once

#include <compare>
#include <cstdint>

namespace dossier::journal
{

/// A position in the journal: after the entry with that number, or the start with 0.
struct Position
{
    std::uint32_t entry = 0;
    friend auto operator<=>(const Position &, const Position &) = default;
};

/// A moment, given from outside: milliseconds since 1970 in UTC.
struct Moment
{
    std::int64_t milliseconds = 0;
    friend auto operator<=>(const Moment &, const Moment &) = default;
};

} // namespace dossier::journal
