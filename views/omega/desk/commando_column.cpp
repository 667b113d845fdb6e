#include "views/omega/desk/commando_column.h"

#include "model/omega/seen/numbers.h"
#include "views/kit/desk_layout.h"
#include "views/omega/desk/adrenaline_card.h"
#include "views/omega/desk/commando_card.h"
#include "views/omega/desk/turn_timer.h"

#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace dossier
{

CommandoColumn::CommandoColumn(QWidget *parent)
    : QWidget(parent)
    , m_column(newColumn(this, 6))
    , m_adrenaline(new AdrenalineCard(this))
    , m_timer(new TurnTimer(this))
{
    m_column->addWidget(m_adrenaline);
    m_column->addWidget(m_timer);
    m_column->addStretch();
    connect(m_adrenaline, &AdrenalineCard::commandGiven, this, &CommandoColumn::commandGiven);
    listenToTimer();
}

void CommandoColumn::listenToTimer()
{
    connect(m_timer, &TurnTimer::alarmed, this, &CommandoColumn::alarmed);
    connect(m_timer, &TurnTimer::minutesChosen, this,
        [this](int minutes)
        {
            m_minutes = minutes;
            emit timerSet(m_minutes, m_sounding);
        });
    connect(m_timer, &TurnTimer::soundChosen, this,
        [this](bool sounding)
        {
            m_sounding = sounding;
            emit timerSet(m_minutes, m_sounding);
        });
}

void CommandoColumn::renderTimer(int minutes, bool sounding)
{
    m_minutes = minutes;
    m_sounding = sounding;
    m_timer->setMinutes(minutes);
    m_timer->setSounding(sounding);
}

void CommandoColumn::renderTurn(const omega::View &view)
{
    m_timer->render(view);
}

void CommandoColumn::render(const SeenView &view)
{
    m_adrenaline->render(view);
    std::vector<omega::Role> roles;
    for (const auto &[role, commando] : view->open.commandos)
        roles.push_back(role);
    std::ranges::stable_sort(
        roles, {}, [&](omega::Role role) { return omega::inPlay(view->open, role).initiative.value_or(99); });
    if (!std::ranges::equal(roles, m_cards, {}, {}, &std::pair<omega::Role, CommandoCard *>::first))
        makeCards(roles);
    for (const auto &[role, card] : m_cards)
        card->render(*view);
    const std::optional<omega::Combatant> acts = view->open.turn ? std::optional(view->open.turn->who) : std::nullopt;
    if (std::exchange(m_acts, acts) != acts && acts)
        QTimer::singleShot(0, this, &CommandoColumn::showWhoActs);
}

/// Who acts has more to choose from than others: all of it is scrolled into sight, once it is laid out.
void CommandoColumn::showWhoActs()
{
    QWidget *area = parentWidget() != nullptr ? parentWidget()->parentWidget() : nullptr;
    if (auto *scrolled = qobject_cast<QScrollArea *>(area))
        for (const auto &[role, card] : m_cards)
            if (m_acts == omega::Combatant(role))
            {
                constexpr int gap = 8;
                scrolled->ensureWidgetVisible(card, 0, gap);
            }
}

/// A card may be what asked for the new order: it goes when it has ended.
void CommandoColumn::makeCards(const std::vector<omega::Role> &roles)
{
    for (const auto &[role, card] : m_cards)
    {
        card->hide();
        card->deleteLater();
    }
    m_cards.clear();
    for (const omega::Role role : roles)
    {
        auto *card = new CommandoCard(role, this);
        card->setTheme(m_theme);
        connect(card, &CommandoCard::commandGiven, this, &CommandoColumn::commandGiven);
        connect(card, &CommandoCard::shown, this, &CommandoColumn::shown);
        m_cards.emplace_back(role, card);
        m_column->insertWidget(static_cast<int>(m_cards.size()), card);
    }
}

void CommandoColumn::take(QWidget *widget)
{
    m_column->insertWidget(m_column->count() - 1, widget);
}

void CommandoColumn::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_adrenaline->setTheme(theme);
    for (const auto &[role, card] : m_cards)
        card->setTheme(theme);
}

} // namespace dossier
