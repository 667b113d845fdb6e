#pragma once

#include "model/omega/seen/refusal.h"

namespace dossier::omega
{

/// OP-CMD-3: the kit points of each commando.
int kitPointsEach(Printing printing, int commandos);

/// OP-CMD-2: three to five commandos, dealt to the seats as the number of players says.
Refusal wrongNumberOfCommandos(const PublicTable &table);

/// OP-CMD-3: the weapon of the sheet, ready again when a kit card goes back that had taken its place; nothing for
/// others.
std::optional<WeaponReadied> readyAgain(const PublicTable &table, Role role, const KitId &kit);

} // namespace dossier::omega
