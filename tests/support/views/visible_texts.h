#pragma once

#include <QList>
#include <QString>

class QWidget;

namespace dossier::test
{

/// A text that a person can come to see or hear, and where it stands.
struct VisibleText
{
    /// The kind of object, and which of its texts: "QPushButton text".
    QString place;
    QString text;
    bool operator==(const VisibleText &) const = default;
};

/// Every text of a window, of its hidden pages too: titles, labels, buttons, menus, tool tips, accessible names.
QList<VisibleText> visibleTexts(QWidget *window);

/// Names and descriptions of a widget and all below it, as a screen reader goes through them.
QStringList toldBy(QWidget &widget);

} // namespace dossier::test
