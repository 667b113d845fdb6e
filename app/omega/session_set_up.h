#pragma once

#include "app/omega/overseer_session.h"
#include "app/play/omega/usual_set_up.h"
#include "views/omega/setup/setup_page.h"

namespace dossier
{

/// Sets up what is not set up yet in a session, as is usual.
void setUpUsually(OverseerSession &session, const omega::Scenario &scenario, const Party &party, const Draw &draw);

/// Sets up again without that commando: what was done first stays in the journal.
void setUpAgainWithout(OverseerSession &session, omega::Role role, const Draw &draw);

/// The deck in an order that chance gives.
[[nodiscard]] omega::ShuffleDeck shuffled(const omega::PublicTable &table, const Draw &draw);

/// The scenario of the mission that is played, or null where the pack has none.
[[nodiscard]] const omega::Scenario *scenarioOf(const omega::Pack &pack, const omega::PublicTable &table);

/// What the pack says of the set-up of the mission that is played.
[[nodiscard]] SetupPlan planOf(const omega::Pack &pack, const omega::PublicTable &table);

} // namespace dossier
