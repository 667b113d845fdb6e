#pragma once

#include "views/kit/part.h"
#include "views/specter/selection/agent_draft.h"

namespace dossier
{

/// Shows how many spaces the hunters must consider, by public facts alone: now, and after the facts that the draft
/// would show.
Part knowCard(const PublicKnowledge &known, bool isOver);

} // namespace dossier
