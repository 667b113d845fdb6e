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
    /// The form that takes the presses is filled with that space.
    std::function<void(const std::optional<Space> &space)> fill{};
    /// The first thing that is offered for what is picked is to be done.
    std::function<void()> doFirst{};
    std::function<void(const OmegaCommand &command)> give{};
    std::function<void(const OmegaCommand &command, const OmegaCommand &then)> giveBoth{};
    /// A marker on the picked space explodes.
    std::function<void(const omega::Explode &explode)> explode{};
    /// The dice of the explosion that is waited for are waited for no longer.
    std::function<void()> takeBackExplosion{};
    /// Opens the form for a correction of what is there.
    std::function<void(CorrectionKind kind, const std::optional<Space> &at)> correct{};
    /// Something was pressed: what was said of the last thing is over.
    std::function<void()> touched{};
};

/// What hands do on the board of a session: a press picks, who acts is drawn over the board and let go, the right
/// button opens what can be done there. It says what is picked and asked for; it changes nothing.
class BoardHands : public QObject
{
public:
    BoardHands(BoardView *board, BoardHandActions actions, QObject *parent);

    /// The table as it stands, and what is picked; without a table, as while one looks back, hands do nothing but pick.
    /// `held` is why nothing that is offered is done yet, as the dice of `blast` are waited for; empty where nothing is
    /// in the way.
    void hold(const OmegaViewPtr &view, const Picked &picked, bool acts, const QString &held = {},
        const std::optional<omega::Explode> &blast = {});

    /// While a form takes the presses they fill it, and do nothing else; `with` is the space that it is filled with.
    void fill(bool takes, const std::optional<Space> &with);

    /// Takes a key of the name of a space for the cursor; false for one that is typed elsewhere, or is none of a name.
    bool type(const QKeyEvent &key);

    /// Opens the same menu for somebody, from a card.
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
    /// What was picked before the last press, and at which table.
    Picked m_before;
    OmegaViewPtr m_beforeView;
    bool m_acts = false;
    QString m_held;
    std::optional<omega::Explode> m_blast;
    /// A form takes the presses; with what it is filled, and was before the last of them.
    bool m_fills = false;
    std::optional<Space> m_filled;
    std::optional<Space> m_filledBefore;
    /// Who acts hangs on the pointer, and has been drawn off its space.
    bool m_drags = false;
    bool m_drawn = false;
};

} // namespace dossier
