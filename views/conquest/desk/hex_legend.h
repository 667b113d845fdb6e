#pragma once

#include "views/conquest/board/hex_marks.h"
#include "views/kit/part.h"

namespace dossier
{

/// A mark or a highlight of the board, and its meaning.
struct HexSign
{
    QString meaning{};
    std::optional<HexMark> mark{};
    HexLight light = HexLight::None;
};

/// Returns the marks and highlights that the board shows now, each once, with their meanings.
std::vector<HexSign> signsOf(const HexScene &scene);

/// Lists the signs of the board.
Part hexLegend(const std::vector<HexSign> &signs, const Theme &theme, const Action<> &close);

} // namespace dossier
