#include "views/omega/board/blocker_painter.h"

#include <QPainter>

#include <set>
#include <utility>
#include <variant>

namespace dossier
{

namespace
{

std::optional<Blocker> blockerOf(const Evidence &evidence)
{
    return std::visit([](const auto &look) { return look.blocker; }, evidence.look);
}

/// Draws a blocker.
class BlockerPainter
{
public:
    BlockerPainter(const BoardCanvas &canvas, const Accent &accent)
        : m_canvas(canvas)
        , m_pen(linePen(accent.text, canvas.part(0.055, 1.5, 4)))
    {
        m_canvas.painter.setBrush(faded(accent.fill, 0.25));
    }

    /// Outlines a wall, or the attacker's or the target's own space.
    void operator()(Space space) const
    {
        m_canvas.painter.setPen(m_pen);
        m_canvas.painter.drawRect(m_canvas.rectOf(space));
    }

    /// Marks a door, or an edge between two walls.
    void operator()(const Edge &edge) const
    {
        m_canvas.painter.setPen(linePen(m_pen.color(), m_canvas.part(0.2, 4, 14)));
        m_canvas.painter.drawLine(m_canvas.lineOf(edge));
    }

    /// Marks a lattice point where the way around is shut.
    void operator()(Corner corner) const
    {
        const double radius = m_canvas.part(0.24, 5, 20);
        m_canvas.painter.setPen(m_pen);
        m_canvas.painter.drawEllipse(m_canvas.pointOf(corner), radius, radius);
    }

private:
    const BoardCanvas &m_canvas;
    QPen m_pen;
};

} // namespace

void paintBlockers(const BoardCanvas &canvas, const FloorScene &scene)
{
    // The wall of a line that gives cover counts as a blocker too.
    std::set<std::pair<bool, std::variant<Space, Edge, Corner>>> blockers;
    for (std::size_t index = 0; index < scene.evidence.size(); ++index)
        if (scene.pickedEvidence.value_or(index) == index)
            if (const std::optional<Blocker> blocker = blockerOf(scene.evidence[index]))
                blockers.emplace(scene.evidence[index].proof == Proof::Cover, blocker->at);
    for (const auto &[cover, blocker] : blockers)
        std::visit(BlockerPainter(canvas, cover ? canvas.theme.amber : canvas.theme.red), blocker);
}

} // namespace dossier
