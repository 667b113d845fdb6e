#pragma once

#include "app/omega/overseer_session.h"
#include "app/play/omega/usual_set_up.h"

namespace dossier
{

/// Sets up what is not set up yet in a session, as is usual.
void setUpUsually(OverseerSession &session, const omega::Scenario &scenario, const Party &party, const Draw &draw);

} // namespace dossier
