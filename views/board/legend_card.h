#pragma once

#include "views/kit/part.h"

#include <vector>

namespace dossier
{

/// A sign of a board, as a text or a picture, and its meaning.
struct LegendRow
{
    Part sign{};
    QString meaning{};
};

/// Explains the signs of a board, with that many pairs of sign and meaning side by side.
Part legendCard(std::vector<LegendRow> rows, int pairs, const Action<> &close);

} // namespace dossier
