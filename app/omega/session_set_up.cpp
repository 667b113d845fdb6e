#include "app/omega/session_set_up.h"

namespace dossier
{

void setUpUsually(OverseerSession &session, const omega::Scenario &scenario, const Party &party, const Draw &draw)
{
    const BeingSetUp table{[&]() -> const omega::View & { return *session.overseerView(); },
        [&](const omega::Command &command) { session.submit(command); }};
    setUpUsually(table, scenario, party, draw);
}

void setUpAgainWithout(OverseerSession &session, omega::Role role, const Draw &draw)
{
    const OmegaViewPtr before = session.overseerView();
    std::vector<omega::Command> commands = setUpWithout(*before, role);
    if (before->open.deck.left > 0)
        commands.emplace_back(shuffled(before->open, draw));
    session.readRest();
    session.goTo({});
    for (const omega::Command &command : commands)
        session.submit(command);
}

omega::ShuffleDeck shuffled(const omega::PublicTable &table, const Draw &draw)
{
    omega::ShuffleDeck shuffle;
    for (const omega::Item &item : table.content.items)
        shuffle.order.insert(shuffle.order.begin() + draw(static_cast<int>(shuffle.order.size()) + 1), item.id);
    return shuffle;
}

const omega::Scenario *scenarioOf(const omega::Pack &pack, const omega::PublicTable &table)
{
    for (const omega::Scenario &one : pack.scenarios)
        if (one.mission.id == table.content.mission.id)
            return &one;
    return nullptr;
}

SetupPlan planOf(const omega::Pack &pack, const omega::PublicTable &table)
{
    SetupPlan plan{.pieces = pack.abilities};
    if (const omega::Scenario *mission = scenarioOf(pack, table); mission != nullptr && !mission->starts.empty())
    {
        plan.starts = mission->starts;
        plan.cut = omega::CutRooms{mission->starts.front(), mission->goal};
    }
    return plan;
}

} // namespace dossier
