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
#include "views/omega/setup/stack_moves.h"
#include "views/omega/words/command_wording.h"
#include "views/omega/words/refusal_wording.h"
#include "views/omega/words/wording.h"
#include "views/rules/rule_library.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

/// Rounds until a well is empty; nothing while its refresh value is unknown.
std::optional<int> roundsUntilReady(const omega::Ability &ability, int tokens)
{
    const int refresh = ability.refresh.value_or(0);
    return refresh > 0 ? std::optional((tokens + refresh - 1) / refresh) : std::nullopt;
}

QString aboutWell(const omega::Ability &ability, int tokens)
{
    QStringList words;
    words << (ability.refresh ? WellCard::tr("refresh %1").arg(*ability.refresh) : WellCard::tr("refresh unknown"));
    if (tokens > 0)
        if (const std::optional<int> rounds = roundsUntilReady(ability, tokens))
            words << WellCard::tr("ready in %n round(s)", nullptr, *rounds);
    return words.join(QStringLiteral(" · "));
}

/// The closed doors that lead to a room, by the spaces on their sides as the board names them, with their kinds.
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
    QStringList cards;
    std::ranges::stable_sort(stack, {}, [&](const auto &card) { return omega::groupOf(view.open, card); });
    for (const omega::RoomCardId &card : stack)
        cards << DashboardColumn::tr("%1 (group %2)", "a card, its priority group")
                     .arg(wording::nameOf(view.open, card))
                     .arg(omega::groupOf(view.open, card));
    return cards.join(QStringLiteral(" · "));
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

WellCard::WellCard(QWidget *parent)
    : QFrame(parent)
    , m_name(newParagraph(Role::Strong, this))
    , m_state(newChip(ChipTone::Green, this))
    , m_about(newParagraph(Role::Small, this))
    , m_less(newButton("offer", {}, this))
    , m_more(newButton("offer", {}, this))
    , m_button(newButton("offer", {}, this))
{
    setProperty("role", QStringLiteral("card"));
    for (QLabel *text : {m_name, m_about})
        text->setMinimumWidth(1);
    auto *top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_name, 1);
    top->addWidget(m_state);
    auto *bottom = new QHBoxLayout;
    bottom->setSpacing(6);
    bottom->addWidget(m_about, 1);
    for (QPushButton *button : {m_less, m_more, m_button})
        bottom->addWidget(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 6, 8, 6);
    column->setSpacing(2);
    column->addLayout(top);
    column->addLayout(bottom);
    connect(m_less, &QPushButton::clicked, this, [this] { correct(-1); });
    connect(m_more, &QPushButton::clicked, this, [this] { correct(1); });
    connect(m_button, &QPushButton::clicked, this, [this] { emit commandGiven(asking(m_use)); });
}

void WellCard::correct(int by)
{
    const omega::Purse own = omega::well(m_use.ability);
    emit commandGiven(correcting(omega::TokensMoved{by > 0 ? omega::bank : own, by > 0 ? own : omega::bank, 1}));
}

void WellCard::render(const omega::View &view, const omega::Ability &ability, const std::optional<omega::Combatant> &on)
{
    m_use = {.ability = ability.id, .on = on};
    const int tokens = omega::tokensIn(view.open, ability.id);
    const QString name = wording::name(ability.name);
    m_name->setText(name);
    const QString state = tokens == 0 ? tr("ready") : tr("committed · %1", "tokens in a well").arg(tokens);
    // A pip each as they lie there: the word would leave no room for the name.
    constexpr int mostPips = 4;
    m_state->setText(tokens == 0 ? state
            : tokens <= mostPips ? QString(tokens, QChar(u'●'))
                                 : QStringLiteral("%1 ●").arg(tokens));
    m_state->setAccessibleName(state);
    m_state->setToolTip(state);
    setTone(m_state, tokens == 0 ? ChipTone::Green : ChipTone::Amber);
    m_about->setText(aboutWell(ability, tokens));
    label(m_less, QStringLiteral("−"), tr("Correct: one token from the well of %1 to the bank").arg(name));
    label(m_more, QStringLiteral("+"), tr("Correct: one token from the bank to the well of %1").arg(name));
    for (QPushButton *button : {m_less, m_more})
        button->setAccessibleName(button->toolTip());
    m_less->setEnabled(tokens > 0);
    const Offer offer = offered(view, m_use);
    const QString tip = offer.no
        ? tr("%1 (%2)", "why not, a rule").arg(wording::sentence(view.open, *offer.no), ruleName(offer.no->rule))
        : tr("Use %1").arg(name);
    label(m_button, wording::button(view, offer.ask.command()), tip);
    m_button->setAccessibleName(tr("Use %1").arg(name));
    setToneWord(m_button, offer.no ? "refused" : "");
}

namespace
{

/// More than lie in the box.
constexpr int mostEnemies = 88;

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
    auto *flow = new FlowLayout(m_reservesBox);
    flow->setContentsMargins({});
    flow->setSpacing(6);
    auto *tabs = new QHBoxLayout;
    tabs->setSpacing(4);
    auto *column = newColumn(this, 8);
    column->addLayout(tabs);
    for (int tab = 0; tab < 3; ++tab)
    {
        m_tabs << newButton("tab", {}, this);
        m_tabs.back()->setCheckable(true);
        tabs->addWidget(m_tabs.back(), 1);
        connect(m_tabs.back(), &QPushButton::clicked, this, [this, tab] { showTab(tab); });
        m_pages << new QWidget(this);
        column->addWidget(m_pages.back());
    }
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

void DashboardColumn::showTab(int tab)
{
    for (int i = 0; i < m_tabs.size(); ++i)
    {
        m_tabs.at(i)->setChecked(i == tab);
        m_pages.at(i)->setVisible(i == tab);
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

void DashboardColumn::renderRooms()
{
    std::vector<QString> texts;
    std::vector<bool> secret;
    for (const omega::Room &room : m_view->open.ground.rooms)
    {
        const bool hidden = room.state == omega::RoomState::Hidden;
        const QStringList doors = doorsOf(*m_view, room);
        QStringList lines{headingOf(room)};
        if (!doors.isEmpty())
            lines << tr("Doors: %1").arg(doors.join(QStringLiteral(", ")));
        if (hidden)
            lines << tr("Cards: %1").arg(cardsIn(*m_view, room.id));
        texts.push_back(lines.join(u'\n'));
        secret.push_back(hidden);
    }
    while (m_rooms.size() < texts.size())
    {
        QFrame *card = newFrame("card", this);
        auto *inside = new QVBoxLayout(card);
        inside->setContentsMargins(14, 8, 14, 8);
        m_rooms.push_back(newParagraph(Role::Body, card));
        inside->addWidget(m_rooms.back());
        m_roomsColumn->addWidget(card);
    }
    for (std::size_t i = 0; i < m_rooms.size(); ++i)
    {
        m_rooms[i]->setText(i < texts.size() ? texts[i] : QString());
        m_rooms[i]->parentWidget()->setVisible(i < texts.size());
        // What lies open is no secret any more.
        setToneWord(m_rooms[i]->parentWidget(), i < texts.size() && secret[i] ? "secret" : "");
    }
    m_noRooms->setVisible(texts.empty());
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
