#pragma once

#include "views/kit/part.h"
#include "views/specter/selection/inference.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

/// The heat map: on the hunters' board, and in the public window.
struct HeatSwitches
{
    bool isShown = true;
    bool isPublic = false;
};

/// Sentences about the current space: why the agent can or cannot be there, and what a hunter would hear there; and
/// the result of the sensor.
struct InferenceWords
{
    QString space{};
    QString tells{};
    QString sensor{};
};

struct InferenceActions
{
    Action<specter::Agent> chooseAgent{};
    Action<bool> showHeat{};
    Action<bool> showHeatPublicly{};
};

/// Shows the possible places of an agent by public facts: their number, its course over the turns, the heat map's
/// switches, and the reason of a space.
Part inferencePanel(const specter::View &view, const Inference &inference, specter::Agent agent,
    const HeatSwitches &switches, const InferenceWords &words, const InferenceActions &actions);

} // namespace dossier
