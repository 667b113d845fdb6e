#pragma once

#include "views/board/board_geometry.h"

#include <QObject>
#include <QPoint>

#include <cstdint>
#include <functional>
#include <optional>

class QMouseEvent;
class QWidget;

namespace dossier
{

/// What a pointer does on a board: draws from spot to spot, or moves a board that does not fit in. While the space bar
/// is held, and by the middle button, it moves the board.
class BoardPointer : public QObject
{
    Q_OBJECT

public:
    /// On a board that lies in that viewport so; both outlive it.
    BoardPointer(const BoardGeometry &geometry, QWidget *viewport);

    /// Says from which spots the left button draws; from the others it moves the board. From all where nothing is said.
    void drawFrom(std::function<bool(const BoardSpot &)> draws) { m_draws = std::move(draws); }

    /// A space is drawn over only where the pointer is away from its corners, and where it is let go: a stroke along a
    /// diagonal touches no space beside it.
    void spareCorners() { m_sparesCorners = true; }

    /// Neither draws nor moves the board.
    [[nodiscard]] bool isIdle() const { return m_pointer == Pointer::Idle; }

    /// Where it draws now.
    [[nodiscard]] std::optional<BoardSpot> drawn() const;

    void press(const QMouseEvent &event);
    /// Whether it moved the board, so that the pointer is at nothing new.
    bool move(const QMouseEvent &event);
    void release(const QMouseEvent &event);

    /// Gives up what is under way.
    void stop();

    void holdSpace();
    /// Whether the space bar presses now that it is let go: until then it might have been held for moving the board.
    bool letGoSpace();

    /// The keyboard went elsewhere.
    void forgetSpace() { m_spaceKey = SpaceKey::Up; }

signals:
    /// The board is to be scrolled there.
    void scrollAsked(QPoint scrolled);
    /// What was pressed has moved the board: nothing else was meant.
    void panned();
    /// The left button goes down, is drawn over the board (each new spot once, none left out), and goes up.
    void pressed(const dossier::BoardSpot &spot, Qt::KeyboardModifiers modifiers);
    void dragged(const dossier::BoardSpot &spot);
    void released(const dossier::BoardSpot &spot);

private:
    enum class Pointer : std::uint8_t
    {
        Idle,
        Drawing,
        Panning,
    };

    enum class SpaceKey : std::uint8_t
    {
        Up,
        Down,
        /// Used for panning: letting it go does not press.
        Used,
    };

    void startPanning(QPoint point);
    void drawTo(QPoint point);
    /// Whether the pointer is at a corner of another space than the one that was drawn over last.
    [[nodiscard]] bool isAtCorner(const BoardSpot &spot, QPointF point) const;

    const BoardGeometry &m_geometry;
    QWidget *m_viewport;
    std::function<bool(const BoardSpot &)> m_draws;
    /// The button went down where nothing is drawn from.
    bool m_mayPan = false;
    bool m_sparesCorners = false;
    /// It was said that a spot is pressed, and the board has not moved since.
    bool m_said = false;
    /// Where the drawing is at.
    std::optional<BoardSpot> m_drawn;
    QPoint m_pointerAt;
    Pointer m_pointer = Pointer::Idle;
    SpaceKey m_spaceKey = SpaceKey::Up;
};

} // namespace dossier
