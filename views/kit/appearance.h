#pragma once

#include "views/kit/theme.h"

#include <QPalette>
#include <QString>

class QApplication;

namespace dossier
{

/// Makes the files that the program ships readable, also where no window will be.
void openResources();

/// Makes the fonts and icons that the program ships known to Qt. Once, before the first window.
void loadResources();

/// The palette of a theme, for Qt's own drawing and for icons.
QPalette paletteOf(const Theme &theme);

/// The style sheet of a theme at a size of text in percent. What a widget is says its property `role`.
QString styleSheetOf(const Theme &theme, int textPercent);

/// Gives the whole program a theme and a size of text.
void wear(QApplication &application, const Theme &theme, int textPercent);

/// The part of it that widgets are to be made with: style, font and palette. No sheet is worn yet.
void wearBelowSheet(const Theme &theme, int textPercent);

/// The rest of it, the style sheet. A widget that changes its parent under a sheet is styled anew with all below it:
/// where many are made, the sheet comes after them.
void wearSheet(QApplication &application, const Theme &theme, int textPercent);

/// A length in pixels that grows with the text.
int scaled(int pixels, int textPercent);

} // namespace dossier
