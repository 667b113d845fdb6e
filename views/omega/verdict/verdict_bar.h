#pragma once

#include "model/core/rule.h"
#include "views/kit/part.h"
#include "views/omega/verdict/board_judgement.h"

#include <functional>

namespace dossier
{

struct VerdictActions
{
    std::function<void(Rule rule)> openRule{};
    std::function<void(std::optional<std::size_t> evidence)> pickEvidence{};
    std::function<void(const BoardChoice &choice)> choose{};
    /// Opens the sheet of a piece that lacks a value for the verdict.
    std::function<void(std::size_t piece)> openSheet{};
    /// Copies the question on screen to the clipboard, as a line for `dossier check`.
    std::function<void()> copy{};
};

/// The verdict under the board: yes or no, the reasons, the rules and the odds, with fields for the question's
/// settings. A narrow one has a single column.
Part verdictBar(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement, bool isNarrow,
    const VerdictActions &actions);

} // namespace dossier
