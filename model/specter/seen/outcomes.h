#pragma once

#include "model/specter/seen/move.h"
#include "model/specter/seen/sensor.h"

namespace dossier::specter
{

/// The quietest possible showing of a move to an end, and a path with exactly that showing.
struct QuietestEnd
{
    Coordinate end;
    Shown shown;
    std::vector<Space> path{};
    friend bool operator==(const QuietestEnd &, const QuietestEnd &) = default;
};

/// SO-MOVE-1, SO-SEE-2 to -4: returns the quietest outcome for every end that the agent can reach, in reading order of
/// the ends. Nothing is quieter than a last sighting, and that is quieter than being seen. Of two last sightings the
/// quieter one allows more steps after it, that is, needs fewer steps to reach; then the path with fewer steps wins;
/// then the token's space in reading order. `visible` are the spaces where the table would see him (SO-SEE-1, with
/// cards), `barred` those that hunters keep him from entering.
std::vector<QuietestEnd> quietestOutcomes(
    const Board &board, const SpaceSet &visible, const SpaceSet &barred, Space start, int maxSteps = stepsOfAMove);

/// The announcements of a move, computed before it is made.
struct Announcements
{
    Shown shown;
    /// SO-HUNT-3: for each hunter at his present place, true when the agent would not be clear.
    std::vector<bool> inViewOf{};
    /// SO-HUNT-5: reading of the sensor.
    Reading sensor = Reading::None;
    friend bool operator==(const Announcements &, const Announcements &) = default;
};

/// Returns the announcements of a legal path.
Announcements announcementsOf(
    const Board &board, std::span<const Hunter> hunters, Space vehicle, std::span<const Space> path);

} // namespace dossier::specter
