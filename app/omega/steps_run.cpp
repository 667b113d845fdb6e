#include "app/omega/steps_run.h"

#include "app/omega/overseer_session.h"
#include "views/omega/selection/steps_alone.h"
#include "views/session/journal_wording.h"

namespace dossier
{

namespace
{

/// True when a step did more than begin the step that the header shows anyway.
bool isWorthAWord(const omega::View &before, const omega::View &after)
{
    return before.open.adrenaline != after.open.adrenaline || before.open.clock.primary != after.open.clock.primary;
}

/// True when the overseer acts in a step of his own: the step continues on his command, and the default button keeps
/// its meaning meanwhile.
bool places(const OmegaCommand &command)
{
    return command.as<omega::UseAbility>() != nullptr || command.as<omega::Spawn>() != nullptr
        || command.as<omega::PlaceMarkers>() != nullptr || command.as<omega::LeaveRest>() != nullptr;
}

} // namespace

/// `maxSteps` exceeds the number of such steps in a round; any obstacle to one of them ends the run.
QStringList runSteps(OverseerSession &session)
{
    constexpr int maxSteps = 12;
    QStringList ran;
    for (int i = 0; i < maxSteps; ++i)
    {
        const OmegaViewPtr view = session.overseerView();
        if (!runsAlone(*view))
            break;
        session.follow(omega::Command(view->due.front().command));
        const OmegaViewPtr now = session.overseerView();
        if (now == view)
            break;
        const std::uint32_t last = session.lineCount(journal::Eyes::KnowSecrets);
        if (isWorthAWord(*view, *now))
            for (const JournalRow &line : session.lines(journal::Eyes::KnowSecrets, last, 1))
                ran << wording::sentence(line);
        if (hasNewEvent(*view, *now))
            break;
    }
    return ran;
}

bool leadsOn(const OmegaCommand &command, const omega::View &before, const omega::View &after)
{
    return command.as<omega::Correct>() == nullptr && !places(command) && after != before
        && !hasNewEvent(before, after);
}

} // namespace dossier
