#pragma once

#include "views/kit/preferences.h"

#include <QColor>

namespace dossier
{

/// A colour with one meaning: as a shape's filling, and as text on any of the theme's grounds.
struct Accent
{
    QColor fill;
    QColor text;
};

/// The colours of the board's picture.
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

/// One set of colours. Text of `ink`, `dim` and each accent reads at 4.5 : 1 or better on `ground`, `panel` and
/// `raised`, and `onAccent` does on every filling.
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
    /// What is secret.
    Accent violet;
    /// What others may infer.
    Accent blue;
    /// Safe.
    Accent green;
    /// Where enemies look.
    Accent orange;
    /// Where enemies come in.
    Accent rose;
    /// Where gas can spread.
    Accent olive;
    BoardColours board;
};

/// The colours that go with a choice.
const Theme &themeFor(ThemeChoice choice);

/// The contrast of two opaque colours as WCAG 2 reckons it, from 1 to 21.
double contrast(const QColor &a, const QColor &b);

} // namespace dossier
