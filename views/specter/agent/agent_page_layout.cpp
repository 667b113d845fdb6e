// How the agent's screen is laid out.
#include "views/board/board_view.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flowing_area.h"
#include "views/kit/labels.h"
#include "views/kit/side_column.h"
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
#include "views/specter/words/refusal_wording.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int cardsCharacters = 40;
/// A page narrower than this has a shorter sheet above the cards.
constexpr int wideCharacters = 130;
/// A page lower than this gives the panels under the board less room.
constexpr int highLines = 44;

} // namespace

AgentPage::AgentPage(QWidget *parent)
    : QWidget(parent)
    , m_theme(themeFor(ThemeChoice::Dark))
    , m_row(new QHBoxLayout)
    , m_header(new AgentHeader(this))
    , m_sheet(new MovementSheet(this))
    , m_board(new BoardView(this))
    , m_below(new FlowingArea(this))
    , m_reason(new ReasonBar(wording::specterReasonWords(), m_below))
    , m_offers(new AgentOffers(m_below))
    , m_path(new PathBar(m_below))
    , m_cards(new CardChooser(m_below))
    , m_cardsColumn(new QWidget(this))
    , m_column(newColumn(m_cardsColumn, 12))
    , m_say(new SayCard(m_cardsColumn))
    , m_stops(new EndsCard(m_cardsColumn))
    , m_know(new KnowCard(m_cardsColumn))
    , m_hunters(new HuntersCard(m_cardsColumn))
    , m_right(new SideColumn(m_cardsColumn, cardsCharacters, this))
    , m_foot(newFrame("foot", this))
    , m_footColumn(newColumn(m_foot, 0))
    , m_hint(newParagraph(Role::Small, m_foot))
    , m_undo(newButton("secondary", {}, m_foot))
    , m_redo(newButton("secondary", {}, m_foot))
    , m_handOver(newButton("secondary", {}, m_foot))
{
    layOut();
    layOutFoot();
    listen();
    listenToBoard();
    addKeys();
    setFocusProxy(m_board);
    m_board->fillWidth();
    retranslate();
}

void AgentPage::layOut()
{
    for (QWidget *card : std::initializer_list<QWidget *>{m_say, m_stops, m_know, m_hunters})
        m_column->addWidget(card);
    m_column->addStretch();
    auto *panels = new QWidget(m_below);
    QVBoxLayout *under = newColumn(panels, 0);
    for (QWidget *panel : std::initializer_list<QWidget *>{m_reason, m_offers, m_path, m_cards})
        under->addWidget(panel);
    m_below->setPage(panels);
    QVBoxLayout *middle = newBoardColumn();
    middle->addWidget(m_board, 1);
    middle->addWidget(m_below);
    m_row->setSpacing(0);
    m_row->addWidget(m_sheet);
    m_row->addLayout(middle, 1);
    m_row->addWidget(m_right);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addLayout(m_row, 1);
    column->addWidget(m_foot);
}

void AgentPage::layOutFoot()
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(14, 8, 14, 8);
    row->setSpacing(8);
    row->addWidget(m_hint, 1);
    for (QPushButton *button : {m_undo, m_redo, m_handOver})
        row->addWidget(button);
    m_footColumn->addLayout(row);
    m_footColumn->setSpacing(0);
}

void AgentPage::setJournal(QWidget *journal)
{
    m_footColumn->addWidget(journal);
    // The journal has undo and redo of its own, and whoever has one tells who sits here.
    for (QWidget *button : {m_undo, m_redo, m_handOver})
        button->hide();
}

/// In a narrow window the cards and the sheet go under the board's panels.
void AgentPage::arrange()
{
    const bool narrow = width() < fontMetrics().averageCharWidth() * wideCharacters;
    if (narrow == m_narrow)
        return;
    m_narrow = narrow;
    QLayout *under = m_below->widget()->layout();
    for (QWidget *card : std::initializer_list<QWidget *>{m_say, m_stops, m_know, m_hunters})
        if (narrow)
            under->addWidget(card);
        else
            m_column->insertWidget(m_column->count() - 1, card);
    if (narrow)
        under->addWidget(m_sheet);
    else
        m_row->insertWidget(0, m_sheet);
    m_sheet->setBeside(!narrow);
    m_right->setVisible(!narrow);
    showHint();
}

/// How a path is drawn, while one can be. In a narrow window the tips and the page of keys say the same.
void AgentPage::showHint()
{
    m_hint->setVisible(!m_narrow && !m_past && m_view && isOnMove(*m_view));
}

void AgentPage::fitPanels()
{
    const bool low = height() < fontMetrics().lineSpacing() * highLines;
    m_below->setFixedHeight(std::min(m_below->neededHeight(), height() * (low ? 6 : 8) / 20));
}

void AgentPage::centreBoard()
{
    const std::optional<specter::Coordinate> at = m_view ? placeOf(*m_view) : std::nullopt;
    if (!at)
        return;
    m_board->moveCursorTo(*at);
    m_board->centreOn(*at);
}

void AgentPage::retranslate()
{
    m_hint->setText(tr("Click spaces or drag to draw the path; on the board the arrows move the cursor, Enter goes "
                       "there and on the end of the path writes it, Backspace takes a step back."));
    label(m_undo, tr("Undo"), tr("Goes back; what the table has heard needs a reason (Ctrl+Z)"));
    label(m_redo, tr("Redo"), tr("Does again what was undone (Ctrl+Y)"));
    label(m_handOver, tr("Hand over"), tr("Covers this screen for the next player (F10)"));
}

} // namespace dossier
