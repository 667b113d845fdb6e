#pragma once

#include "model/omega/seen/public_view.h"

#include <cstdint>
#include <optional>

namespace dossier
{

/// What is heard and seen to flash.
enum class Alarm : std::uint8_t
{
    /// A round begins.
    Round,
    /// A mission event that everybody may know of has come.
    Event,
    Crisis,
    /// Half a minute of a turn is left.
    TimeShort,
    /// The time of a turn is over. That is advice: nothing ends by it.
    TimeOver,
};

/// What has come between two views, the gravest alone; only of what everybody may know, for everybody hears it.
std::optional<Alarm> alarmBetween(const omega::PublicView &before, const omega::PublicView &after);

} // namespace dossier
