#pragma once

#include "model/omega/seen/refusal.h"

namespace dossier::omega
{

/// OP-CMD-3: returns the kit points of each commando.
int kitPointsEach(Printing printing, int commandos);

/// OP-CMD-2: refuses unless three to five commandos are dealt to the seats by the number of players.
Refusal wrongNumberOfCommandos(const PublicTable &table);

/// OP-CMD-3: returns the event that readies the sheet's weapon when a kit card that had replaced it goes back; none for
/// other cards.
std::optional<WeaponReadied> readyAgain(const PublicTable &table, Role role, const KitId &kit);

} // namespace dossier::omega
