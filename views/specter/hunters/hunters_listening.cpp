#include "model/specter/seen/numbers.h"
#include "views/board/board_view.h"
#include "views/specter/hunters/acting_panels.h"
#include "views/specter/hunters/hunters_page.h"
#include "views/specter/hunters/known_panels.h"
#include "views/specter/hunters/people_cards.h"
#include "views/specter/hunters/space_menu.h"
#include "views/specter/parts/hunters_header.h"

namespace dossier
{

void HuntersPage::listen()
{
    connect(m_header, &HuntersHeader::commandGiven, this, &HuntersPage::give);
    connect(m_header, &HuntersHeader::backAsked, this, &HuntersPage::leaveAsked);
    connect(m_header, &HuntersHeader::handOverAsked, this, &HuntersPage::handOverAsked);
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
        [this](specter::HunterKind shown) { m_board->ensureVisible(specter::inPlay(m_turn.view()->open, shown).at); });
    connect(m_knownPanels, &KnownPanels::commandGiven, this, &HuntersPage::give);
    connect(m_knownPanels, &KnownPanels::followed, this, &HuntersPage::followed);
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
    connect(m_board, &BoardView::contextAsked, this,
        [this](const BoardSpot &spot, const QPoint &global)
        {
            if (!m_past)
                openHuntersSpaceMenu(*this, global, m_turn, spot.space,
                    {[this, spot] { press(spot.space); }, [this](const SpecterAsk &ask) { give(ask); }});
        });
    connect(m_board, &BoardView::hovered, this, [this](const std::optional<BoardSpot> &spot)
        { m_knownPanels->pointAt(spot ? std::optional(spot->space) : std::nullopt, m_turn.pick()); });
    connect(
        m_board, &BoardView::cursorMoved, this, [this](Space space) { m_knownPanels->pointAt(space, m_turn.pick()); });
    connect(m_board, &BoardView::cancelled, this, [this] { stepBack(); });
}

} // namespace dossier
