#include "views/kit/verdict_sign.h"

#include "views/kit/labels.h"

#include <QPainter>
#include <QVariant>

#include <algorithm>

namespace dossier
{

namespace
{

QString wordOf(wording::Tone tone)
{
    return tone == wording::Tone::Allowed ? VerdictSign::tr("Allowed")
        : tone == wording::Tone::Refused  ? VerdictSign::tr("Not allowed")
                                          : QString();
}

} // namespace

QString spokenVerdict(wording::Tone tone, const QString &headline, const QString &reasons)
{
    QStringList parts{wordOf(tone), headline, reasons};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(". "));
}

VerdictSign::VerdictSign(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setProperty("role", QStringLiteral("verdict"));
}

void VerdictSign::setTone(wording::Tone tone)
{
    m_tone = tone;
    setAccessibleName(wordOf(tone));
    dossier::setTone(this, tone);
    update();
}

QSize VerdictSign::sizeHint() const
{
    const int side = fontMetrics().height() * 3 / 2;
    return {side, side};
}

void VerdictSign::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = std::min(width(), height());
    const QColor colour = palette().color(foregroundRole());
    painter.translate(rect().center().x() + 0.5 - side / 2, rect().center().y() + 0.5 - side / 2);
    painter.scale(side / 24, side / 24);
    painter.setPen(QPen(colour, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawEllipse(QPointF(12, 12), 10, 10);
    switch (m_tone)
    {
    case wording::Tone::Allowed:
        painter.drawPolyline(QPolygonF({{7.5, 12.5}, {10.5, 15.5}, {16.5, 9}}));
        break;
    case wording::Tone::Refused:
        painter.drawLine(QPointF(8.5, 8.5), QPointF(15.5, 15.5));
        painter.drawLine(QPointF(15.5, 8.5), QPointF(8.5, 15.5));
        break;
    case wording::Tone::Open:
        painter.drawLine(QPointF(12, 8), QPointF(12, 8));
        painter.drawLine(QPointF(12, 12), QPointF(12, 16.5));
        break;
    }
}

QLatin1String toneName(wording::Tone tone)
{
    switch (tone)
    {
    case wording::Tone::Allowed:
        return QLatin1String("allowed");
    case wording::Tone::Refused:
        return QLatin1String("refused");
    case wording::Tone::Open:
        break;
    }
    return QLatin1String("open");
}

Part verdictSign(wording::Tone tone)
{
    const auto show
        = [tone](QWidget *shown, const Theme & /*theme*/) { static_cast<VerdictSign *>(shown)->setTone(tone); };
    return embedded(
        QStringLiteral("sign"), {[](QWidget *parent) { return new VerdictSign(parent); }, show, static_cast<int>(tone)})
        .named(wordOf(tone));
}

void setTone(QWidget *widget, wording::Tone tone)
{
    setLook(*widget, "tone", toneName(tone));
}

} // namespace dossier
