#include "views/specter/agent/agent_column.h"

#include "views/kit/desk_layout.h"
#include "views/kit/screen.h"
#include "views/specter/agent/know_card.h"
#include "views/specter/agent/path_bar.h"
#include "views/specter/parts/hunters_card.h"

#include <QVBoxLayout>

namespace dossier
{

AgentColumn::AgentColumn(ColumnActions actions, QWidget *parent)
    : QWidget(parent)
    , m_actions(std::move(actions))
    , m_offers(new Screen(this))
    , m_path(new PathBar(this))
    , m_cards(new Screen(this))
    , m_stops(new Screen(this))
    , m_known(new Screen(this))
    , m_hunters(new Screen(this))
{
    QVBoxLayout *column = newColumn(this, 12);
    column->setContentsMargins(12, 4, 12, 8);
    for (QWidget *card : std::initializer_list<QWidget *>{m_offers, m_path, m_cards, m_stops, m_known, m_hunters})
        column->addWidget(card);
    column->addStretch();
}

void AgentColumn::renderTable(const SeenSpecter &view, bool open)
{
    m_hunters->render(
        QString(), [view, players = m_players](const Theme & /*theme*/) { return huntersCard(view->open, players); });
    for (QWidget *acting : std::initializer_list<QWidget *>{m_offers, m_path, m_cards, m_stops})
        acting->setEnabled(open);
}

void AgentColumn::render(const DrawnMove &move)
{
    const specter::View &view = *move.view();
    m_seat = view.agent ? QString::number(static_cast<int>(*view.agent)) : QString();
    m_path->render(view, move.draft(), move.verdict(), move.ends());
    m_stops->render(m_seat,
        [seen = move.view(), draft = move.draft(), ends = move.ends(), follow = m_actions.follow](
            const Theme & /*theme*/) { return endsCard(*seen, draft, ends, follow); });
    m_known->render(m_seat,
        [known = move.known(), isOver = view.open.clock.phase == specter::Phase::Over](const Theme & /*theme*/)
        { return knowCard(known, isOver); });
    // Cards that were chosen stay so while the table does.
    if (std::exchange(m_offered, move.view()) != move.view())
        m_chosenCards.clear();
    showOffers();
    m_chooser.update(move.view(), move.draft());
    showCards();
}

void AgentColumn::showOffers()
{
    const AgentOfferActions actions{m_actions.give, [this](const std::set<std::size_t> &cards)
        {
            m_chosenCards = cards;
            showOffers();
        }};
    m_offers->render(
        m_seat, [this, actions](const Theme & /*theme*/) { return agentOffers(m_offered, m_chosenCards, actions); });
}

void AgentColumn::showCards()
{
    const CardActions actions{m_actions.cards.choose, [this](bool onBoard)
        {
            m_chooser.setOnBoard(onBoard);
            showCards();
            m_actions.cards.chooseOnBoard.run(onBoard);
        }};
    m_cards->render(m_seat, [this, actions](const Theme & /*theme*/) { return m_chooser.part(actions); });
}

void AgentColumn::focusCard()
{
    if (!m_cards->focus(QStringLiteral("where")))
        m_cards->focus(QStringLiteral("whom"));
}

void AgentColumn::takeIn(QWidget &sheet, QWidget &rules)
{
    auto *column = qobject_cast<QVBoxLayout *>(layout());
    column->insertWidget(column->count() - 1, &sheet);
    column->insertWidget(column->indexOf(m_path) + 1, &rules);
}

void AgentColumn::giveBack(QWidget &sheet, QWidget *parent)
{
    layout()->removeWidget(&sheet);
    sheet.setParent(parent);
}

} // namespace dossier
