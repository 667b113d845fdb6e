#pragma once

#include "model/omega/seen/view.h"
#include "views/omega/selection/omega_command.h"

#include <QObject>

#include <functional>

namespace dossier
{

class BoardView;
struct BoardSpot;

struct SetupHandsActions
{
    /// Another thing is held.
    std::function<void()> changed{};
    std::function<void(const OmegaCommand &command)> give{};
    std::function<void(const Edge &door)> pressDoor{};
    std::function<void(omega::RoomId room)> pressRoom{};
    /// The chosen card goes into that room.
    std::function<void(omega::RoomId room)> dropCard{};
};

/// Pointer and key input on the board before the game: picks up and puts down a commando, turns a door, shows a room,
/// and drops a room card into it.
class SetupHands : public QObject
{
public:
    SetupHands(BoardView *board, SetupHandsActions actions, QObject *parent);

    /// Drops a held commando that is out of play by now; without a view, as in the past, nothing can be picked up.
    void render(const OmegaViewPtr &view, const std::vector<Space> &starts);

    /// The commando that the next space is for.
    [[nodiscard]] const std::optional<omega::Role> &held() const { return m_held; }

    /// True when the next room is for a card.
    [[nodiscard]] bool holdsCard() const { return m_cardHeld; }

    void hold(const std::optional<omega::Role> &role);
    void holdCard();

    /// Drops the held thing; false when there is none.
    bool clearSelection();

protected:
    /// Takes room cards that are dropped on the board.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void press(const BoardSpot &spot);
    void pressFree(Space space);
    [[nodiscard]] std::optional<omega::Role> commandoOn(Space space) const;
    void dragTo(Space space);
    void letDown();
    void drop(Space space);

    BoardView *m_board;
    const SetupHandsActions m_actions;
    OmegaViewPtr m_view;
    std::vector<Space> m_starts;
    std::optional<omega::Role> m_held;
    bool m_cardHeld = false;
    /// The space where the dragged commando would be put down.
    std::optional<Space> m_drawn;
};

} // namespace dossier
