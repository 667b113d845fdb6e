#pragma once

#include "views/specter/hunters/hunter_card.h"
#include "views/specter/hunters/hunters_desk.h"
#include "views/specter/parts/board_legend.h"

namespace dossier
{

struct HuntersActions
{
    HunterActions hunters{};
    RollActions roll{};
    AnswerActions answer{};
    ReportActions report{};
    SheetActions sheet{};
    FactsActions facts{};
    InferenceActions inference{};
    Action<HuntersPick> pick{};
    Action<TableDraft> changeTable{};
    OverruleActions overrule{};
    Action<> closeLegend{};
    Action<QString> typeSpace{};
    /// Enter in the line for a space.
    Action<> goToTyped{};
    /// Chooses one of the facts that contradict each other.
    Action<specter::FactPlace> correct{};
};

/// The left column of the hunters' page: all possible entries, and below them a card for each hunter, for the agent
/// who is asked about, and for the decisions of the table.
/// `signs` are those of the board, for its legend.
Part actingColumn(const HuntersDesk &desk, const std::vector<BoardSign> &signs, const HuntersActions &actions);

/// The parts of the right column that stay in sight: facts that contradict each other, and the last announcement.
Part pinnedFacts(HuntersDesk &desk, const QStringList &said, const HuntersActions &actions);

/// Shows the possible places of the agent by the facts, and the facts; hidden before the game begins.
Part knownColumn(const HuntersDesk &desk, const HuntersActions &actions);

} // namespace dossier
