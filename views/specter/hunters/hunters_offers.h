#pragma once

#include "views/specter/parts/command_buttons.h"
#include "views/specter/parts/hunters_header.h"
#include "views/specter/selection/hunters_pick.h"

namespace dossier
{

/// What people have entered in the panels of the hunters' page, as far as it can be given.
struct EnteredSoFar
{
    /// The dice of an attack, and what its button says.
    std::optional<SpecterCommand> attack{};
    QString attackText{};
    /// They can be read both ways: people decide.
    bool undecided = false;
    /// A sheet on paper is being copied after the game; with a command once it can be read.
    bool copiesSheet = false;
    std::optional<SpecterCommand> sheet{};
    /// What an agent on paper most likely answers to what is picked; nothing where people have to ask.
    std::optional<specter::Said> likely = specter::Said{};
};

/// What the one button of the hunters' page does on that table: what is most likely meant by what is picked and
/// entered.
DefaultAct huntersDefaultAct(
    const SpecterViewPtr &view, const HuntersPick &pick, specter::Agent asked, const EnteredSoFar &entered);

/// What else can be done now; ending the turn of a hunter who could still attack, too.
std::vector<CommandOffer> huntersOffers(const SpecterViewPtr &view);

} // namespace dossier
