#include "views/session/steady_button.h"

namespace dossier
{

SteadyButton::SteadyButton(const char *role, QWidget *parent)
    : QPushButton(parent)
{
    setProperty("role", QString::fromLatin1(role));
    // Left-aligned, so that the text begins in the same place at any length.
    setProperty("tone", QStringLiteral("row"));
    setAutoDefault(false);
}

void SteadyButton::keepWidth(int width)
{
    if (width == m_kept)
        return;
    m_kept = width;
    updateGeometry();
}

int SteadyButton::frame() const
{
    return QPushButton::sizeHint().width() - fontMetrics().size(Qt::TextShowMnemonic, text()).width();
}

QSize SteadyButton::sizeHint() const
{
    const QSize usual = QPushButton::sizeHint();
    return {m_kept > 0 ? m_kept : usual.width(), usual.height()};
}

} // namespace dossier
