#pragma once

#include "views/kit/preferences.h"

#include <QColor>

namespace dossier
{

/// A colour with one meaning: as the fill of a shape, and as text on any of the theme's backgrounds.
struct Accent
{
    QColor fill;
    QColor text;
};

/// Colours of the board's picture.
struct BoardColours
{
    QColor floor;
    QColor gridLine;
    QColor wall;
    QColor wallEdge;
    QColor door;
    QColor rubble;
    QColor emi;
    QColor gas;
};

/// A colour theme. Text of `ink`, `dim` and each accent has a contrast of at least 4.5 : 1 on `ground`, `panel` and
/// `raised`, and so has `onAccent` on every fill.
struct Theme
{
    QColor ground;
    QColor panel;
    QColor raised;
    QColor line;
    QColor ink;
    QColor dim;
    QColor onAccent;
    /// Adrenaline, and "do this now".
    Accent amber;
    /// Commandos, and "allowed".
    Accent teal;
    /// The overseer, wounds, and "not allowed".
    Accent red;
    /// Secrets.
    Accent violet;
    /// Knowledge that others may infer.
    Accent blue;
    /// Safe.
    Accent green;
    /// Spaces where enemies look.
    Accent orange;
    /// Spaces where enemies come in.
    Accent rose;
    /// Spaces where gas can spread.
    Accent olive;
    BoardColours board;
};

/// Returns the colours of a theme choice.
const Theme &themeFor(ThemeChoice choice);

/// Returns the colours that the program has now.
const Theme &currentTheme();

/// Returns the contrast of two opaque colours by WCAG 2, from 1 to 21.
double contrast(const QColor &a, const QColor &b);

} // namespace dossier
