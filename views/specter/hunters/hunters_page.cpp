#include "views/specter/hunters/hunters_page.h"

#include "model/specter/seen/numbers.h"
#include "views/board/board_drawer.h"
#include "views/board/board_view.h"
#include "views/kit/announce.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flowing_area.h"
#include "views/kit/in_sight.h"
#include "views/kit/screen.h"
#include "views/kit/side_column.h"
#include "views/session/reason_bar.h"
#include "views/specter/hunters/hunters_offers.h"
#include "views/specter/hunters/hunters_scene.h"
#include "views/specter/hunters/space_menu.h"
#include "views/specter/paper/ask_ruling.h"
#include "views/specter/paper/facts_mended.h"
#include "views/specter/parts/game_end.h"
#include "views/specter/parts/said_card.h"
#include "views/specter/parts/scene.h"
#include "views/specter/selection/turn_passing.h"
#include "views/specter/words/lines.h"
#include "views/specter/words/refusal_wording.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

/// Returns the focused die.
std::optional<std::size_t> focusedDie()
{
    constexpr std::size_t maxDice = 3;
    for (const QWidget *at = QApplication::focusWidget(); at != nullptr; at = at->parentWidget())
        for (std::size_t die = 0; die < maxDice; ++die)
            if (at->objectName() == dieKey(die))
                return die;
    return std::nullopt;
}

/// Returns the first enabled button of that part, or the part itself.
QPushButton *buttonOf(const QWidget &in, const QString &key)
{
    auto *part = in.findChild<QWidget *>(key);
    if (part == nullptr || qobject_cast<QPushButton *>(part) != nullptr)
        return qobject_cast<QPushButton *>(part);
    for (QPushButton *button : part->findChildren<QPushButton *>())
        if (button->isVisible() && button->isEnabled())
            return button;
    return nullptr;
}

/// The spaces of the hunter whose turn it is, and of what is picked.
std::vector<Space> spacesInPlay(const PickedTurn &turn)
{
    std::vector<Space> spaces;
    for (const std::optional<specter::Coordinate> &space : {placeOfNext(turn.view()->open), turn.pick().to})
        if (space)
            spaces.push_back(*space);
    return spaces;
}

} // namespace

HuntersPage::HuntersPage(QWidget *parent)
    : SpecterPage(specterJournalLists(), wording::specterReasonWords(), &wording::objectionOf, parent)
    , m_left(new Screen(this))
    , m_pinned(new Screen(this))
    , m_right(new Screen(this))
    , m_scrolledRight(new FlowingArea(this))
{
    fill();
    listenToBoard();
    addDiceKeys();
}

void HuntersPage::fill()
{
    constexpr int peopleCharacters = 40;
    auto *left = new SideColumn(m_left, peopleCharacters, this);
    left->keepWidth();
    m_scrolledRight->setPage(m_right);
    layOutTall(left, m_pinned, m_scrolledRight);
    m_drawer->keepClearOf(
        [this] { return m_board->areaOf(m_desk.turn.view() ? spacesInPlay(m_desk.turn) : std::vector<Space>()); });
}

void HuntersPage::listenToBoard()
{
    m_board->describeSpacesBy([this](Space space) { return sentenceOf(m_desk, space); });
    connect(m_board, &BoardView::pressed, this, [this](const BoardSpot &spot) { press(spot.space); });
    connect(m_board, &BoardView::activated, this, [this](const BoardSpot &spot) { activate(spot.space); });
    connect(m_board, &BoardView::contextRequested, this,
        [this](const BoardSpot &spot, const QPoint &global)
        {
            if (!m_past)
                openHuntersSpaceMenu(*this, global, m_desk.turn, spot.space,
                    {[this, spot] { press(spot.space); }, [this](const SpecterCommand &command) { give(command); }});
        });
    connect(m_board, &BoardView::hovered, this,
        [this](const std::optional<BoardSpot> &spot)
        {
            // A pointer that left the board leaves the space that is framed.
            m_byCursor = !spot;
            pointTo(spot ? spot->space : m_board->cursorSpace());
        });
    connect(m_board, &BoardView::cursorMoved, this,
        [this](Space space)
        {
            m_byCursor = true;
            pointTo(space);
        });
    connect(m_board, &BoardView::cancelled, this, [this] { stepBack(); });
}

void HuntersPage::forget()
{
    forgetTable();
    // The public window of another game shows no heat map until the players request it.
    m_desk = {.players = m_desk.players};
    showColumns();
}

/// Shows the agent's announcement first: the hunters take the computer to read it.
void HuntersPage::showEvent(QShowEvent *event)
{
    TablePage::showEvent(event);
    if (const SpecterViewPtr &view = m_desk.turn.view(); view && m_desk.known.known() != nullptr)
        announce(*m_pinned, spokenLines(saidCard(view->open, m_desk.known.agent())).join(QStringLiteral(": ")));
}

void HuntersPage::setNarrow(bool narrow)
{
    m_isNarrow = narrow;
    showColumns();
}

bool HuntersPage::hasSelection() const
{
    const bool canTakeDieBack = isRolling(m_desk) && canTakeBack(m_desk.roll);
    return !m_past && (canStopPlacing(m_desk) || canTakeDieBack || m_desk.turn.isPicked());
}

void HuntersPage::doDefaultStep()
{
    if (hasDefaultStep())
        SpecterPage::doDefaultStep();
}

void HuntersPage::noteRefused()
{
    m_desk.turn.forgetAnswers();
    refresh();
}

void HuntersPage::askDecision(const SpecterCommand &rolled)
{
    if (const std::optional<RollDraft> draft
        = isRolling(m_desk) ? draftOf(m_desk.turn.view(), m_desk.roll, rolled) : std::nullopt)
        setting (&HuntersDesk::roll)(*draft);
    focusEntry();
}

std::optional<GameEnd> HuntersPage::ending()
{
    const SpecterViewPtr &view = presentView();
    return view ? gameEnd(view->open, m_desk.players) : std::nullopt;
}

void HuntersPage::journalShown()
{
    renderPinned();
}

void HuntersPage::showTable(const SpecterViewPtr &view)
{
    const bool began = m_desk.turn.beginsOn(*view);
    const std::optional<specter::Coordinate> appeared
        = figureThatAppeared(m_desk.turn.view().get(), *view, m_desk.known.agent());
    const int rightAt = m_scrolledRight->verticalScrollBar()->value();
    m_desk.turn.update(view);
    m_desk.known.update(view->open);
    refresh();
    // Where the focused button is gone, Qt has scrolled to the one that it chose next.
    m_scrolledRight->verticalScrollBar()->setValue(rightAt);
    if (began)
    {
        scrollToTop(*(m_isNarrow ? m_right : m_left));
        showWhereItHappens();
    }
    if (appeared)
        m_board->ensureVisible(*appeared);
}

void HuntersPage::focusAfterChange()
{
    SpecterPage::focusAfterChange();
    scrollToTop(*(m_isNarrow ? m_right : m_left));
}

void HuntersPage::showWhereItHappens()
{
    if (const std::optional<specter::Coordinate> hunter = placeOfNext(m_desk.turn.view()->open))
        m_board->moveCursorTo(*hunter);
    if (const std::optional<Space> middle = whereItHappens(m_desk.turn.view()->open, m_desk.known.known()))
        m_board->centreOn(*middle);
    // Wherever the pointer was left, another space is framed now.
    m_byCursor = true;
    announceCursor();
}

/// Once the text of a space is shown, it follows the keyboard's frame.
void HuntersPage::announceCursor()
{
    if (m_byCursor && m_desk.pointed)
        pointTo(m_board->cursorSpace());
}

void HuntersPage::refresh()
{
    if (!m_desk.turn.view())
        return;
    m_desk.isPast = m_past.has_value();
    updateDrafts(m_desk);
    showColumns();
    announceCursor();
    refreshBoard();
    renderDefault();
}

void HuntersPage::renderDefault()
{
    if (const SpecterViewPtr &view = m_desk.turn.view())
    {
        m_next = m_past ? DefaultAct{}
                        : huntersDefaultAct(view, m_desk.turn.pick(), m_desk.known.agent(), enteredSoFar(m_desk));
        const SpecterHeaderActions header{
            .goBack = [this] { emit leaveRequested(); }, .doNextStep = [this] { doNextStep(); }};
        renderHeader([this, header] { return huntersHeader(*m_desk.turn.view(), m_next, header); });
    }
    const bool rolls = isRolling(m_desk);
    for (QShortcut *key : std::as_const(m_diceKeys))
        key->setEnabled(rolls && (key->key() != QKeySequence(Qt::Key_Backspace) || canTakeBack(m_desk.roll)));
    emit possibleChanged();
}

/// Digits enter dice as long as some are due, and Backspace removes the last of them, with the focus anywhere; a
/// focused line keeps its own keys.
void HuntersPage::addDiceKeys()
{
    constexpr int maxFace = 6;
    const auto add = [this](const QKeySequence &keys, auto function)
    {
        auto *key = new QShortcut(keys, this);
        key->setContext(Qt::WindowShortcut);
        key->setEnabled(false);
        connect(key, &QShortcut::activated, this, function);
        m_diceKeys << key;
    };
    for (int face = 1; face <= maxFace; ++face)
        add(QKeySequence(QString::number(face)), [this, face] { enterFace(face); });
    add(QKeySequence(Qt::Key_Backspace), [this] { takeDieBack(); });
}

void HuntersPage::enterFace(int face)
{
    setting (&HuntersDesk::roll)(withTypedFace(m_desk.turn.view(), m_desk.roll, focusedDie(), face));
}

bool HuntersPage::takeDieBack()
{
    if (!isRolling(m_desk) || !canTakeBack(m_desk.roll))
        return false;
    setting (&HuntersDesk::roll)(withoutLastRoll(m_desk.roll, focusedDie()));
    return true;
}

HuntersActions HuntersPage::actions()
{
    const auto give = [this](const SpecterCommand &command) { this->give(command); };
    const auto showOnBoard = [this](specter::HunterKind hunter)
    { m_board->ensureVisible(specter::inPlay(m_desk.turn.view()->open, hunter).at); };
    const auto openRule = [this](Rule rule) { emit ruleRequested(rule); };
    return {
        .hunters = {give, [this](specter::HunterKind hunter) { emit roleRequested(hunter); }, showOnBoard, openRule},
        .roll = {give, commandActions().roll, setting(&HuntersDesk::roll), openRule},
        .answer = {setting(&HuntersDesk::answer), [this] { answerWith({}); }},
        .report = {give, setting(&HuntersDesk::report)},
        .sheet = {setting(&HuntersDesk::sheet), give},
        .facts = factsActions(),
        .inference = inferenceActions(),
        .pick = [this](const HuntersPick &pick) { this->pick(pick); },
        .changeTable = [this](const TableDraft &draft) { changeTable(draft); },
        .overrule = {setting(&HuntersDesk::overrule), [this] { overrule({}); }},
        .closeLegend = [this] { showLegend(false); },
        .typeSpace = setting(&HuntersDesk::typedSpace),
        .goToTyped = [this] { goTo(m_desk.typedSpace); },
        .correct = [this](const specter::FactPlace &fact) { correct(fact); }};
}

FactsActions HuntersPage::factsActions()
{
    return {setting(&HuntersDesk::facts), [this](const specter::Command &command) { giveFact(command); },
        [this](const QPoint &global)
        { openFactMenu(*this, global, m_desk.turn.view(), m_desk.known.agent(), m_desk.facts, factsActions()); }};
}

InferenceActions HuntersPage::inferenceActions()
{
    const auto choose = [this](specter::Agent agent)
    {
        m_desk.known.choose(agent);
        refresh();
    };
    const auto showHeat = [this](bool isShown)
    {
        m_desk.heat.isShown = isShown;
        showDrafts();
    };
    const auto showPublicly = [this](bool isPublic)
    {
        m_desk.heat.isPublic = isPublic;
        showColumns();
        emit heatForEverybody(isPublic);
    };
    return {choose, showHeat, showPublicly};
}

/// Gives the fact, and the command of the hunter on turn that follows from it.
void HuntersPage::giveFact(const specter::Command &command)
{
    m_desk.facts.isPlacing = false;
    give(makeSpecterCommand(command));
    const SpecterViewPtr view = m_desk.turn.view();
    // Pressing once more must not enter another answer.
    if (const std::optional<specter::FactPlace> &fact = m_desk.facts.fact)
    {
        m_desk.facts.change = standingChange(view->open, m_desk.known.agent(), *fact);
        showDrafts();
    }
    if (const std::optional<specter::Command> turn = foundByFacts(view->open, m_desk.known.agent()))
        giveFollowing(makeSpecterCommand(*turn));
}

void HuntersPage::correct(const specter::FactPlace &fact)
{
    setting (&HuntersDesk::facts)({.fact = fact,
        .count = m_desk.facts.count,
        .change = standingChange(m_desk.turn.view()->open, m_desk.known.agent(), fact)});
    m_right->focus(QStringLiteral("factChange"));
}

void HuntersPage::perform(DeskAction action)
{
    if (action == DeskAction::Legend)
        showLegend(!m_desk.hasLegend);
    else if (action == DeskAction::SomethingElse && m_desk.turn.view() && !m_past)
        changeTable({.row = m_desk.table.row, .endingAt = m_desk.turn.view()->open.clock});
    else
        action == DeskAction::Correct ? openCorrections() : SpecterPage::perform(action);
}

void HuntersPage::showLegend(bool isShown)
{
    m_desk.hasLegend = isShown;
    showColumns();
    if (isShown)
        scrollToTop(*(m_isNarrow ? m_right : m_left));
}

/// Opens the choice of another answer where one stands; otherwise the positions are corrected.
void HuntersPage::openCorrections()
{
    if (m_past || !m_desk.turn.view())
        return;
    setting (&HuntersDesk::overrule)(opened(m_desk.turn.view()->open));
    if (!m_desk.overrule.isOpen)
        explainNoAnswer(*m_reason);
    if (!m_pinned->focus(QStringLiteral("overruledAnswer")))
        column()->focus(QStringLiteral("whosePlace"));
}

std::vector<BoardSign> HuntersPage::boardSigns() const
{
    return m_desk.hasLegend ? signsOf(m_board->scene()) : std::vector<BoardSign>();
}

void HuntersPage::changeTable(const TableDraft &draft)
{
    const bool opensEnd = draft.endingAt && draft.endingAt != m_desk.table.endingAt;
    setting (&HuntersDesk::table)(draft);
    auto *endings = opensEnd ? column()->findChild<QWidget *>(QStringLiteral("endings")) : nullptr;
    if (endings != nullptr)
        bringIntoSight(*endings);
}

bool HuntersPage::closeForm()
{
    if (m_desk.hasLegend)
    {
        showLegend(false);
        return true;
    }
    if (!m_desk.overrule.isOpen || m_desk.overrule.isPlacing)
        return false;
    setting (&HuntersDesk::overrule)({.table = m_desk.overrule.table});
    return true;
}

void HuntersPage::overrule(const std::optional<specter::Coordinate> &at)
{
    const std::optional<StandingAnswer> chosen = chosenIn(m_desk.turn.view()->open, m_desk.overrule);
    if (!chosen || m_past)
        return;
    askForRuling(*m_reason, *chosen, at,
        {[this](const SpecterCommand &command) { give(command); },
            [this](const SpecterCommand &command) { giveFollowing(command); }, [this] { return m_desk.turn.view(); }});
}

bool HuntersPage::focusEntry()
{
    if (copiesSheet(m_desk))
    {
        m_desk.sheet.row = std::max(m_desk.sheet.row, 0);
        showDrafts();
        column()->focus(copiedKey(m_desk.sheet.row));
    }
    for (const QString &key : waitingKeys(m_desk))
        if (QPushButton *button = buttonOf(*column(), key))
        {
            focusInSight(*button);
            return true;
        }
    return copiesSheet(m_desk);
}

void HuntersPage::doNextStep()
{
    if (const std::optional<SpecterCommand> command = m_next.command)
        give(*command);
    else if (m_next.showsEnd)
        openEnd();
    else if (m_next.handsOver)
        emit handOverRequested();
    else if (!focusEntry())
        m_board->setFocus(Qt::OtherFocusReason);
}

void HuntersPage::showColumns()
{
    const HuntersActions acts = actions();
    renderPart(*m_left, QString(),
        [this, acts]
        {
            return m_isNarrow
                ? dossier::column({}).when(false)
                : dossier::column({actingColumn(m_desk, boardSigns(), acts), stretch()}).spaced(0, {12, 12, 12, 12});
        });
    renderPinned();
    showKnown();
}

void HuntersPage::renderPinned()
{
    renderPart(*m_pinned, QString(), [this, acts = actions()] { return pinnedFacts(m_desk, said(), acts); });
}

void HuntersPage::showKnown()
{
    renderPart(*m_right, QString(),
        [this, acts = actions()]
        {
            Parts parts{knownColumn(m_desk, acts)};
            if (m_isNarrow)
                parts.insert(parts.begin(), actingColumn(m_desk, boardSigns(), acts));
            return dossier::column(std::move(parts)).spaced(panelGap, {12, 4, 12, 8});
        });
}

/// Shows the present input.
void HuntersPage::showDrafts()
{
    showColumns();
    refreshBoard();
    renderDefault();
}

void HuntersPage::pointTo(Space space)
{
    pointAt(m_desk, space);
    showKnown();
}

void HuntersPage::refreshBoard()
{
    if (!m_desk.turn.view())
        return;
    BoardScene scene = specterScene(*m_desk.turn.view());
    const Inference *known = m_desk.known.known();
    if (known != nullptr && m_desk.heat.isShown && m_desk.turn.view()->open.clock.phase != specter::Phase::Over)
        addHeat(scene, *known);
    if (!m_past)
    {
        const SpecterViewPtr begun = supposed(m_desk.turn.view(), m_desk.turn.pick());
        addPicked(scene, *m_desk.turn.view(), *begun, m_desk.turn.pick(), !isPlacing(m_desk));
    }
    m_board->render(scene);
    if (m_desk.hasLegend)
        showColumns();
    emit possibleChanged();
}

void HuntersPage::pick(const HuntersPick &pick)
{
    m_desk.turn.choose(pick);
    refresh();
}

void HuntersPage::answer(const specter::Said &said)
{
    const std::optional<SpecterCommand> command = m_desk.turn.answer(said);
    command ? give(*command) : refresh();
}

void HuntersPage::answerWith(const std::optional<specter::Coordinate> &at)
{
    AnswerDraft &draft = m_desk.answer;
    draft.isPlacing = false;
    if (!asksOfThen(draft))
        return answer(answerOf(draft, at));
    draft.said.at = at;
    draft.isToldOfThen = true;
    showDrafts();
}

bool HuntersPage::typeSpace(const QString &letter)
{
    if (!canTypeSpace(m_desk))
        return false;
    column()->focus(QStringLiteral("hunterGoesTo"));
    setting (&HuntersDesk::typedSpace)(letter);
    return true;
}

QLineEdit *HuntersPage::lineForSpace() const
{
    return column()->findChild<QLineEdit *>(QStringLiteral("hunterGoesTo"));
}

bool HuntersPage::isSpace(Space space) const
{
    return m_desk.turn.view() && !m_past && specter::boardOf(m_desk.turn.view()->open).contains(space);
}

bool HuntersPage::place(Space space)
{
    if (!isPlacing(m_desk))
        return false;
    const specter::PublicTable &table = m_desk.turn.view()->open;
    if (std::exchange(m_desk.table.isPlacing, false))
        give(placing(table, m_desk.table, space));
    else if (std::exchange(m_desk.overrule.isPlacing, false))
    {
        overrule(space);
        showDrafts();
    }
    else if (std::exchange(m_desk.facts.isPlacing, false))
    {
        if (const auto command = factOn(table, m_desk.known.agent(), m_desk.facts, space))
            giveFact(*command);
    }
    else if (copiesSheet(m_desk) && dossier::isPlacing(table, m_desk.sheet))
        setting (&HuntersDesk::sheet)(withSpace(m_desk.sheet, space));
    else if (isReporting(m_desk) && m_desk.report.placing != ReportDraft::Placing::Nothing)
        placeReported(space);
    else if (isComplete(m_desk.answer))
        answerWith(space);
    return true;
}

void HuntersPage::placeReported(const specter::Coordinate &at)
{
    using enum ReportDraft::Placing;
    const specter::PublicTable &table = m_desk.turn.view()->open;
    const ReportDraft::Placing placed = std::exchange(m_desk.report.placing, Nothing);
    if (placed == Seen || placed == LastSeen)
        give(reporting(
            table, m_desk.report, {placed == Seen ? specter::Showing::Seen : specter::Showing::LastSeen, at}));
    else if (placed == Objective)
        give(makeSpecterCommand(specter::CompleteObjective{m_desk.report.agent, at}));
    else if (placed == Card)
        m_desk.report.cardAt = at;
    showDrafts();
}

bool HuntersPage::giveUpPlacing()
{
    const bool isGivenUp = canStopPlacing(m_desk);
    stopPlacing(m_desk);
    return isGivenUp;
}

void HuntersPage::press(Space space)
{
    if (!isSpace(space))
        return;
    m_reason->dismiss();
    if (place(space))
        return;
    if (!m_desk.turn.chooseHunterAt(space))
    {
        if (specter::boardOf(m_desk.turn.view()->open).isOpen(space))
            passTurn();
        // A turn that begins leads to its hunter; people are where they pressed.
        m_board->chooseSpace(space);
        m_desk.turn.chooseSpace(space);
    }
    refresh();
    // Scrolls the answer to the press into sight: the pick, or else the reason of the space.
    if (m_desk.turn.view()->open.turn || hasSelection())
        scrollToTop(*(m_isNarrow ? m_right : m_left));
    else
    {
        if (auto *reason = m_right->findChild<QWidget *>(QStringLiteral("reason")))
            bringIntoSight(*reason);
    }
}

/// The turn passes without a button. One press is one undo step.
void HuntersPage::passTurn()
{
    const std::optional<SpecterCommand> end = m_desk.turn.ending();
    if (end)
        give(*end);
    if (const std::optional<SpecterCommand> begin = m_desk.turn.beginning())
        end ? giveFollowing(*begin) : give(*begin);
}

void HuntersPage::goTo(const QString &name)
{
    const std::optional<Space> space = specter::spaceNamed(name.trimmed().toUpper().toStdString());
    if (!space || !isSpace(*space))
        return lineForSpace()->selectAll();
    m_desk.typedSpace.clear();
    m_board->chooseSpace(*space);
    m_board->setFocus(Qt::OtherFocusReason);
    press(*space);
    if (m_desk.turn.pick().to == specter::Coordinate(*space) && m_desk.turn.again(*space))
        activate(*space);
}

void HuntersPage::activate(Space space)
{
    // The first press of a double click has acted already, and the second must not accidentally ask a question whose
    // answer is then known.
    if (QGuiApplication::mouseButtons() != Qt::NoButton)
        return;
    if (const std::optional<SpecterCommand> again
        = isPlacing(m_desk) || m_past ? std::nullopt : m_desk.turn.again(space))
        give(*again);
    else
        press(space);
}

void HuntersPage::clearSelection()
{
    if (!giveUpPlacing() && !takeDieBack())
        m_desk.turn.clearSelection();
    refresh();
}

} // namespace dossier
