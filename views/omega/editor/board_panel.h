#pragma once

#include "model/omega/geometry/board.h"
#include "views/kit/theme.h"

#include <QWidget>

#include <optional>

namespace dossier
{

class MapForm;
class MapLegend;
class PieceSheet;

/// What stands at the right of a board: the sheet of a figure, or else the map's name, size and facts.
class BoardPanel : public QWidget
{
    Q_OBJECT

public:
    explicit BoardPanel(QWidget *parent);

    /// Shows the map; what is being filled in starts anew.
    void render(const omega::Board &board);

    /// Shows the sheet of that figure, or the map when there is none.
    void renderPiece(const std::optional<omega::Piece> &piece);
    void setTheme(const Theme &theme);

    /// Gives the keyboard to what the sheet lacks, or to the size of the map.
    void takeFocus();

signals:
    void pieceChanged(const dossier::omega::Piece &piece);
    void deleteAsked();
    void renamed(const QString &name);
    void sizeChosen(int columns, int rows);

private:
    MapForm *m_form;
    MapLegend *m_legend;
    PieceSheet *m_sheet;
};

} // namespace dossier
