#pragma once

#include <QString>

class QFrame;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QVariant;
class QWidget;

namespace dossier
{

/// What a label is for; the style sheet gives each its looks.
enum class Role : unsigned char
{
    Display,
    Title,
    Heading,
    Caption,
    Body,
    Dim,
    Small,
    Strong,
    Fault,
    Key,
    /// A number that is read from afar.
    Figure,
    Verdict,
    /// What is to be said aloud at the table.
    Say,
};

/// A label of plain text that is never taken for HTML.
QLabel *newLabel(Role role, QWidget *parent);

/// Gives a widget a property that the style sheet goes by, and the looks that come with it; false where it has it
/// already.
bool setLook(QWidget &widget, const char *property, const QVariant &value);

/// Gives a label another role.
void setRole(QLabel *label, Role role);

/// The same as newLabel, its text in as many lines as the width asks for.
QLabel *newParagraph(Role role, QWidget *parent);

/// A frame that the style sheet knows by that role: "card", "strip", "side", "line", "message".
QFrame *newFrame(const char *role, QWidget *parent);

/// A button with an icon that the style sheet knows by that role: "primary", "secondary", "plain", "icon".
QPushButton *newButton(const char *role, const QString &icon, QWidget *parent);

/// Gives a button another role.
void setRole(QPushButton *button, const char *role);

/// Gives a button its icon, in the colour that is read on the button's ground: again after its tone has changed.
void setIcon(QPushButton *button, const QString &name);

/// A row with a widget in its middle, as wide as the widget may be.
QHBoxLayout *centred(QWidget *widget);

/// Sets a button's text, tool tip and accessible name.
void label(QPushButton *button, const QString &text, const QString &tip);

/// The same with a name of its own: where the text is cut or a sign.
void label(QPushButton *button, const QString &text, const QString &tip, const QString &name);

} // namespace dossier
