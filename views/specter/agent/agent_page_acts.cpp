// What hands do on the agent's screen.
#include "model/specter/seen/numbers.h"
#include "views/board/board_view.h"
#include "views/session/reason_bar.h"
#include "views/specter/agent/agent_header.h"
#include "views/specter/agent/agent_offers.h"
#include "views/specter/agent/agent_page.h"
#include "views/specter/agent/card_chooser.h"
#include "views/specter/agent/ends_card.h"
#include "views/specter/agent/movement_sheet.h"
#include "views/specter/agent/path_bar.h"
#include "views/specter/agent/say_card.h"
#include "views/specter/words/agent_words.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QShortcut>

#include <algorithm>

namespace dossier
{

namespace
{

/// Where a key of the number pad leads.
std::optional<Direction> directionOf(const QKeyEvent &event)
{
    if (!event.modifiers().testFlag(Qt::KeypadModifier))
        return std::nullopt;
    static constexpr std::array<int, 8> keys{
        Qt::Key_8, Qt::Key_9, Qt::Key_6, Qt::Key_3, Qt::Key_2, Qt::Key_1, Qt::Key_4, Qt::Key_7};
    const auto key = std::ranges::find(keys, event.key());
    return key == keys.end() ? std::nullopt
                             : std::optional(allDirections.at(static_cast<std::size_t>(key - keys.begin())));
}

bool samePlan(specter::Plan one, const specter::Plan &other)
{
    one.ruled = other.ruled;
    return one == other;
}

} // namespace

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
            AgentDraft draft = m_draft;
            draft.card = card;
            draw(draft);
        });
    connect(m_cards, &CardChooser::placingChanged, this,
        [this]
        {
            if (m_view)
                refreshBoard();
        });
}

void AgentPage::listenToPath()
{
    const auto follow = [this](const std::vector<specter::Coordinate> &path)
    {
        AgentDraft draft = m_draft;
        draft.path = path;
        draw(draft);
    };
    connect(m_path, &PathBar::pathTyped, this, follow);
    connect(m_stops, &EndsCard::pathAsked, this, follow);
    connect(m_path, &PathBar::backAsked, this, &AgentPage::leaveStep);
    connect(m_path, &PathBar::writeAsked, this, &AgentPage::writeMove);
    connect(m_path, &PathBar::layersChanged, this, &AgentPage::refresh);
    connect(m_sheet, &MovementSheet::wayAsked, this,
        [this](const std::vector<Space> &path)
        {
            m_earlier = path;
            if (m_view)
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
                draw(drawnTo(m_draft, spot.space));
        });
    connect(m_board, &BoardView::selectionExtended, this, [this](Space, Space to) { draw(drawnTo(m_draft, to)); });
    connect(m_board, &BoardView::activated, this,
        [this](const BoardSpot &spot)
        {
            // A double click has pressed already, and must not write by mistake what cannot be unsaid.
            if (QGuiApplication::mouseButtons() != Qt::NoButton)
                return;
            const bool atEnd = !m_draft.path.empty() && m_draft.path.back() == specter::Coordinate(spot.space);
            if (atEnd && !m_cards->awaitsPlace())
                writeMove();
            else
                press(spot.space, false);
        });
    connect(m_board, &BoardView::cancelled, this, [this] { stepBack(); });
    m_board->describeSpacesBy([this](Space space) { return described(space); });
}

void AgentPage::addTypingKeys()
{
    auto *type = new QShortcut(QKeySequence(QStringLiteral("Ctrl+J")), this);
    type->setContext(Qt::WidgetWithChildrenShortcut);
    connect(type, &QShortcut::activated, this, [this] { m_path->takeFocus(); });
}

void AgentPage::draw(const AgentDraft &draft)
{
    if (!m_view || m_past || !isOnMove(*m_view) || draft == m_draft)
        return;
    const bool otherCard = draft.card != m_draft.card;
    m_draft = draft;
    m_draft.ruled = false;
    // The path says by its end whether it is an escape.
    m_draft.escape = false;
    m_earlier.clear();
    m_reason->dismiss();
    if (otherCard)
        lookAround();
    refresh();
}

void AgentPage::press(Space space, bool quietest)
{
    if (!m_view || m_past || !isOnMove(*m_view))
        return;
    if (m_cards->awaitsPlace() && m_draft.card && m_cards->places().contains(space))
    {
        AgentDraft draft = m_draft;
        draft.card->at = space;
        draw(draft);
        return;
    }
    if (!specter::boardOf(m_view->open).isOpen(space))
        return;
    // A press out of reach spoils nothing: the next one draws the path anew.
    const bool anew = m_verdict.refusal && !m_verdict.wantsChoice();
    draw(pressedAt(anew ? standing(*m_view) : m_draft, m_ends, space, quietest));
}

QString AgentPage::described(Space space) const
{
    const auto end = std::ranges::find(m_ends, specter::Coordinate(space), &specter::QuietestEnd::end);
    if (!m_view || end == m_ends.end())
        return {};
    const auto steps = static_cast<int>(end->path.size()) - 1;
    return tr("Best case: %1, in %n step(s)", nullptr, steps).arg(agentwords::brief(end->shown));
}

void AgentPage::leaveStep()
{
    AgentDraft draft = m_draft;
    if (draft.path.size() > 1)
        draft.path.pop_back();
    draw(draft);
}

bool AgentPage::typeSpace(const QString &letter)
{
    const bool moving = m_view && !m_past && isOnMove(*m_view);
    if (moving)
        m_path->type(letter);
    return moving;
}

/// What was drawn goes; the table stays.
void AgentPage::letGo()
{
    if (m_view && isOnMove(*m_view) && m_draft != standing(*m_view))
        draw(standing(*m_view));
}

void AgentPage::give(const SpecterAsk &ask)
{
    m_reason->dismiss();
    if (!m_past)
        emit commandGiven(ask, {});
}

void AgentPage::doPrimary()
{
    if (!m_view || m_past)
        return;
    if (hasSheetToLayOpen())
        give(askingSpecter(specter::LayOpenSheet{*m_view->agent, {}}));
    else if (isOnMove(*m_view))
        writeMove();
    else
        emit handOverAsked();
}

/// The plan is given first; it is carried out once the sheet has it, which it has not when it was refused.
void AgentPage::writeMove()
{
    if (!m_view || m_past || !isOnMove(*m_view) || m_draft.path.empty())
        return;
    if (m_verdict.wantsChoice())
        return m_draft.card ? m_cards->takeFocus() : m_offers->takeFocus();
    const specter::Agent agent = *m_view->agent;
    const AgentDraft draft = m_draft;
    const auto isWritten
        = [&] { return m_view->sheet && m_view->sheet->plan && samePlan(draft, *m_view->sheet->plan); };
    if (!isWritten())
        give(askingSpecter(specter::PlanMove{agent, draft}));
    if (isOnMove(*m_view) && isWritten())
        give(askingSpecter(specter::ConfirmMove{agent}));
}

void AgentPage::putHealth(int left)
{
    if (!m_view || !m_view->agent || !m_view->health)
        return;
    specter::AgentInPlay inPlay = specter::inPlay(m_view->open, *m_view->agent);
    inPlay.wounds += *m_view->health - left;
    give(askingSpecter(specter::Correct{specter::AgentWritten{*m_view->agent, inPlay}}));
}

void AgentPage::keyPressEvent(QKeyEvent *event)
{
    const std::optional<Direction> direction = directionOf(*event);
    if (direction && !m_draft.path.empty())
    {
        const Space to = neighbour(m_draft.path.back(), *direction);
        if (m_scene.contains(to))
            draw(drawnTo(m_draft, to));
    }
    else if (event->key() == Qt::Key_Backspace)
        leaveStep();
    else
        TablePage::keyPressEvent(event);
}

} // namespace dossier
