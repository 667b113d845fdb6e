#include "views/session/public_pane.h"

#include "views/kit/theme.h"

#include <QEvent>

#include <utility>

namespace dossier
{

PublicPane::PublicPane(QWidget *parent)
    : QWidget(parent)
{
}

void PublicPane::render(PublicPart part)
{
    m_part = std::move(part);
    refresh();
}

void PublicPane::refresh()
{
    setAccessibleName(m_part.told ? m_part.told() : QString());
    update();
}

void PublicPane::setUnit(double pixels)
{
    m_unit = pixels;
    update();
}

void PublicPane::paintEvent(QPaintEvent * /*event*/)
{
    if (!m_part.draw)
        return;
    QPainter painter(this);
    PublicInk ink(painter, currentTheme(), m_unit);
    m_part.draw(ink, rect());
    m_min = ink.min();
    m_cut = ink.hasCut();
}

void PublicPane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace dossier
