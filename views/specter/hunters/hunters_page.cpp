#include "views/specter/hunters/hunters_page.h"

#include "views/board/board_view.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flowing_area.h"
#include "views/kit/labels.h"
#include "views/kit/side_column.h"
#include "views/session/moment_panel.h"
#include "views/session/reason_bar.h"
#include "views/specter/hunters/answer_panel.h"
#include "views/specter/hunters/attack_panel.h"
#include "views/specter/hunters/clash_bar.h"
#include "views/specter/hunters/hunter_card.h"
#include "views/specter/hunters/inference_panel.h"
#include "views/specter/hunters/report_panel.h"
#include "views/specter/hunters/table_card.h"
#include "views/specter/paper/facts_panel.h"
#include "views/specter/paper/sheet_panel.h"
#include "views/specter/parts/agent_card.h"
#include "views/specter/parts/ask_row.h"
#include "views/specter/parts/hunters_header.h"
#include "views/specter/parts/movement_panel.h"
#include "views/specter/parts/said_card.h"
#include "views/specter/words/lines.h"
#include "views/specter/words/refusal_wording.h"

#include <QLabel>
#include <QLineEdit>
#include <QMetaMethod>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

constexpr int peopleCharacters = 40;

} // namespace

HuntersPage::HuntersPage(QWidget *parent)
    : GridPage(specterJournalLists(), wording::specterReasonWords(), parent)
    , m_header(new HuntersHeader(this))
    , m_people(new QWidget(this))
    , m_peopleColumn(newColumn(m_people, 12))
    , m_peopleCards(new QWidget(m_people))
    , m_actions(new QWidget(m_peopleCards))
    , m_waiting(newParagraph(Role::Dim, m_actions))
    , m_entry(new QLineEdit(m_actions))
    , m_agentCard(new AgentCard(m_peopleCards))
    , m_tableCard(new TableCard(m_peopleCards))
    , m_attack(new AttackPanel(m_actions))
    , m_movement(new MovementPanel(m_actions))
    , m_answers(new AnswerPanel(m_actions))
    , m_report(new ReportPanel(m_actions))
    , m_sheet(new SheetPanel(m_actions))
    , m_offers(new AskRow(m_actions))
    , m_known(new QWidget(this))
    , m_knownColumn(newColumn(m_known, 12))
    , m_knownCards(new QWidget(m_known))
    , m_clash(new ClashBar(this))
    , m_said(new SaidCard(this))
    , m_inference(new InferencePanel(m_knownCards))
    , m_facts(new FactsPanel(m_knownCards))
{
    fill();
    listen();
    listenToPanels();
    listenToBoard();
}

void HuntersPage::fill()
{
    QVBoxLayout *actions = newColumn(m_actions, 0);
    for (QWidget *part : std::initializer_list<QWidget *>{
             m_waiting, m_entry, m_attack, m_movement, m_answers, m_report, m_sheet, m_offers})
        actions->addWidget(part);
    QVBoxLayout *people = newColumn(m_peopleCards, 0);
    for (QWidget *card : std::initializer_list<QWidget *>{m_actions, m_agentCard, m_tableCard})
        people->addWidget(card);
    m_peopleColumn->addWidget(m_peopleCards);
    m_peopleColumn->addStretch();
    auto *pinned = new QWidget(this);
    QVBoxLayout *top = newColumn(pinned, 12);
    top->setContentsMargins(12, 10, 12, 4);
    top->addWidget(m_clash);
    top->addWidget(m_said);
    QVBoxLayout *cards = newColumn(m_knownCards, 0);
    for (QWidget *card : std::initializer_list<QWidget *>{m_inference, m_facts})
        cards->addWidget(card);
    m_knownColumn->setContentsMargins(12, 4, 12, 8);
    m_knownColumn->addWidget(m_knownCards);
    m_knownColumn->addStretch();
    auto *left = new SideColumn(m_people, peopleCharacters, this);
    left->keepWidth();
    auto *right = new FlowingArea(this);
    right->setPage(m_known);
    layOutTall(m_header, left, pinned, right);
    for (QWidget *part : std::initializer_list<QWidget *>{m_movement, m_answers, m_report})
        part->hide();
}

void HuntersPage::listen()
{
    connect(m_header, &HuntersHeader::commandGiven, this, &HuntersPage::give);
    connect(m_header, &HuntersHeader::backAsked, this, &HuntersPage::leaveAsked);
    connect(m_header, &HuntersHeader::choiceAsked, this,
        [this]
        {
            if (m_attack->isVisible())
                m_attack->takeFocus();
            else if (m_sheet->isVisible())
                m_sheet->takeFocus();
            else if (m_report->isVisible())
                m_report->takeFocus();
            else
                m_board->setFocus(Qt::OtherFocusReason);
        });
    connect(m_inference, &InferencePanel::heatToggled, this, &HuntersPage::refreshBoard);
    connect(m_inference, &InferencePanel::heatForEverybody, this, &HuntersPage::heatForEverybody);
    connect(m_inference, &InferencePanel::agentChosen, this,
        [this](specter::Agent agent)
        {
            m_agent = agent;
            refresh();
        });
    connect(m_clash, &ClashBar::mendAsked, m_facts, &FactsPanel::pickOut);
}

void HuntersPage::forget()
{
    m_view.reset();
    m_now.reset();
    m_pick = {};
    m_inferences.clear();
    m_moment->clear();
}

void HuntersPage::listenToPanels()
{
    connect(m_entry, &QLineEdit::returnPressed, this, [this] { goTo(m_entry->text()); });
    connect(m_attack, &AttackPanel::commandGiven, this, &HuntersPage::give);
    connect(m_attack, &AttackPanel::rollAsked, this, &HuntersPage::rollAsked);
    connect(m_attack, &AttackPanel::ruleAsked, this, &HuntersPage::ruleAsked);
    connect(m_attack, &AttackPanel::entered, this, &HuntersPage::renderPrimary);
    connect(m_movement, &MovementPanel::pickedOtherwise, this, &HuntersPage::pick);
    connect(m_movement, &MovementPanel::ruleAsked, this, &HuntersPage::ruleAsked);
    connect(m_answers, &AnswerPanel::answered, this, &HuntersPage::answer);
    connect(m_answers, &AnswerPanel::placingChanged, this, &HuntersPage::refreshBoard);
    connect(m_report, &ReportPanel::commandGiven, this, &HuntersPage::give);
    connect(m_report, &ReportPanel::placingChanged, this, &HuntersPage::refreshBoard);
    connect(m_facts, &FactsPanel::commandGiven, this, &HuntersPage::give);
    connect(m_facts, &FactsPanel::placingChanged, this, &HuntersPage::refreshBoard);
    connect(m_sheet, &SheetPanel::commandGiven, this, &HuntersPage::give);
    connect(m_sheet, &SheetPanel::entered, this, &HuntersPage::renderPrimary);
    connect(m_tableCard, &TableCard::commandGiven, this, &HuntersPage::give);
    connect(m_tableCard, &TableCard::placingChanged, this, &HuntersPage::refreshBoard);
    connect(m_offers, &AskRow::commandGiven, this, &HuntersPage::give);
}

void HuntersPage::setTheme(const Theme &theme)
{
    TablePage::setTheme(theme);
    m_inference->setTheme(theme);
}

/// Where nobody rolls for people, no button says so.
void HuntersPage::connectNotify(const QMetaMethod &signal)
{
    if (signal == QMetaMethod::fromSignal(&HuntersPage::rollAsked))
        m_attack->setCanRoll(true);
}

void HuntersPage::showAgain()
{
    if (m_view)
        m_past ? renderPast(SeenSpecter(m_view)) : render(SeenSpecter(m_view));
}

/// In a narrow window the hunters stand over what is known.
void HuntersPage::setNarrow(bool narrow)
{
    if (narrow)
        m_knownColumn->insertWidget(0, m_peopleCards);
    else
        m_peopleColumn->insertWidget(0, m_peopleCards);
}

} // namespace dossier
