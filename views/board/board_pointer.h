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

struct BoardPointerActions
{
    /// Scrolls the board there.
    std::function<void(QPoint scrolled)> scroll{};
    /// The press has moved the board and has no other effect.
    std::function<void()> pan{};
    /// The left button goes down, is drawn over the board (each new spot once, none left out), and goes up.
    std::function<void(const BoardSpot &spot, Qt::KeyboardModifiers modifiers)> press{};
    std::function<void(const BoardSpot &spot)> drag{};
    std::function<void(const BoardSpot &spot)> release{};
};

/// The pointer on a board: draws from spot to spot, or moves a board that does not fit in. It moves the board
/// while the space bar is held, and with the middle button.
class BoardPointer : public QObject
{
public:
    /// For a board with that geometry in that viewport; both outlive it.
    BoardPointer(const BoardGeometry &geometry, BoardPointerActions actions, QWidget *viewport);

    /// Sets the spots from which the left button draws; from the others it moves the board. By default it draws from
    /// all.
    void drawFrom(std::function<bool(const BoardSpot &)> draws) { m_draws = std::move(draws); }

    /// Draws over a space only away from its corners, and at the place of release: a stroke along a diagonal touches no
    /// space beside it.
    void spareCorners() { m_sparesCorners = true; }

    /// True while it neither draws nor moves the board.
    [[nodiscard]] bool isIdle() const { return m_pointer == Pointer::Idle; }

    /// The current spot of drawing.
    [[nodiscard]] std::optional<BoardSpot> drawn() const;

    void press(const QMouseEvent &event);
    /// Returns true when it moved the board: the pointer is at no new spot then.
    bool move(const QMouseEvent &event);
    void release(const QMouseEvent &event);

    /// Cancels the current action.
    void stop();

    void holdSpace();
    /// Returns true when the release of the space bar counts as a press: until then it might have been held for moving
    /// the board.
    bool releaseSpace();

    /// Forgets the space bar: the keyboard focus has moved elsewhere.
    void forgetSpace() { m_spaceKey = SpaceKey::Up; }

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
        /// Used for panning: its release does not press.
        Used,
    };

    void startPanning(QPoint point);
    void drawTo(QPoint point);
    /// True when the pointer is at a corner of another space than the last drawn one.
    [[nodiscard]] bool isAtCorner(const BoardSpot &spot, QPointF point) const;

    const BoardGeometry &m_geometry;
    const BoardPointerActions m_actions;
    QWidget *m_viewport;
    std::function<bool(const BoardSpot &)> m_draws;
    /// The button went down on a spot from which nothing is drawn.
    bool m_mayPan = false;
    bool m_sparesCorners = false;
    /// The press was announced, and the board has not moved since.
    bool m_said = false;
    /// The current spot of drawing.
    std::optional<BoardSpot> m_drawn;
    QPoint m_pointerAt;
    Pointer m_pointer = Pointer::Idle;
    SpaceKey m_spaceKey = SpaceKey::Up;
};

} // namespace dossier
