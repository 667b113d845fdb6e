#pragma once

#include "model/conquest/seen/view.h"

#include <QString>

namespace dossier::wording
{

/// What happened, as a sentence; empty for a ruling, whose reason the line of the journal tells.
QString sentence(const conquest::PublicTable &table, const conquest::Event &event);

/// What a card, a text or an ability does.
QString sentence(const conquest::PublicTable &table, const conquest::Effect &effect);

/// What the dice of a round came to: "The aliens win the round, 11 against 8".
QString sentence(const conquest::RoundResult &result, std::optional<conquest::Colour> loser);

} // namespace dossier::wording
