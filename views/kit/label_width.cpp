#include "views/kit/label_width.h"

#include <QLabel>

namespace dossier
{

int widthFor(QLabel &label, const QString &text)
{
    // The border of a style that has just changed: a label takes it in after everybody who watches it was told.
    label.setFrameStyle(label.frameStyle());
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
