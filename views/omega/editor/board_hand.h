#pragma once

#include "views/omega/editor/picked_board.h"
#include "views/omega/editor/stroke.h"

#include <QObject>

namespace dossier
{

class BoardActions;

/// What a hand does on a board by the tool that is chosen, with the pointer or by keys: it draws, moves figures, marks
/// and picks. What is under way is shown before it is done.
class BoardHand : public QObject
{
    Q_OBJECT

public:
    /// On that board, with the tools of those actions; both outlive it.
    BoardHand(PickedBoard &picked, const BoardActions &actions, QObject *parent);

    /// The board with what is under way; none while nothing is.
    [[nodiscard]] const std::optional<omega::Board> &preview() const { return m_preview; }

    /// The spaces that a stroke under way covers; none while none is.
    [[nodiscard]] std::optional<SpaceSet> outline() const;

    /// Gives up what is under way.
    void stop();

    /// The next door of the keyboard begins anew.
    void forgetDoor() { m_movedDoor.reset(); }

    void press(const BoardSpot &spot);
    void drag(const BoardSpot &spot);
    void release(const BoardSpot &spot);
    void apply(const BoardSpot &spot);
    /// Ctrl with an arrow while the cursor is on that space.
    void turnEdge(const Edge &edge, Space cursor);
    void cancel();

signals:
    /// What is picked, or under way, is to be shown anew.
    void changed();
    /// Other figures are picked.
    void chosen(const dossier::BoardChoice &choice);
    void edited(dossier::BoardEdit edit, const dossier::omega::Board &after);
    /// Something is to be said in passing; of that space.
    void said(const QString &text);
    void spaceAnnounced(dossier::Space space);
    /// The cursor goes along.
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
