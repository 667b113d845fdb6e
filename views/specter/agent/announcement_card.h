#pragma once

#include "views/kit/part.h"
#include "views/specter/selection/agent_draft.h"

namespace dossier
{

/// Shows the announcement for the table in large type, its reasons and its rules; between the agent's turns, the last
/// announcement. In a narrow window the rules are elsewhere.
Part announcementCard(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict, bool hasRules,
    const Action<Rule> &openRule);

} // namespace dossier
