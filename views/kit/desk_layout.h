#pragma once

#include <QVBoxLayout>

namespace dossier
{

/// Pixels between the panels of a column.
inline constexpr int panelGap = 8;

/// Creates a column of panels with the same margin all round.
QVBoxLayout *newColumn(QWidget *widget, int margin, int gap = panelGap);

/// Creates the column of a form card, with the spacing of a page.
QVBoxLayout *newCardColumn(QWidget *card, int gap = 10);

} // namespace dossier
