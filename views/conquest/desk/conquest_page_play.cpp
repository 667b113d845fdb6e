// The page of Conquest of Planet Earth: what is pressed, picked and given.
#include "model/conquest/seen/numbers.h"
#include "views/conquest/board/hex_board.h"
#include "views/conquest/desk/ask_form.h"
#include "views/conquest/desk/blanks.h"
#include "views/conquest/desk/card_form.h"
#include "views/conquest/desk/conquest_header.h"
#include "views/conquest/desk/conquest_page.h"
#include "views/conquest/desk/due_places.h"
#include "views/conquest/desk/tokens_panel.h"
#include "views/conquest/words/command_wording.h"
#include "views/conquest/words/names.h"
#include "views/kit/plain_text.h"
#include "views/session/reason_bar.h"

#include <QMenu>

#include <algorithm>

namespace dossier
{

using namespace conquest;

namespace
{

/// More of a kind than any table has due after each other.
constexpr int mostAtOnce = 80;

/// The card that a command turns up or plays, whose text people read.
std::string cardIn(const Command &command)
{
    if (holds_alternative<DiscardEvent>(command))
        return {};
    return visit(
        [](const auto &held) -> std::string
        {
            if constexpr (requires { held.card.size(); })
                return held.card;
            else if constexpr (requires { held.ability.size(); })
                return held.ability;
            else
                return {};
        },
        command);
}

} // namespace

void ConquestPage::listenToBoard()
{
    m_board->describeSpacesBy([this](Place place) { return describe(place); });
    connect(m_board, &HexBoard::pressed, this, &ConquestPage::press);
    connect(m_board, &HexBoard::activated, this, &ConquestPage::activate);
    connect(m_board, &HexBoard::dropped, this, &ConquestPage::drop);
    connect(m_board, &HexBoard::contextAsked, this, &ConquestPage::openMenu);
    connect(m_board, &HexBoard::cancelled, this, [this] { stepBack(); });
}

void ConquestPage::give(const ConquestAsk &ask)
{
    m_reason->dismiss();
    if (m_past)
        return;
    m_stopped = false;
    m_plan.clear();
    m_arrows.clear();
    if (const std::string card = cardIn(ask.command()); !card.empty())
        m_saidCard = card;
    emit commandGiven(ask, {});
}

/// Dice and cards come from the app; where people still have to choose, what was rolled waits in the form.
void ConquestPage::draw(const ConquestAsk &ask)
{
    if (!m_chance || m_past || !m_view)
        return;
    const ConquestBlanks blanks = blanksOf(*m_view, ask.command());
    if (!blanks.drawable)
        return;
    if (ask.as<PlaceToken>() != nullptr)
        return plan();
    const Command drawn = m_chance(ask.command());
    if (const auto *captain = get_if<FightCaptain>(&drawn); captain != nullptr && captain->lost)
    {
        const std::vector<AlienId> there = aliensAt(m_view->open, captain->at);
        const bool alike = std::ranges::all_of(
            there, [&](AlienId alien) { return alien.of == there.front().of && alien.number <= saucersOfAPlayer; });
        if (!alike)
        {
            ConquestFilling filling{.dice = captain->attacker};
            filling.dice.insert(filling.dice.end(), captain->opponent.begin(), captain->opponent.end());
            return m_form->fill(filling);
        }
    }
    give(askingConquest(drawn));
}

/// All that is due of that kind, one after the other, as long as nothing comes between.
void ConquestPage::drawAll()
{
    const std::optional<ConquestAsk> first = asked();
    if (!first || !m_chance)
        return;
    const std::size_t kind = first->command().index();
    std::vector<std::pair<Place, Place>> arrows;
    m_busy = true;
    m_stopped = false;
    for (int i = 0; i < mostAtOnce && !m_stopped; ++i)
    {
        const std::optional<ConquestAsk> next = asked();
        if (!next || next->command().index() != kind)
            break;
        const Command drawn = m_chance(next->command());
        if (m_foresight)
            for (const Event &event : m_foresight(drawn))
                if (const auto *moved = get_if<TokenMoved>(&event))
                    arrows.emplace_back(moved->from, moved->to);
        emit commandGiven(askingConquest(drawn), {});
    }
    m_busy = false;
    m_arrows = arrows;
    refresh();
}

/// CQ-RES-7: rolls for the tokens that are to be placed, a section after the other, and shows what each would do.
void ConquestPage::plan()
{
    m_plan.clear();
    const std::vector<TokensDue> &due = m_view->open.resistance.tokensDue;
    std::map<std::string, int> taken;
    for (std::size_t i = 0; i < due.size(); ++i)
    {
        const bool again = std::ranges::any_of(due.begin(), due.begin() + static_cast<std::ptrdiff_t>(i),
            [&](const TokensDue &before) { return before.section == due[i].section; });
        // A second token of a section hangs on where the first came.
        if (again)
            break;
        Command drawn = PlaceToken{due[i].section, 1, {}, {}};
        const auto poolHas = [&](const std::string &token)
        {
            const auto deck = m_view->open.decks.find(Deck::Tokens);
            if (deck == m_view->open.decks.end() || !deck->second.unseen)
                return 1;
            const auto count = deck->second.unseen->find(token);
            return count == deck->second.unseen->end() ? 0 : count->second;
        };
        for (int tries = 0; tries < mostAtOnce; ++tries)
        {
            drawn = m_chance(PlaceToken{due[i].section, 1, {}, {}});
            const std::string &token = get_if<PlaceToken>(&drawn)->token;
            if (taken[token] < poolHas(token))
                break;
        }
        const PlaceToken placed = *get_if<PlaceToken>(&drawn);
        if (needsChoice(*m_view, drawn))
        {
            if (m_plan.empty())
                m_form->fill({.dice = {placed.face}, .cards = {placed.token}});
            break;
        }
        ++taken[placed.token];
        m_plan.push_back(drawn);
        if (due[i].number > 1)
            break;
    }
    refresh();
}

void ConquestPage::givePlan()
{
    const std::vector<Command> plan = std::exchange(m_plan, {});
    m_busy = true;
    m_stopped = false;
    for (const Command &command : plan)
        if (!m_stopped)
            emit commandGiven(askingConquest(command), {});
    m_busy = false;
    refresh();
}

void ConquestPage::pressPrimary()
{
    if (!m_view || m_past)
        return;
    m_reason->dismiss();
    if (!m_plan.empty())
        return givePlan();
    if (const std::optional<ConquestAsk> whole = m_form->isHidden() ? std::nullopt : m_form->whole())
        return give(*whole);
    const std::optional<ConquestAsk> ask = asked();
    if (!ask)
        return;
    const Command &command = ask->command();
    if (holds_alternative<ChooseToken>(command))
        return emit tokensAsked(false);
    if (isForTheOwner(*m_view, command))
        return openHand(*ownerOf(m_view->open, command));
    const ConquestBlanks blanks = blanksOf(*m_view, command);
    if (blanks.none())
        return give(*ask);
    if (!blanks.drawable || !m_chance)
        return m_form->setFocus(Qt::OtherFocusReason);
    if (holds_alternative<MoveToken>(command) || holds_alternative<FireBarrage>(command))
        return drawAll();
    draw(*ask);
}

void ConquestPage::openHand(Colour player)
{
    // What nobody else may see is looked at alone.
    if (m_view->hands.contains(player) || !m_view->open.players.keptHands.contains(player))
    {
        m_hand = m_hand == player ? std::nullopt : std::optional(player);
        refresh();
    }
    else
        emit handAsked(player);
}

/// A space with aliens picks one of them; a space that is lit takes it there.
void ConquestPage::press(Place place)
{
    if (!m_view || m_past)
        return;
    m_reason->dismiss();
    if (const auto flees = fleesOf(m_view); flees.contains(place))
        return give(flees.find(place)->second);
    if (m_alien)
        if (const auto moves = movesOf(m_view, *m_alien); moves.contains(place))
            return give(moves.find(place)->second);
    const std::vector<AlienId> movable = movableAt(*m_view, place);
    m_place = place;
    if (movable.empty())
        m_alien.reset();
    else
    {
        // Another press on the same space picks the next one there.
        const auto now = m_alien ? std::ranges::find(movable, *m_alien) : movable.end();
        m_alien = now == movable.end() || now + 1 == movable.end() ? movable.front() : *(now + 1);
    }
    refresh();
}

/// Enter on a space that is lit goes there; on one where something is due does it.
void ConquestPage::activate(Place place)
{
    if (!m_view || m_past)
        return;
    const bool again = m_place == place && !m_alien;
    press(place);
    if (again && m_place == place && current() && placeOf(m_view->open, m_view->due[*current()].command) == place)
        pressPrimary();
}

void ConquestPage::drop(Place from, Place to)
{
    if (!m_view || m_past || from == to)
        return;
    if (const auto flees = fleesOf(m_view);
        m_view->open.battle && m_view->open.battle->at == from && flees.contains(to))
        return give(flees.find(to)->second);
    const std::vector<AlienId> movable = movableAt(*m_view, from);
    const std::vector<AlienId> there = aliensAt(m_view->open, from);
    const std::optional<AlienId> alien = m_alien && std::ranges::count(there, *m_alien) > 0 ? m_alien
        : !movable.empty() ? std::optional(movable.front())
        : !there.empty()   ? std::optional(there.front())
                           : std::nullopt;
    if (alien)
        give(askingConquest(MoveAlien{*alien, to, false}));
}

QString ConquestPage::describe(Place place) const
{
    if (!m_view || m_past || !m_alien)
        return {};
    const auto moves = movesOf(m_view, *m_alien);
    const auto move = moves.find(place);
    return move == moves.end() ? QString() : wording::offer(m_view->open, move->second.command());
}

void ConquestPage::openMenu(Place place, QPoint at)
{
    if (!m_view || m_past)
        return;
    QMenu menu(this);
    for (std::size_t i = 0; i < m_view->due.size(); ++i)
        if (const Command &command = m_view->due[i].command; placeOf(m_view->open, command) == place
            && blanksOf(*m_view, command).none() && !holds_alternative<MoveAlien>(command))
            menu.addAction(menuLine(wording::offer(m_view->open, command)), this,
                [this, ask = askingDue(m_view, i)] { give(ask); });
    menu.addSeparator();
    addCorrections(menu, place);
    menu.exec(at);
}

/// Whatever lies on the space, put right by hand.
void ConquestPage::addCorrections(QMenu &menu, Place place)
{
    const PublicTable &table = m_view->open;
    const auto now = [&](const QString &text, const Effect &effect)
    { menu.addAction(menuLine(text), this, [this, effect] { give(askingConquest(Correct{eventOf(effect)})); }); };
    const auto form = [&](const QString &text, const Effect &effect)
    { menu.addAction(menuLine(text), this, [this, effect] { m_cardForm->correct(effect); }); };
    const SpaceInPlay &space = spaceAt(table, place);
    for (const std::string &token : space.tokens)
        now(tr("Correct: take %1 away", "a token").arg(wording::tokenName(table, token)), TokenTaken{place, token});
    for (const AlienId alien : aliensAt(table, place))
        now(tr("Correct: %1 goes to the reserve", "an alien").arg(wording::name(table, alien)), AlienDestroyed{alien});
    if (space.location)
    {
        for (const Colour player : table.players.colours)
            if (space.location->conqueredBy != player)
                now(tr("Correct: conquered by %1").arg(wording::name(player)), Conquered{place, player});
        if (space.location->conqueredBy)
            now(tr("Correct: freed"), LocationFreed{place});
        if (!space.location->demolished)
            now(tr("Correct: demolished"), Demolished{place});
        form(tr("Correct: resistance or population…"), ValueChanged{place, 0, 0});
    }
    form(tr("Correct: place a token…"), TokenPlaced{place, {}});
    form(tr("Correct: put an alien here…"), AlienPlaced{{}, place, false});
}

} // namespace dossier
