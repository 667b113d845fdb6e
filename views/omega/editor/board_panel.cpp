#include "views/omega/editor/board_panel.h"

#include "views/omega/editor/map_facts.h"
#include "views/omega/editor/map_form.h"
#include "views/omega/editor/map_legend.h"
#include "views/omega/editor/piece_sheet.h"

#include <QVBoxLayout>

namespace dossier
{

BoardPanel::BoardPanel(QWidget *parent)
    : QWidget(parent)
    , m_form(new MapForm(this))
    , m_legend(new MapLegend(this))
    , m_sheet(new PieceSheet(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    for (QWidget *sheet : std::initializer_list<QWidget *>{m_form, m_legend, m_sheet})
        column->addWidget(sheet);
    connect(m_sheet, &PieceSheet::pieceChanged, this, &BoardPanel::pieceChanged);
    connect(m_sheet, &PieceSheet::deleteAsked, this, &BoardPanel::deleteAsked);
    connect(m_form, &MapForm::renamed, this, &BoardPanel::renamed);
    connect(m_form, &MapForm::sizeChosen, this, &BoardPanel::sizeChosen);
}

void BoardPanel::render(const omega::Board &board)
{
    m_form->render(board);
    m_legend->render(factsOf(board.map));
}

void BoardPanel::renderPiece(const std::optional<omega::Piece> &piece)
{
    m_sheet->setVisible(piece.has_value());
    m_form->setVisible(!piece);
    m_legend->setVisible(!piece);
    if (piece)
        m_sheet->render(*piece);
}

void BoardPanel::setTheme(const Theme &theme)
{
    m_legend->setTheme(theme);
}

void BoardPanel::takeFocus()
{
    if (m_sheet->isVisible())
        m_sheet->takeFocus();
    else
        m_form->takeFocus();
}

} // namespace dossier
