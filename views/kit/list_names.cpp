#include "views/kit/list_names.h"

#include <QApplication>
#include <QComboBox>

namespace dossier
{

namespace
{

constexpr const char *ownProperty = "ownDescription";
constexpr const char *saidProperty = "saidDescription";

/// What the list itself says of it comes after its name; what was made of both before is not taken for its own.
void sayName(QComboBox &list)
{
    const QString name = list.accessibleName();
    const QString now = list.accessibleDescription();
    const QString own = now == list.property(saidProperty).toString() ? list.property(ownProperty).toString() : now;
    const QString more = own.isEmpty() ? list.toolTip() : own;
    const QString said = more.isEmpty() || more.startsWith(name) ? more : name + QStringLiteral(". ") + more;
    list.setProperty(ownProperty, own);
    list.setProperty(saidProperty, said);
    list.setAccessibleDescription(said);
}

} // namespace

void nameListsForReaders()
{
    [[maybe_unused]] static const QMetaObject::Connection listening
        = QObject::connect(qApp, &QApplication::focusChanged, qApp,
            [](QWidget *, QWidget *now)
            {
                if (auto *list = qobject_cast<QComboBox *>(now); list != nullptr && !list->accessibleName().isEmpty())
                    sayName(*list);
            });
}

} // namespace dossier
