#include "public_panel.h"

#include <QEvent>

namespace dossier
{

PublicPanel::PublicPanel(QWidget *parent)
    : QWidget(parent)
    , m_theme(themeFor(ThemeChoice::Dark))
{
}

void PublicPanel::render(const SeenView &everybodys)
{
    m_view = everybodys;
    refresh();
}

void PublicPanel::refresh()
{
    if (!m_view)
        return;
    setAccessibleName(told(*m_view));
    update();
}

void PublicPanel::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void PublicPanel::setUnit(double pixels)
{
    m_unit = pixels;
    update();
}

void PublicPanel::paintEvent(QPaintEvent * /*event*/)
{
    if (!m_view)
        return;
    QPainter painter(this);
    PublicInk ink(painter, m_theme, m_unit);
    draw(ink, *m_view);
    m_least = ink.least();
    m_cut = ink.hasCut();
}

void PublicPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace dossier
