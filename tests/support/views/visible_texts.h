#pragma once

#include <QList>
#include <QString>

class QWidget;

namespace dossier::test
{

/// A text that a user can see or hear, and its place.
struct VisibleText
{
    /// The kind of object, and the kind of its text: "QPushButton text".
    QString place;
    QString text;
    bool operator==(const VisibleText &) const = default;
};

/// Returns every text of a window, including its hidden pages: titles, labels, buttons, menus, tool tips, accessible
/// names.
QList<VisibleText> visibleTexts(QWidget *window);

/// Returns names and descriptions of a widget and all below it, in the order of a screen reader.
QStringList toldBy(QWidget &widget);

} // namespace dossier::test
