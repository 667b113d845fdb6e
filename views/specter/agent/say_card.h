#pragma once

#include "views/kit/part.h"
#include "views/specter/selection/agent_draft.h"

namespace dossier
{

/// What has to be announced to the table, in large type, why, and by which rules; between his turns what was announced
/// last. In a narrow window the rules stand elsewhere.
Part sayCard(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict, bool hasRules,
    const Action<Rule> &openRule);

} // namespace dossier
