#include "views/kit/label_width.h"

#include <QFontMetrics>
#include <QLabel>

#include <algorithm>

namespace dossier
{

int widthFor(QLabel &label, const QString &text)
{
    // Takes in the border of a style that has just changed: a label does so only after its event filters have run.
    label.setFrameStyle(label.frameStyle());
    const QString said = label.text();
    label.setMinimumWidth(0);
    // A label keeps its previous minimum width until its text changes.
    label.clear();
    label.setText(text);
    const int wide = label.sizeHint().width();
    label.setText(said);
    return wide;
}

QString twoLines(const QString &text, const QFontMetrics &metrics, int room)
{
    if (metrics.horizontalAdvance(text) <= room)
        return text;
    qsizetype at = -1;
    int shortest = 0;
    for (qsizetype gap = text.indexOf(u' '); gap >= 0; gap = text.indexOf(u' ', gap + 1))
    {
        const int first = metrics.horizontalAdvance(text.left(gap));
        const int longer = std::max(first, metrics.horizontalAdvance(text.mid(gap + 1)));
        if (first > room || (at >= 0 && longer >= shortest))
            continue;
        at = gap;
        shortest = longer;
    }
    const auto cut = [&](const QString &line) { return metrics.elidedText(line, Qt::ElideRight, room); };
    return at < 0 ? cut(text) : text.left(at) + u'\n' + cut(text.mid(at + 1));
}

} // namespace dossier
