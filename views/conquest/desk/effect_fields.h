#pragma once

#include "model/conquest/seen/view.h"

class QFormLayout;

namespace dossier
{

/// Adds a row for each member of an effect, with what the table has to choose from: what is chosen goes into the effect
/// at once, which outlives the rows.
void addEffectFields(const conquest::PublicTable &table, QFormLayout &rows, conquest::Effect &effect);

} // namespace dossier
