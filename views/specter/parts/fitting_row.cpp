#include "views/specter/parts/fitting_row.h"

#include <QLabel>
#include <QLayout>

#include <algorithm>

namespace dossier
{

void showWhatFits(QWidget &row, int width)
{
    // What is not shown yet has no width of its own.
    if (!row.isVisible())
        return;
    const QLayout &parts = *row.layout();
    int used = 0;
    bool fits = true;
    for (int i = 0; i < parts.count(); ++i)
    {
        QLayoutItem *item = parts.itemAt(i);
        QWidget *widget = item->widget();
        if (widget == nullptr)
        {
            used += item->minimumSize().width();
            continue;
        }
        if (widget->property("unused").toBool())
            continue;
        used += widget->sizeHint().width() + parts.spacing();
        fits = fits && used <= width;
        widget->setVisible(fits);
    }
}

void keepRoomFor(QLabel &label, const QStringList &texts)
{
    label.ensurePolished();
    const QStringList measured = texts + QStringList(label.font().toString());
    if (label.property("roomFor").toStringList() == measured)
        return;
    label.setProperty("roomFor", measured);
    label.setMinimumWidth(0);
    int widest = 0;
    for (const QString &text : texts)
    {
        label.setText(text);
        widest = std::max(widest, label.sizeHint().width());
    }
    label.setMinimumWidth(widest);
}

} // namespace dossier
