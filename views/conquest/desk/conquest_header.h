#pragma once

#include "views/conquest/desk/conquest_command.h"
#include "views/kit/part.h"

namespace dossier
{

/// Action and text of the header's default button; without a text there is no button.
struct ConquestDefaultAct
{
    /// Command to give unchanged; without one the page performs the action that the text names.
    std::optional<ConquestCommand> command{};
    QString text{};
    QString tip{};
    /// True when this is not the most likely next step.
    bool quiet = false;
};

/// Actions of the header.
struct HeaderActions
{
    std::function<void()> goBack{};
    std::function<void()> doNextStep{};
    /// Corrects the marker of human technology.
    std::function<void(int marker)> moveMarker{};
    /// Opens the corrections of round, phase and battle.
    std::function<void(QPoint global)> openMenu{};
};

/// The strip at the top of the page of play: phase and player on turn, round, terror to win, the technology track,
/// the steps under way, and the button for the next step, whose key is "nextStep".
Part conquestHeader(
    const conquest::PublicTable &table, const ConquestDefaultAct &defaultAct, const HeaderActions &actions);

} // namespace dossier
