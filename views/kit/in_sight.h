#pragma once

class QWidget;

namespace dossier
{

/// Focuses a widget and scrolls it into view, also where it had the focus already.
void focusInSight(QWidget &widget);

/// Scrolls a widget into view once its layout is done, unless it is hidden then.
void bringIntoSight(QWidget &widget);

/// Scrolls the area that holds a widget back to its top.
void scrollToTop(const QWidget &within);

} // namespace dossier
