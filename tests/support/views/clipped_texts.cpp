#include "tests/support/views/clipped_texts.h"

#include "views/kit/elided_label.h"

#include <QAbstractButton>
#include <QLabel>
#include <QScrollArea>

namespace dossier::test
{

namespace
{

QString told(const QWidget *widget, const QString &text, QSize needed)
{
    return QStringLiteral("%1 “%2” has %3×%4 and needs %5×%6")
        .arg(QString::fromLatin1(widget->metaObject()->className()), text.left(40))
        .arg(widget->width())
        .arg(widget->height())
        .arg(needed.width())
        .arg(needed.height());
}

QString clipped(const QLabel *label)
{
    // A text that ends with an ellipsis is complete in its tooltip.
    if (dynamic_cast<const ElidedLabel *>(label) != nullptr && !label->toolTip().isEmpty())
        return {};
    const bool wraps = label->wordWrap();
    const QSize needed = wraps ? QSize(label->width(), label->heightForWidth(label->width())) : label->sizeHint();
    const bool fits = label->width() >= needed.width() && label->height() >= needed.height();
    return fits ? QString() : told(label, label->text(), needed);
}

QString clipped(const QAbstractButton *button)
{
    const QSize needed = button->minimumSizeHint();
    const bool fits = button->width() >= needed.width() && button->height() >= needed.height();
    return fits ? QString() : told(button, button->accessibleName(), needed);
}

/// Returns the parts that need that width, the outermost first: a scroll area cannot show them whole.
QString wideParts(const QWidget &content, int width)
{
    QStringList parts{QString::fromLatin1(content.metaObject()->className())};
    for (const QWidget *part : content.findChildren<QWidget *>())
        if (part->isVisible() && part->minimumSizeHint().width() > width - part->mapTo(&content, QPoint()).x())
            parts << QStringLiteral("%1 “%2”").arg(
                QString::fromLatin1(part->metaObject()->className()), part->accessibleName());
    return parts.join(QStringLiteral(" > "));
}

} // namespace

QStringList clippedTexts(const QWidget &window)
{
    QStringList all;
    for (const QLabel *label : window.findChildren<QLabel *>())
        if (label->isVisibleTo(&window) && !label->text().isEmpty())
            all << clipped(label);
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>())
        if (button->isVisibleTo(&window))
            all << clipped(button);
    for (const QScrollArea *area : window.findChildren<QScrollArea *>())
        if (area->isVisibleTo(&window) && area->widget()->minimumSizeHint().width() > area->viewport()->width())
            all << told(area, QStringLiteral("what scrolls"), area->widget()->minimumSizeHint())
                    + QStringLiteral(" in ") + wideParts(*area->widget(), area->viewport()->width());
    all.removeAll(QString());
    return all;
}

} // namespace dossier::test
