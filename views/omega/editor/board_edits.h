#pragma once

#include "views/actions/edit_wording.h"
#include "views/omega/editor/picked_board.h"

#include <QObject>

namespace dossier
{

/// Edits of what is marked on a board, of a whole figure and of the whole board.
class BoardEdits : public QObject
{
    Q_OBJECT

public:
    /// Of that board, which outlives it.
    BoardEdits(PickedBoard &picked, QObject *parent);

    void copy();
    void cut();
    /// At the marked spaces, or else at that one.
    void paste(Space cursor);
    void remove();
    void selectAll();
    void turnPiece();
    /// Of the piece whose sheet is shown.
    void changePiece(const omega::Piece &piece);
    void rename(const QString &name);
    void rotate();
    void resize(int columns, int rows);

signals:
    /// What is picked is to be shown anew.
    void changed();
    void edited(dossier::BoardEdit edit, const dossier::omega::Board &after);
    void said(const QString &text);

private:
    PickedBoard &m_picked;
};

} // namespace dossier
