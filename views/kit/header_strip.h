#pragma once

#include <QString>

class QPushButton;
class QWidget;

namespace dossier
{

/// Gives the strip at the top of a desk its height, which never changes, and its one button its width, in characters;
/// `more` pixels are added to three lines. What is due changes with each step: nothing moves for it.
void fitStrip(QWidget &strip, QPushButton &primary, int characters, int more = 0);

/// What the button of a strip says, cut where it has no room, with the whole in its tool tip and for a screen reader.
/// What is shorter is said in its place where only that has room.
void labelPrimary(QPushButton &primary, const QString &text, const QString &tip, const QString &shorter = {});

/// The same of a button that does the next step, with the key that presses it; the text is empty where nothing is due,
/// and then there is no button. Where its act is not meant, or was refused, it is not bright.
void showNextStep(QPushButton &primary, const QString &text, const QString &tip, bool bright);

} // namespace dossier
