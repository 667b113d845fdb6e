#pragma once

#include "model/specter/seen/view.h"
#include "views/kit/part.h"

namespace dossier
{

/// Shows the agents' last announcement in large type, one agent's or both, and who it was for; after the game, the
/// result.
Part saidCard(const specter::PublicTable &table, specter::Agent agent);

/// Returns an agent's last announcement in as few words as possible: “Clear”; empty before the first one.
QString lastWords(const specter::PublicTable &table, specter::Agent agent);

/// Returns what a move announces beside the place that it shows: completed objectives, and a card.
QStringList announcedBeside(const specter::PublicTable &table, const specter::TurnFacts &turn);

} // namespace dossier
