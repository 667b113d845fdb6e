#include "views/omega/parts/alarm.h"

namespace dossier
{

std::optional<Alarm> alarmBetween(const omega::PublicView &before, const omega::PublicView &after)
{
    const omega::Clock &was = before.open.clock;
    const omega::Clock &is = after.open.clock;
    if (was.step == omega::Step::SetUp || is.step == omega::Step::Over)
        return std::nullopt;
    if (is.crisis && !was.crisis)
        return Alarm::Crisis;
    if (is.happened.size() > was.happened.size()
        || after.open.pending.events.size() > before.open.pending.events.size())
        return Alarm::Event;
    return is.round > was.round ? std::optional(Alarm::Round) : std::nullopt;
}

} // namespace dossier
