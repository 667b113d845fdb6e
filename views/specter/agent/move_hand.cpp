#include "views/specter/agent/move_hand.h"

#include "model/specter/seen/numbers.h"
#include "views/board/board_view.h"
#include "views/specter/agent/card_chooser.h"
#include "views/specter/agent/number_pad.h"

#include <QGuiApplication>
#include <QKeyEvent>

namespace dossier
{

MoveHand::MoveHand(DrawnMove &move, CardChooser &cards, BoardView &board)
    : QObject(&board)
    , m_move(move)
    , m_cards(cards)
    , m_board(board)
{
    board.spareCorners();
    connect(&board, &BoardView::pressed, this, [this](const BoardSpot &spot, Qt::KeyboardModifiers modifiers)
        { press(spot.space, modifiers.testFlag(Qt::ControlModifier)); });
    connect(&board, &BoardView::dragged, this, [this](const BoardSpot &spot) { strokeTo(spot.space); });
    connect(
        &board, &BoardView::selectionExtended, this, [this](Space, Space to) { draw(drawnTo(m_move.draft(), to)); });
    connect(&board, &BoardView::activated, this, [this](const BoardSpot &spot) { activate(spot.space); });
}

void MoveHand::press(Space space, bool quietest)
{
    m_choseForCard = false;
    if (!draws())
        return;
    if (const std::optional<specter::CardUse> card = m_cards.chosenAt(space))
    {
        m_choseForCard = true;
        return choose(card);
    }
    if (!specter::boardOf(m_move.view()->open).isOpen(space))
        return emit structurePressed(space);
    tell(m_move.press(space, quietest));
}

void MoveHand::goQuietest(Space space)
{
    tell(draws() && m_move.press(space, true));
}

void MoveHand::strokeTo(Space space)
{
    if (!m_choseForCard && !m_cards.awaitsPlace())
        draw(drawnTo(m_move.draft(), space));
}

void MoveHand::follow(const std::vector<specter::Coordinate> &path)
{
    AgentDraft draft = m_move.draft();
    draft.path = path;
    draw(draft);
}

void MoveHand::choose(const std::optional<specter::CardUse> &card)
{
    AgentDraft draft = m_move.draft();
    draft.card = card;
    draw(draft);
}

void MoveHand::leaveStep()
{
    tell(draws() && m_move.leaveStep());
}

void MoveHand::leaveAll()
{
    tell(draws() && m_move.leaveAll());
}

void MoveHand::draw(const AgentDraft &draft)
{
    tell(draws() && m_move.draw(draft));
}

void MoveHand::tell(bool otherwise)
{
    if (otherwise)
        emit drawn();
}

void MoveHand::activate(Space space)
{
    // A double click has pressed already, and must not write by mistake what cannot be unsaid.
    if (QGuiApplication::mouseButtons() != Qt::NoButton)
        return;
    const std::vector<specter::Coordinate> &path = m_move.draft().path;
    // To stay is no step that was drawn: its button alone writes that.
    if (path.size() > 1 && path.back() == specter::Coordinate(space) && !m_cards.awaitsPlace())
        emit writeAsked();
    else
        press(space, false);
}

bool MoveHand::press(const QKeyEvent &event)
{
    const std::optional<Direction> direction = directionOf(event);
    const std::vector<specter::Coordinate> &path = m_move.draft().path;
    if (direction && !path.empty())
    {
        if (const Space to = neighbour(path.back(), *direction); m_board.scene().contains(to))
            draw(drawnTo(m_move.draft(), to));
        return true;
    }
    if (event.key() != Qt::Key_Backspace)
        return false;
    leaveStep();
    return true;
}

} // namespace dossier
