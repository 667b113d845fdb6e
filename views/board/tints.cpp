#include "views/board/tints.h"

#include "views/board/board_canvas.h"
#include "views/board/space_shapes.h"

#include <utility>

namespace dossier
{

namespace
{

/// Returns the visible colour of one layer over the other.
QColor laidOver(const QColor &upper, const QColor &lower)
{
    const float above = upper.alphaF();
    const float below = lower.alphaF() * (1 - above);
    const float both = above + below;
    if (both <= 0)
        return upper;
    const auto part = [&](float of, float under) { return (of * above + under * below) / both; };
    return QColor::fromRgbF(part(upper.redF(), lower.redF()), part(upper.greenF(), lower.greenF()),
        part(upper.blueF(), lower.blueF()), both);
}

} // namespace

void Tints::add(SpaceSet spaces, const QColor &colour)
{
    const std::size_t before = m_parts.size();
    for (std::size_t i = 0; i < before; ++i)
    {
        const SpaceSet shared = m_parts[i].spaces & spaces;
        if (shared.empty())
            continue;
        m_parts[i].spaces -= shared;
        m_parts.push_back({laidOver(colour, m_parts[i].colour), shared});
        spaces -= shared;
    }
    m_parts.push_back({colour, spaces});
    std::erase_if(m_parts, [](const Part &part) { return part.spaces.empty(); });
}

void Tints::paint(const BoardCanvas &canvas) const
{
    const SpaceSet shown = spacesIn(canvas.spaces);
    for (const Part &part : m_parts)
        fillSpaces(canvas.painter, canvas.frame, part.spaces & shown, part.colour);
}

} // namespace dossier
