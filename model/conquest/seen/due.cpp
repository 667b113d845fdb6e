#include "model/conquest/seen/due.h"

#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/resistance.h"
#include "model/core/look_up.h"

#include <algorithm>
#include <functional>
#include <set>

namespace dossier::conquest
{

namespace
{

/// Builds the list.
class Dues
{
public:
    explicit Dues(const PublicTable &table)
        : m_table(table)
    {
    }

    [[nodiscard]] std::vector<Due> take() { return std::move(m_due); }

    /// CQ-DUE-2: effects come before the step after them; anybody at the table can enter them.
    void listEffects()
    {
        if (m_table.clock.phase == Phase::Over)
            return;
        for (const DueEffect &effect : m_table.pending.effects)
        {
            add(ApplyCard{effect.card, {}});
            add(LeaveEffect{effect.card}, false);
        }
    }

    void list()
    {
        switch (m_table.clock.phase)
        {
        case Phase::SetUp:
            return setUp();
        case Phase::Over:
            return;
        default:
            break;
        }
        if (!comesFirst(m_table).empty())
            return interruption();
        switch (m_table.clock.phase)
        {
        case Phase::Command:
            return command();
        case Phase::Action:
            return action();
        case Phase::Battle:
            return battles();
        case Phase::Draw:
            return draw();
        default:
            return resistance();
        }
    }

private:
    void add(const Seat &seat, Command command, bool needed = true)
    {
        m_due.push_back({seat, std::move(command), needed});
    }

    void add(Command command, bool needed = true) { add(PublicSeat{}, std::move(command), needed); }

    void of(Colour player, Command command, bool needed = true) { add(PlayerSeat{player}, std::move(command), needed); }

    [[nodiscard]] Colour active() const { return m_table.clock.active.value_or(Colour::Green); }

    void captain(Place at)
    {
        FightCaptain fight{at, {1}, {1}, {}};
        const std::optional<Battle> round = captainsRound(m_table, fight);
        if (round && hasAbility(m_table, round->fight, ResistanceAbility::Cunning))
            fight.opponent = {1, 1};
        add(fight);
    }

    /// CQ-COOP-2: no space is rolled when the token joins earlier ones.
    void token(int section)
    {
        const std::optional<Place> joined = joinedSpace(m_table, section);
        add(PlaceToken{section, joined ? joined->number : 1, {}, {}});
    }

    /// CQ-SETUP-5: in seat order, from the first player.
    void immediates()
    {
        for (const Colour player : turnOrder(m_table))
            for (const std::string &card : inPlay(m_table, player).immediate)
                of(player, PlayEvent{player, card, {}});
    }

    /// CQ-SETUP.
    void setUp()
    {
        if (m_table.players.colours.empty())
            return add(ChoosePlayers{});
        const std::size_t before = m_due.size();
        immediates();
        bool ready = m_due.size() == before;
        for (const Colour player : m_table.players.colours)
        {
            const PlayerInPlay &seat = inPlay(m_table, player);
            if (seat.race.empty())
                of(player, TakeRace{player, {}});
            else if (!seat.hadTurn)
                of(player, DrawEvents{player, cardsToDraw(m_table, player), {}, {}});
            ready = ready && seat.hadTurn;
        }
        if (ready)
            add(BeginGame{});
    }

    /// CQ-DUE-3.
    void interruption()
    {
        const std::string_view first = comesFirst(m_table);
        if (first == "let_win")
            for (const Colour player : m_table.pending.winning->asked)
                of(player, LetWin{player});
        else if (first == "discard_event")
            of(*handTooLarge(m_table), DiscardEvent{*handTooLarge(m_table), {}});
        else if (first == "place_token")
            token(m_table.resistance.tokensDue.front().section);
        else if (first == "play_event")
            immediates();
        else if (m_table.battle)
            battle(*m_table.battle);
        else if (first == "fight_captain")
        {
            for (const Place at : m_table.resistance.captain->left)
                if (!aliensAt(m_table, at).empty())
                    captain(at);
        }
        else
            for (const TokenAt &token : tokensToFight(m_table))
                if (isToBeExplored(m_table, token.at))
                    add(Explore{token.at, {}});
                else
                    add(FightToken{token.at, token.token, {}});
    }

    /// CQ-FIGHT-8.
    void battle(const Battle &battle)
    {
        switch (battle.stage)
        {
        case Stage::TurnUp:
            return of(battle.by, TurnUpResistance{battle.at, {}});
        case Stage::HeroEvent:
            return add(DrawResistanceEvent{});
        case Stage::Barrage:
        {
            RollBarrage roll;
            for (const AlienId alien : underBarrage(m_table, battle.at))
                roll.dice[alien] = 1;
            add(roll);
            return askTouching(battle.at);
        }
        case Stage::Roll:
        {
            const bool two = hasAbility(m_table, battle.fight, ResistanceAbility::Cunning);
            return of(battle.by, RollRound{{1}, std::vector<int>(two ? 2 : 1, 1)});
        }
        case Stage::Change:
            of(battle.by, ResolveRound{});
            return of(battle.by, ChangeDice{{}, battle.fight.attacker, battle.fight.opponent}, false);
        case Stage::Lose:
            for (const AlienId alien :
                fighters(m_table, battle, battle.loser == battle.by ? Side::Attacker : Side::Opponent))
                of(alien.of, LoseAlien{alien});
            return;
        case Stage::FleeOrStay:
            of(*whoSays(m_table), GoOn{*whoSays(m_table)});
            return flee(*whoSays(m_table));
        case Stage::NextFight:
            nextFight(battle.at, battle.by);
            return battle.fight.last ? flee(battle.by) : void();
        case Stage::Conquer:
            return of(winnerOf(battle), Conquer{mayPutToken(m_table, battle)});
        }
    }

    void flee(Colour player)
    {
        const Place from = m_table.battle->at;
        for (const Place to : waysOut(m_table, from, player))
        {
            Flee flee{player, {}};
            for (const AlienId alien : sideOf(m_table, *m_table.battle, player))
                flee.to[alien] = to;
            of(player, flee, false);
        }
    }

    /// CQ-FIGHT-1: tokens first.
    void nextFight(Place at, Colour player)
    {
        const std::vector<std::string> &tokens = spaceAt(m_table, at).tokens;
        const bool outOfTurn = m_table.battle && m_table.battle->outOfTurn;
        const std::vector<TokenAt> appeared = tokensToFight(m_table);
        for (const std::string &token : tokens)
            if (!outOfTurn || std::ranges::find(appeared, TokenAt{at, token}) != appeared.end())
                of(player, FightToken{at, token, {}});
        if (tokens.empty() && resistanceNow(m_table, at) > 0)
            of(player, TurnUpResistance{at, {}});
    }

    /// CQ-CMD.
    void command()
    {
        if (!m_table.pending.tied.empty())
        {
            RollFirst roll;
            for (const Colour player : m_table.pending.tied)
                roll.faces[player] = 1;
            return add(roll);
        }
        for (const Colour player : m_table.players.colours)
            command(player, inPlay(m_table, player));
    }

    void command(Colour player, const PlayerInPlay &seat)
    {
        if (seat.points.offered)
            return of(player, AnswerOne{player, {}});
        const bool rolls = isCooperative(m_table) || seat.points.token == CommandToken::Die;
        if (rolls && !seat.points.left)
            return of(player, RollPoints{player, 1});
        if (isCooperative(m_table) || seat.points.token)
            return;
        if (!seat.atHand.empty())
            of(player, ChooseToken{player, *seat.atHand.begin()}, !seat.chosen);
        if (!seat.chosen && seat.atHand == std::set{CommandToken::Die})
            of(player, TakeBack{player}, false);
    }

    /// CQ-ACT.
    void action()
    {
        of(active(), EndAction{});
        const PlayerInPlay &player = inPlay(m_table, active());
        const int left = player.points.left.value_or(0);
        if (left >= 2)
            of(active(), BuyThreat{active()}, false);
        if (left < 1)
            return;
        for (const auto &[number, alien] : player.aliens)
            if (!alien.at)
                of(active(), LandAlien{{active(), number}}, false);
            else if (!alien.ended)
                for (const Place to : neighbours(m_table, *alien.at))
                    of(active(), MoveAlien{{active(), number}, to, false}, false);
    }

    /// CQ-EXP-2, CQ-STEAL-1.
    void battles()
    {
        const std::vector<Encounter> due = encountersDue(m_table);
        for (const Encounter &encounter : due)
            if (encounter.enemy)
                of(active(), FightAliens{encounter.at, *encounter.enemy});
            else if (isToBeExplored(m_table, encounter.at))
                of(active(), Explore{encounter.at, {}});
            else
                nextFight(encounter.at, active());
        if (due.empty())
            of(active(), EndBattles{});
        for (const auto &[at, space] : m_table.spaces)
            if (mayBeStolen(m_table, at, active()))
                of(active(), Steal{at}, false);
    }

    /// CQ-DRAW-1.
    void draw()
    {
        const int left = m_table.turn.drawn ? 0 : cardsToDraw(m_table, active());
        if (left > 0)
            of(active(), DrawEvents{active(), left, {}, {}});
        else
            of(active(), EndTurn{});
        if (!m_table.turn.discarded && !m_table.turn.drawn && inPlay(m_table, active()).hand > 0)
            of(active(), DiscardEvent{active(), {}}, false);
    }

    /// CQ-DUE-4.
    void resistance()
    {
        const Resistance &humans = m_table.resistance;
        switch (humans.step)
        {
        case 1:
            return add(DrawResistanceEvent{});
        case 2:
            return add(FreeLocations{});
        case 3:
            return add(AdvanceTechnology{});
        case 4:
            for (const TokenAt &token : humans.acting)
                add(MoveToken{token, 1});
            return;
        case 5:
            for (const TokenAt &token : humans.acting)
                fire(token);
            return;
        default:
            return add(
                RollTechnology{std::vector<int>(static_cast<std::size_t>(technologyDice(m_table).value_or(0)), 1), {}});
        }
    }

    void fire(const TokenAt &token)
    {
        FireBarrage fire{token, {}};
        for (const AlienId alien : underBarrage(m_table, token.at))
            fire.dice[alien] = 1;
        add(fire);
        askTouching(token.at);
    }

    /// CQ-BOARD-2: the reach of a barrage depends on it.
    void askTouching(Place at)
    {
        for (const Place other : unsaidAround(m_table, at))
            for (const bool touches : {true, false})
                add(SayTouching{borderOf(at, other), touches}, false);
    }

    const PublicTable &m_table;
    std::vector<Due> m_due{};
};

} // namespace

bool isOfAnEffect(const Due &due)
{
    return holds_alternative<ApplyCard>(due.command) || holds_alternative<LeaveEffect>(due.command);
}

std::vector<Due> dueOf(const View &seen)
{
    Dues dues(seen.open);
    dues.listEffects();
    dues.list();
    std::vector<Due> due = dues.take();
    // CQ-WIN-2: a game that may be won is first won or not.
    if (seen.open.pending.winning)
        std::ranges::stable_partition(due, std::not_fn(isOfAnEffect));
    std::ranges::stable_sort(due, [](const Due &one, const Due &other) { return one.needed && !other.needed; });
    return due;
}

bool isBeingPlayed(const PublicTable &table, const Cancellable &card)
{
    if (table.pending.winning && table.pending.winning->by == card.card)
        return true;
    const bool isEvent = card.deck == (card.of ? Deck::Events : Deck::ResistanceEvents);
    return isEvent && table.pending.played == PlayedEvent{card.of, card.card};
}

std::vector<Cancellable> cardsInPlay(const PublicTable &table)
{
    std::vector<Cancellable> all;
    for (const auto &[colour, player] : table.inPlay)
    {
        for (const std::string &card : player.remaining)
            all.push_back({colour, Deck::Events, card});
        for (const StuffInPlay &stuff : player.stuff)
            all.push_back({colour, Deck::Stuff, stuff.card});
    }
    for (const std::string &card : table.resistance.remaining)
        all.push_back({std::nullopt, Deck::ResistanceEvents, card});
    for (const std::string &card : table.resistance.technology)
        all.push_back({std::nullopt, Deck::Technology, card});
    return all;
}

bool hasLedToDice(const PublicTable &table, const Cancellable &card)
{
    const bool isEvent = card.deck == Deck::Events || card.deck == Deck::ResistanceEvents;
    return isEvent && table.pending.rolled.contains(card.card);
}

std::vector<Cancellable> cancellable(const PublicTable &table)
{
    const std::vector<Cancellable> inPlay = cardsInPlay(table);
    std::vector<Cancellable> all;
    const auto add = [&](const Cancellable &card)
    {
        if (!hasLedToDice(table, card) && std::ranges::find(all, card) == all.end())
            all.push_back(card);
    };
    if (const std::optional<Winning> &winning = table.pending.winning)
    {
        const auto there = std::ranges::find(inPlay, winning->by, &Cancellable::card);
        add(there != inPlay.end() ? *there : Cancellable{winning->player, Deck::Events, winning->by});
    }
    if (const std::optional<PlayedEvent> &played = table.pending.played)
        add({played->player, played->player ? Deck::Events : Deck::ResistanceEvents, played->card});
    std::ranges::for_each(inPlay, add);
    return all;
}

bool othersMayCancel(const View &seen, Colour player)
{
    return std::ranges::any_of(seen.open.players.colours,
        [&](Colour other)
        {
            const auto *hand = isCooperative(seen.open) ? lookUp(seen.hands, other) : nullptr;
            return other != player
                && (hand == nullptr
                    || std::ranges::any_of(
                        *hand, [&](const std::string &card) { return cancels(seen.open.pack, card); }));
        });
}

std::vector<CancelCard> vetoesOf(const View &seen)
{
    const PublicTable &table = seen.open;
    const std::optional<Winning> &winning = table.pending.winning;
    const std::vector<Cancellable> all = cancellable(table);
    std::vector<CancelCard> vetoes;
    if (all.empty() || !isBeingPlayed(table, all.front()) || (!winning && !isEffectDue(table, all.front().card)))
        return vetoes;
    const Cancellable &card = all.front();
    for (const Colour player : turnOrder(table))
    {
        if (player == card.of || (winning && !winning->asked.contains(player)))
            continue;
        const auto *hand = lookUp(seen.hands, player);
        std::set<std::string> names{std::string()};
        if (hand != nullptr)
            names = {hand->begin(), hand->end()};
        for (const std::string &by : names)
            if (by.empty() || cancels(table.pack, by))
                vetoes.push_back({player, by, card.of, card.deck, card.card, {}, {}});
    }
    return vetoes;
}

} // namespace dossier::conquest
