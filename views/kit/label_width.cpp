#include "views/kit/label_width.h"

#include <QLabel>

namespace dossier
{

int widthFor(QLabel &label, const QString &text)
{
    const QString said = label.text();
    label.setMinimumWidth(0);
    // A label reckons with the least width that it had until its text changes.
    label.clear();
    label.setText(text);
    const int wide = label.sizeHint().width();
    label.setText(said);
    return wide;
}

} // namespace dossier
