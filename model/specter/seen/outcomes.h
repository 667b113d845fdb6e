#pragma once

#include "model/specter/seen/move.h"
#include "model/specter/seen/sensor.h"

namespace dossier::specter
{

/// What a move to an end can show at the quietest, and a path that shows just that.
struct QuietestEnd
{
    Coordinate end;
    Shown shown;
    std::vector<Space> path{};
    friend bool operator==(const QuietestEnd &, const QuietestEnd &) = default;
};

/// SO-MOVE-1, SO-SEE-2 to -4: for every end that the agent can reach the quietest outcome, in reading order of the
/// ends. Nothing is quieter than a last sighting, and that than being seen. Of two last sightings the one is quieter
/// after which more steps may have followed, that is, which takes fewer steps to reach; then the path with fewer steps;
/// then the token's space in reading order. `visible` is where the table would see him (SO-SEE-1, cards reckoned with),
/// `barred` what he cannot enter for hunters.
std::vector<QuietestEnd> quietestOutcomes(
    const Board &board, const SpaceSet &visible, const SpaceSet &barred, Space start, int mostSteps = stepsOfAMove);

/// What will have to be said of a move, worked out before it is made.
struct Announcements
{
    Shown shown;
    /// SO-HUNT-3: for each hunter where he stands now, whether the agent would not be clear.
    std::vector<bool> inViewOf{};
    /// SO-HUNT-5: what the sensor would be told.
    Reading sensor = Reading::None;
    friend bool operator==(const Announcements &, const Announcements &) = default;
};

/// The announcements of a legal path.
Announcements announcementsOf(
    const Board &board, std::span<const Hunter> hunters, Space vehicle, std::span<const Space> path);

} // namespace dossier::specter
