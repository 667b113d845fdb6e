#pragma once

#include "views/board/space_keys.h"
#include "views/omega/board/floor_scene.h"
#include "views/omega/correct/correction.h"

#include <QObject>
#include <QPoint>

#include <functional>

namespace dossier
{

class BoardView;

struct BoardHandActions
{
    std::function<void(const Picked &picked)> pick{};
    /// Fills the form that takes the presses with that space.
    std::function<void(const std::optional<Space> &space)> fill{};
    /// Does the first offer for the picks.
    std::function<void()> doFirst{};
    std::function<void(const OmegaCommand &command)> give{};
    std::function<void(const OmegaCommand &command, const OmegaCommand &then)> giveBoth{};
    /// Explodes a marker on the picked space.
    std::function<void(const omega::Explode &explode)> explode{};
    /// Cancels the explosion that waits for its dice.
    std::function<void()> takeBackExplosion{};
    /// Opens the form for a correction at that space.
    std::function<void(CorrectionKind kind, const std::optional<Space> &at)> correct{};
    /// Something was pressed: messages about the previous action are obsolete.
    std::function<void()> touched{};
};

/// Pointer and key input on the board of a session: a press picks, the active combatant is dragged and dropped, the
/// right button opens a menu. It reports picks and requests; it changes nothing.
class BoardHands : public QObject
{
public:
    BoardHands(BoardView *board, BoardHandActions actions, QObject *parent);

    /// Sets the table in its present state, and the picks; without a table, as while the user looks back, input only
    /// picks. `held` is the reason why no offer can be done yet, as while the dice of `blast` are awaited; empty where
    /// there is none.
    void hold(const OmegaViewPtr &view, const Picked &picked, bool acts, const QString &held = {},
        const std::optional<omega::Explode> &blast = {});

    /// While a form takes the presses, they fill it and do nothing else; `with` is the space that it is filled with.
    void fill(bool takes, const std::optional<Space> &with);

    /// Handles a key of a space's name, which moves the cursor; false for a key typed elsewhere, or one that is part of
    /// no name.
    bool type(const QKeyEvent &key);

    /// Opens the same menu for a combatant, from a card.
    void openMenuOf(const omega::Combatant &who, QPoint global);

private:
    void press(const BoardSpot &spot);
    void pressEdge(const Edge &edge);
    void activate(const BoardSpot &spot);
    void activateTwice(const BoardSpot &spot);
    void dragTo(const BoardSpot &spot);
    void drop();
    void forgetPress();
    void openMenu(const BoardSpot &spot, QPoint global);
    void openMenuAt(const Picked &at, const std::optional<omega::Combatant> &who, QPoint global);
    [[nodiscard]] bool isActor(const BoardSpot &spot) const;
    [[nodiscard]] bool marks() const;

    BoardView *m_board;
    BoardHandActions m_actions;
    SpaceKeys m_keys;
    OmegaViewPtr m_view;
    Picked m_picked;
    /// The picks before the last press, and the table of that time.
    Picked m_before;
    OmegaViewPtr m_beforeView;
    bool m_acts = false;
    QString m_held;
    std::optional<omega::Explode> m_blast;
    /// True while a form takes the presses; its space now, and before the last press.
    bool m_fills = false;
    std::optional<Space> m_filled;
    std::optional<Space> m_filledBefore;
    /// The space on which Enter did something last, until another key or a press.
    std::optional<Space> m_entered;
    /// The active combatant is being dragged, and has left its space.
    bool m_drags = false;
    bool m_drawn = false;
};

} // namespace dossier
