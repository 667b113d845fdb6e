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
#include "views/specter/hunters/acting_panels.h"
#include "views/specter/hunters/hunters_hand.h"
#include "views/specter/hunters/hunters_scene.h"
#include "views/specter/hunters/inference_panel.h"
#include "views/specter/hunters/known_panels.h"
#include "views/specter/hunters/people_cards.h"
#include "views/specter/hunters/reason_room.h"
#include "views/specter/hunters/space_menu.h"
#include "views/specter/parts/scene.h"
#include "views/specter/parts/told_moments.h"
#include "views/specter/words/lines.h"
#include "views/specter/words/refusal_wording.h"

#include <QApplication>
#include <QMetaMethod>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace dossier
{

HuntersPage::HuntersPage(QWidget *parent)
    : GridPage(specterJournalLists(), wording::specterReasonWords(), parent)
    , m_header(new Screen(this))
    , m_people(new QWidget(this))
    , m_peopleColumn(newColumn(m_people, 12))
    , m_peopleCards(new QWidget(m_people))
    , m_acting(new ActingPanels(m_peopleCards))
    , m_hunters(new Screen(m_peopleCards))
    , m_known(new QWidget(this))
    , m_knownColumn(newColumn(m_known, 12))
    , m_scrolledRight(new FlowingArea(this))
    , m_knownPanels(new KnownPanels(this))
    , m_hand(new HuntersHand(m_turn, *m_acting, m_table, *m_knownPanels, *m_board))
{
    fill();
    listenToPanels();
    listenToBoard();
}

void HuntersPage::fill()
{
    constexpr int peopleCharacters = 40;
    QVBoxLayout *people = newColumn(m_peopleCards, 0);
    people->addWidget(m_acting);
    people->addWidget(m_hunters);
    m_peopleColumn->addWidget(m_peopleCards);
    m_peopleColumn->addStretch();
    m_knownColumn->setContentsMargins(12, 4, 12, 8);
    m_knownColumn->addWidget(m_knownPanels, 1);
    auto *left = new SideColumn(m_people, peopleCharacters, this);
    left->keepWidth();
    m_scrolledRight->setPage(m_known);
    new ReasonRoom(*m_scrolledRight, m_knownPanels->inference(), *m_peopleCards, this);
    layOutTall(m_header, left, m_knownPanels->pinned(), m_scrolledRight);
}

void HuntersPage::listenToPanels()
{
    connect(m_acting, &ActingPanels::commandGiven, this, &HuntersPage::give);
    connect(m_acting, &ActingPanels::rollAsked, this, &HuntersPage::rollAsked);
    connect(m_acting, &ActingPanels::ruleAsked, this, &HuntersPage::ruleAsked);
    connect(m_acting, &ActingPanels::pickedOtherwise, this, &HuntersPage::pick);
    connect(m_acting, &ActingPanels::answered, this, &HuntersPage::answer);
    connect(m_acting, &ActingPanels::placingChanged, this, &HuntersPage::refreshBoard);
    connect(m_acting, &ActingPanels::enteredOtherwise, this, &HuntersPage::renderPrimary);
    connect(m_knownPanels, &KnownPanels::commandGiven, this, &HuntersPage::give);
    connect(m_knownPanels, &KnownPanels::followed, this, &HuntersPage::followed);
    connect(m_knownPanels, &KnownPanels::placingChanged, this, &HuntersPage::refreshBoard);
    connect(m_knownPanels, &KnownPanels::heatToggled, this, &HuntersPage::refreshBoard);
    connect(m_knownPanels, &KnownPanels::heatForEverybody, this, &HuntersPage::heatForEverybody);
    connect(m_knownPanels, &KnownPanels::otherAgent, this, &HuntersPage::refresh);
}

void HuntersPage::listenToBoard()
{
    m_board->describeSpacesBy([this](Space space) { return m_knownPanels->sentenceOf(space); });
    connect(m_hand, &HuntersHand::commandGiven, this, &HuntersPage::give);
    connect(m_hand, &HuntersHand::followed, this, &HuntersPage::followed);
    connect(m_hand, &HuntersHand::wentOn, this,
        [this]
        {
            m_reason->dismiss();
            m_moment->goOn();
        });
    connect(m_hand, &HuntersHand::pickedOtherwise, this,
        [this]
        {
            refresh();
            // What is said of it is to be read: of what is picked, else of the space.
            if (m_turn.view()->open.turn || isPicked())
                scrollToTop(*m_peopleCards);
            else
                m_knownPanels->inference().bringReasonIntoSight();
        });
    connect(m_board, &BoardView::contextAsked, this,
        [this](const BoardSpot &spot, const QPoint &global)
        {
            if (!m_past)
                openHuntersSpaceMenu(*this, global, m_turn, spot.space,
                    {[this, spot] { m_hand->press(spot.space); }, [this](const SpecterAsk &ask) { give(ask); }});
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
        m_acting->setCanRoll(true);
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
    return !m_past && (m_hand->canStopPlacing() || m_acting->canTakeDieBack() || m_turn.isPicked());
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
    m_acting->askDecision(rolled);
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
    m_hand->setOpen(!m_past);
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
        Entered entered = m_acting->entered();
        entered.likely = m_knownPanels->likelyAnswer(m_turn.pick());
        m_next = m_past ? PrimaryAct{} : huntersPrimary(m_turn.view(), m_turn.pick(), m_knownPanels->agent(), entered);
        const SpecterHeaderActions actions{
            .goBack = [this] { emit leaveAsked(); }, .doNextStep = [this] { doNextStep(); }};
        m_header->render(QString(), [view = m_turn.view(), next = m_next, actions](const Theme & /*theme*/)
            { return huntersHeader(*view, next, actions); });
    }
    emit possibleChanged();
}

void HuntersPage::doNextStep()
{
    if (const std::optional<SpecterAsk> ask = m_next.ask)
        give(*ask);
    else if (m_next.leaves)
        emit leaveAsked();
    else if (m_next.handsOver)
        emit handOverAsked();
    else if (!m_acting->takeFocus())
        m_board->setFocus(Qt::OtherFocusReason);
}

void HuntersPage::refreshPeople()
{
    const specter::Agent agent = m_knownPanels->agent();
    m_acting->render(m_turn.view(), m_turn.pick(), agent, m_past.has_value(),
        m_turn.asksAgent() ? m_knownPanels->tellsOf(m_turn.pick()) : QString());
    const PeopleActions actions{.hunters = {.give = [this](const SpecterAsk &ask) { give(ask); },
                                    .openRole = [this](specter::HunterKind hunter) { emit roleAsked(hunter); },
                                    .showOnBoard = [this](specter::HunterKind hunter)
                                    { m_board->ensureVisible(specter::inPlay(m_turn.view()->open, hunter).at); }},
        .changeTable = [this](const TableDraft &draft)
        {
            m_table = draft;
            refreshPeople();
            refreshBoard();
        }};
    m_hunters->render(QString(),
        [view = m_turn.view(), agent, players = m_players, draft = m_table, actions](const Theme & /*theme*/)
        { return peopleCards(view, agent, players, draft, actions); });
}

void HuntersPage::refreshBoard()
{
    if (!m_turn.view())
        return;
    if (m_hand->isPlacing())
        m_moment->clear();
    BoardScene scene = specterScene(*m_turn.view());
    m_knownPanels->addTo(scene);
    if (!m_past)
    {
        const SeenSpecter begun = supposed(m_turn.view(), m_turn.pick());
        addPicked(scene, *m_turn.view(), *begun, m_turn.pick(), !m_hand->isPlacing());
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
    return m_acting->typeSpace(letter);
}

void HuntersPage::letGo()
{
    if (!m_hand->stopPlacing() && !m_acting->takeDieBack())
        m_turn.letGo();
    refresh();
}

} // namespace dossier
