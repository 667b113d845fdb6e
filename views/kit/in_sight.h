#pragma once

class QWidget;

namespace dossier
{

/// Gives a widget the keyboard and brings it into the view of what scrolls it, also where it had the keyboard already.
void focusInSight(QWidget &widget);

/// Brings a widget into the view of what scrolls it, once its layout is done; not where it is hidden then.
void bringIntoSight(QWidget &widget);

/// Scrolls whatever holds a widget back to its top.
void scrollToTop(const QWidget &within);

} // namespace dossier
