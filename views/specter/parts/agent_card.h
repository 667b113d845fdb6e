#pragma once

#include "model/specter/seen/view.h"
#include "views/kit/part.h"

namespace dossier
{

/// Shows the public facts about an agent: character, health, figure, last sighting, cards used and objectives turned
/// over.
Part agentCard(const specter::View &view, specter::Agent agent);

/// Names the public objectives: "E9 ✓, J14, Q6"; when they are secret, those turned over.
QString objectivesText(const specter::PublicTable &table);

} // namespace dossier
