#include "views/omega/desk/desk_sides.h"

#include "views/kit/scrolled_screen.h"
#include "views/kit/side_column.h"
#include "views/kit/tab_order.h"
#include "views/omega/desk/commando_card.h"
#include "views/omega/desk/commando_column.h"
#include "views/omega/desk/dashboard_column.h"
#include "views/omega/words/wording.h"

#include <QPointer>
#include <QScrollBar>

#include <array>
#include <utility>

namespace dossier
{

namespace
{

/// Either column has room for all its cards in every language, in characters.
constexpr int sideCharacters = 27;

constexpr std::array rooms{CardRoom::Roomy, CardRoom::Close, CardRoom::Dense, CardRoom::Short};

/// Returns the values that change the height of the commandos' column.
QVariantList contentOf(const SidesState &state, const TurnTimer &timer)
{
    const omega::PublicTable &table = state.view->open;
    return {timer.minutes() > 0, static_cast<int>(table.commandos.size()),
        table.turn ? keyOfCard(table.turn->who) : QString(), table.pending.any(),
        wording::nameOf(table, omega::Role::TeamLeader)};
}

} // namespace

DeskSides::DeskSides(SideActions actions, QWidget *page)
    : QObject(page)
    , m_actions(withOwn(std::move(actions)))
    , m_timer(m_actions.timer)
    , m_leftShown(new ScrolledScreen(page))
    , m_rightShown(new ScrolledScreen(page))
    , m_tabs(new Screen(page))
    , m_left(new SideColumn(m_leftShown, sideCharacters, page))
    , m_right(new SideColumn(m_rightShown, sideCharacters, page))
{
    m_tabs->setObjectName(QStringLiteral("deskTabs"));
    m_tabs->followWidth();
    m_tabs->render(
        QString(), [this](const Theme & /*theme*/) { return deskTabs(m_state, m_tabs->fontMetrics(), m_actions); });
    m_right->pin(m_tabs);
    m_left->keepCharacterWidth();
    m_right->keepCharacterWidth();
}

SideActions DeskSides::withOwn(SideActions actions)
{
    actions.giveFrom = [this, give = actions.give](omega::Role role, const OmegaCommand &command)
    {
        m_isPressed = m_acts != omega::Combatant(role);
        give(command);
        m_isPressed = false;
    };
    actions.showTab = [this](DeskTab tab) { showTab(tab); };
    // The widgets lose the focus when the page is destroyed.
    actions.bringIntoSight = [sides = QPointer(this)](omega::FigureId figure)
    {
        if (sides)
            sides->bringIntoSight(figure);
    };
    actions.timer.changed = [this] { refresh(); };
    return actions;
}

void DeskSides::setPeople(const OmegaPeople &people)
{
    m_state.people = people;
    refresh();
}

void DeskSides::refresh()
{
    m_tabs->renderAgain();
    if (!m_state.view)
        return;
    const QString seat = m_state.view->overseer ? QStringLiteral("overseer") : QString();
    const auto pages = [this] { return dashboardPages(m_state, m_actions).keyed(QStringLiteral("dashboard")); };
    // Beside other scrolled content the cards get little room.
    const auto left = [this, pages](int variant)
    {
        const CardRoom room = m_state.isNarrow ? CardRoom::Short : rooms.at(static_cast<std::size_t>(variant));
        const bool isInFront = !m_state.isNarrow || tabOf(m_state) == DeskTab::Commandos;
        Parts both{
            commandoColumn(m_state, room, m_timer, m_actions).keyed(QStringLiteral("commandos")).when(isInFront)};
        if (m_state.isNarrow)
            both.push_back(pages().when(!isInFront));
        both.push_back(stretch());
        return column(std::move(both)).spaced(0);
    };
    m_leftShown->renderFitting(
        seat, m_state.isNarrow ? 1 : static_cast<int>(rooms.size()), contentOf(m_state, m_timer), left);
    m_rightShown->render(seat, [this, pages](const Theme & /*theme*/)
        { return m_state.isNarrow ? column({}) : column({pages(), stretch()}).spaced(0); });
}

void DeskSides::render(
    const OmegaViewPtr &view, const std::optional<omega::Combatant> &on, const QString &disabledReason)
{
    const bool isOther = std::exchange(m_state.view, view) != view;
    m_state.on = on;
    m_state.disabledReason = disabledReason;
    refresh();
    const std::optional<omega::Combatant> acts = view->open.turn ? std::optional(view->open.turn->who) : std::nullopt;
    const bool isOtherTurn = std::exchange(m_acts, acts) != acts;
    // An action may have made the card longer, or scrolled it out of view.
    if (acts && (isOtherTurn || (isOther && !m_isPressed)))
        showWhoActs();
    if (m_lookedAt != lookedAt(m_state))
        showWhoIsLookedAt();
}

void DeskSides::showTab(DeskTab tab)
{
    m_state.chosen = tab;
    refresh();
    (m_state.isNarrow ? m_left : m_right)->verticalScrollBar()->setValue(0);
    showWhoActs();
    showWhoIsLookedAt();
}

/// Scrolls the whole card of the active commando, who has more actions than others, into view.
void DeskSides::showWhoActs()
{
    if (m_acts && (!m_state.isNarrow || tabOf(m_state) == DeskTab::Commandos))
        m_leftShown->bringIntoSight(keyOfCard(*m_acts));
}

/// Scrolls the whole card of an enemy into view, whatever the scroll position.
void DeskSides::showWhoIsLookedAt()
{
    m_lookedAt = lookedAt(m_state);
    if (m_lookedAt && tabOf(m_state) == DeskTab::Enemies)
        (m_state.isNarrow ? m_leftShown : m_rightShown)->bringIntoSight(keyOfCard(*m_lookedAt));
}

void DeskSides::bringIntoSight(omega::FigureId figure)
{
    (m_state.isNarrow ? m_leftShown : m_rightShown)->bringIntoSight(keyOfCard(figure));
}

void DeskSides::setEnabled(bool acts)
{
    m_leftShown->setEnabled(acts);
    m_rightShown->setEnabled(acts);
}

void DeskSides::setNarrow(bool narrow, QWidget &board)
{
    const QWidget *window = board.window();
    const QWidget *focus = window->focusWidget();
    m_state.isNarrow = narrow;
    (narrow ? m_right : m_left)->pin(nullptr);
    (narrow ? m_left : m_right)->pin(m_tabs);
    refresh();
    m_leftShown->bringIntoSight({});
    m_rightShown->bringIntoSight({});
    showWhoActs();
    showWhoIsLookedAt();
    // The focused widget is gone: the board takes the focus, instead of the widget that Qt would choose next.
    if (window->focusWidget() != focus)
        board.setFocus(Qt::OtherFocusReason);
}

void DeskSides::putInTabOrder(QWidget *header, QWidget *bar) const
{
    tabThrough({m_state.isNarrow ? header : bar, m_tabs, m_state.isNarrow ? m_left : m_right});
}

} // namespace dossier
