#include "views/kit/header_strip.h"

#include "views/kit/labels.h"

#include <QFontMetrics>
#include <QPushButton>

#include <algorithm>

namespace dossier
{

namespace
{

/// So many lines of text fit, and the button has that rim above and below it together.
constexpr int lines = 3;
constexpr int rim = 12;
/// The button's text has no room at its sides for so many characters.
constexpr int sides = 4;

} // namespace

void fitStrip(QWidget &strip, QPushButton &primary, int characters, int more)
{
    const QFontMetrics metrics = strip.fontMetrics();
    primary.setFixedWidth(metrics.averageCharWidth() * characters);
    strip.setFixedHeight(std::max(metrics.lineSpacing() * lines + more, primary.sizeHint().height() + rim));
}

void labelPrimary(QPushButton &primary, const QString &text, const QString &tip)
{
    const QFontMetrics metrics = primary.fontMetrics();
    const int room = primary.width() - metrics.averageCharWidth() * sides;
    label(&primary, metrics.elidedText(text, Qt::ElideRight, room), tip);
    primary.setAccessibleName(text.isEmpty() ? tip : text);
}

} // namespace dossier
