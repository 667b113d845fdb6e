#pragma once

#include "views/conquest/desk/conquest_command.h"

namespace dossier
{

/// State of the page: the table as far as the seat knows it, and the selection on the board.
struct TableSelection
{
    ConquestViewPtr view{};
    /// True for a past table: nothing can be done.
    bool past = false;
    std::optional<conquest::AlienId> alien{};
    std::optional<conquest::Place> place{};
};

/// Returns the due command that is most likely next: the one on the selected space, or else the first mandatory one;
/// before the end of the Battle phase a possible theft.
std::optional<std::size_t> dueNow(const TableSelection &look);

/// Returns the due command as it is to be filled in: a 1 is rolled again, unless people keep it.
std::optional<ConquestCommand> currentCommand(const TableSelection &look);

/// Updates after the table was shown again: an alien that can go no further is deselected, the selected space moves
/// with one that can, and when the table has changed, a space without due commands is deselected.
void updateAfter(TableSelection &look, bool changed);

/// Returns the battle under way, or else the one that the player on turn faces on the selected space.
std::optional<BattlePlace> battleInSight(const TableSelection &look);

/// CQ-FIGHT-3: the loss of a round that leaves nothing to choose, for the aliens there are all alike.
std::optional<ConquestCommand> lossWithoutChoice(const TableSelection &look);

/// Handles a press on a space: a highlighted space gives the commands that lead there, step by step; any other is
/// selected with the next alien on it that can still move.
std::vector<ConquestCommand> press(TableSelection &look, conquest::Place place);

/// Returns the commands for a drag from a space to another: to flee there, or to move there, legal or not.
std::vector<ConquestCommand> dropped(const TableSelection &look, conquest::Place from, conquest::Place to);

/// Returns the cost of moving the selected alien to a space, in words; empty when it cannot go there.
QString moveTo(const TableSelection &look, conquest::Place place);

} // namespace dossier
