#include "views/conquest/desk/technology_track.h"

#include "model/conquest/seen/pack.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int spaces = conquest::endOfTheTrack + 1;
constexpr int gap = 3;

} // namespace

TechnologyTrack::TechnologyTrack(QWidget *parent)
    : QWidget(parent)
    , m_theme(themeFor(ThemeChoice::Dark))
{
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void TechnologyTrack::render(int marker, const std::vector<int> &redCircles, const Theme &theme)
{
    m_marker = marker;
    m_redCircles = redCircles;
    m_theme = theme;
    update();
}

int TechnologyTrack::side() const
{
    return fontMetrics().height() + 1;
}

QSize TechnologyTrack::sizeHint() const
{
    return {spaces * (side() + gap), side() + 2};
}

void TechnologyTrack::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < spaces; ++i)
    {
        const QRectF rect(i * (side() + gap) + 1.0, 1.0, side() - 1.0, side() - 1.0);
        const bool red = std::ranges::find(m_redCircles, i) != m_redCircles.end() || i == conquest::endOfTheTrack;
        const bool here = i == m_marker;
        painter.setPen(QPen(red ? m_theme.red.text : m_theme.line, red ? 1.8 : 1.0));
        painter.setBrush(here ? m_theme.ink : m_theme.raised);
        // What calls tokens is round, as on the sheet: the colour is not alone.
        if (red)
            painter.drawEllipse(rect);
        else
            painter.drawRoundedRect(rect, 3, 3);
        painter.setPen(here ? m_theme.ground : i < m_marker ? m_theme.dim : m_theme.ink);
        painter.drawText(
            rect, Qt::AlignCenter, i == conquest::endOfTheTrack ? QStringLiteral("✹") : QString::number(i));
    }
    if (!hasFocus())
        return;
    painter.setPen(QPen(m_theme.ink, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

void TechnologyTrack::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    const int pressed = std::clamp(static_cast<int>(event->position().x()) / (side() + gap), 0, spaces - 1);
    if (pressed != m_marker)
        emit markerAsked(pressed);
}

void TechnologyTrack::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Right && m_marker + 1 < spaces)
        emit markerAsked(m_marker + 1);
    else if (event->key() == Qt::Key_Left && m_marker > 0)
        emit markerAsked(m_marker - 1);
    else
        QWidget::keyPressEvent(event);
}

} // namespace dossier
