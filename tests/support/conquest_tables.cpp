#include "tests/support/conquest_tables.h"

#include "model/conquest/seen/resistance.h"
#include "tests/support/told_rules.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace dossier::test
{

using namespace dossier::conquest;

std::string give(Table &table, const Command &command, const Seat &seat)
{
    Refusal no = notGivenBy(table.open, seat, command);
    if (const std::optional<std::string> member = malformed(table.open, command); member && !no)
        return "malformed " + *member;
    if (!no)
        no = refusal(view(table, seat), command);
    reportRule("base", no ? std::string(id(no->rule)) : std::string());
    if (no)
        return std::string(id(no->rule));
    for (const Event &event : resolve(table, command))
        conquest::apply(table, event);
    return {};
}

void applyEvent(Table &table, const Event &event)
{
    if (const std::optional<std::string> member = malformed(table.open, event))
        throw std::logic_error("malformed " + *member);
    conquest::apply(table, event);
}

namespace
{

void must(Table &table, const Command &command, const Seat &seat = PublicSeat{})
{
    if (const std::string no = give(table, command, seat); !no.empty())
        throw std::logic_error("refused: " + no);
}

} // namespace

Table begunConquest(int players, const TableOptions &options, Mode mode, Variants variants)
{
    Table table = newTable(conquestSample());
    Players chosen{.mode = mode, .keptHands = {Colour::Green}, .variants = variants};
    for (int i = 0; i < players; ++i)
        chosen.colours.push_back(static_cast<Colour>(i));
    must(table, ChooseOptions{options});
    must(table, ChoosePlayers{chosen});
    for (int i = 0; i < players; ++i)
    {
        const Colour colour = chosen.colours[static_cast<std::size_t>(i)];
        must(table, TakeRace{colour, conquestSample().races[static_cast<std::size_t>(i)].name});
        DrawEvents draw{colour, cardsToDraw(table.open, colour), {}, {}};
        // Cards that are not played immediately.
        for (const EventCard &card : conquestSample().events)
            for (int copy = 0; colour == Colour::Green && copy < card.copies.value_or(0); ++copy)
                if (!card.immediately && card.redText.empty() && std::ssize(draw.cards) < draw.number)
                    draw.cards.push_back(card.name);
        must(table, draw, PlayerSeat{colour});
    }
    must(table, BeginGame{});
    return table;
}

Table greensTurn(int players, const TableOptions &options)
{
    Table table = begunConquest(players, options);
    for (const Colour colour : table.open.players.colours)
        must(table, ChooseToken{colour, colour == Colour::Green ? CommandToken::Two : CommandToken::Three},
            PlayerSeat{colour});
    applyEvent(table, PointsChanged{Colour::Green, 4});
    return table;
}

// --- At random ---

std::string RandomConquest::cardOf(const Table &table, Deck deck)
{
    const auto found = table.open.decks.find(deck);
    Cards cards = found != table.open.decks.end() && found->second.unseen ? *found->second.unseen : Cards{};
    if (isShuffledFirst(table.open, deck))
        cards = found->second.discarded;
    if (deck == Deck::Events)
        for (const auto &[colour, hand] : table.hands)
            for (const std::string &card : hand)
                if (--cards[card] <= 0)
                    cards.erase(card);
    int total = 0;
    for (const auto &[card, count] : cards)
        total += count;
    int chosen = below(total);
    for (const auto &[card, count] : cards)
        if ((chosen -= count) < 0)
            return card;
    return {};
}

Place RandomConquest::place(const Table &table)
{
    return std::next(table.open.spaces.begin(), below(static_cast<int>(table.open.spaces.size())))->first;
}

Colour RandomConquest::player(const Table &table)
{
    const std::vector<Colour> &all = table.open.players.colours;
    return all.empty() ? Colour::Green : all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
}

std::vector<Effect> RandomConquest::effects(const Table &table)
{
    const Colour who = player(table);
    const Place at = place(table);
    // Players who move at random on a board of ruins frighten nobody for hundreds of rounds: cards bring the end.
    constexpr int usualRounds = 30;
    if (table.open.clock.round > usualRounds && chance(50))
        return {TerrorChanged{who, 1}};
    switch (below(12))
    {
    case 0:
        return {ThreatChanged{who, 1}};
    case 1:
        return {TerrorChanged{who, below(3)}};
    case 2:
        return {TokenPlaced{at, cardOf(table, Deck::Tokens)}};
    case 3:
        return {StuffGained{who, cardOf(table, Deck::Stuff)}};
    case 4:
        return {AlienDestroyed{{who, below(4) + 1}}};
    case 5:
        return {AlienPlaced{{who, below(4) + 1}, at, false}};
    case 6:
        return {Demolished{at}};
    case 7:
        return {ValueChanged{at, below(3) - 1, below(3) - 1}};
    case 8:
        return {BonusChanged{chance(50) ? Side::Attacker : Side::Opponent, 1,
            std::array<std::optional<Lasting>, 3>{std::nullopt, Lasting::Round, Lasting::Battle}.at(
                static_cast<std::size_t>(table.open.clock.round % 3))}};
    case 9:
        return {PointsChanged{who, 1}};
    case 10:
    {
        const std::vector<StuffInPlay> &stuff = inPlay(table.open, who).stuff;
        if (stuff.empty())
            return {LocationFreed{at}};
        const Colour to = player(table);
        return {StuffLost{who, stuff.front().card, to == who ? std::nullopt : std::optional(to)}};
    }
    default:
        return {TokenTaken{at, spaceAt(table.open, at).tokens.empty() ? "" : spaceAt(table.open, at).tokens.front()}};
    }
}

/// Returns a card, an ability or a card's text, at any time.
GivenConquest RandomConquest::card(const Table &table)
{
    const Colour who = player(table);
    const PlayerInPlay &seat = inPlay(table.open, who);
    switch (below(5))
    {
    case 0:
    {
        const auto hand = table.hands.find(who);
        const bool kept = hand != table.hands.end() && !hand->second.empty();
        return {
            PlayEvent{who, kept ? hand->second.front() : cardOf(table, Deck::Events), effects(table)}, PlayerSeat{who}};
    }
    case 1:
        return {UseAbility{who, raceOf(table.open, who) ? raceOf(table.open, who)->abilities.back().name : "", {}}};
    case 2:
        return {ActivateStuff{who, seat.stuff.empty() ? "" : seat.stuff.front().card, effects(table)}};
    case 3:
    {
        if (!seat.remaining.empty())
            return {CancelCard{who, "Some text", who, Deck::Events, seat.remaining.front(), {}, {}}};
        return {ShowHand{who}, PlayerSeat{who}};
    }
    default:
        return {ApplyCard{"Some text", effects(table)}};
    }
}

/// Fills in the rolls and draws of the resistance of a cooperative game.
void RandomConquest::fillResistances(const Table &table, Command &command)
{
    if (auto *draw = get_if<DrawResistanceEvent>(&command))
        *draw = {cardOf(table, Deck::ResistanceEvents), effects(table)};
    if (auto *place = get_if<PlaceToken>(&command))
    {
        place->face = face();
        place->token = cardOf(table, Deck::Tokens);
        const std::vector<std::string> pushable = placingOf(table.open, *place).pushable;
        place->pushed = pushable.empty() ? std::string() : pushable.front();
    }
    if (auto *move = get_if<MoveToken>(&command))
        move->face = face();
    if (auto *fire = get_if<FireBarrage>(&command))
        for (auto &[alien, die] : fire->dice)
            die = face();
    if (auto *roll = get_if<RollTechnology>(&command))
    {
        std::ranges::generate(roll->faces, [&] { return face(); });
        if (std::ranges::find(roll->faces, 6) != roll->faces.end())
            roll->card = cardOf(table, Deck::Technology);
    }
    if (auto *fight = get_if<FightCaptain>(&command))
    {
        std::ranges::generate(fight->attacker, [&] { return face(); });
        std::ranges::generate(fight->opponent, [&] { return face(); });
        const std::optional<Battle> round = captainsRound(table.open, *fight);
        const std::vector<AlienId> there = aliensAt(table.open, fight->at);
        if (round && !there.empty() && resultOf(table.open, *round).winner == Side::Opponent)
            fight->lost = there.front();
    }
}

void RandomConquest::fill(const Table &table, Command &command)
{
    if (auto *race = get_if<TakeRace>(&command))
        race->race
            = table.open.pack.races[static_cast<std::size_t>(below(static_cast<int>(table.open.pack.races.size())))]
                  .name;
    if (auto *draw = get_if<DrawEvents>(&command))
    {
        Table rest = table;
        const bool kept = table.open.players.keptHands.contains(draw->player);
        for (int i = 0; i < draw->number; ++i)
        {
            if (isShuffledFirst(rest.open, Deck::Events))
                conquest::apply(rest, DeckShuffled{Deck::Events});
            const std::string name = cardOf(rest, Deck::Events);
            const EventCard *card = eventNamed(table.open.pack, name);
            const bool immediate = card != nullptr && card->immediately;
            if (kept || immediate)
                draw->cards.push_back(name);
            if (kept && !immediate)
                rest.hands[draw->player].push_back(name);
            conquest::apply(
                rest, HandDrawn{draw->player, 1, immediate ? std::vector{name} : std::vector<std::string>{}, false});
        }
    }
    if (auto *roll = get_if<RollPoints>(&command))
        roll->face = face();
    if (auto *answer = get_if<AnswerOne>(&command); answer != nullptr && chance(60))
        answer->face = face();
    if (auto *choose = get_if<ChooseToken>(&command))
    {
        const std::set<CommandToken> &hand = inPlay(table.open, choose->player).atHand;
        choose->token = *std::next(hand.begin(), below(static_cast<int>(hand.size())));
    }
    if (auto *first = get_if<RollFirst>(&command))
        for (auto &[colour, die] : first->faces)
            die = face();
    if (auto *explore = get_if<Explore>(&command))
        explore->card = cardOf(table, Deck::Locations);
    if (auto *turn = get_if<TurnUpResistance>(&command))
        turn->card = cardOf(table, Deck::Resistance);
    if (auto *barrage = get_if<RollBarrage>(&command))
        for (auto &[alien, die] : barrage->dice)
            die = face();
    const auto rollAll = [&](auto *dice)
    {
        if (dice == nullptr)
            return;
        std::ranges::generate(dice->attacker, [&] { return face(); });
        std::ranges::generate(dice->opponent, [&] { return face(); });
    };
    rollAll(get_if<RollRound>(&command));
    rollAll(get_if<ChangeDice>(&command));
    if (auto *change = get_if<ChangeDice>(&command))
        change->by = "Some text";
    if (auto *discard = get_if<DiscardEvent>(&command))
    {
        const auto hand = table.hands.find(discard->player);
        discard->card
            = hand != table.hands.end() && !hand->second.empty() ? hand->second.back() : cardOf(table, Deck::Events);
    }
    if (auto *play = get_if<PlayEvent>(&command); play != nullptr && chance(50))
        play->effects = effects(table);
    fillResistances(table, command);
    if (auto *conquer = get_if<Conquer>(&command))
        conquer->put = chance(90);
}

GivenConquest RandomConquest::next(const Table &table)
{
    if (table.open.players.colours.empty())
    {
        Players players{.mode = m_mode};
        const int number = m_mode == Mode::Competitive ? below(3) + 2 : below(4) + 1;
        for (int i = 0; i < number; ++i)
        {
            players.colours.push_back(static_cast<Colour>(i));
            if (chance(60))
                players.keptHands.insert(static_cast<Colour>(i));
        }
        std::ranges::shuffle(players.colours, m_random);
        return {ChoosePlayers{players}};
    }
    if (table.open.clock.phase != Phase::SetUp && chance(12))
        return card(table);
    const std::vector<Due> due = view(table, PublicSeat{}).due;
    std::vector<Due> wanted = due;
    const bool optional = chance(60);
    std::erase_if(wanted, [&](const Due &one) { return one.needed == optional; });
    if (wanted.empty())
        wanted = due;
    if (wanted.empty())
        return {EndGame{}};
    Due chosen = wanted[static_cast<std::size_t>(below(static_cast<int>(wanted.size())))];
    fill(table, chosen.command);
    return {chosen.command, chosen.seat};
}

std::map<std::string, int> belongings(const Table &table)
{
    const PublicTable &open = table.open;
    std::map<std::string, int> all;
    for (const auto &[deck, cards] : open.decks)
    {
        const std::string name = std::string(wordOf(deck)) + ": ";
        if (cards.unseen)
            for (const auto &[card, count] : *cards.unseen)
                all[name + card] += count;
        for (const auto &[card, count] : cards.discarded)
            all[name + card] += count;
    }
    for (const auto &[at, space] : open.spaces)
    {
        if (space.location && at != Place{})
            ++all["locations: " + space.location->card];
        for (const std::string &token : space.tokens)
            ++all["tokens: " + token];
    }
    for (const auto &[colour, player] : open.inPlay)
    {
        for (const StuffInPlay &card : player.stuff)
            ++all["stuff: " + card.card];
        for (const std::string &card : player.remaining)
            ++all["events: " + card];
        for (const std::string &card : player.immediate)
            ++all["events: " + card];
        for (const auto &[number, alien] : player.aliens)
            ++all[alien.card.empty() ? "saucers: " + std::string(wordOf(colour)) : "figures: " + alien.card];
    }
    for (const std::string &card : open.resistance.technology)
        ++all["technology: " + card];
    for (const std::string &card : open.resistance.remaining)
        ++all["resistance_events: " + card];
    if (open.resistance.captain)
        ++all["tokens: " + open.resistance.captain->token];
    if (open.battle && open.battle->fight.against == Against::Cards)
    {
        if (!open.battle->fight.name.empty())
            ++all["resistance: " + open.battle->fight.name];
        for (const std::string &hero : open.battle->fight.heroes)
            ++all["resistance: " + hero];
    }
    // A figure is in play as long as its card is in front of somebody.
    std::erase_if(all, [](const auto &one) { return one.first.starts_with("figures: "); });
    return all;
}

} // namespace dossier::test
