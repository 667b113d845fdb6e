#include "views/conquest/desk/conquest_page.h"

#include "views/conquest/board/hex_board.h"
#include "views/conquest/desk/ask_form.h"
#include "views/conquest/desk/conquest_header.h"
#include "views/conquest/desk/desk_forms.h"
#include "views/conquest/desk/due_cards.h"
#include "views/conquest/desk/due_places.h"
#include "views/conquest/desk/player_cards.h"
#include "views/conquest/desk/read_card.h"
#include "views/conquest/words/lines.h"
#include "views/conquest/words/moments.h"
#include "views/conquest/words/refusal_wording.h"
#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"
#include "views/kit/side_column.h"
#include "views/session/moment_panel.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

using namespace conquest;

namespace
{

constexpr int peopleCharacters = 28;
constexpr int dueCharacters = 37;
/// More of a kind than any table has due after each other.
constexpr int mostAtOnce = 80;

/// Whether what was rolled for tokens is still what is due.
bool sameTokensDue(const PublicTable &before, const PublicTable &now)
{
    return before.resistance.tokensDue == now.resistance.tokensDue && before.resistance.acting == now.resistance.acting;
}

} // namespace

ConquestPage::ConquestPage(QWidget *parent)
    : ConquestPage(new HexBoard, parent)
{
}

ConquestPage::ConquestPage(HexBoard *board, QWidget *parent)
    : TablePage(board, conquestJournalLists(), wording::conquestReasonWords(), parent)
    , m_board(board)
    , m_header(new ConquestHeader(this))
    , m_peopleColumn(newColumn(new QWidget(this), 8))
    , m_cards(new PlayerCards(m_peopleColumn->parentWidget()))
    , m_sideColumn(newColumn(new QWidget(this), 8))
    , m_due(new DueCards(m_sideColumn->parentWidget()))
    , m_forms(new DeskForms({m_drawer, m_board, m_header, m_cards, m_due}, this))
{
    fill();
    listen();
    listenToCards();
    listenToBoard();
}

void ConquestPage::fill()
{
    m_peopleColumn->addWidget(m_cards);
    m_peopleColumn->addStretch();
    m_sideColumn->addWidget(m_due, 1);
    auto *left = new SideColumn(m_peopleColumn->parentWidget(), peopleCharacters, this);
    left->keepWidth();
    auto *right = new SideColumn(m_sideColumn->parentWidget(), dueCharacters, this);
    right->keepWidth();
    layOut(m_header, left, nullptr, right);
}

void ConquestPage::listen()
{
    connect(m_header, &ConquestHeader::primaryPressed, this, &ConquestPage::pressPrimary);
    connect(m_header, &ConquestHeader::backAsked, this, &ConquestPage::leaveAsked);
    connect(m_header, &ConquestHeader::markerAsked, this,
        [this](int marker)
        {
            if (acts())
                give(askingConquest(Correct{MarkerMoved{marker - m_look.view->open.resistance.marker}}));
        });
    connect(m_forms, &DeskForms::commandGiven, this, &ConquestPage::give);
}

void ConquestPage::listenToCards()
{
    connect(m_cards, &PlayerCards::commandGiven, this, &ConquestPage::give);
    connect(m_cards, &PlayerCards::handAsked, this, &ConquestPage::openHand);
    connect(m_due, &DueCards::tokensAsked, this, &ConquestPage::tokensAsked);
    connect(m_due, &DueCards::commandGiven, this, &ConquestPage::give);
    connect(m_due, &DueCards::drawAsked, this, &ConquestPage::draw);
    connect(m_due, &DueCards::ruleAsked, this, &ConquestPage::ruleAsked);
    connect(m_due, &DueCards::entered, this,
        [this]
        {
            refreshBoard();
            renderPrimary();
        });
    connect(m_due, &DueCards::coverAsked, this,
        [this]
        {
            m_hand.reset();
            refresh();
            emit coverAsked();
        });
}

void ConquestPage::listenToBoard()
{
    m_board->describeSpacesBy([this](Place place) { return moveTo(m_look, place); });
    connect(m_board, &HexBoard::pressed, this, &ConquestPage::touch);
    connect(m_board, &HexBoard::activated, this, &ConquestPage::activate);
    connect(m_board, &HexBoard::dropped, this, &ConquestPage::drop);
    connect(m_board, &HexBoard::cancelled, this, [this] { stepBack(); });
}

void ConquestPage::forget()
{
    m_look = {};
    m_now.reset();
    m_hand.reset();
    m_ahead.forget();
    m_saidCard.clear();
    m_forms->close();
    m_moment->clear();
}

void ConquestPage::setTheme(const Theme &theme)
{
    TablePage::setTheme(theme);
    m_header->setTheme(theme);
    m_due->setTheme(theme);
    m_cards->setTheme(theme);
}

void ConquestPage::render(const SeenConquest &view)
{
    showNow();
    if (m_now)
        for (const ConquestMoment &moment : wording::moments(m_now->open, view->open))
            if (!moment.ownAct)
                m_moment->tell(moment.headline, moment.sentence);
    m_now = view;
    present(view);
}

void ConquestPage::present(const SeenConquest &view)
{
    const SeenConquest before = std::exchange(m_look.view, view);
    m_look.past = m_past.has_value();
    const bool another = !before || before->open.clock != view->open.clock || before->player != view->player;
    if (another)
    {
        m_look.place.reset();
        m_saidCard = view->open.clock.phase == Phase::Resistance ? m_saidCard : std::string();
        m_hand = view->player && !isCooperative(view->open) ? view->player : std::nullopt;
    }
    // Who has to discard sees what there is to choose from.
    if (const std::optional<Colour> full = handTooLarge(view->open); full && view->hands.contains(*full))
        m_hand = full;
    if (!m_busy && (!before || !sameTokensDue(before->open, view->open)))
        m_ahead.forget();
    if (m_look.alien && movesOf(view, *m_look.alien).empty())
        m_look.alien.reset();
    if (m_busy)
        return;
    m_reason->dismiss();
    refresh();
}

void ConquestPage::refresh()
{
    if (!m_look.view)
        return;
    for (QWidget *acting : std::initializer_list<QWidget *>{m_header, m_cards, m_due})
        acting->setEnabled(!m_look.past);
    m_cards->render(m_look.view);
    m_forms->render(m_look);
    m_due->render(m_look, {m_hand, m_saidCard});
    refreshBoard();
    renderPrimary();
}

void ConquestPage::refreshBoard()
{
    HexScene scene = sceneNow(m_look);
    if (!m_look.past)
        m_ahead.addTo(scene, m_due->whole());
    m_board->render(scene);
}

void ConquestPage::renderPrimary()
{
    m_header->render(
        m_look.view, primaryNow(m_look, {m_due->whole(), m_ahead.plan().commands().size(), m_ahead.draws()}));
    emit possibleChanged();
}

void ConquestPage::give(const ConquestAsk &ask)
{
    m_reason->dismiss();
    if (m_past)
        return;
    m_stopped = false;
    m_ahead.forget();
    m_moment->clear();
    if (const std::string card = cardToRead(ask.command()); !card.empty())
        m_saidCard = card;
    emit commandGiven(ask, {});
    if (const auto loss = ask.as<ResolveRound>() != nullptr ? lossWithoutChoice(m_look) : std::nullopt)
        give(*loss);
}

/// One after the other, as long as none is refused; all that they do is shown at the end.
void ConquestPage::giveEach(const std::function<std::optional<ConquestAsk>()> &next)
{
    m_busy = true;
    m_stopped = false;
    for (int i = 0; i < mostAtOnce && !m_stopped; ++i)
        if (const std::optional<ConquestAsk> ask = next())
            emit commandGiven(*ask, {});
    m_busy = false;
    m_ahead.forget();
    refresh();
}

void ConquestPage::draw(const ConquestAsk &ask)
{
    if (!acts())
        return;
    if (const std::optional<ConquestAsk> drawn = m_ahead.draw(m_look.view, ask, m_due->form()))
        return give(*drawn);
    refresh();
}

/// All that is due of those kinds, as long as nothing comes between.
void ConquestPage::drawAll(const std::set<std::size_t> &kinds)
{
    giveEach(
        [&]
        {
            const std::optional<ConquestAsk> ask = askedNow(m_look);
            return ask && kinds.contains(ask->command().index()) ? std::optional(m_ahead.drawn(*ask)) : std::nullopt;
        });
}

void ConquestPage::pressPrimary()
{
    if (!acts())
        return;
    m_reason->dismiss();
    if (!m_ahead.plan().isEmpty())
        return giveEach([this] { return m_ahead.nextOfThePlan(); });
    if (const std::optional<ConquestAsk> whole = m_due->whole())
        return give(*whole);
    const std::optional<ConquestAsk> ask = askedNow(m_look);
    if (!ask)
        return;
    const Command &command = ask->command();
    if (ask->as<ChooseToken>() != nullptr)
        return emit tokensAsked(false);
    if (isForTheOwner(*m_look.view, command))
        return openHand(*ownerOf(m_look.view->open, command));
    if (isNothingToFree(m_look.view->open, command))
        return drawAll({command.index(), Command(AdvanceTechnology{}).index()});
    if (const ConquestBlanks blanks = blanksOf(*m_look.view, command); blanks.none())
        return give(*ask);
    else if (!blanks.drawable || !m_ahead.draws())
        return m_due->form().setFocus(Qt::OtherFocusReason);
    if (holds_alternative<FireBarrage>(command))
        return drawAll({command.index()});
    if (ask->as<MoveToken>() == nullptr)
        return draw(*ask);
    m_ahead.rollMoves(m_look.view);
    refresh();
}

/// What nobody else may see is looked at alone.
void ConquestPage::openHand(Colour player)
{
    if (m_look.view->hands.contains(player) || !m_look.view->open.players.keptHands.contains(player))
    {
        m_hand = m_hand == player ? std::nullopt : std::optional(player);
        refresh();
    }
    else
        emit handAsked(player);
}

void ConquestPage::touch(Place place)
{
    m_reason->dismiss();
    if (const std::optional<ConquestAsk> ask = press(m_look, place))
        return give(*ask);
    refresh();
}

/// Enter on a space that is lit goes there; on one where something is due does it.
void ConquestPage::activate(Place place)
{
    const bool again = m_look.place == place && !m_look.alien;
    touch(place);
    const std::optional<ConquestAsk> ask = askedNow(m_look);
    if (again && m_look.place == place && ask && placeOf(m_look.view->open, ask->command()) == place)
        pressPrimary();
}

void ConquestPage::drop(Place from, Place to)
{
    if (const std::optional<ConquestAsk> ask = dropped(m_look, from, to))
        give(*ask);
}

std::set<DeskAction> ConquestPage::possible() const
{
    if (!m_look.view)
        return {};
    std::set<DeskAction> possible = usuallyPossible(m_header->canGoOn());
    if (!m_past)
        possible.insert({DeskAction::Correct, DeskAction::SomethingElse});
    return possible;
}

void ConquestPage::perform(DeskAction action)
{
    if (action == DeskAction::Correct)
        m_forms->begin(CardForm::Kind::Correction);
    else if (action == DeskAction::SomethingElse)
        m_forms->begin(CardForm::Kind::Event);
    else
        performUsual(action, *m_header->primary());
}

void ConquestPage::explain(const Violation &why, const ConquestAsk &ask)
{
    m_stopped = true;
    if (!m_look.view || m_forms->asksFor(why, ask))
        return;
    Objection objection = wording::objectionOf(m_look.view, why);
    objection.overrule = [this, ask](const QString &reason) { emit commandGiven(ask, reason); };
    m_reason->explain(std::move(objection));
}

bool ConquestPage::closeForm()
{
    if (!m_forms->close())
        return false;
    m_board->setFocus(Qt::OtherFocusReason);
    return true;
}

bool ConquestPage::typeSpace(const QString &letter)
{
    return m_board->typeSpace(letter);
}

void ConquestPage::letGo()
{
    m_look.alien.reset();
    m_look.place.reset();
    m_ahead.forget();
    refresh();
}

void ConquestPage::keyPressEvent(QKeyEvent *event)
{
    if (!acts() || !m_due->form().takeKey(*event))
        TablePage::keyPressEvent(event);
}

void ConquestPage::showAgain()
{
    if (m_look.view)
        m_past ? renderPast(SeenConquest(m_look.view)) : render(SeenConquest(m_look.view));
}

/// In a narrow window what is due stands above the players.
void ConquestPage::setNarrow(bool narrow)
{
    (narrow ? m_peopleColumn : m_sideColumn)->insertWidget(0, m_due, narrow ? 0 : 1);
}

} // namespace dossier
