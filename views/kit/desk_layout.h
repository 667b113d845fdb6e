#pragma once

#include <QVBoxLayout>

namespace dossier
{

/// The space between the panels of a column.
inline constexpr int panelGap = 8;

/// A column of panels with a border all round.
QVBoxLayout *newColumn(QWidget *widget, int margin, int gap = panelGap);

/// The column of a card that is filled in: it has the room of a page's.
QVBoxLayout *newCardColumn(QWidget *card, int gap = 10);

} // namespace dossier
