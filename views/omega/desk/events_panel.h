#pragma once

#include "views/kit/part.h"
#include "views/omega/selection/omega_command.h"

namespace dossier
{

/// An event of the mission as the overseer's panel shows it.
struct EventLine
{
    QString name{};
    /// When the event comes, or that it has come.
    QString when{};
    /// Its effect on the map, or where that is printed.
    QString does{};
    /// Only the overseer knows of it.
    bool secret = false;
    /// The command that resolves it, where it is due or can be triggered.
    std::optional<OmegaCommand> apply{};
};

/// Returns all events of the mission: first those that everybody knows, then those that the overseer has planned.
std::vector<EventLine> eventLines(const omega::View &view);

struct EventActions
{
    std::function<void(const OmegaCommand &command)> give{};
    std::function<void()> close{};
};

/// The list of the mission's events, with a button where one is due; in one column where it is narrow.
Part eventsPanel(const omega::View &view, bool isNarrow, const EventActions &actions);

/// Returns the key of the button of the event that is due, else of the button that closes the panel.
QString firstEventDue(const omega::View &view);

} // namespace dossier
