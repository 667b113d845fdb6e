#pragma once

#include "views/kit/theme.h"

#include <QPalette>
#include <QString>

class QApplication;

namespace dossier
{

/// Makes the files that the program ships readable, also without a window.
void openResources();

/// Makes the fonts and icons that the program ships known to Qt. Called once, before the first window.
void loadResources();

/// Returns the palette of a theme, for Qt's own drawing and for icons.
QPalette paletteOf(const Theme &theme);

/// Returns the style sheet of a theme at a text size in percent. A widget's property `role` says what it is.
QString styleSheetOf(const Theme &theme, int textPercent);

/// Applies a theme and a text size to the whole program.
void wear(QApplication &application, const Theme &theme, int textPercent);

/// Applies style, font and palette, which widgets need when they are made. Applies no style sheet.
void wearBelowSheet(const Theme &theme, int textPercent);

/// Applies the style sheet. A widget whose parent changes under a sheet is restyled with all its descendants: where
/// many are made, the sheet comes after them.
void wearSheet(QApplication &application, const Theme &theme, int textPercent);

/// Returns a length in pixels scaled by the text size.
int scaled(int pixels, int textPercent);

} // namespace dossier
