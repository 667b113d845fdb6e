#pragma once

#include "views/specter/asks/drawn_move.h"

#include <QObject>

class QKeyEvent;

namespace dossier
{

class BoardView;
class CardChooser;

/// How hands draw the agent's move: by presses, strokes and keys on the board, by a path that is typed, and by what his
/// card asks for. It changes what is drawn and says so.
class MoveHand : public QObject
{
    Q_OBJECT

public:
    /// Over a move and the parts of a page, which outlive it.
    MoveHand(DrawnMove &move, CardChooser &cards, BoardView &board);

    /// While people look back nothing is drawn.
    void setOpen(bool open) { m_open = open; }

    /// Whether something can be drawn.
    [[nodiscard]] bool draws() const { return m_open && m_move.isDue(); }

    /// A space as by a click on it: what the card asks for, or the path; with `quietest` the one that shows least.
    void press(Space space, bool quietest);

    /// The path that shows least leads there, whatever the card asks for.
    void goQuietest(Space space);
    void follow(const std::vector<specter::Coordinate> &path);
    void choose(const std::optional<specter::CardUse> &card);

    /// The last step goes; everything that was drawn goes.
    void leaveStep();
    void leaveAll();

    /// An arrow is a step, Backspace takes one back; false for any other key.
    bool press(const QKeyEvent &event);

signals:
    /// Something else is drawn.
    void drawn();
    /// Pressed where nobody can go.
    void structurePressed(Space space);
    /// Enter on the space where the path ends.
    void writeAsked();

private:
    void draw(const AgentDraft &draft);
    void tell(bool otherwise);
    /// A stroke goes on; one that began with what the card asks for draws nothing.
    void strokeTo(Space space);
    void activate(Space space);

    DrawnMove &m_move;
    CardChooser &m_cards;
    BoardView &m_board;
    bool m_open = true;
    bool m_choseForCard = false;
};

} // namespace dossier
