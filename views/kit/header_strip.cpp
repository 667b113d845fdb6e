#include "views/kit/header_strip.h"

#include "views/kit/labels.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QPushButton>
#include <QStyle>

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

void labelPrimary(QPushButton &primary, const QString &text, const QString &tip, const QString &shorter)
{
    const QFontMetrics metrics = primary.fontMetrics();
    const int room = primary.width() - metrics.averageCharWidth() * sides;
    const bool fits = shorter.isEmpty() || metrics.horizontalAdvance(text) <= room;
    label(&primary, metrics.elidedText(fits ? text : shorter, Qt::ElideRight, room), tip);
    primary.setAccessibleName(text.isEmpty() ? tip : text);
}

void showNextStep(QPushButton &primary, const QString &text, const QString &tip, bool bright)
{
    const auto spoken = [](const char *source) { return QCoreApplication::translate("HeaderStrip", source); };
    labelPrimary(primary, text,
        tip.isEmpty() ? spoken(QT_TRANSLATE_NOOP("HeaderStrip", "Do the next step (Ctrl+Enter)"))
                      : spoken(QT_TRANSLATE_NOOP("HeaderStrip", "%1 (Ctrl+Enter)")).arg(tip));
    primary.setVisible(!text.isEmpty());
    const QString role = bright ? QStringLiteral("primary") : QStringLiteral("secondary");
    if (primary.property("role").toString() == role)
        return;
    primary.setProperty("role", role);
    primary.style()->unpolish(&primary);
    primary.style()->polish(&primary);
}

} // namespace dossier
