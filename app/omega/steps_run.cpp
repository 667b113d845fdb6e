#include "app/omega/steps_run.h"

#include "app/omega/overseer_session.h"
#include "views/omega/asks/steps_alone.h"
#include "views/session/told_wording.h"

namespace dossier
{

namespace
{

/// Whether a step did more than to begin what stands in the header anyway.
bool isWorthAWord(const omega::View &before, const omega::View &after)
{
    return before.open.adrenaline != after.open.adrenaline || before.open.clock.primary != after.open.clock.primary;
}

/// Whether the overseer does something in a step of his own: the step goes on when he says so, and the bright button
/// keeps its meaning meanwhile.
bool places(const Ask &ask)
{
    return ask.as<omega::UseAbility>() != nullptr || ask.as<omega::Spawn>() != nullptr
        || ask.as<omega::PlaceMarkers>() != nullptr || ask.as<omega::LeaveRest>() != nullptr;
}

} // namespace

/// A round has no more such steps than these; whatever stands in the way of one of them ends it.
QStringList runSteps(OverseerSession &session)
{
    constexpr int mostSteps = 12;
    QStringList ran;
    for (int i = 0; i < mostSteps; ++i)
    {
        const SeenView view = session.overseerView();
        if (!runsAlone(*view))
            break;
        session.follow(omega::Command(view->due.front().command));
        const SeenView now = session.overseerView();
        if (now == view)
            break;
        const std::uint32_t last = session.lineCount(journal::Eyes::KnowSecrets);
        if (isWorthAWord(*view, *now))
            for (const ToldLine &line : session.lines(journal::Eyes::KnowSecrets, last, 1))
                ran << wording::sentence(line);
        if (hasNewEvent(*view, *now))
            break;
    }
    return ran;
}

bool leadsOn(const Ask &ask, const omega::View &before, const omega::View &after)
{
    return ask.as<omega::Correct>() == nullptr && !places(ask) && after != before && !hasNewEvent(before, after);
}

} // namespace dossier
