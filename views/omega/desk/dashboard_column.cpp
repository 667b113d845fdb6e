#include "views/omega/desk/dashboard_column.h"

#include "model/core/look_up.h"
#include "model/omega/seen/dashboard.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/rooms.h"
#include "views/kit/chip.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flow_layout.h"
#include "views/kit/in_sight.h"
#include "views/kit/labels.h"
#include "views/kit/laid_out.h"
#include "views/omega/asks/picked.h"
#include "views/omega/desk/enemy_card.h"
#include "views/omega/desk/well_card.h"
#include "views/omega/setup/stack_moves.h"
#include "views/omega/words/command_wording.h"
#include "views/omega/words/refusal_wording.h"
#include "views/omega/words/wording.h"
#include "views/rules/rule_library.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

/// Enemies that are shown with all that they have.
constexpr std::size_t mostWhole = 3;

/// The closed doors that lead to a room, a line each: the spaces on their sides as the board names them, and their
/// kind.
QStringList doorsOf(const omega::View &view, const omega::Room &room)
{
    QStringList kinds;
    for (const auto &[edge, shown] : view.open.ground.doors)
    {
        if (!room.contains(edge.at) && !room.contains(edge.beyond()))
            continue;
        std::optional<omega::DoorKind> kind = shown;
        if (const auto *face = view.overseer ? lookUp(view.overseer->doors, edge) : nullptr; face != nullptr && !kind)
            kind = *face;
        kinds << DashboardColumn::tr("%1: %2", "a door, its kind")
                     .arg(wording::name(edge), kind ? wording::name(*kind) : DashboardColumn::tr("face down"));
    }
    return kinds;
}

QString cardsIn(const omega::View &view, omega::RoomId room)
{
    std::vector<omega::RoomCardId> stack = stackOf(view, room);
    if (stack.empty())
        return DashboardColumn::tr("no cards");
    // As they are resolved, the number of their group first, as in the set-up.
    QStringList cards;
    std::ranges::stable_sort(stack, {}, [&](const auto &card) { return omega::groupOf(view.open, card); });
    for (const omega::RoomCardId &card : stack)
        cards << DashboardColumn::tr("%1 · %2", "a priority group, a card")
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
        return DashboardColumn::tr("Room %1, the start", "its name").arg(name);
    case omega::RoomState::Goal:
        return DashboardColumn::tr("Room %1, the goal", "its name").arg(name);
    case omega::RoomState::Revealed:
        return DashboardColumn::tr("Room %1, revealed", "its name").arg(name);
    }
    return DashboardColumn::tr("Room %1", "its name").arg(name);
}

/// OP-SPAWN-1: whether a clone nest lies in it.
bool nestingIn(const omega::PublicTable &table, const omega::Room &room)
{
    return std::ranges::any_of(room.spaces, [&](const Space &space) { return omega::hasCloneNest(table, space); });
}

/// What the column has of its own, in this order.
constexpr std::initializer_list<DeskTab> ownTabs{DeskTab::Dashboard, DeskTab::Rooms, DeskTab::Enemies};

} // namespace

DashboardColumn::DashboardColumn(QWidget *parent)
    : QFrame(parent)
    , m_tabs(new DeskTabs(this))
    , m_theme(themeFor(ThemeChoice::Dark))
    , m_wells(new QVBoxLayout)
    , m_secret(newChip(ChipTone::Violet, this))
    , m_roomsColumn(new QVBoxLayout)
    , m_noRooms(newParagraph(Role::Dim, this))
    , m_enemiesColumn(new QVBoxLayout)
    , m_noEnemies(newParagraph(Role::Dim, this))
    , m_reservesCaption(newLabel(Role::Caption, this))
    , m_reservesBox(new QWidget(this))
{
    setProperty("role", QStringLiteral("plain"));
    layOut();
    showTab(DeskTab::Dashboard);
    retranslate();
}

void DashboardColumn::layOut()
{
    new FlowLayout(m_reservesBox);
    auto *column = newColumn(this, 8);
    connect(m_tabs, &DeskTabs::chosen, this,
        [this](DeskTab tab)
        {
            m_chosen = tab;
            showTab(tab);
        });
    for (const DeskTab tab : ownTabs)
    {
        m_pages[tab] = new QWidget(this);
        column->addWidget(m_pages[tab]);
    }
    column->addStretch();
    m_wells->setSpacing(6);
    m_dashboard = newColumn(m_pages[DeskTab::Dashboard], 0, 6);
    m_dashboard->addLayout(m_wells);
    QVBoxLayout *rooms = newColumn(m_pages[DeskTab::Rooms], 0, 6);
    rooms->addWidget(m_secret, 0, Qt::AlignLeft);
    rooms->addWidget(m_noRooms);
    rooms->addLayout(m_roomsColumn);
    m_enemiesColumn->setSpacing(6);
    QVBoxLayout *enemies = newColumn(m_pages[DeskTab::Enemies], 0, 6);
    enemies->addWidget(m_noEnemies);
    enemies->addLayout(m_enemiesColumn);
    enemies->addWidget(m_reservesCaption);
    enemies->addWidget(m_reservesBox);
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
    m_dashboard->insertWidget(0, card);
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

void DashboardColumn::setTheme(const Theme &theme)
{
    m_theme = theme;
    for (EnemyCard *card : m_enemies)
        card->setTheme(theme);
}

/// A card for each figure on the map, in the order of their numbers.
void DashboardColumn::renderEnemies()
{
    std::size_t used = 0;
    for (const auto &[figure, standing] : m_view->open.figures)
    {
        if (used == m_enemies.size())
        {
            m_enemies.push_back(new EnemyCard(this));
            m_enemies.back()->setTheme(m_theme);
            m_enemiesColumn->addWidget(m_enemies.back());
            connect(m_enemies.back(), &EnemyCard::commandGiven, this, &DashboardColumn::commandGiven);
            connect(m_enemies.back(), &EnemyCard::picked, this, &DashboardColumn::picked);
            connect(m_enemies.back(), &EnemyCard::menuAsked, this, &DashboardColumn::menuAsked);
        }
        const bool acts = m_view->open.turn && m_view->open.turn->who == omega::Combatant(figure);
        m_enemies[used]->setBrief(m_view->open.figures.size() > mostWhole && !acts);
        m_enemies[used]->render(*m_view, figure, m_on == omega::Combatant(figure));
        m_enemies[used++]->show();
    }
    for (std::size_t i = used; i < m_enemies.size(); ++i)
        m_enemies[i]->hide();
    m_noEnemies->setVisible(used == 0);
}

void DashboardColumn::render(const SeenView &view, const std::optional<omega::Combatant> &on)
{
    m_view = view;
    m_on = on;
    retranslate();
    if (m_brought != lookedAt())
        showWhoIsLookedAt();
}

DashboardColumn::RoomCard DashboardColumn::newRoomCard()
{
    QFrame *card = newFrame("card", this);
    QVBoxLayout *inside = newColumn(card, 8, 2);
    RoomCard made{
        card, newParagraph(Role::Strong, card), newParagraph(Role::Small, card), newParagraph(Role::Body, card)};
    for (QLabel *text : {made.name, made.doors, made.cards})
        inside->addWidget(text);
    m_roomsColumn->addWidget(card);
    return made;
}

/// The doors that lead to it, and what lies hidden in it: each in a line of its own.
void DashboardColumn::renderRooms()
{
    const std::vector<omega::Room> &rooms = m_view->open.ground.rooms;
    while (m_rooms.size() < rooms.size())
        m_rooms.push_back(newRoomCard());
    for (std::size_t i = 0; i < m_rooms.size(); ++i)
    {
        const RoomCard &card = m_rooms[i];
        card.card->setVisible(i < rooms.size());
        if (i >= rooms.size())
            continue;
        const bool hidden = rooms[i].state == omega::RoomState::Hidden;
        const QString doors = doorsOf(*m_view, rooms[i]).join(u'\n');
        card.name->setText(nestingIn(m_view->open, rooms[i]) ? tr("%1 · clone nest", "a room").arg(headingOf(rooms[i]))
                                                             : headingOf(rooms[i]));
        card.doors->setText(doors);
        card.doors->setVisible(!doors.isEmpty());
        card.cards->setText(hidden ? cardsIn(*m_view, rooms[i].id) : QString());
        card.cards->setToolTip(tr("The cards in it, each after the number of its priority group"));
        card.cards->setVisible(hidden);
        // What lies open is no secret any more.
        setToneWord(card.card, hidden ? "secret" : "");
    }
    m_noRooms->setVisible(rooms.empty());
}

void DashboardColumn::renderReserves()
{
    std::size_t used = 0;
    for (const auto &[kind, left] : m_view->open.reserves)
    {
        if (used == m_reserves.size())
        {
            m_reserves.push_back(newChip(ChipTone::Later, m_reservesBox));
            m_reservesBox->layout()->addWidget(m_reserves.back());
        }
        const auto all = m_view->open.content.mission.reserves.find(kind);
        const int most = all != m_view->open.content.mission.reserves.end() ? all->second : left;
        m_reserves[used]->setText(
            QStringLiteral("%1 %2/%3").arg(wording::nameOf(m_view->open, kind)).arg(left).arg(most));
        setTone(m_reserves[used], left > 0 ? ChipTone::Later : ChipTone::Done);
        m_reserves[used++]->show();
    }
    for (; used < m_reserves.size(); ++used)
        m_reserves[used]->hide();
}

void DashboardColumn::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
    // The cards get their letters, and their places, after this.
    if (event->type() == QEvent::FontChange)
        onceLaidOut(this, [this] { showWhoIsLookedAt(); });
}

void DashboardColumn::retranslate()
{
    m_secret->setText(tr("only you"));
    m_secret->setToolTip(tr("Violet: only the overseer may see it"));
    m_noRooms->setText(tr("The map has no rooms."));
    m_noEnemies->setText(tr("No enemy is on the map."));
    m_reservesCaption->setText(tr("Reserves"));
    m_tabs->render(m_view ? static_cast<int>(m_view->open.commandos.size()) : 0,
        m_view ? static_cast<int>(m_view->open.figures.size()) : 0);
    if (!m_view)
        return;
    const std::vector<omega::Ability> &abilities = m_view->open.content.abilities;
    while (m_cards.size() < abilities.size())
    {
        m_cards.push_back(new WellCard(this));
        m_wells->addWidget(m_cards.back());
        connect(m_cards.back(), &WellCard::commandGiven, this, &DashboardColumn::commandGiven);
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i)
    {
        m_cards[i]->setVisible(i < abilities.size());
        if (i < abilities.size())
            m_cards[i]->render(*m_view, abilities[i], m_on, m_held);
    }
    renderRooms();
    renderEnemies();
    renderReserves();
}

} // namespace dossier
