#include "tests/support/views/visible_texts.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>

namespace dossier::test
{

namespace
{

void addWidget(QList<VisibleText> &texts, const QWidget *widget)
{
    const QString kind = QString::fromLatin1(widget->metaObject()->className());
    const auto add = [&](const char *which, const QString &text)
    {
        if (!text.isEmpty())
            texts << VisibleText{kind + QLatin1Char(' ') + QLatin1String(which), text};
    };
    add("tool tip", widget->toolTip());
    add("accessible name", widget->accessibleName());
    add("accessible description", widget->accessibleDescription());
    if (widget->isWindow())
        add("title", widget->windowTitle());
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        add(label->property("role") == QStringLiteral("key") ? "key" : "text", label->text());
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        add("text", button->text());
    if (const auto *edit = qobject_cast<const QLineEdit *>(widget))
        add("placeholder", edit->placeholderText());
    if (const auto *box = qobject_cast<const QSpinBox *>(widget))
        add("frame of the number", box->prefix() + box->suffix());
    if (const auto *menu = qobject_cast<const QMenu *>(widget))
        add("title", menu->title());
}

void tell(QAccessibleInterface *interface, QStringList &told)
{
    if (interface == nullptr)
        return;
    for (const QAccessible::Text text :
        {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        told << interface->text(text);
    for (int i = 0; i < interface->childCount(); ++i)
        tell(interface->child(i), told);
}

} // namespace

QList<VisibleText> visibleTexts(QWidget *window)
{
    QList<VisibleText> texts;
    addWidget(texts, window);
    // An announcement to a screen reader has passed, and is not visible anywhere.
    for (const QWidget *widget : window->findChildren<QWidget *>())
        if (widget->objectName() != QStringLiteral("crier"))
            addWidget(texts, widget);
    for (const QAction *action : window->findChildren<QAction *>())
        if (!action->isSeparator())
            for (const auto &[which, text] : {std::pair{"text", action->text()}, {"tool tip", action->toolTip()}})
                if (!text.isEmpty())
                    texts << VisibleText{QStringLiteral("QAction ") + QLatin1String(which), text};
    return texts;
}

QStringList toldBy(QWidget &widget)
{
    QStringList told;
    tell(QAccessible::queryAccessibleInterface(&widget), told);
    told.removeAll(QString());
    return told;
}

} // namespace dossier::test
