#pragma once

#include "model/omega/seen/view.h"
#include "views/omega/selection/omega_command.h"

#include <QObject>

namespace dossier
{

class BoardView;
struct BoardSpot;

/// What hands do on the board before the game: a commando is taken up and put down, a door turned, a room looked at,
/// and a room card put into it.
class SetupHands : public QObject
{
    Q_OBJECT

public:
    SetupHands(BoardView *board, QObject *parent);

    /// Who is out of play by now is no longer held; without a view, as in the past, nothing can be taken up.
    void render(const OmegaViewPtr &view, const std::vector<Space> &starts);

    /// The commando that the next space is for.
    [[nodiscard]] const std::optional<omega::Role> &held() const { return m_held; }

    /// Whether the next room is for a card.
    [[nodiscard]] bool holdsCard() const { return m_cardHeld; }

    void hold(const std::optional<omega::Role> &role);
    void holdCard();

    /// Holds nothing any more; false when it did not.
    bool clearSelection();

signals:
    /// Something else is held.
    void changed();
    void commandGiven(const dossier::OmegaCommand &command);
    void doorPressed(const dossier::Edge &door);
    void roomPressed(dossier::omega::RoomId room);
    /// The card that is chosen goes into that room.
    void cardDropped(dossier::omega::RoomId room);

private:
    void press(const BoardSpot &spot);
    void pressFree(Space space);
    [[nodiscard]] std::optional<omega::Role> commandoOn(Space space) const;
    void dragTo(Space space);
    void letDown();
    void drop(Space space);

    BoardView *m_board;
    OmegaViewPtr m_view;
    std::vector<Space> m_starts;
    std::optional<omega::Role> m_held;
    bool m_cardHeld = false;
    /// Where the commando that is drawn over the board would be put down.
    std::optional<Space> m_drawn;
};

} // namespace dossier
