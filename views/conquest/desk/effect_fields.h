#pragma once

#include "model/conquest/seen/view.h"
#include "views/kit/form.h"

namespace dossier
{

/// The start of an effect in a form.
struct EffectStart
{
    /// Filled in from the start, where it is known.
    std::optional<conquest::Effect> effect{};
    /// The owner of the card or ability, for whom the effect is unless somebody else is chosen.
    std::optional<conquest::Colour> whose{};
    /// A value of the table is put right: figures are those that stand, and nothing is chosen from the start.
    bool isCorrection = false;
};

/// Adds the kind of an effect and a field for each of its members, with what the table has to choose from. Returns the
/// effect; none while something is to be chosen, nothing happens, or it would change nothing.
std::optional<conquest::Effect> effectFields(
    FormBuilder &form, const conquest::PublicTable &table, const EffectStart &start);

} // namespace dossier
