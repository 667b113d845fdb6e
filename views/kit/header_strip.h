#pragma once

#include <QString>

class QPushButton;
class QWidget;

namespace dossier
{

/// The property of a button that does the next step of a desk.
inline constexpr const char *nextStepProperty = "nextStep";

/// Gives the strip at the top of a desk its height, which never changes, and its one button its width, in characters;
/// it has room for two lines and `more` pixels, and for what its layout asks for beside the button. What is due changes
/// with each step: nothing moves for it.
void fitStrip(QWidget &strip, QPushButton &primary, int characters, int more = 0);

/// What the button of a strip says, in two lines where one has no room, and cut where two have none; the whole is told
/// to a screen reader. What is shorter is said in its place where only that has room.
void labelPrimary(QPushButton &primary, const QString &text, const QString &tip, const QString &shorter = {});

/// The same of a button that does the next step, with the key that presses it; the text is empty where nothing is due,
/// and then there is no button. Where its act is not what is most likely meant, it is not bright.
void showNextStep(QPushButton &primary, const QString &text, const QString &tip, bool bright);

/// Has a screen reader say what such a button does.
void tellNextStep(QPushButton &primary);

/// The same of the button in that strip, where there is one.
void tellNextStepOf(const QWidget &strip);

} // namespace dossier
