#include "views/omega/board/evidence_painter.h"

#include "views/omega/board/blocker_painter.h"
#include "views/omega/board/evidence_shape.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <variant>

namespace dossier
{

namespace
{

/// Part of a space that a path of evidence leaves free at its ends, so that the tokens there stay readable.
constexpr double tokenPart = 0.36;

/// Draws one piece of evidence.
class EvidencePainter
{
public:
    EvidencePainter(const BoardCanvas &canvas, const Evidence &evidence)
        : m_canvas(canvas)
        , m_evidence(evidence)
        , m_shape(shapeOf(evidence))
        , m_width(canvas.part(0.055, 1.5, 4))
        , m_trim(std::holds_alternative<SightPath>(evidence.look) ? tokenPart : 0)
    {
    }

    void paint(const Map &map) const
    {
        if (m_shape.points.size() < 2)
            return;
        paintWay();
        m_canvas.painter.setPen(Qt::NoPen);
        m_canvas.painter.setBrush(colour());
        m_canvas.painter.drawEllipse(placed(m_shape.at(m_trim)), m_width * 1.4, m_width * 1.4);
        if (m_evidence.proof == Proof::Emi)
            paintCounts(map);
        if (m_evidence.proof != Proof::Blocked || !m_shape.blocker)
            return;
        paintCross(placed(m_shape.at(m_shape.clear)));
    }

private:
    [[nodiscard]] QPointF placed(QPointF point) const
    {
        return m_canvas.frame.board.topLeft() + point * m_canvas.frame.side;
    }

    [[nodiscard]] QColor colour() const
    {
        switch (m_evidence.proof)
        {
        case Proof::Decides:
        case Proof::Clear:
            return m_canvas.theme.teal.text;
        case Proof::Blocked:
            return m_canvas.theme.red.text;
        case Proof::Cover:
            return m_canvas.theme.amber.text;
        case Proof::Emi:
            return m_canvas.theme.blue.text;
        }
        return {};
    }

    void paintWay() const
    {
        const double whole = static_cast<double>(m_shape.points.size() - 1);
        const double end = whole - m_trim;
        const double stop = m_evidence.proof == Proof::Blocked ? m_shape.clear : end;
        if (stop > m_trim)
            draw(m_trim, std::min(stop, end), pen());
        if (stop < end)
            draw(std::max(stop, m_trim), end, linePen(faded(colour(), 0.55), m_width * 0.6, {1, 3}));
    }

    [[nodiscard]] QPen pen() const
    {
        switch (m_evidence.proof)
        {
        case Proof::Decides:
            return QPen(colour(), m_width * 1.2, Qt::SolidLine, Qt::FlatCap);
        case Proof::Clear:
            return linePen(colour(), m_width * 0.8, {4, 3});
        case Proof::Cover:
            return linePen(colour(), m_width, {3, 2, 1, 2});
        case Proof::Blocked:
        case Proof::Emi:
            return QPen(colour(), m_width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
        }
        return {};
    }

    void draw(double from, double to, const QPen &pen) const
    {
        QPolygonF line;
        for (const QPointF point : m_shape.between(from, to))
            line << placed(point);
        m_canvas.painter.setBrush(Qt::NoBrush);
        m_canvas.painter.setPen(pen);
        if (line.size() == 2)
            m_canvas.painter.drawLine(line.front(), line.back());
        else
            m_canvas.painter.drawPolyline(line);
    }

    void paintCross(QPointF at) const
    {
        const double arm = m_canvas.part(0.13, 3, 12);
        for (const QPen &pen : {linePen(m_canvas.theme.board.floor, m_width * 2.2), linePen(colour(), m_width * 1.2)})
        {
            m_canvas.painter.setPen(pen);
            m_canvas.painter.drawLine(at - QPointF(arm, arm), at + QPointF(arm, arm));
            m_canvas.painter.drawLine(at - QPointF(arm, -arm), at + QPointF(arm, -arm));
        }
    }

    /// Numbers the EMI spaces of the way; the first space does not count (OP-SIGHT-F4, -R5).
    void paintCounts(const Map &map) const
    {
        const auto *path = std::get_if<SightPath>(&m_evidence.look);
        if (path == nullptr)
            return;
        const double radius = m_canvas.frame.side * 0.19;
        int count = 0;
        for (std::size_t i = 1; i < path->spaces.size(); ++i)
        {
            if (!map.hasEmi(path->spaces[i]))
                continue;
            const QPointF at = m_canvas.middleOf(path->spaces[i]);
            m_canvas.painter.setPen(QPen(m_canvas.theme.board.floor, m_canvas.part(0.03, 0.5, 2)));
            m_canvas.painter.setBrush(m_canvas.theme.blue.fill);
            m_canvas.painter.drawEllipse(at, radius, radius);
            QRectF into(0, 0, radius * 1.6, radius * 1.6);
            into.moveCenter(at);
            writeFitted(m_canvas, into, QString::number(++count), radius * 1.45, m_canvas.theme.onAccent);
        }
    }

    const BoardCanvas &m_canvas;
    const Evidence &m_evidence;
    EvidenceShape m_shape;
    double m_width;
    double m_trim;
};

double opacityOf(const FloorScene &scene, std::size_t index)
{
    if (scene.pickedEvidence)
        return *scene.pickedEvidence == index ? 1.0 : 0.22;
    const Proof proof = scene.evidence[index].proof;
    return proof == Proof::Clear || proof == Proof::Blocked ? 0.7 : 1.0;
}

} // namespace

void paintEvidence(const BoardCanvas &canvas, const FloorScene &scene)
{
    const KeptPainter kept(canvas.painter);
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    paintBlockers(canvas, scene);
    const auto paint = [&](std::size_t index)
    {
        canvas.painter.setOpacity(opacityOf(scene, index));
        EvidencePainter(canvas, scene.evidence[index]).paint(scene.board.map);
    };
    for (std::size_t index = 0; index < scene.evidence.size(); ++index)
        if (scene.pickedEvidence != index)
            paint(index);
    if (scene.pickedEvidence && *scene.pickedEvidence < scene.evidence.size())
        paint(*scene.pickedEvidence);
}

} // namespace dossier
