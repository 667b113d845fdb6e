#pragma once

#include <QString>

#include <cstdint>

namespace dossier
{

/// Stage of a turn's remaining time.
enum class TimeLeft : std::uint8_t
{
    Enough,
    Short,
    Over,
};

/// The turn's time as text: "1:05", with a plus once it is over; empty while none runs.
struct TurnTime
{
    QString reading{};
    TimeLeft left = TimeLeft::Enough;
    bool operator==(const TurnTime &) const = default;
};

} // namespace dossier
