#include "views/specter/hunters/people_cards.h"

#include "views/kit/desk_layout.h"
#include "views/kit/tab_order.h"
#include "views/specter/hunters/hunter_card.h"
#include "views/specter/hunters/table_card.h"
#include "views/specter/parts/agent_card.h"

#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

PeopleCards::PeopleCards(QWidget *parent)
    : QWidget(parent)
    , m_column(newColumn(this, 0))
    , m_agent(new AgentCard(this))
    , m_table(new TableCard(this))
{
    m_column->addWidget(m_agent);
    m_column->addWidget(m_table);
    connect(m_table, &TableCard::commandGiven, this, &PeopleCards::commandGiven);
    connect(m_table, &TableCard::placingChanged, this, &PeopleCards::placingChanged);
}

void PeopleCards::makeCards(const specter::PublicTable &table)
{
    for (HunterCard *card : m_hunters)
        card->deleteLater();
    m_hunters.clear();
    for (const auto &[kind, hunter] : table.hunters)
    {
        auto *card = new HunterCard(kind, this);
        connect(card, &HunterCard::commandGiven, this, &PeopleCards::commandGiven);
        connect(card, &HunterCard::roleAsked, this, &PeopleCards::roleAsked);
        connect(card, &HunterCard::shown, this, &PeopleCards::shown);
        m_column->insertWidget(static_cast<int>(m_hunters.size()), card);
        m_hunters.push_back(card);
    }
    QWidgetList parts(m_hunters.begin(), m_hunters.end());
    tabThrough(parts << m_agent << m_table);
}

void PeopleCards::render(const SeenSpecter &view, specter::Agent asked)
{
    const specter::PublicTable &table = view->open;
    if (!std::ranges::equal(table.hunters, m_hunters, {}, [](const auto &one) { return one.first; }, &HunterCard::kind))
        makeCards(table);
    for (HunterCard *card : m_hunters)
        card->render(view, m_players.of(card->kind()));
    m_agent->setVisible(table.agents.contains(asked));
    if (table.agents.contains(asked))
        m_agent->render(*view, asked);
    m_table->render(view);
}

bool PeopleCards::isPlacing() const
{
    return m_table->isPlacing();
}

void PeopleCards::place(const specter::Coordinate &at)
{
    m_table->place(at);
}

void PeopleCards::stopPlacing()
{
    m_table->stopPlacing();
}

} // namespace dossier
