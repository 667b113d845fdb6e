#include "public_part.h"

#include <QEvent>

namespace dossier
{

PublicPart::PublicPart(QWidget *parent)
    : QWidget(parent)
    , m_theme(themeFor(ThemeChoice::Dark))
{
}

void PublicPart::refresh()
{
    if (!hasView())
        return;
    setAccessibleName(toldPart());
    update();
}

void PublicPart::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void PublicPart::setUnit(double pixels)
{
    m_unit = pixels;
    update();
}

void PublicPart::paintEvent(QPaintEvent * /*event*/)
{
    if (!hasView())
        return;
    QPainter painter(this);
    PublicInk ink(painter, m_theme, m_unit);
    drawPart(ink);
    m_least = ink.least();
    m_cut = ink.hasCut();
}

void PublicPart::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace dossier
