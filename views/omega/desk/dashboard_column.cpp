#include "views/omega/desk/dashboard_column.h"

#include "model/core/look_up.h"
#include "model/omega/seen/dashboard.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/rooms.h"
#include "views/omega/desk/adrenaline_card.h"
#include "views/omega/desk/enemy_card.h"
#include "views/omega/desk/well_card.h"
#include "views/omega/selection/picked.h"
#include "views/omega/setup/stack_moves.h"
#include "views/omega/words/command_wording.h"
#include "views/omega/words/refusal_wording.h"
#include "views/omega/words/wording.h"
#include "views/rules/rule_library.h"

#include <QCoreApplication>
#include <QFontMetrics>

#include <algorithm>
#include <array>
#include <utility>

namespace dossier
{

namespace
{

struct DashboardWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::DashboardColumn)
};

struct TabWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::DeskTabs)
};

/// Returns the kind of a door, as far as the overseer or everybody knows it.
std::optional<omega::DoorKind> kindOf(
    const omega::View &view, const Edge &edge, const std::optional<omega::DoorKind> &shown)
{
    const auto *face = view.overseer && !shown ? lookUp(view.overseer->doors, edge) : nullptr;
    return face != nullptr ? *face : shown;
}

/// Returns the closed doors that lead to a room, a line each: the spaces on both sides as the board names them, and the
/// door's kind.
QStringList doorsOf(const omega::View &view, const omega::Room &room)
{
    QStringList kinds;
    for (const auto &[edge, shown] : view.open.ground.doors)
    {
        if (!room.contains(edge.at) && !room.contains(edge.beyond()))
            continue;
        const auto kind = kindOf(view, edge, shown);
        kinds << DashboardWords::tr("%1: %2", "a door, its kind")
                     .arg(wording::name(edge), kind ? wording::name(*kind) : DashboardWords::tr("face down"));
    }
    return kinds;
}

QString cardsIn(const omega::View &view, omega::RoomId room)
{
    std::vector<omega::RoomCardId> stack = stackOf(view, room);
    if (stack.empty())
        return DashboardWords::tr("no cards");
    // Cards in the order in which they are resolved, with the number of their group first, as in the setup.
    QStringList cards;
    std::ranges::stable_sort(stack, {}, [&](const auto &card) { return omega::groupOf(view.open, card); });
    for (const omega::RoomCardId &card : stack)
        cards << DashboardWords::tr("%1 · %2", "a priority group, a card")
                     .arg(omega::groupOf(view.open, card))
                     .arg(wording::nameOf(view.open, card));
    return cards.join(u'\n');
}

/// Returns the room's name, and its state unless it is hidden.
QString headingOf(const omega::Room &room)
{
    const QString name = wording::name(room.id);
    switch (room.state)
    {
    case omega::RoomState::Hidden:
        break;
    case omega::RoomState::Start:
        return DashboardWords::tr("Room %1, the start", "its name").arg(name);
    case omega::RoomState::Goal:
        return DashboardWords::tr("Room %1, the goal", "its name").arg(name);
    case omega::RoomState::Revealed:
        return DashboardWords::tr("Room %1, revealed", "its name").arg(name);
    }
    return DashboardWords::tr("Room %1", "its name").arg(name);
}

/// OP-SPAWN-1: true when the room has a clone nest.
bool nestingIn(const omega::PublicTable &table, const omega::Room &room)
{
    return std::ranges::any_of(room.spaces, [&](const Space &space) { return omega::hasCloneNest(table, space); });
}

/// A room: the doors that lead to it, and the hidden content, each in a line of its own.
Part roomCard(const omega::View &view, const omega::Room &room)
{
    const bool isHidden = room.state == omega::RoomState::Hidden;
    const QString doors = doorsOf(view, room).join(u'\n');
    return card({text(nestingIn(view.open, room) ? DashboardWords::tr("%1 · clone nest", "a room").arg(headingOf(room))
                                                 : headingOf(room),
                     Role::Strong)
                        .wrapping(),
                    text(doors, Role::Small).wrapping().when(!doors.isEmpty()),
                    text(isHidden ? cardsIn(view, room.id) : QString())
                        .wrapping()
                        .withTip(DashboardWords::tr("The cards in it, each after the number of its priority group"))
                        .when(isHidden)})
        .spaced(2, {8, 8, 8, 8})
        // An open room is no longer secret.
        .with(&Part::tone, QLatin1String(isHidden ? "secret" : ""));
}

Part roomsPage(const omega::View &view)
{
    const std::vector<omega::Room> &rooms = view.open.ground.rooms;
    Parts page{chip(DashboardWords::tr("only you"), ChipTone::Violet)
                   .withTip(DashboardWords::tr("Violet: only the overseer may see it"))
                   .with(&Part::alignment, Qt::AlignLeft),
        text(DashboardWords::tr("The map has no rooms."), Role::Dim).wrapping().when(rooms.empty())};
    for (const omega::Room &room : rooms)
        page.push_back(roomCard(view, room));
    return column(std::move(page)).spaced(6);
}

Part reserves(const omega::PublicTable &table)
{
    Parts chips;
    for (const auto &[kind, left] : table.reserves)
    {
        const auto all = table.content.mission.reserves.find(kind);
        const int max = all != table.content.mission.reserves.end() ? all->second : left;
        chips.push_back(chip(
            QStringLiteral("%1 %2/%3").arg(wording::nameOf(table, kind), QString::number(left), QString::number(max)),
            left > 0 ? ChipTone::Later : ChipTone::Done));
    }
    return flow(std::move(chips)).spaced(6);
}

/// A card for each figure on the map, in the order of their numbers.
Part enemiesPage(const SidesState &state, const SideActions &actions)
{
    const omega::PublicTable &table = state.view->open;
    Parts page{text(DashboardWords::tr("No enemy is on the map."), Role::Dim).wrapping().when(table.figures.empty())};
    for (const auto &[figure, standing] : table.figures)
        page.push_back(enemyCard(*state.view, figure, state.on == omega::Combatant(figure), actions));
    page.push_back(text(DashboardWords::tr("Reserves"), Role::Caption));
    page.push_back(reserves(table));
    return column(std::move(page)).spaced(6);
}

} // namespace

/// The commandos have no page where they are in a column of their own.
DeskTab tabOf(const SidesState &state)
{
    const DeskTab first = state.isNarrow ? DeskTab::Commandos : DeskTab::Dashboard;
    const DeskTab chosen = state.chosen.value_or(first);
    return !state.isNarrow && chosen == DeskTab::Commandos ? first : chosen;
}

std::optional<omega::Combatant> lookedAt(const SidesState &state)
{
    const std::optional<omega::Turn> turn = state.view ? state.view->open.turn : std::nullopt;
    return state.on ? state.on : turn ? std::optional(turn->who) : std::nullopt;
}

/// The tabs are in one row, or in two lower ones where the commandos have a tab too. In a single row each is as wide as
/// its text with a number of as many digits, and all have the same margins.
Part deskTabs(const SidesState &state, const QFontMetrics &metrics, const SideActions &actions)
{
    const auto commandos = static_cast<int>(state.view ? state.view->open.commandos.size() : 0);
    const auto enemies = static_cast<int>(state.view ? state.view->open.figures.size() : 0);

    struct Tab
    {
        DeskTab tab;
        QString words;
        QString tip;
    };

    const std::array all{
        Tab{DeskTab::Commandos, TabWords::tr("Commandos %1", "on a narrow tab, how many").arg(commandos),
            TabWords::tr("The commandos and the turn timer")},
        Tab{DeskTab::Dashboard, TabWords::tr("Dashboard", "on a narrow tab"),
            TabWords::tr("The wells of the dashboard, what they cost, and what they do")},
        Tab{DeskTab::Rooms, TabWords::tr("Rooms"),
            TabWords::tr("The rooms, with the doors that lead to them and the cards of those that are hidden")},
        Tab{DeskTab::Enemies,
            enemies == 0 ? TabWords::tr("Enemies") : TabWords::tr("Enemies %1", "how many").arg(enemies),
            TabWords::tr("The figures on the map, and those left in the reserves")}};
    const auto shareOf = [&](const Tab &tab)
    {
        const QString words = tab.tab == DeskTab::Enemies
            ? TabWords::tr("Enemies %1", "how many").arg(enemies < 10 ? 8 : 88)
            : tab.words;
        return state.isNarrow ? 1 : metrics.horizontalAdvance(words) + metrics.averageCharWidth() * 3 / 2;
    };
    Parts buttons;
    for (const Tab &tab : all)
        if (state.isNarrow || tab.tab != DeskTab::Commandos)
            buttons.push_back(toggle(
                tab.words, "tab", tab.tab == tabOf(state), [show = actions.showTab, chosen = tab.tab] { show(chosen); })
                    .keyed(QStringLiteral("tab/%1").arg(static_cast<int>(tab.tab)))
                    .withTip(tab.tip)
                    .with(&Part::tone, QLatin1String(state.isNarrow ? "low" : ""))
                    .with(&Part::shrinks, true)
                    .stretched(shareOf(tab)));
    return table(state.isNarrow ? 2 : 3, std::move(buttons)).spaced(4, {8, 8, 8, 0});
}

Part dashboardPages(const SidesState &state, const SideActions &actions)
{
    const DeskTab tab = tabOf(state);
    Parts wells{adrenalineCard(*state.view, actions.give).when(state.isNarrow)};
    for (const omega::Ability &ability : state.view->open.content.abilities)
        wells.push_back(wellCard(*state.view, ability, state.on, state.disabledReason, actions.give));
    return column({column(std::move(wells)).spaced(6).when(tab == DeskTab::Dashboard),
                      roomsPage(*state.view).when(tab == DeskTab::Rooms),
                      enemiesPage(state, actions).when(tab == DeskTab::Enemies)})
        .spaced(-1, {8, 8, 8, 8});
}

} // namespace dossier
