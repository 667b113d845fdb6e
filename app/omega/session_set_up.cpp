#include "app/omega/session_set_up.h"

namespace dossier
{

void setUpUsually(OverseerSession &session, const omega::Scenario &scenario, const Party &party, const Draw &draw)
{
    const BeingSetUp table{[&]() -> const omega::View & { return *session.overseerView(); },
        [&](const omega::Command &command) { session.submit(command); }};
    setUpUsually(table, scenario, party, draw);
}

} // namespace dossier
