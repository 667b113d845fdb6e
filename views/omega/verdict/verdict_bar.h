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
    /// The sheet of this piece lacks something that the verdict needs.
    std::function<void(std::size_t piece)> openSheet{};
    /// The question on screen goes to the clipboard, as a line for `dossier check`.
    std::function<void()> copy{};
};

/// Says under the board yes or no, why, by which rules and with what odds, and takes what can be set for the question.
/// A narrow one says one thing below the other.
Part verdictBar(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement, bool isNarrow,
    const VerdictActions &actions);

} // namespace dossier
