#pragma once

#include "model/specter/seen/view.h"
#include "views/specter/agent/agent_default_act.h"
#include "views/specter/parts/hunters_header.h"

namespace dossier
{

/// Shows the strip at the top of the agent's screen: the turn, health, objectives, and the button of the next step,
/// whose key is "nextStep".
Part agentHeader(const specter::View &view, const AgentDefaultAct &defaultAct, const SpecterHeaderActions &actions);

} // namespace dossier
