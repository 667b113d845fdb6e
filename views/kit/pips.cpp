#include "views/kit/pips.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

/// Pixels beside the row, left and right together, and the minimum distance from pip to pip.
constexpr int pipBorders = 4;
constexpr int minPipStep = 5;

} // namespace

Pips::Pips(PipKind kind, QWidget *parent)
    : QAbstractSlider(parent)
    , m_kind(kind)
    , m_theme(themeFor(ThemeChoice::Dark))
{
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
}

void Pips::render(int count, int max)
{
    setRange(0, std::max(max, count));
    setValue(count);
    updateGeometry();
    update();
}

void Pips::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void Pips::makeSlim()
{
    m_slim = true;
    updateGeometry();
    update();
}

int Pips::side() const
{
    return std::max(12, fontMetrics().height() * 3 / 4);
}

int Pips::wide() const
{
    const int usual = m_slim ? side() / 2 : side();
    return std::max(usual * step() / usualStep(), 1);
}

int Pips::usualStep() const
{
    const int usual = m_slim ? side() / 2 : side();
    return usual + std::max(3, usual / 4);
}

int Pips::step() const
{
    return std::clamp((width() - pipBorders) / std::max(maximum(), 1), minPipStep, usualStep());
}

QSize Pips::sizeHint() const
{
    return {std::max(maximum(), 1) * usualStep() + pipBorders, side() + 6};
}

void Pips::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto &tone = m_kind == PipKind::Adrenaline ? m_theme.amber
        : m_kind == PipKind::Wounds                  ? m_theme.red
                                                     : m_theme.green;
    const double border = std::max(1.2, side() / 11.0);
    const int high = m_slim ? side() : wide();
    for (int i = 0; i < maximum(); ++i)
    {
        const QRectF rect
            = QRectF(2 + i * step(), (height() - high) / 2.0, wide(), high).adjusted(border, border, -border, -border);
        // The border is readable on a card of either theme; only the fill distinguishes a full pip.
        painter.setPen(QPen(tone.text, border));
        painter.setBrush(i < value() ? QBrush(tone.fill) : Qt::NoBrush);
        if (m_kind == PipKind::Adrenaline)
            painter.drawEllipse(rect);
        else
            painter.drawRoundedRect(rect, 2, 2);
    }
    if (!hasFocus())
        return;
    painter.setPen(QPen(m_theme.ink, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

/// A click on the last filled pip empties it.
void Pips::mousePressEvent(QMouseEvent *event)
{
    // The right button opens the context menu of the surroundings.
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    const int pressed = std::clamp((static_cast<int>(event->position().x()) - 2) / step() + 1, 1, maximum());
    emit countRequested(pressed == value() ? value() - 1 : pressed);
}

void Pips::keyPressEvent(QKeyEvent *event)
{
    const bool more = event->key() == Qt::Key_Right || event->key() == Qt::Key_Plus;
    const bool less = event->key() == Qt::Key_Left || event->key() == Qt::Key_Minus;
    if (more && value() < maximum())
        emit countRequested(value() + 1);
    else if (less && value() > 0)
        emit countRequested(value() - 1);
    else if (!more && !less)
        QWidget::keyPressEvent(event);
}

void Pips::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

} // namespace dossier
