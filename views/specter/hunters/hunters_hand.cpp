#include "views/specter/hunters/hunters_hand.h"

#include "model/specter/seen/numbers.h"
#include "views/board/board_view.h"
#include "views/specter/hunters/acting_panels.h"
#include "views/specter/hunters/known_panels.h"
#include "views/specter/hunters/table_card.h"

#include <QGuiApplication>

namespace dossier
{

HuntersHand::HuntersHand(
    PickedTurn &turn, ActingPanels &acting, TableDraft &table, KnownPanels &known, BoardView &board)
    : QObject(&board)
    , m_turn(turn)
    , m_acting(acting)
    , m_table(table)
    , m_known(known)
    , m_board(board)
{
    connect(&board, &BoardView::pressed, this, [this](const BoardSpot &spot) { press(spot.space); });
    connect(&board, &BoardView::activated, this, [this](const BoardSpot &spot) { activate(spot.space); });
    connect(&acting, &ActingPanels::spaceTyped, this, &HuntersHand::goTo);
}

bool HuntersHand::isSpace(Space space) const
{
    return m_turn.view() && m_open && specter::boardOf(m_turn.view()->open).contains(space);
}

bool HuntersHand::isPlacing() const
{
    return m_table.isPlacing || m_known.isPlacing() || m_acting.isPlacing();
}

bool HuntersHand::place(Space space)
{
    if (std::exchange(m_table.isPlacing, false))
        emit commandGiven(placing(m_turn.view()->open, m_table, space));
    else if (m_known.isPlacing())
        m_known.place(space);
    else if (m_acting.isPlacing())
        m_acting.place(space);
    else
        return false;
    return true;
}

bool HuntersHand::stopPlacing()
{
    const bool placed = canStopPlacing();
    m_table.isPlacing = false;
    m_known.stopPlacing();
    m_acting.stopPlacing();
    return placed;
}

bool HuntersHand::canStopPlacing() const
{
    return m_table.isPlacing || m_known.isPlacing() || m_acting.canStopPlacing();
}

void HuntersHand::press(Space space)
{
    if (!isSpace(space))
        return;
    emit wentOn();
    if (place(space))
        return;
    if (!m_turn.chooseHunterAt(space))
    {
        if (specter::boardOf(m_turn.view()->open).isOpen(space))
            passTurn();
        // A turn that begins leads to its hunter; people are where they pressed.
        m_board.chooseSpace(space);
        m_turn.chooseSpace(space);
    }
    emit pickedOtherwise();
}

/// The hunter who is picked begins, and who is done ends: no button is needed for it. One press is one step back.
void HuntersHand::passTurn()
{
    const std::optional<SpecterAsk> end = m_turn.ending();
    if (end)
        emit commandGiven(*end);
    if (const std::optional<SpecterAsk> begin = m_turn.beginning())
        end ? emit followed(*begin) : emit commandGiven(*begin);
}

void HuntersHand::goTo(const QString &name)
{
    const std::optional<Space> space = specter::spaceNamed(name.trimmed().toUpper().toStdString());
    const bool there = space && isSpace(*space);
    m_acting.takeTyped(there);
    if (!there)
        return;
    m_board.chooseSpace(*space);
    m_board.setFocus(Qt::OtherFocusReason);
    press(*space);
    if (m_turn.pick().to == specter::Coordinate(*space) && m_turn.again(*space))
        activate(*space);
}

void HuntersHand::activate(Space space)
{
    // A double click has pressed already, and must not ask by mistake what cannot be unheard.
    if (QGuiApplication::mouseButtons() != Qt::NoButton)
        return;
    if (const std::optional<SpecterAsk> again = isPlacing() ? std::nullopt : m_turn.again(space))
        emit commandGiven(*again);
    else
        press(space);
}

} // namespace dossier
