#pragma once

#include "views/kit/part.h"
#include "views/omega/desk/stage.h"
#include "views/omega/selection/omega_command.h"

namespace dossier
{

/// The bar is made from these.
struct StageState
{
    OmegaViewPtr view{};
    Picked picked{};
    Stage stage{};
    /// Text about the item at the board's cursor.
    QString atCursor{};
    /// The full judgement is open, over the board.
    bool isWhyOpen = false;
    /// Returns the results to be said aloud, in the current language; null before a journal is shown.
    std::function<QStringList()> said{};
};

struct StageActions
{
    std::function<void(const OmegaCommand &command)> give{};
    /// Gives a command, and another that follows from it at once.
    std::function<void(const OmegaCommand &command, const OmegaCommand &then)> giveBoth{};
    std::function<void(Rule rule)> openRule{};
    /// Changes other choices than those on the board: facing, extras, the order of turns.
    std::function<void(const Picked &picked)> pick{};
    /// Opens or closes the full judgement.
    std::function<void(bool isOpen)> showWhy{};
};

/// Gives the first offer that is not refused; false when there is none, or when the request is refused.
bool giveFirst(const Stage &stage, const StageActions &actions);

/// The verdict and the chances, or the figure that acts and its space, for a screen reader.
QString spokenStage(const StageState &state);

/// The bar under the board, which is so many average characters wide: the picks or the step, the judgement by the
/// rules, and a button for each possible action. Its height is constant. A narrow bar is folded: the reasoning takes
/// the place of the text about the item at the cursor, and buttons take no more than they need.
Part stageBar(const StageState &state, int characters, const StageActions &actions);

/// The panels over the board: the full judgement, and the order of turns. Hidden while neither is due.
Part stagePanels(const StageState &state, const StageActions &actions);

} // namespace dossier
