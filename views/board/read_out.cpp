#include "views/board/read_out.h"

#include "views/kit/plain_text.h"

#include <QEvent>

namespace dossier
{

namespace
{

/// The longest text that a tip shows.
constexpr int longestTip = 400;

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
    setAccessibleName(text);
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

QSize ReadOut::sizeOf(const QString &text) const
{
    return fontMetrics().boundingRect(0, 0, width(), QWIDGETSIZE_MAX, Qt::TextWordWrap, text).size();
}

/// Shows as much as its lines hold.
void ReadOut::fit()
{
    const int room = sizeOf(QStringLiteral("1") + QStringLiteral("\n1").repeated(m_lines - 1)).height();
    setFixedHeight(room);
    // A single word that is too long goes over no line.
    const auto holds = [&](const QString &text)
    {
        const QSize size = sizeOf(text);
        return size.height() <= room && size.width() <= width();
    };
    const bool whole = holds(m_text);
    qsizetype fits = 0;
    for (qsizetype tooMuch = m_text.size(); !whole && tooMuch - fits > 1;)
    {
        const qsizetype middle = (fits + tooMuch) / 2;
        (holds(m_text.left(middle) + QChar(0x2026)) ? fits : tooMuch) = middle;
    }
    setText(whole ? m_text : m_text.left(fits).trimmed() + QChar(0x2026));
    setToolTip(whole ? QString() : tipLine(m_text, longestTip));
}

} // namespace dossier
