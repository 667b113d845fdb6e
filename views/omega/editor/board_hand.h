#pragma once

#include "views/omega/editor/picked_board.h"
#include "views/omega/editor/stroke.h"

#include <QObject>

namespace dossier
{

class BoardActions;

/// Pointer and key input on a board for the chosen tool: it draws, moves figures, marks and picks. An action under way
/// is shown as a preview.
class BoardHand : public QObject
{
    Q_OBJECT

public:
    /// Works on that board, with the tools of those actions; both outlive it.
    BoardHand(PickedBoard &picked, const BoardActions &actions, QObject *parent);

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

signals:
    /// The picks or the preview must be shown again.
    void changed();
    /// Other figures are picked.
    void chosen(const dossier::BoardChoice &choice);
    void edited(dossier::BoardEdit edit, const dossier::omega::Board &after);
    /// A short message; a description of that space.
    void said(const QString &text);
    void spaceAnnounced(dossier::Space space);
    /// The cursor moves there as well.
    void cursorRequested(dossier::Space space);
    /// There was nothing to cancel.
    void leaveRequested();

private:
    [[nodiscard]] Stroke strokeAt(const BoardSpot &spot) const;
    [[nodiscard]] bool picksAt(Space space) const;
    void finish(const Stroke &stroke, Space at);
    void movePiece(std::size_t piece, Space to);
    void moveDoorOn(Space space);

    PickedBoard &m_picked;
    const BoardActions &m_actions;
    std::optional<omega::Board> m_preview;
    std::optional<Stroke> m_stroke;
    /// The door that the keyboard moves around the cursor's space.
    std::optional<Edge> m_movedDoor;
    std::optional<Space> m_pressedAt;
    std::optional<Space> m_draggedTo;
};

} // namespace dossier
