#include "views/actions/default_button.h"

#include <QKeySequence>
#include <QPushButton>
#include <QVariant>

namespace dossier
{

QPushButton *defaultButton(const QWidget &page)
{
    for (QPushButton *button : page.findChildren<QPushButton *>())
        if (button->property("role").toString() == QStringLiteral("primary")
            && button->property("tone").toString() != QStringLiteral("quiet") && button->isVisible()
            && button->isEnabled() && button->shortcut().isEmpty())
            return button;
    return nullptr;
}

} // namespace dossier
