#pragma once

#include "views/kit/part.h"
#include "views/omega/correct/correction.h"

namespace dossier
{

struct SpotMenuActions
{
    std::function<void(const OmegaCommand &command)> give{};
    /// One command, and what follows from it at once.
    std::function<void(const OmegaCommand &command, const OmegaCommand &then)> giveBoth{};
    /// A marker there explodes.
    std::function<void(const omega::Explode &explode)> explode{};
    /// The explosion that waits for its dice is not to happen.
    std::function<void()> takeBackExplosion{};
    /// Opens the form for another correction.
    std::function<void(CorrectionKind kind)> correct{};
};

/// The dice of an explosion are waited for: nothing that would forget them is done, for that reason.
struct AwaitedBlast
{
    omega::Explode blast{};
    QString why{};
};

/// The entries of a right click on the board: what can be done there with whoever acts, what of it can be corrected
/// with one more press, and the way to the other corrections. `picked` is what the click has picked: a space, or a
/// closed door without one. `who` is somebody whose card was clicked, on the map or not.
std::vector<MenuItem> spotMenu(const omega::View &view, const Picked &picked,
    const std::optional<omega::Combatant> &who, const std::optional<AwaitedBlast> &awaited,
    const SpotMenuActions &actions);

} // namespace dossier
