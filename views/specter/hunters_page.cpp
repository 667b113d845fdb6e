#include "hunters_page.h"

#include "agent_card.h"
#include "answer_panel.h"
#include "ask_row.h"
#include "attack_panel.h"
#include "board_view.h"
#include "clash_bar.h"
#include "desk_layout.h"
#include "facts_panel.h"
#include "hunter_card.h"
#include "hunters_header.h"
#include "inference_panel.h"
#include "journal_strip.h"
#include "labels.h"
#include "movement_panel.h"
#include "past_bar.h"
#include "reason_bar.h"
#include "report_panel.h"
#include "said_card.h"
#include "sheet_panel.h"
#include "side_column.h"
#include "specter_lines.h"
#include "specter_refusal_wording.h"
#include "table_card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMetaMethod>
#include <QShortcut>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

constexpr int peopleCharacters = 40;
constexpr int knownCharacters = 38;
/// A page narrower than this has what is known under the hunters.
constexpr int wideCharacters = 125;
/// A page lower than this has a shorter journal.
constexpr int highLines = 44;

} // namespace

HuntersPage::HuntersPage(QWidget *parent)
    : QWidget(parent)
    , m_theme(themeFor(ThemeChoice::Dark))
    , m_header(new HuntersHeader(this))
    , m_people(new QWidget(this))
    , m_peopleColumn(newColumn(m_people, 12))
    , m_actions(new QWidget(m_people))
    , m_waiting(newParagraph(Role::Dim, m_actions))
    , m_agentCard(new AgentCard(m_people))
    , m_tableCard(new TableCard(m_people))
    , m_left(new SideColumn(m_people, peopleCharacters, this))
    , m_board(new BoardView(this))
    , m_reason(new ReasonBar(wording::specterReasonWords(), this))
    , m_pastBar(new PastBar(this))
    , m_attack(new AttackPanel(m_actions))
    , m_movement(new MovementPanel(m_actions))
    , m_answers(new AnswerPanel(m_actions))
    , m_report(new ReportPanel(m_actions))
    , m_sheet(new SheetPanel(m_actions))
    , m_offers(new AskRow(m_actions))
    , m_known(new QWidget(this))
    , m_knownColumn(newColumn(m_known, 12))
    , m_knownCards(new QWidget(m_known))
    , m_clash(new ClashBar(m_knownCards))
    , m_said(new SaidCard(m_knownCards))
    , m_inference(new InferencePanel(m_knownCards))
    , m_facts(new FactsPanel(m_knownCards))
    , m_right(new SideColumn(m_known, knownCharacters, this))
    , m_journal(new JournalStrip(specterJournalLists(), this))
{
    layOut();
    listen();
    listenToPanels();
    listenToBoard();
    listenToJournal();
    addKeys();
    m_board->fillWidth();
    setFocusProxy(m_board);
}

void HuntersPage::layOut()
{
    QVBoxLayout *actions = newColumn(m_actions, 0);
    for (QWidget *part :
        std::initializer_list<QWidget *>{m_waiting, m_attack, m_movement, m_answers, m_report, m_sheet, m_offers})
        actions->addWidget(part);
    m_peopleColumn->addWidget(m_actions);
    m_peopleColumn->addWidget(m_agentCard);
    m_peopleColumn->addWidget(m_tableCard);
    m_peopleColumn->addStretch();
    QVBoxLayout *cards = newColumn(m_knownCards, 0);
    for (QWidget *card : std::initializer_list<QWidget *>{m_clash, m_said, m_inference, m_facts})
        cards->addWidget(card);
    m_knownColumn->addWidget(m_knownCards);
    m_knownColumn->addStretch();
    QVBoxLayout *middle = newBoardColumn();
    middle->addWidget(m_board, 1);
    middle->addWidget(m_reason);
    middle->addWidget(m_pastBar);
    layOutDesk(this, {m_header, m_left, middle, m_right, m_journal});
    for (QWidget *part : std::initializer_list<QWidget *>{m_pastBar, m_movement, m_answers, m_report})
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
    connect(m_reason, &ReasonBar::ruleAsked, this, &HuntersPage::ruleAsked);
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

void HuntersPage::listenToPanels()
{
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

/// Further keys beside those of the menus.
void HuntersPage::addKeys()
{
    const auto add = [this](const char *key, auto &&act)
    { new QShortcut(QKeySequence(QLatin1String(key)), this, act, Qt::WidgetWithChildrenShortcut); };
    add("Alt+Left", [this] { m_journal->step(-1); });
    add("Alt+Right", [this] { m_journal->step(1); });
}

void HuntersPage::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_board->setTheme(theme);
    m_inference->setTheme(theme);
    m_journal->setTheme(theme);
}

/// Where nobody rolls for people, no button says so.
void HuntersPage::connectNotify(const QMetaMethod &signal)
{
    if (signal == QMetaMethod::fromSignal(&HuntersPage::rollAsked))
        m_attack->setCanRoll(true);
}

void HuntersPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_view)
        m_past ? renderPast(SeenSpecter(m_view)) : render(SeenSpecter(m_view));
    QWidget::changeEvent(event);
}

void HuntersPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// In a narrow window what is known stands under the hunters.
void HuntersPage::arrange()
{
    m_journal->setLines(height() < fontMetrics().lineSpacing() * highLines ? 2 : 3);
    const bool narrow = width() < fontMetrics().averageCharWidth() * wideCharacters;
    if (narrow == m_narrow)
        return;
    m_narrow = narrow;
    if (narrow)
        m_peopleColumn->insertWidget(m_peopleColumn->count() - 1, m_knownCards);
    else
        m_knownColumn->insertWidget(0, m_knownCards);
    m_right->setVisible(!narrow);
    m_left->fitWidth();
}

void HuntersPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        stepBack();
    else
        QWidget::keyPressEvent(event);
}

} // namespace dossier
