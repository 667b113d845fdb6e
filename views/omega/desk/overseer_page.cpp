#include "views/omega/desk/overseer_page.h"

#include "model/omega/seen/numbers.h"
#include "views/board/board_drawer.h"
#include "views/board/board_view.h"
#include "views/kit/desk_layout.h"
#include "views/kit/side_column.h"
#include "views/omega/correct/correct_form.h"
#include "views/omega/correct/table_form.h"
#include "views/omega/desk/adrenaline_card.h"
#include "views/omega/desk/board_hands.h"
#include "views/omega/desk/commando_card.h"
#include "views/omega/desk/dashboard_column.h"
#include "views/omega/desk/dice_panel.h"
#include "views/omega/desk/end_panel.h"
#include "views/omega/desk/events_panel.h"
#include "views/omega/desk/legend_panel.h"
#include "views/omega/desk/stage_panel.h"
#include "views/omega/desk/stance_grid.h"
#include "views/omega/desk/turn_timer.h"
#include "views/omega/parts/round_header.h"
#include "views/omega/words/lines.h"
#include "views/omega/words/refusal_wording.h"
#include "views/session/reason_bar.h"

#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

constexpr int peopleCharacters = 29;
constexpr int dashboardCharacters = 26;

} // namespace

OverseerPage::OverseerPage(QWidget *parent)
    : GridPage(omegaJournalLists(), wording::omegaReasonWords(), parent)
    , m_hands(new BoardHands(m_board, this))
    , m_header(new RoundHeader(this))
    , m_people(new QWidget(this))
    , m_peopleColumn(newColumn(m_people, 6))
    , m_adrenaline(new AdrenalineCard(m_people))
    , m_timer(new TurnTimer(m_people))
    , m_stage(new StagePanel(this))
    , m_stances(new StanceGrid(m_drawer))
    , m_dice(new DicePanel(m_drawer))
    , m_end(new EndPanel(m_drawer))
    , m_events(new EventsPanel(m_drawer))
    , m_legend(new LegendPanel(m_drawer))
    , m_form(new TableForm(m_drawer))
    , m_correct(new CorrectForm(m_drawer))
    , m_overseers(new QWidget(this))
    , m_overseersColumn(newColumn(m_overseers, 0))
    , m_dashboard(new DashboardColumn(m_overseers))
{
    fill();
    listen();
    listenToForms();
    listenToBoard();
    listenToTimer();
}

void OverseerPage::fill()
{
    m_peopleColumn->addWidget(m_adrenaline);
    m_peopleColumn->addWidget(m_timer);
    m_peopleColumn->addStretch();
    m_overseersColumn->addWidget(m_dashboard);
    for (QWidget *panel : std::initializer_list<QWidget *>{m_stage->wholePanel(), m_stage->orderPanel(), m_stances,
             m_dice, m_end, m_events, m_legend, m_form, m_correct})
        m_drawer->add(panel);
    layOut(m_header, new SideColumn(m_people, peopleCharacters, this), m_stage,
        new SideColumn(m_overseers, dashboardCharacters, this));
    m_left->keepWidth();
    m_right->keepWidth();
}

void OverseerPage::listen()
{
    connect(m_header, &RoundHeader::commandGiven, this, &OverseerPage::give);
    connect(m_header, &RoundHeader::backAsked, this, &OverseerPage::leaveAsked);
    connect(m_header, &RoundHeader::choiceAsked, this,
        [this] { m_dice->isVisible() ? m_dice->takeFocus() : m_board->setFocus(Qt::OtherFocusReason); });
    connect(m_adrenaline, &AdrenalineCard::commandGiven, this, &OverseerPage::give);
    connect(m_dashboard, &DashboardColumn::commandGiven, this, &OverseerPage::give);
    connect(m_dashboard, &DashboardColumn::picked, this,
        [this](omega::FigureId figure)
        {
            const omega::Standing *standing = m_view ? omega::standingOf(m_view->open, figure) : nullptr;
            if (standing == nullptr || m_past)
                return;
            m_board->ensureVisible(standing->at);
            pick(pickedOn(*m_view, m_picked, standing->at));
        });
    connect(m_stances, &StanceGrid::commandGiven, this,
        [this](const Ask &ask)
        {
            give(ask);
            if (m_stances->isVisible())
                m_stances->takeFocus();
        });
    connect(m_stage, &StagePanel::commandGiven, this, &OverseerPage::give);
    connect(m_stage, &StagePanel::bothGiven, this, &OverseerPage::giveBoth);
    connect(m_stage, &StagePanel::ruleAsked, this, &OverseerPage::ruleAsked);
    connect(m_stage, &StagePanel::pickedOtherwise, this, &OverseerPage::pick);
    connect(m_dice, &DicePanel::commandGiven, this, &OverseerPage::give);
    connect(m_dice, &DicePanel::rollAsked, this, &OverseerPage::rollAsked);
    connect(m_dice, &DicePanel::ruleAsked, this, &OverseerPage::ruleAsked);
}

void OverseerPage::listenToBoard()
{
    connect(m_hands, &BoardHands::touched, m_reason, &ReasonBar::dismiss);
    connect(m_hands, &BoardHands::picked, this, &OverseerPage::pick);
    connect(m_hands, &BoardHands::firstAsked, m_stage, &StagePanel::takeFirst);
    connect(m_hands, &BoardHands::commandGiven, this, &OverseerPage::give);
    connect(m_hands, &BoardHands::bothGiven, this, &OverseerPage::giveBoth);
    connect(m_hands, &BoardHands::correctionAsked, this,
        [this](CorrectionKind kind)
        {
            showForm(m_correct);
            m_correct->choose(kind);
        });
    connect(m_board, &BoardView::cancelled, this, [this] { stepBack(); });
}

void OverseerPage::give(const Ask &ask)
{
    m_reason->dismiss();
    if (std::exchange(m_explains, false) && !m_legend->isHidden())
        closeForm();
    // A button that was pressed is another one, or gone, afterwards: the board is where one goes on.
    const QWidget *focus = focusWidget();
    if (focus != nullptr && (m_drawer->isAncestorOf(focus) || m_stage->isAncestorOf(focus)) && !m_correct->isVisible()
        && !m_form->isVisible())
        m_board->setFocus(Qt::OtherFocusReason);
    if (!m_past)
        emit commandGiven(ask, {});
}

void OverseerPage::giveBoth(const Ask &ask, const Ask &then)
{
    const SeenView before = m_view;
    give(ask);
    if (m_view != before && !omega::refusal(*m_view, then.command()))
        emit followingGiven(then);
}

void OverseerPage::pick(const Picked &picked)
{
    m_picked = picked;
    m_ran.clear();
    refresh();
}

void OverseerPage::letGo()
{
    pick(Picked{.actor = m_view && m_view->open.turn ? std::optional(m_view->open.turn->who) : std::nullopt});
}

void OverseerPage::render(const SeenView &view)
{
    showNow();
    m_timer->render(*view);
    show(view);
}

void OverseerPage::show(const SeenView &view)
{
    m_view = view;
    m_picked = mended(*view, m_picked);
    m_picked.target.reset();
    m_picked.path.clear();
    m_picked.space.reset();
    m_picked.facing.reset();
    m_session = sessionBoardOf(*view);
    m_ran.clear();
    m_reason->dismiss();
    m_header->render(view);
    m_adrenaline->render(view);
    refreshCards();
    refresh();
}

void OverseerPage::setTheme(const Theme &theme)
{
    TablePage::setTheme(theme);
    m_header->setTheme(theme);
    m_adrenaline->setTheme(theme);
    m_dashboard->setTheme(theme);
    m_legend->setTheme(theme);
    for (const auto &[role, card] : m_cards)
        card->setTheme(theme);
}

void OverseerPage::explain(const omega::Violation &why, const Ask &ask)
{
    if (!m_view)
        return;
    Objection objection = wording::objectionOf(m_view, why);
    objection.overrule = [this, ask](const QString &reason) { emit commandGiven(ask, reason); };
    m_reason->explain(std::move(objection));
}

void OverseerPage::showAgain()
{
    if (m_view)
        m_past ? renderPast(SeenView(m_view)) : render(SeenView(m_view));
}

/// In a narrow window the dashboard stands under the commandos.
void OverseerPage::setNarrow(bool narrow)
{
    if (narrow)
        m_peopleColumn->insertWidget(m_peopleColumn->count() - 1, m_dashboard);
    else
        m_overseersColumn->addWidget(m_dashboard);
}

} // namespace dossier
