#include "views/specter/hunters/hunters_page.h"

#include "model/specter/seen/numbers.h"
#include "views/board/board_view.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flowing_area.h"
#include "views/kit/in_sight.h"
#include "views/kit/screen.h"
#include "views/kit/side_column.h"
#include "views/session/moment_panel.h"
#include "views/session/reason_bar.h"
#include "views/specter/asks/turn_passing.h"
#include "views/specter/hunters/hunters_scene.h"
#include "views/specter/hunters/known_panels.h"
#include "views/specter/hunters/people_cards.h"
#include "views/specter/hunters/space_menu.h"
#include "views/specter/paper/sheet_panel.h"
#include "views/specter/parts/scene.h"
#include "views/specter/parts/told_moments.h"
#include "views/specter/words/lines.h"
#include "views/specter/words/refusal_wording.h"

#include <QApplication>
#include <QLineEdit>
#include <QMetaMethod>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

/// The die that has the keyboard.
std::optional<std::size_t> focusedDie()
{
    constexpr std::size_t maxDice = 3;
    for (const QWidget *at = QApplication::focusWidget(); at != nullptr; at = at->parentWidget())
        for (std::size_t die = 0; die < maxDice; ++die)
            if (at->objectName() == dieKey(die))
                return die;
    return std::nullopt;
}

/// The first button of that part that can be pressed, or the part itself.
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

} // namespace

HuntersPage::HuntersPage(QWidget *parent)
    : GridPage(specterJournalLists(), wording::specterReasonWords(), parent)
    , m_header(new Screen(this))
    , m_people(new QWidget(this))
    , m_peopleColumn(newColumn(m_people, 12))
    , m_peopleCards(new Screen(m_people))
    , m_sheet(new SheetPanel(this))
    , m_acting(*m_sheet, actingActions())
    , m_known(new QWidget(this))
    , m_knownColumn(newColumn(m_known, 12))
    , m_scrolledRight(new FlowingArea(this))
    , m_knownPanels(new KnownPanels(knownActions(), this))
{
    fill();
    listenToPanels();
    listenToBoard();
    addDiceKeys();
}

void HuntersPage::fill()
{
    constexpr int peopleCharacters = 40;
    m_peopleColumn->addWidget(m_peopleCards);
    m_peopleColumn->addStretch();
    m_knownColumn->setContentsMargins(12, 4, 12, 8);
    m_knownColumn->addWidget(m_knownPanels, 1);
    auto *left = new SideColumn(m_people, peopleCharacters, this);
    left->keepWidth();
    m_scrolledRight->setPage(m_known);
    layOutTall(m_header, left, m_knownPanels->pinned(), m_scrolledRight);
}

void HuntersPage::listenToPanels()
{
    connect(m_sheet, &SheetPanel::commandGiven, this, &HuntersPage::give);
    connect(m_sheet, &SheetPanel::entered, this, &HuntersPage::renderPrimary);
}

void HuntersPage::listenToBoard()
{
    m_board->describeSpacesBy([this](Space space) { return m_knownPanels->sentenceOf(space); });
    connect(m_board, &BoardView::pressed, this, [this](const BoardSpot &spot) { press(spot.space); });
    connect(m_board, &BoardView::activated, this, [this](const BoardSpot &spot) { activate(spot.space); });
    connect(m_board, &BoardView::contextAsked, this,
        [this](const BoardSpot &spot, const QPoint &global)
        {
            if (!m_past)
                openHuntersSpaceMenu(*this, global, m_turn, spot.space,
                    {[this, spot] { press(spot.space); }, [this](const SpecterAsk &ask) { give(ask); }});
        });
    connect(m_board, &BoardView::hovered, this,
        [this](const std::optional<BoardSpot> &spot)
        {
            // A pointer that left the board leaves the space that is framed.
            m_byCursor = !spot;
            m_knownPanels->pointAt(spot ? spot->space : m_board->cursorSpace(), m_turn.pick());
        });
    connect(m_board, &BoardView::cursorMoved, this,
        [this](Space space)
        {
            m_byCursor = true;
            m_knownPanels->pointAt(space, m_turn.pick());
        });
    connect(m_board, &BoardView::cancelled, this, [this] { stepBack(); });
}

void HuntersPage::forget()
{
    m_now.reset();
    m_turn.forget();
    m_knownPanels->forget();
    m_moment->clear();
}

/// Where nobody rolls for people, no button says so.
void HuntersPage::connectNotify(const QMetaMethod &signal)
{
    if (signal == QMetaMethod::fromSignal(&HuntersPage::rollAsked))
        m_acting.setRoll([this](const SpecterAsk &rolled) { emit rollAsked(rolled); });
    showPeople();
}

void HuntersPage::showAgain()
{
    if (m_turn.view())
        m_past ? renderPast(SeenSpecter(m_turn.view())) : render(SeenSpecter(m_turn.view()));
}

/// In a narrow window the hunters stand over what is known.
void HuntersPage::setNarrow(bool narrow)
{
    if (narrow)
        m_knownColumn->insertWidget(0, m_peopleCards);
    else
        m_peopleColumn->insertWidget(0, m_peopleCards);
}

std::set<DeskAction> HuntersPage::possible() const
{
    if (!m_turn.view())
        return {};
    std::set<DeskAction> all = usuallyPossible(canGoOn());
    if (isPicked())
        all.insert(DeskAction::Undo);
    return all;
}

bool HuntersPage::isPicked() const
{
    return !m_past && (canStopPlacing() || m_acting.canTakeDieBack() || m_turn.isPicked());
}

void HuntersPage::perform(DeskAction action)
{
    // What is picked goes before what was done.
    if (action == DeskAction::Undo && isPicked())
        return letGo();
    // The key does what is bright.
    if (action != DeskAction::GoOn || canGoOn())
        performUsual(action, *nextStepButton());
}

void HuntersPage::explain(const specter::Violation &why, const SpecterAsk &ask)
{
    m_turn.forgetAnswers();
    refresh();
    if (!m_turn.view())
        return;
    Objection objection = wording::objectionOf(m_turn.view(), why);
    objection.overrule = [this, ask](const QString &reason) { emit commandGiven(ask, reason); };
    m_reason->explain(std::move(objection));
}

void HuntersPage::explainImpossible()
{
    m_turn.forgetAnswers();
    refresh();
    TablePage::explainImpossible();
}

void HuntersPage::askDecision(const SpecterAsk &rolled)
{
    m_acting.askDecision(rolled);
    focusEntry();
}

void HuntersPage::render(const SeenSpecter &view)
{
    showNow();
    // Moments are told once, also when people have looked back meanwhile.
    if (m_now && !(m_now->open == view->open))
        m_rolled = tellAll(*m_moment, m_now->open, view->open);
    m_now = view;
    present(view);
}

void HuntersPage::journalTold()
{
    sayRoll(*m_moment, std::exchange(m_rolled, nullptr), m_steps);
}

void HuntersPage::present(const SeenSpecter &view)
{
    const bool began = m_turn.beginsOn(*view);
    const std::optional<specter::Coordinate> appeared
        = figureThatAppeared(m_turn.view().get(), *view, m_knownPanels->agent());
    const QWidget *held = QApplication::focusWidget();
    const bool acted = held != nullptr && m_peopleCards->isAncestorOf(held);
    const int rightAt = m_scrolledRight->verticalScrollBar()->value();
    m_turn.take(view);
    m_knownPanels->take(view);
    dismissReason();
    refresh();
    if (acted && QApplication::focusWidget() != held)
        leaveKeysToBoard(rightAt);
    if (began)
    {
        scrollToTop(*m_peopleCards);
        showWhereItHappens();
    }
    if (appeared)
        m_board->ensureVisible(*appeared);
}

void HuntersPage::leaveKeysToBoard(int rightAt)
{
    m_board->setFocus(Qt::OtherFocusReason);
    m_scrolledRight->verticalScrollBar()->setValue(rightAt);
    scrollToTop(*m_peopleCards);
}

void HuntersPage::showWhereItHappens()
{
    if (const std::optional<specter::Coordinate> hunter = placeOfNext(m_turn.view()->open))
        m_board->moveCursorTo(*hunter);
    if (const std::optional<Space> middle = whereItHappens(m_turn.view()->open, m_knownPanels->known()))
        m_board->centreOn(*middle);
    // Wherever the pointer was left, another space is framed now.
    m_byCursor = true;
    tellOfCursor();
}

/// What is read of a space is of the one that is framed, once any is read.
void HuntersPage::tellOfCursor()
{
    if (m_byCursor && m_knownPanels->isPointedAt())
        m_knownPanels->pointAt(m_board->cursorSpace(), m_turn.pick());
}

void HuntersPage::refresh()
{
    if (!m_turn.view())
        return;
    for (QWidget *acting : std::initializer_list<QWidget *>{m_header, m_peopleCards})
        acting->setEnabled(!m_past);
    m_table.isPlacing = false;
    refreshPeople();
    m_knownPanels->render(m_past.has_value(), m_turn.pick());
    tellOfCursor();
    refreshBoard();
    renderPrimary();
}

void HuntersPage::renderPrimary()
{
    if (m_turn.view())
    {
        Entered entered = m_acting.entered();
        entered.likely = m_knownPanels->likelyAnswer(m_turn.pick());
        m_next = m_past ? PrimaryAct{} : huntersPrimary(m_turn.view(), m_turn.pick(), m_knownPanels->agent(), entered);
        const SpecterHeaderActions actions{
            .goBack = [this] { emit leaveAsked(); }, .doNextStep = [this] { doNextStep(); }};
        m_header->render(QString(), [view = m_turn.view(), next = m_next, actions](const Theme & /*theme*/)
            { return huntersHeader(*view, next, actions); });
    }
    for (QShortcut *key : std::as_const(m_diceKeys))
        key->setEnabled(
            key->key() == QKeySequence(Qt::Key_Backspace) ? m_acting.canTakeDieBack() : m_acting.isRolling());
    emit possibleChanged();
}

/// Digits are dice as long as some are due, and Backspace removes the last of them, wherever the keyboard is; a line
/// that is written in keeps its own.
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
        add(QKeySequence(QString::number(face)), [this, face] { m_acting.enterFace(face, focusedDie()); });
    add(QKeySequence(Qt::Key_Backspace), [this] { m_acting.takeDieBack(focusedDie()); });
}

ActingActions HuntersPage::actingActions()
{
    return {.give = [this](const SpecterAsk &ask) { give(ask); },
        .openRule = [this](Rule rule) { emit ruleAsked(rule); },
        .pick = [this](const HuntersPick &pick) { this->pick(pick); },
        .answer = [this](const specter::Said &said) { answer(said); },
        .goTo = [this](const QString &name) { goTo(name); },
        .changed =
            [this]
        {
            showPeople();
            refreshBoard();
            renderPrimary();
        }};
}

KnownActions HuntersPage::knownActions()
{
    return {.give = [this](const SpecterAsk &ask) { give(ask); },
        .follow = [this](const SpecterAsk &ask) { emit followed(ask); },
        .changed = [this] { refreshBoard(); },
        .showHeatPublicly = [this](bool isShown) { emit heatForEverybody(isShown); },
        .otherAgent = [this] { refresh(); }};
}

bool HuntersPage::focusEntry()
{
    if (m_acting.copiesSheet())
        m_sheet->takeFocus();
    for (const QString &key : m_acting.waiting())
        if (QPushButton *button = buttonOf(*m_peopleCards, key))
        {
            focusInSight(*button);
            return true;
        }
    return m_acting.copiesSheet();
}

void HuntersPage::doNextStep()
{
    if (const std::optional<SpecterAsk> ask = m_next.ask)
        give(*ask);
    else if (m_next.leaves)
        emit leaveAsked();
    else if (m_next.handsOver)
        emit handOverRequested();
    else if (!focusEntry())
        m_board->setFocus(Qt::OtherFocusReason);
}

void HuntersPage::refreshPeople()
{
    m_acting.update(m_turn.view(), m_turn.pick(), m_knownPanels->agent(), m_past.has_value(),
        m_turn.asksAgent() ? m_knownPanels->tellsOf(m_turn.pick()) : QString());
    showPeople();
}

void HuntersPage::showPeople()
{
    if (!m_turn.view())
        return;
    const PeopleActions actions{.hunters = {.give = [this](const SpecterAsk &ask) { give(ask); },
                                    .openRole = [this](specter::HunterKind hunter) { emit roleAsked(hunter); },
                                    .showOnBoard = [this](specter::HunterKind hunter)
                                    { m_board->ensureVisible(specter::inPlay(m_turn.view()->open, hunter).at); }},
        .changeTable = [this](const TableDraft &draft)
        {
            m_table = draft;
            showPeople();
            refreshBoard();
        }};
    m_peopleCards->render(QString(),
        [this, actions](const Theme & /*theme*/)
        {
            // Between two games nothing is shown.
            if (!m_turn.view())
                return column({}).when(false);
            Parts all = m_acting.parts();
            all.push_back(peopleCards(m_turn.view(), m_knownPanels->agent(), m_players, m_table, actions));
            return column(std::move(all)).spaced(panelGap);
        });
}

void HuntersPage::refreshBoard()
{
    if (!m_turn.view())
        return;
    if (isPlacing())
        m_moment->clear();
    BoardScene scene = specterScene(*m_turn.view());
    m_knownPanels->addTo(scene);
    if (!m_past)
    {
        const SeenSpecter begun = supposed(m_turn.view(), m_turn.pick());
        addPicked(scene, *m_turn.view(), *begun, m_turn.pick(), !isPlacing());
    }
    m_board->render(scene);
    emit possibleChanged();
}

void HuntersPage::give(const SpecterAsk &ask)
{
    m_reason->dismiss();
    if (!m_past)
        emit commandGiven(ask, {});
}

void HuntersPage::pick(const HuntersPick &pick)
{
    m_moment->goOn();
    m_turn.choose(pick);
    refresh();
}

void HuntersPage::answer(const specter::Said &said)
{
    const std::optional<SpecterAsk> command = m_turn.answer(said);
    command ? give(*command) : refresh();
}

bool HuntersPage::typeSpace(const QString &letter)
{
    if (!m_acting.canTypeSpace())
        return false;
    m_acting.setTyped(letter);
    lineForSpace()->setText(letter);
    focusInSight(*lineForSpace());
    return true;
}

QLineEdit *HuntersPage::lineForSpace() const
{
    return m_peopleCards->findChild<QLineEdit *>(QStringLiteral("hunterGoesTo"));
}

bool HuntersPage::isSpace(Space space) const
{
    return m_turn.view() && !m_past && specter::boardOf(m_turn.view()->open).contains(space);
}

bool HuntersPage::isPlacing() const
{
    return m_table.isPlacing || m_knownPanels->isPlacing() || m_acting.isPlacing();
}

bool HuntersPage::place(Space space)
{
    if (std::exchange(m_table.isPlacing, false))
        give(placing(m_turn.view()->open, m_table, space));
    else if (m_knownPanels->isPlacing())
        m_knownPanels->place(space);
    else if (m_acting.isPlacing())
        m_acting.place(space);
    else
        return false;
    return true;
}

bool HuntersPage::canStopPlacing() const
{
    return m_table.isPlacing || m_knownPanels->isPlacing() || m_acting.canStopPlacing();
}

bool HuntersPage::stopPlacing()
{
    const bool placed = canStopPlacing();
    m_table.isPlacing = false;
    m_knownPanels->stopPlacing();
    m_acting.stopPlacing();
    return placed;
}

void HuntersPage::press(Space space)
{
    if (!isSpace(space))
        return;
    m_reason->dismiss();
    m_moment->goOn();
    if (place(space))
        return;
    if (!m_turn.chooseHunterAt(space))
    {
        if (specter::boardOf(m_turn.view()->open).isOpen(space))
            passTurn();
        // A turn that begins leads to its hunter; people are where they pressed.
        m_board->chooseSpace(space);
        m_turn.chooseSpace(space);
    }
    refresh();
    // The answer to the press comes into sight: what is picked, else the reason of the space.
    if (m_turn.view()->open.turn || isPicked())
        scrollToTop(*m_peopleCards);
    else
        m_knownPanels->bringReasonIntoSight();
}

/// No button is needed for it. One press is one step back.
void HuntersPage::passTurn()
{
    const std::optional<SpecterAsk> end = m_turn.ending();
    if (end)
        give(*end);
    if (const std::optional<SpecterAsk> begin = m_turn.beginning())
        end ? emit followed(*begin) : give(*begin);
}

void HuntersPage::goTo(const QString &name)
{
    const std::optional<Space> space = specter::spaceNamed(name.trimmed().toUpper().toStdString());
    if (!space || !isSpace(*space))
        return lineForSpace()->selectAll();
    m_acting.setTyped({});
    lineForSpace()->clear();
    m_board->chooseSpace(*space);
    m_board->setFocus(Qt::OtherFocusReason);
    press(*space);
    if (m_turn.pick().to == specter::Coordinate(*space) && m_turn.again(*space))
        activate(*space);
}

void HuntersPage::activate(Space space)
{
    // A double click has pressed already, and must not ask by mistake what cannot be unheard.
    if (QGuiApplication::mouseButtons() != Qt::NoButton)
        return;
    if (const std::optional<SpecterAsk> again = isPlacing() || m_past ? std::nullopt : m_turn.again(space))
        give(*again);
    else
        press(space);
}

void HuntersPage::letGo()
{
    if (!stopPlacing() && !m_acting.takeDieBack(focusedDie()))
        m_turn.letGo();
    refresh();
}

} // namespace dossier
