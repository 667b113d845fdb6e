#include "views/specter/agent/agent_column.h"

#include "views/kit/desk_layout.h"
#include "views/specter/agent/agent_offers.h"
#include "views/specter/agent/card_chooser.h"
#include "views/specter/agent/ends_card.h"
#include "views/specter/agent/know_card.h"
#include "views/specter/agent/path_bar.h"
#include "views/specter/parts/hunters_card.h"

#include <QVBoxLayout>

namespace dossier
{

AgentColumn::AgentColumn(QWidget *parent)
    : QWidget(parent)
    , m_offers(new AgentOffers(this))
    , m_path(new PathBar(this))
    , m_cards(new CardChooser(this))
    , m_stops(new EndsCard(this))
    , m_know(new KnowCard(this))
    , m_hunters(new HuntersCard(this))
{
    QVBoxLayout *column = newColumn(this, 12);
    column->setContentsMargins(12, 4, 12, 8);
    for (QWidget *card : std::initializer_list<QWidget *>{m_offers, m_path, m_cards, m_stops, m_know, m_hunters})
        column->addWidget(card);
    column->addStretch();
}

void AgentColumn::renderTable(const specter::PublicTable &table, bool open)
{
    m_hunters->render(table);
    for (QWidget *acting : std::initializer_list<QWidget *>{m_offers, m_path, m_cards, m_stops})
        acting->setEnabled(open);
}

void AgentColumn::render(const DrawnMove &move)
{
    const specter::View &view = *move.view();
    m_path->render(view, move.draft(), move.verdict(), move.ends());
    m_stops->render(view, move.draft(), move.ends());
    m_know->render(move.known(), view.open.clock.phase == specter::Phase::Over);
    m_offers->render(move.view());
    m_cards->render(view, move.draft());
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

void AgentColumn::setTheme(const Theme &theme)
{
    m_know->setTheme(theme);
}

void AgentColumn::setPlayers(const WhoPlays &players)
{
    m_hunters->setPlayers(players);
}

} // namespace dossier
