#include "views/omega/desk/board_hands.h"

#include "model/omega/seen/numbers.h"
#include "views/board/board_view.h"
#include "views/kit/menu.h"
#include "views/omega/correct/spot_menu.h"

#include <QMenu>

#include <algorithm>
#include <utility>

namespace dossier
{

BoardHands::BoardHands(BoardView *board, BoardHandActions actions, QObject *parent)
    : QObject(parent)
    , m_board(board)
    , m_actions(std::move(actions))
{
    connect(board, &BoardView::pressed, this, [this](const BoardSpot &spot) { press(spot); });
    connect(board, &BoardView::activated, this, &BoardHands::activate);
    connect(board, &BoardView::doublyPressed, this, &BoardHands::activateTwice);
    connect(board, &BoardView::edgeRequested, this, &BoardHands::pressEdge);
    connect(board, &BoardView::dragged, this, &BoardHands::dragTo);
    connect(board, &BoardView::released, this, &BoardHands::drop);
    connect(board, &BoardView::cursorMoved, this, [this] { m_entered.reset(); });
    connect(board, &BoardView::panned, this, &BoardHands::forgetPress);
    connect(board, &BoardView::contextRequested, this, &BoardHands::openMenu);
    board->drawFrom([this](const BoardSpot &spot) { return isActor(spot) || marks(); });
    board->takeDoubleClicksAsOne();
    board->leaveTipsOut();
}

void BoardHands::hold(const OmegaViewPtr &view, const Picked &picked, bool acts, const QString &held,
    const std::optional<omega::Explode> &blast)
{
    m_blast = blast;
    m_held = held;
    m_view = view;
    m_picked = picked;
    m_acts = acts;
}

void BoardHands::fill(bool takes, const std::optional<Space> &with)
{
    m_fills = takes;
    m_filled = with;
}

bool BoardHands::type(const QKeyEvent &key)
{
    if (!m_board->hasFocus() || !m_keys.press(key, m_board->scene().size))
        return false;
    if (const std::optional<Space> space = m_keys.space(m_board->scene().size))
        m_board->chooseSpace(*space);
    return true;
}

/// True when the active combatant is on the spot, nothing has to be placed first and nobody is to be knocked back.
bool BoardHands::isActor(const BoardSpot &spot) const
{
    if (!m_view || !m_acts || m_fills || !m_view->open.turn || !m_view->open.pending.allowances.empty()
        || m_view->open.pending.knockback)
        return false;
    return omega::combatantOn(m_view->open, spot.space) == std::optional(m_view->open.turn->who);
}

/// True while markers are placed: a stroke marks the spaces that it passes over.
bool BoardHands::marks() const
{
    return m_view && m_acts && !m_fills && !m_view->open.pending.allowances.empty()
        && m_view->open.pending.allowances.front().marker;
}

void BoardHands::press(const BoardSpot &spot)
{
    if (!m_view)
        return;
    m_drags = isActor(spot);
    m_drawn = false;
    m_entered.reset();
    m_before = m_picked;
    m_beforeView = m_view;
    m_filledBefore = m_filled;
    m_actions.touched();
    if (m_fills && m_view->open.ground.map.isFloor(spot.space))
        m_actions.fill(spot.space);
    if (m_fills)
        return;
    if (spot.edge && m_view->open.ground.doors.contains(*spot.edge))
        m_actions.pick(pickedAt(*m_view, m_picked, *spot.edge));
    else if (m_view->open.ground.map.isFloor(spot.space))
        m_actions.pick(pickedOn(*m_view, m_picked, spot.space));
}

/// Scrolling or zooming the board must not pick anything.
void BoardHands::forgetPress()
{
    if (m_view && m_fills)
        m_actions.fill(std::optional(m_filledBefore));
    else if (m_view && m_view == m_beforeView)
        m_actions.pick(Picked(m_before));
}

void BoardHands::pressEdge(const Edge &edge)
{
    if (m_view && !m_fills && m_view->open.ground.doors.contains(edge))
        m_actions.pick(pickedAt(*m_view, m_picked, edge));
}

namespace
{

/// True when the space is picked for the step that is due: for a marker, or as the target of an action, itself or its
/// door.
bool isPicked(const omega::View &view, const Picked &picked, Space space)
{
    if (placesMarkers(view.open))
        return std::ranges::find(picked.marked, space) != picked.marked.end();
    if (view.open.pending.knockback)
        return picked.space == space && !omega::refusal(view, omega::KnockBack{space});
    // An enemy proposed for activation is elsewhere.
    if (view.open.clock.step == omega::Step::Activate && !view.open.turn && !picked.actor)
        return false;
    if (picked.door)
        return picked.door->at == space || picked.door->beyond() == space;
    return picked.space == space;
}

} // namespace

/// Enter on an item that is picked already does the first offer, and on the space that fills a form gives the form. A
/// mere repeat of the Enter that brought the actor there does nothing.
void BoardHands::activate(const BoardSpot &spot)
{
    const bool repeats = m_entered == spot.space && m_view && isActor(spot) && !m_picked.space;
    if (repeats)
        return;
    const bool isDone = m_view
        && (m_fills ? m_filled == spot.space : waitsForDice(m_view->open) || isPicked(*m_view, m_picked, spot.space));
    if (!isDone)
        return press({spot.space, std::nullopt});
    m_actions.doFirst();
    m_entered = spot.space;
}

/// Picks again what the first press deselected: both presses of a double click mean the first offer for it.
void BoardHands::activateTwice(const BoardSpot &spot)
{
    const bool clears = m_view && !m_fills && m_view == m_beforeView && !isPicked(*m_view, m_picked, spot.space)
        && isPicked(*m_view, m_before, spot.space);
    if (clears)
        m_actions.pick(Picked(m_before));
    m_fills ? press(spot) : activate(spot);
}

/// Proposes a new way to each space under the pointer: spaces passed on the way are no steps.
void BoardHands::dragTo(const BoardSpot &spot)
{
    if (m_view && marks())
    {
        if (std::ranges::find(m_picked.marked, spot.space) == m_picked.marked.end()
            && placesFor(*m_view, m_picked).contains(spot.space))
            m_actions.pick(pickedOn(*m_view, m_picked, spot.space));
        return;
    }
    if (!m_drags || !m_view || !m_view->open.turn || !m_view->open.ground.map.isFloor(spot.space)
        || m_picked.space == spot.space)
        return;
    m_drawn = true;
    m_actions.pick(pickedOn(*m_view, Picked{.actor = m_view->open.turn->who}, spot.space));
}

/// Dropping on a space moves there, dropping on a target attacks it; an illegal action stays picked with its reason.
void BoardHands::drop()
{
    const bool drawn = std::exchange(m_drawn, false);
    const bool back = m_picked.space && isActor({*m_picked.space, std::nullopt});
    if (!std::exchange(m_drags, false) || !drawn || back)
        return;
    const Offers offers = offersFor(*m_view, m_picked);
    const auto goes = std::ranges::find_if(
        offers, [](const Offer &offer) { return !offer.no && offer.command.as<omega::Move>() != nullptr; });
    if (goes != offers.end() && !offers.front().no && offers.front().command.as<omega::Investigate>() != nullptr)
        m_actions.give(OmegaCommand(goes->command));
    else
        m_actions.doFirst();
}

void BoardHands::openMenu(const BoardSpot &spot, QPoint global)
{
    if (!m_view || !m_acts || !m_view->open.ground.map.isFloor(spot.space))
        return;
    Picked at{.actor = m_picked.actor};
    if (spot.edge && m_view->open.ground.doors.contains(*spot.edge))
        at = pickedAt(*m_view, at, *spot.edge);
    if (!at.door)
    {
        at = pickedOn(*m_view, at, spot.space);
        at.space = spot.space;
    }
    openMenuAt(at, {}, global);
}

void BoardHands::openMenuOf(const omega::Combatant &who, QPoint global)
{
    if (!m_view || !m_acts)
        return;
    Picked at{.actor = m_picked.actor};
    if (const std::optional<Figure> figure = omega::figureOf(m_view->open, who))
    {
        at = pickedOn(*m_view, at, figure->at);
        at.space = figure->at;
    }
    openMenuAt(at, who, global);
}

void BoardHands::openMenuAt(const Picked &at, const std::optional<omega::Combatant> &who, QPoint global)
{
    const SpotMenuActions actions{.give = [this](const OmegaCommand &command) { m_actions.give(command); },
        .giveBoth
        = [this](const OmegaCommand &command, const OmegaCommand &then) { m_actions.giveBoth(command, then); },
        .explode = [this](const omega::Explode &explode) { m_actions.explode(explode); },
        .takeBackExplosion =
            [this]
        {
            m_actions.takeBackExplosion();
            m_board->setFocus(Qt::OtherFocusReason);
        },
        .correct = [this, space = at.space](CorrectionKind kind) { m_actions.correct(kind, space); }};
    const bool waits = !m_held.isEmpty() && m_blast;
    QMenu *menu = newMenu(
        spotMenu(*m_view, at, who, waits ? std::optional(AwaitedBlast{*m_blast, m_held}) : std::nullopt, actions),
        m_board);
    menu->setObjectName(QStringLiteral("spotMenu"));
    menu->popup(global);
}

} // namespace dossier
