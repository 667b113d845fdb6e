#pragma once

#include "model/specter/seen/view.h"
#include "views/kit/part.h"

namespace dossier
{

/// Shows what everybody knows of an agent: character, health, figure, last sighting, what was used and turned over.
Part agentCard(const specter::View &view, specter::Agent agent);

/// The objectives as everybody knows them: "E9 ✓, J14, Q6"; where they are secret, those turned over.
QString objectivesText(const specter::PublicTable &table);

} // namespace dossier
