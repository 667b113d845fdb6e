#include "views/kit/label_width.h"

#include <QLabel>

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

} // namespace dossier
