#include "overseer_page.h"

#include "adrenaline_card.h"
#include "board_view.h"
#include "commando_card.h"
#include "correct_form.h"
#include "dashboard_column.h"
#include "desk_layout.h"
#include "dice_panel.h"
#include "flowing_area.h"
#include "journal_strip.h"
#include "omega_lines.h"
#include "omega_numbers.h"
#include "past_bar.h"
#include "reason_bar.h"
#include "refusal_wording.h"
#include "round_header.h"
#include "shading_row.h"
#include "side_column.h"
#include "stage_panel.h"
#include "table_form.h"
#include "turn_timer.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int peopleCharacters = 34;
constexpr int dashboardCharacters = 36;
/// A page narrower than this has the dashboard under the commandos.
constexpr int wideCharacters = 125;
/// A page lower than this has a shorter journal.
constexpr int highLines = 44;
/// Lines of text that the panel under the board has room for from the start.
constexpr int reservedLines = 7;

} // namespace

OverseerPage::OverseerPage(QWidget *parent)
    : QWidget(parent)
    , m_theme(themeFor(ThemeChoice::Dark))
    , m_header(new RoundHeader(this))
    , m_people(new QWidget(this))
    , m_peopleColumn(newColumn(m_people, 12))
    , m_adrenaline(new AdrenalineCard(m_people))
    , m_timer(new TurnTimer(m_people))
    , m_left(new SideColumn(m_people, peopleCharacters, this))
    , m_board(new BoardView(this))
    , m_refusal(new ReasonBar(wording::omegaReasonWords(), this))
    , m_pastBar(new PastBar(this))
    , m_below(new FlowingArea(this))
    , m_stage(new StagePanel(m_below))
    , m_dice(new DicePanel(m_below))
    , m_form(new TableForm(m_below))
    , m_correct(new CorrectForm(m_below))
    , m_overseers(new QWidget(this))
    , m_overseersColumn(newColumn(m_overseers, 0))
    , m_dashboard(new DashboardColumn(m_overseers))
    , m_right(new SideColumn(m_overseers, dashboardCharacters, this))
    , m_journal(new JournalStrip(omegaJournalLists(), this))
{
    layOut();
    listen();
    listenToForms();
    listenToBoard();
    listenToJournal();
    listenToTimer();
    addKeys();
    setFocusProxy(m_board);
}

void OverseerPage::layOut()
{
    m_peopleColumn->addWidget(m_adrenaline);
    m_peopleColumn->addWidget(m_timer);
    m_peopleColumn->addStretch();
    m_overseersColumn->addWidget(m_dashboard);
    auto *panels = new QWidget(m_below);
    QVBoxLayout *under = newColumn(panels, 0);
    under->addWidget(m_refusal);
    under->addWidget(m_pastBar);
    under->addWidget(m_stage);
    under->addWidget(m_dice);
    under->addWidget(m_form);
    under->addWidget(m_correct);
    m_below->setPage(panels);
    m_middle = newBoardColumn();
    m_middle->addWidget(m_board, 1);
    m_middle->addWidget(m_below);
    layOutDesk(this, {m_header, m_left, m_middle, m_right, m_journal});
    m_dice->hide();
    m_form->hide();
    m_correct->hide();
    m_pastBar->hide();
}

void OverseerPage::listen()
{
    connect(m_header, &RoundHeader::commandGiven, this, &OverseerPage::give);
    connect(m_header, &RoundHeader::backAsked, this, &OverseerPage::leaveAsked);
    connect(m_header, &RoundHeader::choiceAsked, this,
        [this] { m_dice->isVisible() ? m_dice->takeFocus() : m_board->setFocus(Qt::OtherFocusReason); });
    connect(m_adrenaline, &AdrenalineCard::commandGiven, this, &OverseerPage::give);
    connect(m_dashboard, &DashboardColumn::commandGiven, this, &OverseerPage::give);
    connect(m_stage, &StagePanel::commandGiven, this, &OverseerPage::give);
    connect(m_stage, &StagePanel::ruleAsked, this, &OverseerPage::ruleAsked);
    connect(m_stage, &StagePanel::pickedOtherwise, this, &OverseerPage::pick);
    connect(m_dice, &DicePanel::commandGiven, this, &OverseerPage::give);
    connect(m_dice, &DicePanel::rollAsked, this, &OverseerPage::rollAsked);
    connect(m_dice, &DicePanel::ruleAsked, this, &OverseerPage::ruleAsked);
    connect(m_refusal, &ReasonBar::ruleAsked, this, &OverseerPage::ruleAsked);
    connect(m_below, &FlowingArea::neededHeightChanged, this, &OverseerPage::fitPanels);
}

/// Further keys beside those of the menus.
void OverseerPage::addKeys()
{
    const auto add = [this](const char *key, auto &&act)
    { new QShortcut(QKeySequence(QLatin1String(key)), this, act, Qt::WidgetWithChildrenShortcut); };
    add("Alt+Left", [this] { m_journal->step(-1); });
    add("Alt+Right", [this] { m_journal->step(1); });
}

void OverseerPage::listenToBoard()
{
    connect(m_board, &BoardView::pressed, this, [this](const BoardSpot &spot) { press(spot); });
    connect(m_board, &BoardView::activated, this,
        [this](const BoardSpot &spot)
        {
            // Enter on what is picked already does what is offered first.
            const bool again = m_picked.space == spot.space;
            if (!again || !m_stage->takeFirst())
                press({spot.space, std::nullopt});
        });
    connect(m_board, &BoardView::edgeAsked, this, &OverseerPage::pressEdge);
    connect(m_board, &BoardView::cancelled, this, &OverseerPage::stepBack);
}

void OverseerPage::give(const Ask &ask)
{
    m_refusal->dismiss();
    // A button that was pressed is another one, or gone, afterwards: the board is where one goes on.
    const QWidget *focus = focusWidget();
    if (focus != nullptr && m_below->isAncestorOf(focus) && !m_correct->isVisible() && !m_form->isVisible())
        m_board->setFocus(Qt::OtherFocusReason);
    if (!m_past)
        emit commandGiven(ask, {});
}

void OverseerPage::press(const BoardSpot &spot)
{
    if (!m_view)
        return;
    m_refusal->dismiss();
    if (spot.edge && m_view->open.ground.doors.contains(*spot.edge))
        pick(pickedAt(*m_view, m_picked, *spot.edge));
    else if (m_view->open.ground.map.isFloor(spot.space))
        pick(pickedOn(*m_view, m_picked, spot.space));
}

void OverseerPage::pressEdge(const Edge &edge)
{
    if (m_view && m_view->open.ground.doors.contains(edge))
        pick(pickedAt(*m_view, m_picked, edge));
}

void OverseerPage::pick(const Picked &picked)
{
    m_picked = picked;
    refresh();
}

/// Escape lets go of what was picked last; it does not leave the table.
void OverseerPage::stepBack()
{
    const std::optional<omega::Combatant> acting
        = m_view && m_view->open.turn ? std::optional(m_view->open.turn->who) : std::nullopt;
    if (m_refusal->isVisible())
        m_refusal->dismiss();
    else if (m_past)
        emit nowAsked();
    else
        pick(Picked{.actor = acting});
}

void OverseerPage::render(const SeenView &view)
{
    m_past.reset();
    m_goesOn.reset();
    m_journal->showNow();
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
    m_refusal->dismiss();
    m_header->render(view);
    m_adrenaline->render(view);
    refreshCards();
    refresh();
}

void OverseerPage::renderJournal(const ToldJournal &journal)
{
    m_steps = journal.steps;
    m_journal->renderJournal(journal);
    emit possibleChanged();
}

void OverseerPage::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_header->setTheme(theme);
    m_adrenaline->setTheme(theme);
    m_board->setTheme(theme);
    m_journal->setTheme(theme);
    for (const auto &[role, card] : m_cards)
        card->setTheme(theme);
}

void OverseerPage::explain(const omega::Violation &why, const Ask &ask)
{
    if (!m_view)
        return;
    Objection objection = wording::objectionOf(m_view, why);
    objection.overrule = [this, ask](const QString &reason) { emit commandGiven(ask, reason); };
    m_refusal->explain(std::move(objection));
}

void OverseerPage::explainImpossible()
{
    m_refusal->explainImpossible();
}

void OverseerPage::askWhyUndo()
{
    m_refusal->askWhyUndo();
}

void OverseerPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_view)
        m_past ? renderPast(SeenView(m_view)) : render(SeenView(m_view));
    QWidget::changeEvent(event);
}

void OverseerPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
    fitPanels();
}

/// In a narrow window the dashboard stands under the commandos.
void OverseerPage::arrange()
{
    m_journal->setLines(height() < fontMetrics().lineSpacing() * highLines ? 2 : 4);
    const bool narrow = width() < fontMetrics().averageCharWidth() * wideCharacters;
    if (narrow == m_narrow)
        return;
    m_narrow = narrow;
    if (narrow)
        m_peopleColumn->insertWidget(m_peopleColumn->count() - 1, m_dashboard);
    else
        m_overseersColumn->addWidget(m_dashboard);
    m_right->setVisible(!narrow);
    m_left->fitWidth();
}

/// The board does not move under a hand for the usual panels; long ones take up to three tenths of the page, in a
/// low window a quarter. The rest is scrolled to.
void OverseerPage::fitPanels()
{
    const bool low = height() < fontMetrics().lineSpacing() * highLines;
    // The switches have keys and entries of the menus, too.
    if (m_shadings != nullptr)
        m_shadings->setVisible(!low);
    const int lines = low ? 0 : fontMetrics().lineSpacing() * reservedLines;
    m_below->setFixedHeight(std::min(std::max(m_below->neededHeight(), lines), height() * (low ? 5 : 6) / 20));
}

void OverseerPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        stepBack();
    else
        QWidget::keyPressEvent(event);
}

} // namespace dossier
