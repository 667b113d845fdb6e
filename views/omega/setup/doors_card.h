#pragma once

#include "views/kit/part.h"
#include "views/omega/setup/setup_actions.h"

namespace dossier
{

/// The doors before the game: a kind for each, whether two of a room are alike, and the rooms that they separate. `cut`
/// is nothing where the mission does not say where the commandos start.
Part doorsCard(
    const omega::View &view, const std::optional<omega::CutRooms> &cut, int version, const SetupActions &actions);

/// Returns the command that gives a door its next kind; nothing where there is no door.
std::optional<OmegaCommand> turnedDoor(const omega::View &view, const Edge &door);

} // namespace dossier
