#pragma once

#include "app/omega/overseer_session.h"
#include "app/play/omega/usual_set_up.h"
#include "views/omega/setup/setup_page.h"

namespace dossier
{

/// Completes the set-up of a session with the usual choices.
void setUpUsually(OverseerSession &session, const omega::Scenario &scenario, const Party &party, const Draw &draw);

/// Sets up again without that commando; the first set-up stays in the journal.
void setUpAgainWithout(OverseerSession &session, omega::Role role, const Draw &draw);

/// Returns the deck in a random order.
[[nodiscard]] omega::ShuffleDeck shuffled(const omega::PublicTable &table, const Draw &draw);

/// Returns the scenario of the current mission, or null when the pack has none.
[[nodiscard]] const omega::Scenario *scenarioOf(const omega::Pack &pack, const omega::PublicTable &table);

/// Returns the pack's set-up instructions for the current mission.
[[nodiscard]] SetupPlan planOf(const omega::Pack &pack, const omega::PublicTable &table);

} // namespace dossier
