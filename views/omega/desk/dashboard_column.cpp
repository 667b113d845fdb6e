#include "views/omega/desk/dashboard_column.h"

#include "model/core/look_up.h"
#include "model/omega/seen/dashboard.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/rooms.h"
#include "views/kit/desk_layout.h"
#include "views/kit/in_sight.h"
#include "views/kit/laid_out.h"
#include "views/kit/screen.h"
#include "views/omega/asks/picked.h"
#include "views/omega/desk/enemy_card.h"
#include "views/omega/desk/well_card.h"
#include "views/omega/setup/stack_moves.h"
#include "views/omega/words/command_wording.h"
#include "views/omega/words/refusal_wording.h"
#include "views/omega/words/wording.h"
#include "views/rules/rule_library.h"

#include <QCoreApplication>
#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

struct DashboardWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::DashboardColumn)
};

/// Enemies that are shown with all that they have.
constexpr std::size_t mostWhole = 3;

/// The kind of a door, as far as the overseer or everybody knows it.
std::optional<omega::DoorKind> kindOf(
    const omega::View &view, const Edge &edge, const std::optional<omega::DoorKind> &shown)
{
    const auto *face = view.overseer && !shown ? lookUp(view.overseer->doors, edge) : nullptr;
    return face != nullptr ? *face : shown;
}

/// The closed doors that lead to a room, a line each: the spaces on their sides as the board names them, and their
/// kind.
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
    // As they are resolved, the number of their group first, as in the set-up.
    QStringList cards;
    std::ranges::stable_sort(stack, {}, [&](const auto &card) { return omega::groupOf(view.open, card); });
    for (const omega::RoomCardId &card : stack)
        cards << DashboardWords::tr("%1 · %2", "a priority group, a card")
                     .arg(omega::groupOf(view.open, card))
                     .arg(wording::nameOf(view.open, card));
    return cards.join(u'\n');
}

/// Its name, and what it is when it is not hidden.
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

/// OP-SPAWN-1: whether a clone nest lies in it.
bool nestingIn(const omega::PublicTable &table, const omega::Room &room)
{
    return std::ranges::any_of(room.spaces, [&](const Space &space) { return omega::hasCloneNest(table, space); });
}

/// The doors that lead to it, and what lies hidden in it: each in a line of its own.
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
        // A room that lies open is no secret any more.
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
        const int most = all != table.content.mission.reserves.end() ? all->second : left;
        chips.push_back(chip(QStringLiteral("%1 %2/%3").arg(wording::nameOf(table, kind)).arg(left).arg(most),
            left > 0 ? ChipTone::Later : ChipTone::Done));
    }
    return flow(std::move(chips)).spaced(6);
}

} // namespace

DashboardColumn::DashboardColumn(QWidget *parent)
    : QFrame(parent)
    , m_tabs(new DeskTabs(this))
    , m_wells(new Screen(this))
    , m_rooms(new Screen(this))
    , m_enemiesPage(new Screen(this))
{
    setProperty("role", QStringLiteral("plain"));
    layOut();
    showTab(DeskTab::Dashboard);
}

void DashboardColumn::layOut()
{
    auto *column = newColumn(this, 8);
    connect(m_tabs, &DeskTabs::chosen, this,
        [this](DeskTab tab)
        {
            m_chosen = tab;
            showTab(tab);
        });
    for (const auto &[tab, shown] :
        {std::pair(DeskTab::Dashboard, m_wells), {DeskTab::Rooms, m_rooms}, {DeskTab::Enemies, m_enemiesPage}})
    {
        m_pages[tab] = new QWidget(this);
        newColumn(m_pages[tab], 0, 6)->addWidget(shown);
        column->addWidget(m_pages[tab]);
    }
    column->addStretch();
}

void DashboardColumn::standBeside(QWidget *people)
{
    QWidget *before = std::exchange(m_people, people);
    if (before == people)
        return;
    if (before != nullptr)
        before->show();
    m_tabs->setWithPeople(people != nullptr);
    const DeskTab usual = people != nullptr ? DeskTab::Commandos : DeskTab::Dashboard;
    // What was chosen stays, with letters of whatever size; the commandos have no tab where they stand alone.
    const DeskTab kept = m_chosen.value_or(usual);
    showTab(people == nullptr && kept == DeskTab::Commandos ? usual : kept);
}

void DashboardColumn::takeAbove(QWidget *card)
{
    qobject_cast<QVBoxLayout *>(m_pages.at(DeskTab::Dashboard)->layout())->insertWidget(0, card);
}

void DashboardColumn::showTab(DeskTab tab)
{
    m_tabs->choose(tab);
    for (const auto &[own, page] : m_pages)
        page->setVisible(own == tab);
    setVisible(m_people == nullptr || tab != DeskTab::Commandos);
    if (m_people != nullptr)
        m_people->setVisible(tab == DeskTab::Commandos);
    emit tabShown();
    showWhoIsLookedAt();
}

/// The enemy that is picked, else the one that acts.
std::optional<omega::Combatant> DashboardColumn::lookedAt() const
{
    const std::optional<omega::Turn> turn = m_view ? m_view->open.turn : std::nullopt;
    return m_on ? m_on : turn ? std::optional(turn->who) : std::nullopt;
}

/// All of its card, wherever the column was scrolled to.
void DashboardColumn::showWhoIsLookedAt()
{
    m_brought = lookedAt();
    if (!m_view || !m_brought)
        return;
    std::size_t place = 0;
    for (const auto &[figure, standing] : m_view->open.figures)
    {
        if (m_brought == omega::Combatant(figure) && place < m_enemies.size())
            bringIntoSight(*m_enemies[place]);
        ++place;
    }
}

/// A card for each figure on the map, in the order of their numbers.
Part DashboardColumn::enemies(const Theme &theme)
{
    const omega::PublicTable &table = m_view->open;
    while (m_enemies.size() < table.figures.size())
    {
        m_enemies.push_back(new EnemyCard(this));
        connect(m_enemies.back(), &EnemyCard::commandGiven, this, &DashboardColumn::commandGiven);
        connect(m_enemies.back(), &EnemyCard::picked, this, &DashboardColumn::picked);
        connect(m_enemies.back(), &EnemyCard::menuAsked, this, &DashboardColumn::menuAsked);
    }
    Parts page{text(DashboardWords::tr("No enemy is on the map."), Role::Dim).wrapping().when(table.figures.empty())};
    std::size_t place = 0;
    for (const auto &[figure, standing] : table.figures)
    {
        EnemyCard &shown = *m_enemies[place];
        const bool acts = table.turn && table.turn->who == omega::Combatant(figure);
        shown.setTheme(theme);
        shown.setBrief(table.figures.size() > mostWhole && !acts);
        shown.render(*m_view, figure, m_on == omega::Combatant(figure));
        page.push_back(lent(QString::number(place++), &shown));
    }
    page.push_back(text(DashboardWords::tr("Reserves"), Role::Caption));
    page.push_back(reserves(table));
    return column(std::move(page)).spaced(6);
}

void DashboardColumn::render(const SeenView &view, const std::optional<omega::Combatant> &on)
{
    m_view = view;
    m_on = on;
    refresh();
    if (m_brought != lookedAt())
        showWhoIsLookedAt();
}

void DashboardColumn::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    // The cards get their letters, and their places, after this.
    if (event->type() == QEvent::FontChange)
        onceLaidOut(this, [this] { showWhoIsLookedAt(); });
}

void DashboardColumn::refresh()
{
    const SeenView view = m_view;
    const QString seat = view->overseer ? QStringLiteral("overseer") : QString();
    m_tabs->render(static_cast<int>(view->open.commandos.size()), static_cast<int>(view->open.figures.size()));
    m_wells->render(seat,
        [this, view, on = m_on, held = m_held](const Theme & /*theme*/)
        {
            Parts wells;
            for (const omega::Ability &ability : view->open.content.abilities)
                wells.push_back(
                    wellCard(*view, ability, on, held, [this](const Ask &command) { emit commandGiven(command); }));
            return column(std::move(wells)).spaced(6);
        });
    m_rooms->render(seat, [view](const Theme & /*theme*/) { return roomsPage(*view); });
    m_enemiesPage->render(seat, [this](const Theme &theme) { return enemies(theme); });
}

} // namespace dossier
