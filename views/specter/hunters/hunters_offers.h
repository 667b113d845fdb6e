#pragma once

#include "views/specter/parts/command_buttons.h"
#include "views/specter/parts/hunters_header.h"
#include "views/specter/selection/hunters_pick.h"

namespace dossier
{

/// Input in the panels of the hunters' page, as far as it can be given.
struct EnteredSoFar
{
    /// The dice of an attack, and the text of its button.
    std::optional<SpecterCommand> attack{};
    QString attackText{};
    /// True when they can be read both ways: the players decide.
    bool undecided = false;
    /// A sheet on paper is being copied after the game; with a command once it can be read.
    bool copiesSheet = false;
    std::optional<SpecterCommand> sheet{};
    /// The most likely answer of an agent on paper to the pick; nothing when the players have to ask.
    std::optional<specter::Said> likely = specter::Said{};
};

/// Returns the default button of the hunters' page on that table: the most likely command for the picks and the
/// input.
DefaultAct huntersDefaultAct(
    const SpecterViewPtr &view, const HuntersPick &pick, specter::Agent asked, const EnteredSoFar &entered);

/// Returns the other possible commands, including the end of the turn while the hunter could still attack.
std::vector<CommandOffer> huntersOffers(const SpecterViewPtr &view);

} // namespace dossier
