#pragma once

#include "model/grid/space_set.h"
#include "model/omega/seen/owners_pack.h"

#include <QString>

namespace dossier
{

/// A step of the guided page: the number of missing values, and whether they keep the game from beginning.
struct OwnerStep
{
    omega::PackStep step = omega::PackStep::Guide;
    int left = 0;
    bool hinders = false;
};

/// The map of the mission with everything placed on it.
struct OwnerMapState
{
    /// The map with its doors; none until one is drawn.
    std::optional<Map> map{};
    SpaceSet starts{};
    std::optional<Space> goal{};
    SpaceSet investigate{};
    /// True when a suitable map is open in Dossier.
    bool canTakeOpen = false;
};

/// Content of the guided page: one step with its cards.
struct OwnerPageState
{
    omega::Name mission{};
    std::vector<OwnerStep> steps{};
    omega::PackStep step = omega::PackStep::Guide;
    std::vector<omega::PackCard> cards{};
    OwnerMapState map{};
    /// Names of the kinds of figures that values refer to, by id.
    std::map<std::string, omega::Name> kinds{};
    /// Reason why nothing can be entered; empty where there is none.
    QString problem{};
};

} // namespace dossier
