#include "views/omega/desk/overseer_page.h"

#include "model/omega/seen/numbers.h"
#include "views/board/board_drawer.h"
#include "views/board/board_view.h"
#include "views/board/spoken_space.h"
#include "views/kit/announce.h"
#include "views/kit/screen.h"
#include "views/kit/side_column.h"
#include "views/omega/correct/table_menu.h"
#include "views/omega/desk/board_hands.h"
#include "views/omega/desk/desk_panels.h"
#include "views/omega/desk/desk_sides.h"
#include "views/omega/desk/game_end.h"
#include "views/omega/words/lines.h"
#include "views/omega/words/refusal_wording.h"
#include "views/session/foot_line.h"

#include <QKeyEvent>
#include <QPushButton>

#include <utility>

namespace dossier
{

namespace
{

/// Returns the spaces of whoever acts, is attacked or is picked.
std::vector<Space> spacesInPlay(const omega::PublicTable &table, const Picked &picked)
{
    std::vector<Space> spaces;
    if (const std::optional<Figure> acting = table.turn ? omega::figureOf(table, table.turn->who) : std::nullopt)
        spaces.push_back(acting->at);
    if (table.pending.attack)
        spaces.insert(spaces.end(), {table.pending.attack->from, table.pending.attack->to});
    if (picked.space)
        spaces.push_back(*picked.space);
    return spaces;
}

constexpr int flashCount = 3;
constexpr int flashMilliseconds = 300;

} // namespace

OverseerPage::OverseerPage(QWidget *parent)
    : OmegaPage(omegaJournalLists(), wording::omegaReasonWords(), &wording::objectionOf, parent)
    , m_hands(new BoardHands(m_board, handActions(), this))
    , m_sides(new DeskSides(sideActions(), this))
    , m_stage(new Screen(this))
    , m_stagePanels(new Screen(m_drawer))
{
    m_stage->setObjectName(QStringLiteral("stage"));
    m_stage->followWidth();
    m_drawer->add(m_stagePanels);
    m_panels = new DeskPanels(m_drawer, this, panelActions());
    layOut(m_sides->left(), m_stage, m_sides->right());
    m_drawer->keepClearOf(
        [this] { return m_board->areaOf(m_view ? spacesInPlay(m_view->open, m_picked) : std::vector<Space>()); });
    OverseerPage::putInTabOrder();
    connect(m_board, &BoardView::cancelled, this, [this] { stepBack(); });
    connect(this, &TablePage::positionRequested, this, [this] { m_panels->dismissSigns(); });
    m_flashes.setInterval(flashMilliseconds);
    connect(&m_flashes, &QTimer::timeout, this,
        [this]
        {
            if (--m_flashesLeft <= 0)
                m_flashes.stop();
            showHeader();
        });
}

TurnTimer &OverseerPage::timer()
{
    return m_sides->timer();
}

StageActions OverseerPage::stageActions()
{
    return {.give = [this](const OmegaCommand &command) { give(command); },
        .giveBoth = [this](const OmegaCommand &command, const OmegaCommand &then) { giveBoth(command, then); },
        .openRule = [this](Rule rule) { emit ruleRequested(rule); },
        .pick = [this](const Picked &picked) { pick(picked); },
        .showWhy =
            [this](bool isOpen)
        {
            m_stageState.isWhyOpen = isOpen;
            renderStage();
        }};
}

SideActions OverseerPage::sideActions()
{
    return {.give = [this](const OmegaCommand &command) { give(command); },
        .show =
            [this](omega::Role role)
        {
            if (const std::optional<Space> at = omega::inPlay(m_view->open, role).at)
                m_board->ensureVisible(*at);
        },
        .pick = [this](omega::FigureId figure) { pickFigure(figure); },
        .openMenu = [this](const omega::Combatant &who, QPoint global) { m_hands->openMenuOf(who, global); },
        .timer = timerListener()};
}

TurnTimerListener OverseerPage::timerListener()
{
    return {.alarm = [this](Alarm alarm) { emit alarmed(alarm); },
        .timeChanged = [this](const TurnTime &time) { emit timeAnnounced(time); },
        .set = [this] { emit timerSet(timer().minutes(), timer().isSounding()); }};
}

TableMenuActions OverseerPage::menuActions()
{
    const auto opening = [this](DeskForm form) { return [this, form] { m_panels->open(form); }; };
    return {.give = [this](const OmegaCommand &command) { give(command); },
        .openForm = opening(DeskForm::SomethingElse),
        .openCorrections = opening(DeskForm::Correction),
        .openEvents = opening(DeskForm::Events),
        .showEnd = [this] { openEnd(); },
        .setRunsAlone = [this](bool alone) { emit stepsAloneChosen(alone); }};
}

DeskPanelActions OverseerPage::panelActions()
{
    return {.give = [this](const OmegaCommand &command) { give(command); },
        .giveBoth = [this](const OmegaCommand &command, const OmegaCommand &then) { giveBoth(command, then); },
        .roll =
            [this](const OmegaCommand &command)
        {
            commandActions().roll(command);
            // The keyboard also applies or rerolls rolled dice.
            m_panels->takeDice();
        },
        .openRule = [this](Rule rule) { emit ruleRequested(rule); },
        .noteForCommando =
            [this](int seat, const QString &note)
        {
            const std::uint32_t before = m_lines;
            emit commandoNoted(seat, note);
            return m_lines != before;
        },
        .close = [this] { closeForm() && m_panels->takeDice(); },
        .opened = [this] { refresh(); },
        .typed = [this] { emit draftChanged(); },
        .draftChanged = [this](const QString &draft) { m_foot->renderDraft(draft); }};
}

BoardHandActions OverseerPage::handActions()
{
    const auto pickOnBoard = [this](const Picked &picked)
    {
        m_panels->dismissSigns();
        pick(picked);
    };
    return {.pick = pickOnBoard,
        .fill = [this](const std::optional<Space> &space) { m_panels->fill(space); },
        // A correction that is filled in is given first; while dice are awaited, Enter goes to them.
        .doFirst =
            [this]
        {
            if (m_panels->takesClicks())
                m_panels->openForm() == DeskForm::Correction && m_panels->continueForm();
            else
                m_panels->takeDice() || giveFirst(m_stageState.stage, stageActions());
        },
        .give = [this](const OmegaCommand &command) { give(command); },
        .giveBoth = [this](const OmegaCommand &command, const OmegaCommand &then) { giveBoth(command, then); },
        .explode = [this](const omega::Explode &explode) { m_panels->explode(explode); },
        .takeBackExplosion = [this] { m_panels->takeBackExplosion(); },
        .correct = [this](CorrectionKind kind, const std::optional<Space> &at) { m_panels->correct(kind, at); },
        .touched = [this] { m_reason->dismiss(); }};
}

void OverseerPage::give(const OmegaCommand &command)
{
    m_reason->dismiss();
    m_panels->dismissSigns();
    if (std::optional<Objection> objection = m_panels->objectionTo(command))
        return m_reason->explain(*std::move(objection));
    // A pressed button may change or disappear afterwards: the focus goes to the board.
    const QWidget *focus = focusWidget();
    const bool opened = focus != nullptr && m_drawer->isAncestorOf(focus);
    const bool pressed = qobject_cast<const QPushButton *>(focus) != nullptr && command.as<omega::Correct>() == nullptr
        && (m_left->isAncestorOf(focus) || m_right->isAncestorOf(focus));
    if (focus != nullptr && (opened || pressed || m_stage->isAncestorOf(focus)) && !m_panels->isTyping())
        m_board->setFocus(Qt::OtherFocusReason);
    if (m_past)
        return;
    m_before.note(m_view, m_picked);
    OmegaPage::give(command);
    // After a refusal the user tries something else, and placing happens on the board.
    const bool places = m_view && !m_view->open.pending.allowances.empty();
    if (!opened && (places || !m_reason->isHidden()) && !m_panels->takeDice())
        m_board->setFocus(Qt::OtherFocusReason);
    // Dice that still wait after an addition get the focus at once, and so does the next commando who chooses a stance.
    if (opened && !m_panels->isTyping() && !m_panels->takeDice())
        m_panels->takeStances();
}

/// Gives the commands until one is refused or changes nothing.
void OverseerPage::giveAll(const std::vector<OmegaCommand> &commands)
{
    for (const OmegaCommand &command : commands)
    {
        const OmegaViewPtr before = m_view;
        if (&command == &commands.front())
            give(command);
        else if (!omega::refusal(*m_view, command.command()))
            giveFollowing(command);
        if (m_view == before)
            return;
    }
}

void OverseerPage::pick(const Picked &picked)
{
    m_picked = picked;
    m_ran.clear();
    refresh();
}

void OverseerPage::pickFigure(omega::FigureId figure)
{
    const omega::Standing *standing = m_view ? omega::standingOf(m_view->open, figure) : nullptr;
    if (standing == nullptr || m_past)
        return;
    m_board->ensureVisible(standing->at);
    pick(pickedOn(*m_view, m_picked, standing->at));
}

void OverseerPage::clearSelection()
{
    pick(Picked{.actor = m_view && m_view->open.turn ? std::optional(m_view->open.turn->who) : std::nullopt});
}

void OverseerPage::beginAnew()
{
    forgetTable();
    m_view.reset();
    m_picked = {};
    m_before.forget();
    m_panels->forgetDrafts();
    m_board->moveCursorTo({});
}

void OverseerPage::showTable(const OmegaViewPtr &view)
{
    if (m_past)
        m_panels->closeForThePast();
    else
        timer().render(*view);
    // A change of language alone keeps the picks.
    if (view != m_view)
        m_picked = m_before.keptOn(view, m_view, m_picked);
    m_view = view;
    m_session = sessionBoardOf(*view);
    m_ran.clear();
    refresh();
}

void OverseerPage::refresh()
{
    if (!m_view)
        return;
    const ShownState shownState = m_panels->shownState(m_view, m_picked, shadingsBy(m_shadingActions), looksBack());
    ShownTable shown = shownTable(*m_view, m_session, shownState);
    m_board->render(shown.scene);
    if (m_panels->openForm() == DeskForm::Legend)
        m_panels->explain(legendOf(m_view->open, m_session, shown.scene));
    m_next = roundStep(m_view, shown.chosen);
    m_sides->setEnabled(!m_past);
    m_stage->setEnabled(!m_past);
    announceSpace(m_board->cursorSpace());
    // A narrow window has no room for the text beside the buttons; the foot and the journal show it, too.
    if (shown.stage.text.isEmpty() && (shown.stage.offers.empty() || m_right->isVisibleTo(this)))
        shown.stage.text = m_ran;
    shown.stage.meant = shown.stage.meant && !m_panels->takesClicks();
    m_stageState.view = m_view;
    m_stageState.picked = shownState.picked;
    m_stageState.stage = shown.stage;
    renderStage();
    m_panels->render(m_view, m_picked, !m_past);
    m_meant = shown.stage.meant;
    m_next.isQuiet = m_next.isQuiet || m_meant || m_panels->showsDice() || m_panels->takesClicks();
    showHeader();
    m_sides->render(m_view, enemyPicked(m_view->open, m_picked), shown.stage.disabledReason);
    m_hands->hold(m_view, m_picked, !m_past, shown.stage.disabledReason, shownState.blast);
    m_hands->fill(m_panels->takesClicks(), shownState.filled);
}

void OverseerPage::renderStage()
{
    const auto bar
        = [this](const Theme & /*theme*/) { return stageBar(m_stageState, m_stage->characters(), stageActions()); };
    m_stage->render(QString(), bar);
    // Quick picks drop what a screen reader has not said yet.
    const QString spoken = spokenStage(m_stageState);
    if (std::exchange(m_spokenStage, spoken) != spoken)
        announceInstead(*m_stage, spoken);
    m_stagePanels->render(
        QString(), [this](const Theme & /*theme*/) { return stagePanels(m_stageState, stageActions()); });
}

bool OverseerPage::closeWhy()
{
    const bool isOpen = m_stageState.isWhyOpen && !m_stageState.stage.rules.empty();
    m_stageState.isWhyOpen = false;
    if (isOpen)
        renderStage();
    return isOpen;
}

void OverseerPage::showHeader()
{
    if (!m_view)
        return;
    const RoundHeaderActions actions{
        .goBack = [this] { emit leaveRequested(); }, .doNextStep = [this] { doNextStep(); }};
    const bool isHighlighted = m_flashesLeft > 0 && m_flashesLeft % 2 == 0;
    renderHeader(
        [this, actions, isHighlighted]
        {
            return roundHeader(*m_view, m_next, tableMenu(*m_view, m_runsAlone, menuActions()), actions)
                .with(&Part::tone, QLatin1String(isHighlighted ? "alarm" : ""));
        });
}

/// Steps that begin with a choice are done on the board, except dice.
void OverseerPage::doNextStep()
{
    if (!m_next.commands.empty())
        return giveAll(std::vector(m_next.commands));
    m_board->setFocus();
    m_panels->continueDice();
}

std::optional<GameEnd> OverseerPage::ending()
{
    const bool isOver = m_view && m_view->open.clock.step == omega::Step::Over;
    return isOver ? std::optional(gameEnd(m_view->open, m_people, m_summary ? m_summary() : omega::Summary(),
                        [this](const OmegaCommand &command) { give(command); }))
                  : std::nullopt;
}

void OverseerPage::journalShown()
{
    m_stageState.said = [this] { return said(); };
    if (m_stageState.view)
        renderStage();
}

void OverseerPage::setPeople(const OmegaPeople &people)
{
    m_people = people;
    m_sides->setPeople(people);
}

void OverseerPage::renderTimer(int minutes, bool sounding)
{
    timer().setMinutes(minutes);
    timer().setSounding(sounding);
}

void OverseerPage::renderSteps(bool alone)
{
    m_runsAlone = alone;
    showHeader();
}

void OverseerPage::announceSteps(const QStringList &steps)
{
    m_ran = steps.isEmpty() ? QString() : tr("Done automatically: %1").arg(steps.join(QStringLiteral(" · ")));
    refresh();
}

void OverseerPage::flash()
{
    m_flashesLeft = 2 * flashCount;
    m_flashes.start();
    showHeader();
}

void OverseerPage::explainSigns()
{
    m_panels->explainSigns();
}

/// A session that was left while dice were awaited continues with them.
void OverseerPage::showEvent(QShowEvent *event)
{
    OmegaPage::showEvent(event);
    m_panels->takeDice();
}

/// Digits and Backspace go to the dice wherever the focus is, while some are awaited; otherwise a typed name moves the
/// cursor to its space.
void OverseerPage::keyPressEvent(QKeyEvent *event)
{
    if (!m_panels->typeDie(*event) && !m_hands->type(*event))
        OmegaPage::keyPressEvent(event);
}

Draft OverseerPage::formDraft() const
{
    return m_panels->draft(m_lines);
}

void OverseerPage::setFormDraft(const Draft &draft)
{
    m_panels->setDraft(draft, m_lines);
}

bool OverseerPage::closeForm()
{
    const bool panel = m_panels->close();
    const bool open = panel || closeWhy();
    if (panel)
        refresh();
    if (open)
        m_board->setFocus(Qt::OtherFocusReason);
    return open;
}

void OverseerPage::setNarrow(bool narrow)
{
    m_sides->setNarrow(narrow, *m_board);
    OverseerPage::putInTabOrder();
}

void OverseerPage::putInTabOrder()
{
    OmegaPage::putInTabOrder();
    m_sides->putInTabOrder(m_header, m_stage);
}

void OverseerPage::setShadings(const QList<QAction *> &shadings)
{
    m_shadingActions = shadings;
    TablePage::setShadings(shadings);
    connect(m_board, &BoardView::cursorMoved, this, &OverseerPage::announceSpace);
    connect(m_board, &BoardView::hovered, this,
        [this](const std::optional<BoardSpot> &spot) { announceSpace(spot ? spot->space : m_board->cursorSpace()); });
}

void OverseerPage::announceSpace(Space space)
{
    if (!m_view)
        return;
    m_stageState.atCursor = spokenSpace(m_board->scene(), space);
    if (m_stageState.view)
        renderStage();
}

std::set<DeskAction> OverseerPage::possible() const
{
    using enum DeskAction;
    std::set<DeskAction> possible = OmegaPage::possible();
    if (m_view)
        possible.insert({Legend, Reach, Sight, Danger});
    return possible;
}

bool OverseerPage::hasDefaultStep() const
{
    return !m_view->due.empty() || m_panels->takesClicks();
}

void OverseerPage::perform(DeskAction action)
{
    using enum DeskAction;
    if (action == Correct || action == SomethingElse)
        m_panels->open(action == Correct ? DeskForm::Correction : DeskForm::SomethingElse);
    else if (action == Legend && m_panels->openForm() == DeskForm::Legend)
        closeForm();
    else if (action == Legend)
        m_panels->open(DeskForm::Legend);
    else if (action == Reach || action == Sight || action == Danger)
        refresh();
    else
        OmegaPage::perform(action);
}

void OverseerPage::doDefaultStep()
{
    if (!leadOn())
        OmegaPage::doDefaultStep();
}

bool OverseerPage::takeBackDraft()
{
    return m_panels->takeBackDraft();
}

/// When the button at the top is not the default button, its key does the default offer, or focuses what is missing;
/// false where there is neither.
bool OverseerPage::leadOn()
{
    const bool isContinued = m_panels->continueForm();
    if (isContinued || m_past || !m_view || !(m_meant || m_panels->showsDice()))
        return isContinued;
    if (!(m_meant && giveFirst(m_stageState.stage, stageActions())) && !m_panels->continueDice())
        m_board->setFocus(Qt::OtherFocusReason);
    return true;
}

} // namespace dossier
