#pragma once

#include "views/specter/agent/agent_offers.h"
#include "views/specter/agent/card_chooser.h"
#include "views/specter/agent/ends_card.h"
#include "views/specter/agent/movement_sheet.h"
#include "views/specter/agent/path_bar.h"
#include "views/specter/paper/overrule_card.h"

namespace dossier
{

/// State of the agent's page: the move that is drawn over a table, and the other input that is not given yet.
struct AgentDesk
{
    DrawnMove move{};
    PathEntry path{};
    AgentLayers layers{};
    CardChooser card{};
    /// The cards that are chosen for a hand, by their numbers in the box.
    std::set<std::size_t> hand{};
    WhoPlays players{};
    OverruleDraft overrule{};
    /// The legend of the board is open.
    bool hasLegend = false;
    /// The table is one of the past: nothing can be done.
    bool isPast = false;
    /// There is no room for a column beside the board for the sheet, and none for the rules beside their caption.
    bool isNarrow = false;
};

struct AgentColumnActions
{
    std::function<void(const SpecterCommand &command)> give{};
    /// Draws another path.
    FollowPath follow{};
    PathActions path{};
    CardActions card{};
    Action<std::set<std::size_t>> chooseHand{};
    /// Shows the path of a finished turn; clears it for an empty path.
    Action<std::vector<Space>> showPath{};
    Action<Rule> openRule{};
};

/// The cards beside the agent's board, one below the other: the offers, the path and the equipment, the possible
/// ends, the hunters' knowledge, the hunters' places, and the sheet when it has no column of its own.
Part agentColumn(const AgentDesk &desk, SheetModel &sheet, const AgentColumnActions &actions);

} // namespace dossier
