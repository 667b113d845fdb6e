#pragma once

#include "views/kit/part.h"
#include "views/specter/selection/agent_draft.h"

namespace dossier
{

/// How many spaces the hunters must reckon with, by public facts alone: now, and after what the draft would show.
Part knowCard(const PublicKnowledge &known, bool isOver);

} // namespace dossier
