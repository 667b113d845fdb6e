#pragma once

#include <QString>

#include <cstdint>

namespace dossier
{

/// How much of a turn's time is left.
enum class TimeLeft : std::uint8_t
{
    Enough,
    Short,
    Over,
};

/// The time of a turn as it is read: "1:05", with a plus once it is over; empty while none runs.
struct TurnTime
{
    QString reading{};
    TimeLeft left = TimeLeft::Enough;
    bool operator==(const TurnTime &) const = default;
};

} // namespace dossier
