#pragma once

#include "model/conquest/seen/view.h"
#include "views/kit/form.h"

namespace dossier
{

/// The start of an effect in a form.
struct EffectStart
{
    /// Initial values, if known.
    std::optional<conquest::Effect> effect{};
    /// The owner of the card or ability, who gets the effect unless somebody else is chosen.
    std::optional<conquest::Colour> whose{};
    /// True when a value of the table is corrected: numbers are the current totals, and nothing is preselected.
    bool isCorrection = false;
    /// The hands that this seat sees: what is discarded from one of them is one of its cards.
    std::map<conquest::Colour, std::vector<std::string>> hands{};
};

/// Adds the kind of an effect and a field for each of its members, with the table's choices. Returns the effect;
/// nothing while a choice is missing, nothing happens, or it would change nothing.
std::optional<conquest::Effect> effectFields(
    FormBuilder &form, const conquest::PublicTable &table, const EffectStart &start);

} // namespace dossier
