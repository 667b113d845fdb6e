#pragma once

#include "views/kit/part.h"
#include "views/omega/selection/omega_command.h"

namespace dossier
{

/// One event of the mission as the overseer's panel tells it.
struct EventLine
{
    QString name{};
    /// When it comes, or that it has come.
    QString when{};
    /// What it puts on the map; else where that is to be read.
    QString does{};
    /// Nobody but the overseer knows of it.
    bool secret = false;
    /// Gives it, where it is due or can be sprung.
    std::optional<OmegaCommand> apply{};
};

/// Every event of the mission, those that everybody knows first, then those that the overseer has planned.
std::vector<EventLine> eventLines(const omega::View &view);

struct EventActions
{
    std::function<void(const OmegaCommand &command)> give{};
    std::function<void()> close{};
};

/// The list of the events of the mission, with a button where one is due; in one column where it is narrow.
Part eventsPanel(const omega::View &view, bool isNarrow, const EventActions &actions);

/// The key of the button of the event that has come and waits to be carried out, else of the button that closes.
QString firstEventDue(const omega::View &view);

} // namespace dossier
