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

/// The purpose of a label; the style sheet gives each its look.
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
    /// A number to be read from afar.
    Figure,
    Verdict,
    /// A text to be read aloud at the table.
    Say,
    /// More of such text, in a smaller font.
    SayMore,
};

/// Creates a label of plain text that is never taken for HTML.
QLabel *newLabel(Role role, QWidget *parent);

/// Sets a property that the style sheet uses, and the look that comes with it; false if it is set already.
bool setLook(QWidget &widget, const char *property, const QVariant &value);

/// Gives a label another role.
void setRole(QLabel *label, Role role);

/// Creates a label like newLabel, with its text in as many lines as the width needs.
QLabel *newParagraph(Role role, QWidget *parent);

/// Creates a frame that the style sheet knows by that role: "card", "strip", "side", "line", "message".
QFrame *newFrame(const char *role, QWidget *parent);

/// Creates a button with an icon that the style sheet knows by that role: "primary", "secondary", "plain", "icon".
QPushButton *newButton(const char *role, const QString &icon, QWidget *parent);

/// Gives a button another role.
void setRole(QPushButton *button, const char *role);

/// Sets a button's icon in the colour that is readable on the button; call again after its tone has changed.
void setIcon(QPushButton *button, const QString &name);

/// Returns a row with a centred widget, as wide as the widget may be.
QHBoxLayout *centred(QWidget *widget);

/// Sets a button's text, tool tip and accessible name.
void label(QPushButton *button, const QString &text, const QString &tip);

/// Sets the texts with an accessible name of its own: for an elided text or a sign.
void label(QPushButton *button, const QString &text, const QString &tip, const QString &name);

} // namespace dossier
