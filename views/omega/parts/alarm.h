#pragma once

#include "model/omega/seen/public_view.h"

#include <cstdint>
#include <optional>

namespace dossier
{

/// Alarms, as a sound and a flash.
enum class Alarm : std::uint8_t
{
    /// A round begins.
    Round,
    /// A mission event that everybody may know of has come.
    Event,
    Crisis,
    /// Half a minute of a turn is left.
    TimeShort,
    /// The turn's time is over. That is only advice: it ends nothing.
    TimeOver,
};

/// Returns the most serious alarm between two views; based on public knowledge only, because everybody hears it.
std::optional<Alarm> alarmBetween(const omega::PublicView &before, const omega::PublicView &after);

} // namespace dossier
