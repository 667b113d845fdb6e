#include "views/board/read_out.h"

#include "views/kit/plain_text.h"

#include <QEvent>

#include <algorithm>

namespace dossier
{

namespace
{

/// The maximum length of a text in a tip.
constexpr int maxTipLength = 400;

} // namespace

ReadOut::ReadOut(QWidget *parent, int lines)
    : QLabel(parent)
    , m_lines(lines)
{
    setTextFormat(Qt::PlainText);
    setProperty("role", QStringLiteral("small"));
    setWordWrap(true);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    fit();
}

void ReadOut::say(const QString &text)
{
    if (text == m_text)
        return;
    m_text = text;
    setAccessibleName(m_text);
    fit();
}

void ReadOut::setLines(int lines)
{
    if (lines == m_lines)
        return;
    m_lines = lines;
    fit();
}

void ReadOut::keep(const QString &part)
{
    if (part == m_kept)
        return;
    m_kept = part;
    fit();
}

void ReadOut::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

void ReadOut::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    fit();
}

QSize ReadOut::sizeOf(const QString &text, int width) const
{
    return fontMetrics().boundingRect(0, 0, width, QWIDGETSIZE_MAX, Qt::TextWordWrap, text).size();
}

int ReadOut::room() const
{
    return m_lines < 1 ? 0
                       : sizeOf(QStringLiteral("1") + QStringLiteral("\n1").repeated(m_lines - 1), width()).height();
}

/// A single word that is too long does not wrap.
bool ReadOut::holds(const QString &text, int width) const
{
    const QSize size = sizeOf(text, width);
    return text.isEmpty() || (size.height() <= room() && size.width() <= width);
}

/// Returns that number of characters of the text, and an ellipsis for the others.
QString ReadOut::shortened(qsizetype characters) const
{
    return m_text.left(characters).trimmed() + QChar(0x2026);
}

/// Returns as many characters as its lines hold; where parts are kept from the first on, as many whole parts.
QString ReadOut::cut(int width) const
{
    qsizetype fits = 0;
    for (qsizetype tooMuch = m_text.size(); tooMuch - fits > 1;)
    {
        const qsizetype middle = (fits + tooMuch) / 2;
        (holds(shortened(middle), width) ? fits : tooMuch) = middle;
    }
    const bool isOfParts = !m_kept.isEmpty() && m_text.startsWith(m_kept);
    const qsizetype part = isOfParts ? m_text.lastIndexOf(QStringLiteral(" · "), fits) : 0;
    return shortened(part > 0 ? part : fits);
}

/// Shortens the text after the kept part first, then the text before it; empty when that is not enough.
QString ReadOut::keptAt(int width) const
{
    const QChar ellipsis(0x2026);
    const qsizetype from = m_kept.isEmpty() ? -1 : m_text.lastIndexOf(m_kept);
    if (from < 0)
        return {};
    const QString begun = m_text.left(from + m_kept.size());
    if (begun.size() < m_text.size() && holds(begun + ellipsis, width))
        return begun + ellipsis;
    for (qsizetype characters = from; characters > 0; --characters)
        if (const QString text = m_text.left(characters).trimmed() + ellipsis + u' ' + m_kept; holds(text, width))
            return text;
    return holds(m_kept, width) ? m_kept : QString();
}

/// Shows as much as its lines hold.
void ReadOut::fit()
{
    setFixedHeight(room());
    const bool whole = holds(m_text, width());
    const QString kept = whole ? QString() : keptAt(width());
    setText(whole ? m_text : kept.isEmpty() ? cut(width()) : kept);
    setToolTip(whole ? QString() : tipLine(m_text, maxTipLength));
}

} // namespace dossier
