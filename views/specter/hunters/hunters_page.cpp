#include "views/specter/hunters/hunters_page.h"

#include "model/specter/seen/numbers.h"
#include "views/board/board_view.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flowing_area.h"
#include "views/kit/side_column.h"
#include "views/session/moment_panel.h"
#include "views/session/reason_bar.h"
#include "views/specter/asks/hunters_due.h"
#include "views/specter/asks/turn_passing.h"
#include "views/specter/hunters/acting_panels.h"
#include "views/specter/hunters/hunters_scene.h"
#include "views/specter/hunters/known_panels.h"
#include "views/specter/hunters/people_cards.h"
#include "views/specter/parts/hunters_header.h"
#include "views/specter/parts/scene.h"
#include "views/specter/parts/told_moments.h"
#include "views/specter/words/lines.h"
#include "views/specter/words/refusal_wording.h"

#include <QApplication>
#include <QMetaMethod>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

HuntersPage::HuntersPage(QWidget *parent)
    : GridPage(specterJournalLists(), wording::specterReasonWords(), parent)
    , m_header(new HuntersHeader(this))
    , m_people(new QWidget(this))
    , m_peopleColumn(newColumn(m_people, 12))
    , m_peopleCards(new QWidget(m_people))
    , m_acting(new ActingPanels(m_peopleCards))
    , m_hunters(new PeopleCards(m_peopleCards))
    , m_known(new QWidget(this))
    , m_knownColumn(newColumn(m_known, 12))
    , m_knownPanels(new KnownPanels(this))
{
    fill();
    listen();
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
    m_knownColumn->addWidget(m_knownPanels);
    m_knownColumn->addStretch();
    auto *left = new SideColumn(m_people, peopleCharacters, this);
    left->keepWidth();
    auto *right = new FlowingArea(this);
    right->setPage(m_known);
    layOutTall(m_header, left, m_knownPanels->pinned(), right);
}

void HuntersPage::listen()
{
    connect(m_header, &HuntersHeader::commandGiven, this, &HuntersPage::give);
    connect(m_header, &HuntersHeader::backAsked, this, &HuntersPage::leaveAsked);
    connect(m_header, &HuntersHeader::choiceAsked, this,
        [this]
        {
            if (!m_acting->takeFocus())
                m_board->setFocus(Qt::OtherFocusReason);
        });
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
    connect(m_acting, &ActingPanels::spaceTyped, this, &HuntersPage::goTo);
    connect(m_hunters, &PeopleCards::commandGiven, this, &HuntersPage::give);
    connect(m_hunters, &PeopleCards::roleAsked, this, &HuntersPage::roleAsked);
    connect(m_hunters, &PeopleCards::shown, this,
        [this](specter::HunterKind shown) { m_board->ensureVisible(specter::inPlay(m_view->open, shown).at); });
    connect(m_knownPanels, &KnownPanels::commandGiven, this, &HuntersPage::give);
    connect(m_knownPanels, &KnownPanels::placingChanged, this, &HuntersPage::refreshBoard);
    connect(m_knownPanels, &KnownPanels::heatToggled, this, &HuntersPage::refreshBoard);
    connect(m_knownPanels, &KnownPanels::heatForEverybody, this, &HuntersPage::heatForEverybody);
    connect(m_knownPanels, &KnownPanels::otherAgent, this, &HuntersPage::refresh);
    connect(m_hunters, &PeopleCards::placingChanged, this, &HuntersPage::refreshBoard);
}

void HuntersPage::listenToBoard()
{
    m_board->describeSpacesBy([this](Space space) { return explanationOf(space); });
    connect(m_board, &BoardView::pressed, this, [this](const BoardSpot &spot) { press(spot.space); });
    connect(m_board, &BoardView::activated, this, [this](const BoardSpot &spot) { activate(spot.space); });
    connect(m_board, &BoardView::hovered, this, [this](const std::optional<BoardSpot> &spot)
        { m_knownPanels->pointAt(spot ? std::optional(spot->space) : std::nullopt, m_pick); });
    connect(m_board, &BoardView::cursorMoved, this, [this](Space space) { m_knownPanels->pointAt(space, m_pick); });
    connect(m_board, &BoardView::cancelled, this, [this] { stepBack(); });
}

void HuntersPage::forget()
{
    m_view.reset();
    m_now.reset();
    m_pick = {};
    m_knownPanels->forget();
    m_moment->clear();
}

void HuntersPage::setTheme(const Theme &theme)
{
    TablePage::setTheme(theme);
    m_knownPanels->setTheme(theme);
}

/// Where nobody rolls for people, no button says so.
void HuntersPage::connectNotify(const QMetaMethod &signal)
{
    if (signal == QMetaMethod::fromSignal(&HuntersPage::rollAsked))
        m_acting->setCanRoll(true);
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

std::set<DeskAction> HuntersPage::possible() const
{
    return m_view ? usuallyPossible(m_header->canGoOn()) : std::set<DeskAction>{};
}

void HuntersPage::perform(DeskAction action)
{
    performUsual(action, *m_header->primary());
}

void HuntersPage::explain(const specter::Violation &why, const SpecterAsk &ask)
{
    m_pick.said.clear();
    refresh();
    if (!m_view)
        return;
    Objection objection = wording::objectionOf(m_view, why);
    objection.overrule = [this, ask](const QString &reason) { emit commandGiven(ask, reason); };
    m_reason->explain(std::move(objection));
}

void HuntersPage::explainImpossible()
{
    m_pick.said.clear();
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
    if (m_now)
        tellMoments(*m_moment, m_now->open, view->open);
    m_now = view;
    present(view);
}

void HuntersPage::present(const SeenSpecter &view)
{
    const bool another
        = view->open.turn && (!m_view || !m_view->open.turn || m_view->open.turn->hunter != view->open.turn->hunter);
    const bool began = another || !m_view || m_view->open.clock != view->open.clock;
    const std::optional<specter::Coordinate> appeared = figureThatAppeared(m_view.get(), *view, m_knownPanels->agent());
    const QWidget *held = QApplication::focusWidget();
    const bool acted = held != nullptr && m_peopleCards->isAncestorOf(held);
    m_view = view;
    m_pick = keptOn(*view, m_pick, another);
    m_knownPanels->take(view);
    m_reason->dismiss();
    refresh();
    // A button that went with what it did leaves the keys to the board.
    if (acted && QApplication::focusWidget() != held)
        m_board->setFocus(Qt::OtherFocusReason);
    if (began)
        showWhereItHappens();
    if (appeared)
        m_board->ensureVisible(*appeared);
}

void HuntersPage::showWhereItHappens()
{
    if (const std::optional<specter::Coordinate> hunter = placeOnTurn(m_view->open))
        m_board->moveCursorTo(*hunter);
    if (const std::optional<Space> middle = whereItHappens(m_view->open, m_knownPanels->known()))
        m_board->centreOn(*middle);
}

void HuntersPage::refresh()
{
    if (!m_view)
        return;
    for (QWidget *acting : std::initializer_list<QWidget *>{m_header, m_peopleCards})
        acting->setEnabled(!m_past);
    refreshPeople();
    m_knownPanels->render(m_past.has_value(), m_pick);
    refreshBoard();
    renderPrimary();
}

void HuntersPage::renderPrimary()
{
    if (m_view)
    {
        Entered entered = m_acting->entered();
        entered.likely = m_knownPanels->likelyAnswer(m_pick);
        m_header->render(
            m_view, m_past ? PrimaryAct{} : huntersPrimary(m_view, m_pick, m_knownPanels->agent(), entered));
    }
    emit possibleChanged();
}

void HuntersPage::refreshPeople()
{
    const specter::Agent agent = m_knownPanels->agent();
    // What is against a rule tells nothing.
    const bool asks
        = m_pick.way == HunterWay::Sensor || (m_pick.to && endsOf(*m_view, m_pick.way).contains(*m_pick.to));
    m_acting->render(m_view, m_pick, agent, m_past.has_value(), asks ? m_knownPanels->tellsOf(m_pick) : QString());
    m_hunters->render(m_view, agent);
}

void HuntersPage::refreshBoard()
{
    if (!m_view)
        return;
    if (isPlacing())
        m_moment->clear();
    BoardScene scene = specterScene(*m_view);
    m_knownPanels->addTo(scene);
    if (!m_past)
    {
        const SeenSpecter begun = supposed(m_view, m_pick);
        addPicked(scene, *m_view, *begun, m_pick, !isPlacing());
    }
    m_board->render(scene);
}

void HuntersPage::give(const SpecterAsk &ask)
{
    m_reason->dismiss();
    if (!m_past)
        emit commandGiven(ask, {});
}

void HuntersPage::pick(const HuntersPick &pick)
{
    if (m_view)
        m_pick = mended(*m_view, pick);
    refresh();
}

/// The last answer gives the command.
void HuntersPage::answer(const specter::Said &said)
{
    if (!m_view)
        return;
    m_pick.said.push_back(said);
    if (answering(*m_view, m_pick))
        return refresh();
    const std::optional<specter::Command> command = commandOf(*m_view, m_pick);
    m_pick.said.clear();
    if (command)
        give(askingSpecter(*command));
}

bool HuntersPage::isPlacing() const
{
    return m_hunters->isPlacing() || m_knownPanels->isPlacing() || m_acting->isPlacing();
}

bool HuntersPage::place(Space space)
{
    if (m_hunters->isPlacing())
        m_hunters->place(space);
    else if (m_knownPanels->isPlacing())
        m_knownPanels->place(space);
    else if (m_acting->isPlacing())
        m_acting->place(space);
    else
        return false;
    return true;
}

void HuntersPage::press(Space space)
{
    if (!m_view || m_past || !specter::boardOf(m_view->open).contains(space))
        return;
    m_reason->dismiss();
    if (place(space))
        return;
    if (const std::optional<specter::HunterKind> other = hunterPickedAt(*m_view, m_pick, space))
    {
        HuntersPick begins = m_pick;
        begins.hunter = other;
        return pick(begins);
    }
    if (specter::boardOf(m_view->open).isOpen(space))
        passTurn();
    // A turn that begins leads to its hunter; people are where they pressed.
    m_board->moveCursorTo(space);
    pick(pickedAt(*m_view, m_pick, space));
}

void HuntersPage::passTurn()
{
    // The last one's end is the agent's turn: that is said by its own button.
    if (const TurnPassing passing = passingOn(*m_view, m_pick); passing.canEnd && passing.next)
        give(askingDue(m_view, *dueOf<specter::EndHunterTurn>(*m_view)));
    if (m_view && !m_view->open.turn && passingOn(*m_view, m_pick).next)
        give(askingSpecter(specter::BeginHunterTurn{*m_pick.hunter}));
}

bool HuntersPage::typeSpace(const QString &letter)
{
    return m_acting->typeSpace(letter);
}

/// What is typed is pressed and done, where no answer has to be entered for it.
void HuntersPage::goTo(const QString &name)
{
    const std::optional<specter::Coordinate> space = specter::spaceNamed(name.trimmed().toUpper().toStdString());
    const bool isSpace = m_view && !m_past && space && specter::boardOf(m_view->open).contains(*space);
    m_acting->takeTyped(isSpace);
    if (!isSpace)
        return;
    m_board->moveCursorTo(*space);
    m_board->setFocus(Qt::OtherFocusReason);
    press(*space);
    if (m_pick.to == *space && commandAgainAt(*m_view, m_pick, *space))
        activate(*space);
}

void HuntersPage::activate(Space space)
{
    const std::optional<specter::Command> again
        = m_view && !isPlacing() ? commandAgainAt(*m_view, m_pick, space) : std::nullopt;
    if (again)
        give(askingSpecter(*again));
    else
        press(space);
}

bool HuntersPage::stopPlacing()
{
    const bool placed = m_hunters->isPlacing() || m_knownPanels->isPlacing();
    m_hunters->stopPlacing();
    m_knownPanels->stopPlacing();
    return m_acting->stopPlacing() || placed;
}

void HuntersPage::letGo()
{
    if (!stopPlacing())
    {
        m_pick.to.reset();
        m_pick.said.clear();
    }
    refresh();
}

QString HuntersPage::explanationOf(Space space)
{
    return m_knownPanels->explanationOf(space);
}

} // namespace dossier
