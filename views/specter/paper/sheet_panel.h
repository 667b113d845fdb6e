#pragma once

#include "views/kit/part.h"
#include "views/specter/paper/sheet_reading.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

/// A sheet on paper as far as it is copied after the game.
struct SheetDraft
{
    specter::Agent agent = specter::Agent::First;
    std::vector<CopiedTurn> turns{};
    std::optional<specter::AgentKind> character{};
    /// The turn that a space pressed on the board is written into; none is -1.
    int row = -1;
};

/// Returns the draft for the sheet of that agent, with the turns copied so far; a revealed sheet is copied again from
/// its present state.
SheetDraft draftFor(const specter::PublicTable &table, specter::Agent agent, const SheetDraft &before);

/// True after the game, where there is a sheet to copy or one that is revealed.
bool isSheetShown(const specter::PublicTable &table, specter::Agent agent);

/// True if the next space that is pressed on the board is where a turn ended.
bool isPlacing(const specter::PublicTable &table, const SheetDraft &draft);

/// Returns the draft with a space written into its turn, at the next turn.
SheetDraft withSpace(SheetDraft draft, const specter::Coordinate &at);

/// Returns the command for the copied sheet; nothing while it cannot be read or has no turn.
std::optional<SpecterCommand> commandOf(const specter::PublicTable &table, const SheetDraft &draft);

struct SheetActions
{
    Action<SheetDraft> change{};
    std::function<void(const SpecterCommand &command)> give{};
};

/// A sheet after the game: one on paper is copied turn by turn, revealed, and compared with all announcements; one of
/// the app's is revealed with the announcements that did not fit it.
Part sheetPanel(const SpecterViewPtr &view, const SheetDraft &draft, const SheetActions &actions);

/// Returns the key of the line for the spaces of a turn.
QString copiedKey(int row);

} // namespace dossier
