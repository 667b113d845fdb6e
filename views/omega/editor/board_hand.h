#pragma once

#include "views/omega/editor/picked_board.h"
#include "views/omega/editor/stroke.h"

#include <QCoreApplication>
#include <QObject>

#include <functional>

namespace dossier
{

class BoardActions;

struct BoardHandOutcomes
{
    /// The picks or the preview must be shown again.
    std::function<void()> changed{};
    /// Other figures are picked.
    std::function<void(const BoardChoice &choice)> choose{};
    std::function<void(BoardEdit edit, const omega::Board &after)> edit{};
    /// A short message; a description of that space.
    std::function<void(const QString &text)> say{};
    std::function<void(Space space)> announceSpace{};
    /// The cursor moves there as well.
    std::function<void(Space space)> moveCursor{};
    /// There was nothing to cancel.
    std::function<void()> leave{};
};

/// Pointer and key input on a board for the chosen tool: it draws, moves figures, marks and picks. An action under way
/// is shown as a preview.
class BoardHand : public QObject
{
    Q_DECLARE_TR_FUNCTIONS(dossier::BoardHand)

public:
    /// Works on that board, with the tools of those actions; both outlive it.
    BoardHand(PickedBoard &picked, const BoardActions &actions, BoardHandOutcomes outcomes, QObject *parent);

    /// The board with the action under way; none while there is none.
    [[nodiscard]] const std::optional<omega::Board> &preview() const { return m_preview; }

    /// The spaces that a stroke under way covers; none while there is none.
    [[nodiscard]] std::optional<SpaceSet> outline() const;

    /// Cancels the action under way.
    void stop();

    /// The next door that the keyboard places starts at the first side.
    void forgetDoor() { m_movedDoor.reset(); }

    void press(const BoardSpot &spot);
    void drag(const BoardSpot &spot);
    void release(const BoardSpot &spot);
    void apply(const BoardSpot &spot);
    /// Handles Ctrl with an arrow key while the cursor is on that space.
    void turnEdge(const Edge &edge, Space cursor);
    void cancel();

private:
    [[nodiscard]] Stroke strokeAt(const BoardSpot &spot) const;
    [[nodiscard]] bool picksAt(Space space) const;
    void finish(const Stroke &stroke, Space at);
    void movePiece(std::size_t piece, Space to);
    void moveDoorOn(Space space);

    PickedBoard &m_picked;
    const BoardActions &m_actions;
    const BoardHandOutcomes m_outcomes;
    std::optional<omega::Board> m_preview;
    std::optional<Stroke> m_stroke;
    /// The door that the keyboard moves around the cursor's space.
    std::optional<Edge> m_movedDoor;
    std::optional<Space> m_pressedAt;
    std::optional<Space> m_draggedTo;
};

} // namespace dossier
