#pragma once

#include "model/conquest/seen/view.h"

#include <QString>

namespace dossier::wording
{

/// Describes the event in a sentence; empty for a ruling, whose reason the journal line shows.
QString sentence(const conquest::PublicTable &table, const conquest::Event &event);

/// Describes the effect of a card, a text or an ability.
QString sentence(const conquest::PublicTable &table, const conquest::Effect &effect);

/// Describes the result of the dice of a round: "The aliens win the round, 11 against 8".
QString sentence(const conquest::RoundResult &result, std::optional<conquest::Colour> loser);

} // namespace dossier::wording
