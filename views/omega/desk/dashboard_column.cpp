#include "views/omega/desk/dashboard_column.h"

#include "model/core/look_up.h"
#include "model/omega/seen/dashboard.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/rooms.h"
#include "views/kit/chip.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/omega/asks/picked.h"
#include "views/omega/desk/enemy_card.h"
#include "views/omega/desk/well_card.h"
#include "views/omega/setup/stack_moves.h"
#include "views/omega/words/command_wording.h"
#include "views/omega/words/refusal_wording.h"
#include "views/omega/words/wording.h"
#include "views/rules/rule_library.h"

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace dossier
{

namespace
{

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

} // namespace

namespace
{

/// More than lie in the box.
constexpr int mostEnemies = 88;

/// The parts of the row that the tabs have: the one in the middle is short in every language.
constexpr std::array tabParts{7, 5, 7};
constexpr int tabCount = static_cast<int>(tabParts.size());
/// The number of the tab that shows what the column stands beside.
constexpr int peoplesTab = -1;

/// The button is as wide as that text asks for, whatever it says.
void keepRoom(QPushButton &button, const QString &widest)
{
    const QString now = button.text();
    button.ensurePolished();
    button.setText(widest);
    button.setMinimumWidth(button.sizeHint().width());
    button.setText(now);
}

} // namespace

DashboardColumn::DashboardColumn(QWidget *parent)
    : QFrame(parent)
    , m_peopleTab(newButton("tab", {}, this))
    , m_tabGrid(new QGridLayout)
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
    showTab(0);
    retranslate();
}

void DashboardColumn::layOut()
{
    new FlowLayout(m_reservesBox);
    m_tabGrid->setSpacing(4);
    auto *column = newColumn(this, 8);
    column->addLayout(m_tabGrid);
    m_peopleTab->setCheckable(true);
    connect(m_peopleTab, &QPushButton::clicked, this, [this] { showTab(peoplesTab); });
    for (int tab = 0; tab < tabCount; ++tab)
    {
        m_tabs << newButton("tab", {}, this);
        m_tabs.back()->setCheckable(true);
        connect(m_tabs.back(), &QPushButton::clicked, this, [this, tab] { showTab(tab); });
        m_pages << new QWidget(this);
        column->addWidget(m_pages.back());
    }
    placeTabs();
    column->addStretch();
    m_wells->setSpacing(6);
    newColumn(m_pages.at(0), 0)->addLayout(m_wells);
    QVBoxLayout *rooms = newColumn(m_pages.at(1), 0, 6);
    rooms->addWidget(m_secret, 0, Qt::AlignLeft);
    rooms->addWidget(m_noRooms);
    rooms->addLayout(m_roomsColumn);
    m_enemiesColumn->setSpacing(6);
    QVBoxLayout *enemies = newColumn(m_pages.at(2), 0, 6);
    enemies->addWidget(m_noEnemies);
    enemies->addLayout(m_enemiesColumn);
    enemies->addWidget(m_reservesCaption);
    enemies->addWidget(m_reservesBox);
}

/// In one row, or, with the tab of the people, in two.
void DashboardColumn::placeTabs()
{
    const bool alone = m_people == nullptr;
    m_peopleTab->setVisible(!alone);
    QList<QWidget *> tabs(m_tabs.begin(), m_tabs.end());
    if (!alone)
        tabs.prepend(m_peopleTab);
    constexpr int fewColumns = 2;
    for (int i = 0; i < tabs.size(); ++i)
        m_tabGrid->addWidget(tabs.at(i), alone ? 0 : i / fewColumns, alone ? i : i % fewColumns);
    for (int column = 0; column < tabCount; ++column)
        m_tabGrid->setColumnStretch(
            column, alone ? tabParts.at(static_cast<std::size_t>(column)) : column < fewColumns);
}

void DashboardColumn::standBeside(QWidget *people)
{
    QWidget *before = std::exchange(m_people, people);
    if (before == people)
        return;
    if (before != nullptr)
        before->show();
    placeTabs();
    showTab(people != nullptr ? peoplesTab : 0);
}

void DashboardColumn::showTab(int tab)
{
    for (int i = 0; i < m_tabs.size(); ++i)
    {
        m_tabs.at(i)->setChecked(i == tab);
        m_pages.at(i)->setVisible(i == tab);
    }
    m_peopleTab->setChecked(tab == peoplesTab);
    if (m_people != nullptr)
        m_people->setVisible(tab == peoplesTab);
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
        card.name->setText(headingOf(rooms[i]));
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
}

void DashboardColumn::retranslate()
{
    m_secret->setText(tr("only you"));
    m_secret->setToolTip(tr("Violet: only the overseer may see it"));
    m_noRooms->setText(tr("The map has no rooms."));
    m_noEnemies->setText(tr("No enemy is on the map."));
    m_reservesCaption->setText(tr("Reserves"));
    const int enemies = m_view ? static_cast<int>(m_view->open.figures.size()) : 0;
    label(m_peopleTab, tr("Commandos", "on a narrow tab"), tr("The adrenaline, the commandos and the turn timer"));
    label(m_tabs.at(0), tr("Dashboard", "on a narrow tab"),
        tr("The wells of the dashboard, what they cost, and what they do"));
    label(m_tabs.at(1), tr("Rooms"),
        tr("The rooms, with the doors that lead to them and the cards of those that are hidden"));
    // So many enemies never make the column wider, which would move the board.
    keepRoom(*m_tabs.at(2), tr("Enemies %1", "how many").arg(mostEnemies));
    label(m_tabs.at(2), enemies == 0 ? tr("Enemies") : tr("Enemies %1", "how many").arg(enemies),
        tr("The figures on the map, and those left in the reserves"));
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
            m_cards[i]->render(*m_view, abilities[i], m_on);
    }
    renderRooms();
    renderEnemies();
    renderReserves();
}

} // namespace dossier
