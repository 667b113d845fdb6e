#pragma once

#include "model/grid/space_set.h"
#include "model/omega/seen/owners_pack.h"

#include <QString>

namespace dossier
{

/// A step of the guided page: how much of it is still asked for, and whether no game can begin as it stands.
struct OwnerStep
{
    omega::PackStep step = omega::PackStep::Guide;
    int left = 0;
    bool hinders = false;
};

/// The map of the mission with what is placed on it.
struct OwnerMapState
{
    /// With its doors; none while no map was drawn.
    std::optional<Map> map{};
    SpaceSet starts{};
    std::optional<Space> goal{};
    SpaceSet investigate{};
    /// Whether a map is open in Dossier that could be taken.
    bool canTakeOpen = false;
};

/// What the guided page shows: one step of it with its cards.
struct OwnerPageState
{
    omega::Name mission{};
    std::vector<OwnerStep> steps{};
    omega::PackStep step = omega::PackStep::Guide;
    std::vector<omega::PackCard> cards{};
    OwnerMapState map{};
    /// The names of the kinds of figures that values speak of by their ids.
    std::map<std::string, omega::Name> kinds{};
    /// Why nothing can be entered; empty when all is well.
    QString problem{};
};

} // namespace dossier
