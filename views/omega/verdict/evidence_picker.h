#pragma once

#include "views/kit/part.h"
#include "views/omega/verdict/board_judgement.h"

namespace dossier
{

/// Steps through the lines or paths that a verdict is based on and describes the one that is picked out; hidden where
/// there is none.
Part evidencePicker(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement,
    const Action<std::optional<std::size_t>> &picked);

} // namespace dossier
