#pragma once

#include "views/kit/part.h"
#include "views/omega/correct/correction.h"

namespace dossier
{

struct SpotMenuActions
{
    std::function<void(const OmegaCommand &command)> give{};
    /// Gives a command and another that follows from it at once.
    std::function<void(const OmegaCommand &command, const OmegaCommand &then)> giveBoth{};
    /// Explodes a marker there.
    std::function<void(const omega::Explode &explode)> explode{};
    /// Cancels the explosion that waits for its dice.
    std::function<void()> takeBackExplosion{};
    /// Opens the form for another correction.
    std::function<void(CorrectionKind kind)> correct{};
};

/// The dice of an explosion are still to be rolled: commands that would drop them are blocked, for that reason.
struct AwaitedBlast
{
    omega::Explode blast{};
    QString why{};
};

/// Returns the entries of a right click on the board: actions of the active combatant there, corrections with a single
/// press, and the other corrections. `picked` is what the click has picked: a space, or a closed door without one.
/// `who` is the combatant whose card was clicked, on the map or not.
std::vector<MenuItem> spotMenu(const omega::View &view, const Picked &picked,
    const std::optional<omega::Combatant> &who, const std::optional<AwaitedBlast> &awaited,
    const SpotMenuActions &actions);

} // namespace dossier
