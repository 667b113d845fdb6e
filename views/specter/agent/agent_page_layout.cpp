// How the agent's screen is laid out.
#include "views/board/board_view.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flowing_area.h"
#include "views/session/reason_bar.h"
#include "views/specter/agent/agent_header.h"
#include "views/specter/agent/agent_offers.h"
#include "views/specter/agent/agent_page.h"
#include "views/specter/agent/card_chooser.h"
#include "views/specter/agent/ends_card.h"
#include "views/specter/agent/know_card.h"
#include "views/specter/agent/movement_sheet.h"
#include "views/specter/agent/path_bar.h"
#include "views/specter/agent/say_card.h"
#include "views/specter/parts/hunters_card.h"
#include "views/specter/words/lines.h"
#include "views/specter/words/refusal_wording.h"

#include <QVBoxLayout>

namespace dossier
{

AgentPage::AgentPage(QWidget *parent)
    : GridPage(specterJournalLists(), wording::specterReasonWords(), parent)
    , m_header(new AgentHeader(this))
    , m_sheet(new MovementSheet(this))
    , m_say(new SayCard(this))
    , m_cardsColumn(new QWidget(this))
    , m_offers(new AgentOffers(m_cardsColumn))
    , m_path(new PathBar(m_cardsColumn))
    , m_cards(new CardChooser(m_cardsColumn))
    , m_stops(new EndsCard(m_cardsColumn))
    , m_know(new KnowCard(m_cardsColumn))
    , m_hunters(new HuntersCard(m_cardsColumn))
{
    fill();
    listen();
    listenToBoard();
    addTypingKeys();
}

void AgentPage::fill()
{
    auto *pinned = new QWidget(this);
    QVBoxLayout *top = newColumn(pinned, 12, 0);
    top->setContentsMargins(12, 10, 12, 4);
    top->addWidget(m_say);
    QVBoxLayout *column = newColumn(m_cardsColumn, 12);
    column->setContentsMargins(12, 4, 12, 8);
    for (QWidget *card : std::initializer_list<QWidget *>{m_offers, m_path, m_cards, m_stops, m_know, m_hunters})
        column->addWidget(card);
    column->addStretch();
    auto *right = new FlowingArea(this);
    right->setPage(m_cardsColumn);
    layOutTall(m_header, m_sheet, pinned, right);
}

/// In a narrow window the sheet goes under the cards.
void AgentPage::setNarrow(bool narrow)
{
    auto *column = qobject_cast<QVBoxLayout *>(m_cardsColumn->layout());
    if (narrow)
        column->insertWidget(column->count() - 1, m_sheet);
    else
    {
        column->removeWidget(m_sheet);
        m_sheet->setParent(m_board->parentWidget());
    }
    m_sheet->setBeside(!narrow);
    m_sheet->show();
}

} // namespace dossier
