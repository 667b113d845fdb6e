#pragma once

#include "model/conquest/seen/view.h"

#include <QString>

namespace dossier::wording
{

/// A command as a button: "Explore B3", "End Gold's turn". What is not chosen in it yet is left out.
QString offer(const conquest::PublicTable &table, const conquest::Command &command);

/// Describes effect and cost in a sentence for the button's tooltip: without names of packs, which could be taken for
/// HTML there.
QString explanation(const conquest::PublicTable &table, const conquest::Command &command);

} // namespace dossier::wording
