#include "views/board/board_view.h"
#include "views/specter/agent/agent_header.h"
#include "views/specter/agent/agent_offers.h"
#include "views/specter/agent/agent_page.h"
#include "views/specter/agent/agent_scene.h"
#include "views/specter/agent/card_chooser.h"
#include "views/specter/agent/ends_card.h"
#include "views/specter/agent/movement_sheet.h"
#include "views/specter/agent/path_bar.h"
#include "views/specter/agent/say_card.h"
#include "views/specter/agent/space_menu.h"

#include <QShortcut>

namespace dossier
{

void AgentPage::listen()
{
    connect(m_header, &AgentHeader::primaryPressed, this, &AgentPage::doPrimary);
    connect(m_header, &AgentHeader::backAsked, this, &AgentPage::leaveAsked);
    connect(m_header, &AgentHeader::healthAsked, this, &AgentPage::putHealth);
    connect(m_offers, &AgentOffers::commandGiven, this, &AgentPage::give);
    connect(m_say, &SayCard::ruleAsked, this, &AgentPage::ruleAsked);
    listenToDraft();
    listenToPath();
}

/// What the move is made of beside its way.
void AgentPage::listenToDraft()
{
    connect(m_cards, &CardChooser::cardAsked, this,
        [this](const std::optional<specter::CardUse> &card)
        {
            AgentDraft draft = m_move.draft();
            draft.card = card;
            draw(draft);
        });
    connect(m_cards, &CardChooser::placingChanged, this, &AgentPage::refreshBoard);
}

void AgentPage::listenToPath()
{
    connect(m_path, &PathBar::pathTyped, this, &AgentPage::follow);
    connect(m_stops, &EndsCard::pathAsked, this, &AgentPage::follow);
    connect(m_path, &PathBar::backAsked, this, [this] { drawn(draws() && m_move.leaveStep()); });
    connect(m_path, &PathBar::writeAsked, this, &AgentPage::writeMove);
    connect(m_path, &PathBar::layersChanged, this, &AgentPage::refresh);
    connect(m_sheet, &MovementSheet::wayAsked, this,
        [this](const std::vector<Space> &path)
        {
            m_earlier = path;
            refreshBoard();
        });
}

void AgentPage::listenToBoard()
{
    connect(m_board, &BoardView::pressed, this, [this](const BoardSpot &spot, Qt::KeyboardModifiers modifiers)
        { press(spot.space, modifiers.testFlag(Qt::ControlModifier)); });
    connect(m_board, &BoardView::dragged, this,
        [this](const BoardSpot &spot)
        {
            if (!m_cards->awaitsPlace())
                draw(drawnTo(m_move.draft(), spot.space));
        });
    connect(
        m_board, &BoardView::selectionExtended, this, [this](Space, Space to) { draw(drawnTo(m_move.draft(), to)); });
    connect(m_board, &BoardView::activated, this, [this](const BoardSpot &spot) { activate(spot.space); });
    connect(m_board, &BoardView::cancelled, this, [this] { stepBack(); });
    connect(m_board, &BoardView::contextAsked, this,
        [this](const BoardSpot &spot, const QPoint &global)
        {
            if (draws())
                openAgentsSpaceMenu(*this, global, m_move, spot.space,
                    m_cards->awaitsPlace() ? std::optional(m_cards->places()) : std::nullopt,
                    {[this, spot] { drawn(draws() && m_move.press(spot.space, true)); }, [this] { letGo(); },
                        [this, spot] { press(spot.space, true); }, [this](const SpecterAsk &ask) { give(ask); }});
        });
    m_board->describeSpacesBy([this](Space space) { return bestCase(m_move, space); });
}

void AgentPage::addTypingKeys()
{
    auto *type = new QShortcut(QKeySequence(QStringLiteral("Ctrl+J")), this);
    type->setContext(Qt::WidgetWithChildrenShortcut);
    connect(type, &QShortcut::activated, this, [this] { m_path->takeFocus(); });
}

} // namespace dossier
