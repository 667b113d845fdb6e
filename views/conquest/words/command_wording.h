#pragma once

#include "model/conquest/seen/view.h"

#include <QString>

namespace dossier::wording
{

/// Returns the button text of a command: "Explore B3", "End Gold's turn". Missing choices are left out.
QString offer(const conquest::PublicTable &table, const conquest::Command &command);

/// Describes effect and cost in a sentence for the button's tooltip: without names of packs, which could be taken for
/// HTML there.
QString explanation(const conquest::PublicTable &table, const conquest::Command &command);

} // namespace dossier::wording
