#include "views/omega/desk/commando_column.h"

#include "model/omega/seen/numbers.h"
#include "views/kit/desk_layout.h"
#include "views/kit/laid_out.h"
#include "views/kit/screen.h"
#include "views/omega/desk/adrenaline_card.h"
#include "views/omega/desk/commando_card.h"
#include "views/omega/words/wording.h"

#include <QEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <ranges>
#include <utility>

namespace dossier
{

namespace
{

/// Pixels between the cards, and where there is less room.
constexpr int cardGap = 5;
constexpr int closeGap = 4;

/// Returns the commandos in the order of their turns.
std::vector<omega::Role> inOrder(const omega::PublicTable &table)
{
    std::vector<omega::Role> roles;
    for (const auto &[role, commando] : table.commandos)
        roles.push_back(role);
    std::ranges::stable_sort(
        roles, {}, [&](omega::Role role) { return omega::inPlay(table, role).initiative.value_or(99); });
    return roles;
}

} // namespace

CommandoColumn::CommandoColumn(const SideActions &actions, QWidget *parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_whole(newColumn(this, 0, 0))
    , m_all(new QWidget(this))
    , m_shown(new Screen(m_all))
    , m_timer(timerListener())
    , m_room(CardRoom::Roomy)
{
    setObjectName(QStringLiteral("commandos"));
    newColumn(m_all, 0, 0)->addWidget(m_shown);
    m_whole->addWidget(m_all);
    m_whole->addStretch();
    m_all->installEventFilter(this);
}

/// A change of the minutes may move the timer.
TurnTimerListener CommandoColumn::timerListener()
{
    TurnTimerListener listener = m_actions.timer;
    listener.changed = [this] { fitCards(); };
    return listener;
}

void CommandoColumn::renderTimer(int minutes, bool sounding)
{
    m_timer.setMinutes(minutes);
    m_timer.setSounding(sounding);
}

void CommandoColumn::disable(const QString &why)
{
    if (std::exchange(m_disabledReason, why) != why && m_view)
        render(OmegaViewPtr(m_view));
}

void CommandoColumn::render(const OmegaViewPtr &view)
{
    m_view = view;
    fitCards();
    const std::optional<omega::Combatant> acts = view->open.turn ? std::optional(view->open.turn->who) : std::nullopt;
    const bool isOther = std::exchange(m_acts, acts) != acts;
    // An action may have made the card longer, or scrolled it out of view.
    if (acts && (isOther || !m_pressed))
        onceLaidOut(this, [this] { showWhoActs(); });
}

/// With a time set, the timer is above all cards, so that it stays visible; without one it is below them.
Part CommandoColumn::cards()
{
    const auto timer = [this](bool isHere) { return isHere ? Parts{m_timer.part()} : Parts{}; };
    const bool runs = m_timer.minutes() > 0;
    Parts all{adrenalineCard(*m_view, [this](const OmegaCommand &command) { give(omega::FigureId{}, command); })
            .when(!m_shared)};
    std::ranges::move(timer(runs), std::back_inserter(all));
    for (const omega::Role role : inOrder(m_view->open))
    {
        SideActions actions = m_actions;
        actions.give = [this, role](const OmegaCommand &command) { give(role, command); };
        all.push_back(commandoCard(*m_view, role, m_room, m_disabledReason, actions));
    }
    std::ranges::move(timer(!runs), std::back_inserter(all));
    return column(std::move(all)).spaced(m_room == CardRoom::Roomy ? cardGap : closeGap, {6, 6, 6, 6});
}

void CommandoColumn::renderIn(CardRoom room)
{
    m_room = room;
    m_shown->render(QString(), [this](const Theme & /*theme*/) { return cards(); });
}

/// True when the whole column is visible at once.
bool CommandoColumn::fits()
{
    const QScrollArea *scrolled = area();
    if (scrolled == nullptr)
        return true;
    // Nested layouts pass changes on to each other.
    const QList<QWidget *> inside = m_all->findChildren<QWidget *>();
    for (QWidget *widget : inside | std::views::reverse)
        if (widget->layout() != nullptr)
            widget->layout()->activate();
    const QSize room = scrolled->maximumViewportSize();
    return m_all->layout()->totalHeightForWidth(room.width()) <= room.height();
}

/// Returns the values that the room of the cards depends on: the available space and the content.
QVariantList CommandoColumn::needs() const
{
    const QScrollArea *scrolled = area();
    const omega::PublicTable &table = m_view->open;
    return {m_shared, scrolled != nullptr ? scrolled->maximumViewportSize() : QSize(), fontMetrics().height(),
        m_timer.minutes() > 0, static_cast<int>(table.commandos.size()),
        table.turn ? keyOfCard(table.turn->who) : QString(), table.pending.any(),
        wording::nameOf(table, omega::Role::TeamLeader)};
}

/// Gives the cards the most room at which all of them, and the turn timer, are visible at once. Beside other scrolled
/// content they get little.
void CommandoColumn::fitCards()
{
    if (!m_view)
        return;
    // A change of room may hide the focused widget: it happens only where the content has changed.
    if (const QVariantList now = needs(); std::exchange(m_fitted, now) == now)
        return renderIn(m_room);
    if (m_shared)
        return renderIn(CardRoom::Short);
    for (const CardRoom room : {CardRoom::Roomy, CardRoom::Close, CardRoom::Dense, CardRoom::Short})
    {
        renderIn(room);
        if (fits())
            return;
    }
}

bool CommandoColumn::event(QEvent *event)
{
    if (event->type() == QEvent::ParentChange && parentWidget() != nullptr)
        parentWidget()->installEventFilter(this);
    if (event->type() == QEvent::FontChange)
    {
        fitCards();
        if (m_acts)
            onceLaidOut(this, [this] { showWhoActs(); });
    }
    return QWidget::event(event);
}

bool CommandoColumn::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        fitCards();
    // New widgets get their font, and their height, late.
    if (watched == m_all && event->type() == QEvent::LayoutRequest && m_view && m_room < CardRoom::Short && !fits())
        renderIn(static_cast<CardRoom>(static_cast<int>(m_room) + 1));
    return QWidget::eventFilter(watched, event);
}

/// Returns the area that scrolls the column; null while there is none.
QScrollArea *CommandoColumn::area() const
{
    return parentWidget() != nullptr ? qobject_cast<QScrollArea *>(parentWidget()->parentWidget()) : nullptr;
}

/// Scrolls the whole card of the active commando, who has more actions than others, into view once it is laid out.
void CommandoColumn::showWhoActs()
{
    QScrollArea *scrolled = area();
    auto *card = m_acts ? m_all->findChild<QWidget *>(keyOfCard(*m_acts)) : nullptr;
    constexpr int gap = 8;
    if (scrolled != nullptr && card != nullptr && m_all->isVisible())
        scrolled->ensureWidgetVisible(card, 0, gap);
}

/// The change is shown at once.
void CommandoColumn::give(const omega::Combatant &by, const OmegaCommand &command)
{
    m_pressed = m_acts != by;
    m_actions.give(command);
    m_pressed = false;
}

QWidget *CommandoColumn::take(QWidget *widget)
{
    m_whole->insertWidget(0, widget);
    m_shared = true;
    fitCards();
    return m_all;
}

QWidget *CommandoColumn::giveBack(QWidget *widget, QBoxLayout &to)
{
    to.addWidget(widget);
    m_shared = false;
    fitCards();
    return nullptr;
}

} // namespace dossier
