#pragma once

#include <QVBoxLayout>

namespace dossier
{

class SideColumn;

/// The space between the panels of a column.
inline constexpr int panelGap = 8;

/// A column of panels with a rim all round.
QVBoxLayout *newColumn(QWidget *widget, int rim, int gap = panelGap);

/// The column of a card that is filled in: it has the room of a page's.
QVBoxLayout *newCardColumn(QWidget *card, int gap = 10);

/// The parts of a page on which a game is played: a header, three columns, the journal at the foot.
struct DeskParts
{
    QWidget *header = nullptr;
    SideColumn *left = nullptr;
    QVBoxLayout *middle = nullptr;
    SideColumn *right = nullptr;
    QWidget *foot = nullptr;
};

/// The column of the board, with what stands below it.
QVBoxLayout *newBoardColumn();

/// Puts the parts in their places.
void layOutDesk(QWidget *page, const DeskParts &parts);

} // namespace dossier
