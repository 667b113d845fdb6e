#include "tests/model/conquest/rulebook.h"

#include <algorithm>

namespace dossier::test
{

using namespace conquest;

namespace
{

template <typename Cards>
const typename Cards::value_type *named(const Cards &cards, const std::string &name)
{
    const auto found = std::ranges::find_if(cards, [&](const auto &card) { return card.name == name; });
    return found == cards.end() ? nullptr : &*found;
}

} // namespace

// --- The cards and tokens in play ---

const LocationCard *Rulebook::card(Place at) const
{
    const auto &location = m_table.spaces.at(at).location;
    if (!location)
        return nullptr;
    for (const LocationCard *objective : {&m_table.pack.capitol, &m_table.pack.monument})
        if (objective->name == location->card)
            return objective;
    return named(m_table.pack.locations, location->card);
}

int Rulebook::resistance(Place at) const
{
    const auto &location = m_table.spaces.at(at).location;
    if (!location || location->conqueredBy || location->demolished)
        return 0;
    return std::max(0, card(at)->resistance.value() + location->moreResistance);
}

int Rulebook::terror(Colour player) const
{
    int sum = m_table.inPlay.at(player).terror;
    for (const auto &[at, space] : m_table.spaces)
        if (space.location && space.location->conqueredBy == player && !space.location->demolished)
            sum += std::max(0, card(at)->population.value() + space.location->morePopulation);
    return sum;
}

Place Rulebook::landingSite(Colour player) const
{
    for (int seat = 0; seat < static_cast<int>(m_table.players.colours.size()); ++seat)
        if (m_table.players.colours[static_cast<std::size_t>(seat)] == player)
            return {seat + 1, 0};
    return {};
}

bool Rulebook::isUnexplored(Place at) const
{
    return !isLandingSite(at) && !m_table.spaces.at(at).location;
}

bool Rulebook::mayBeExplored(Place at) const
{
    return isUnexplored(at) && !m_table.decks.at(Deck::Locations).unseen->empty();
}

bool Rulebook::touch(Place one, Place other) const
{
    if (one == other)
        return false;
    if (one.section == other.section)
        return one.number == 0 || other.number == 0 || (one.number % 6) + 1 == other.number
            || (other.number % 6) + 1 == one.number;
    if (other.section < one.section)
        return touch(other, one);
    const Layout *lies = nullptr;
    for (const Layout &layout : m_table.pack.layouts)
        if (lies == nullptr && layout.players == static_cast<int>(m_table.players.colours.size()))
            lies = &layout;
    if (lies == nullptr || one.number == 0 || other.number == 0)
        return false;
    // Two sections side by side touch by three pairs, which go round with the way from one to the other.
    const auto joined = [](int way, int number, int others)
    {
        const auto is = [&](int first, int second)
        { return number == (way + first - 1) % 6 + 1 && others == (way + second - 1) % 6 + 1; };
        return is(0, 4) || is(1, 3) || is(1, 4);
    };
    const int to = lies->places.at(static_cast<std::size_t>(other.section) - 1);
    if (one.section == 0)
        return joined(to, one.number, other.number);
    const int from = lies->places.at(static_cast<std::size_t>(one.section) - 1);
    if (from % 6 + 1 == to)
        return joined(from + 2, one.number, other.number);
    return to % 6 + 1 == from && joined(to + 2, other.number, one.number);
}

int Rulebook::aliens(Place at, Colour player) const
{
    int there = 0;
    for (const auto &[number, alien] : m_table.inPlay.at(player).aliens)
        there += alien.at == at ? 1 : 0;
    return there;
}

int Rulebook::aliens(Place at) const
{
    int there = 0;
    for (const auto &[colour, player] : m_table.inPlay)
        there += aliens(at, colour);
    return there;
}

bool Rulebook::hasEnemyAliens(Place at, Colour player) const
{
    return competitive() && aliens(at) > aliens(at, player);
}

bool Rulebook::endsMovement(Place at, Colour player) const
{
    return isUnexplored(at) || resistance(at) > 0 || !m_table.spaces.at(at).tokens.empty()
        || hasEnemyAliens(at, player);
}

std::vector<Place> Rulebook::freed() const
{
    std::vector<Place> all;
    for (const auto &[at, space] : m_table.spaces)
        if (space.location && space.location->conqueredBy && !space.tokens.empty() && aliens(at) == 0)
            all.push_back(at);
    return all;
}

// --- The active player, and the due actions ---

std::vector<TokenAt> Rulebook::appeared() const
{
    std::vector<TokenAt> all;
    for (const TokenAt &token : m_table.pending.appeared)
    {
        const auto &there = m_table.spaces.at(token.at).tokens;
        if (std::ranges::find(there, token.token) != there.end() && aliens(token.at) > 0)
            all.push_back(token);
    }
    return all;
}

bool Rulebook::comesBeforeBattles() const
{
    if (m_table.pending.winning || (!m_table.resistance.tokensDue.empty() && !m_table.resistance.captain))
        return true;
    return std::ranges::any_of(m_table.inPlay,
        [&](const auto &one)
        {
            const Race *race = named(m_table.pack.races, one.second.race);
            return !one.second.immediate.empty() || (race != nullptr && one.second.hand > race->intelligence.value());
        });
}

bool Rulebook::isFree() const
{
    return !comesBeforeBattles() && !m_table.battle && !m_table.resistance.captain && appeared().empty();
}

bool Rulebook::isTurn(Phase phase, Colour player) const
{
    return m_table.clock.phase == phase && m_table.clock.active == player && isFree();
}

bool Rulebook::isDue(Place at, std::optional<Colour> enemy) const
{
    if (m_table.clock.phase != Phase::Battle || aliens(at, *m_table.clock.active) == 0 || m_met.contains({at, enemy}))
        return false;
    if (enemy)
        return competitive() && *enemy != *m_table.clock.active && aliens(at, *enemy) > 0;
    return mayBeExplored(at) || resistance(at) > 0 || !m_table.spaces.at(at).tokens.empty();
}

bool Rulebook::waitsFor(Stage stage) const
{
    return !comesBeforeBattles() && m_table.battle && m_table.battle->stage == stage;
}

std::optional<Colour> Rulebook::speaker() const
{
    const Battle &battle = *m_table.battle;
    return battle.stays.contains(battle.by) ? battle.enemy : std::optional(battle.by);
}

// --- Fights ---

int Rulebook::strength(Place at, Colour player) const
{
    const int race = named(m_table.pack.races, m_table.inPlay.at(player).race)->strength.value();
    int sum = 0;
    for (const auto &[number, alien] : m_table.inPlay.at(player).aliens)
        if (alien.at == at)
            sum += alien.card.empty() ? race : named(m_table.pack.stuff, alien.card)->strength.value_or(race);
    return sum;
}

std::vector<ResistanceAbility> Rulebook::abilities() const
{
    const Fight &fight = m_table.battle->fight;
    std::vector<ResistanceAbility> all;
    if (fight.against == Against::Aliens || fight.name.empty())
        return all;
    all = fight.against == Against::Token ? named(m_table.pack.tokens, fight.name)->abilities
                                          : named(m_table.pack.resistance, fight.name)->abilities;
    for (const std::string &hero : fight.heroes)
        std::ranges::copy(named(m_table.pack.heroes, hero)->abilities, std::back_inserter(all));
    return all;
}

bool Rulebook::has(ResistanceAbility ability) const
{
    const auto all = abilities();
    return std::ranges::find(all, ability) != all.end();
}

int Rulebook::bonus(int Bonuses::*side) const
{
    const Battle &battle = *m_table.battle;
    return battle.more.*side + battle.fight.more.*side + battle.fight.inRound.*side;
}

RoundResult Rulebook::result() const
{
    const Battle &battle = *m_table.battle;
    const Fight &fight = battle.fight;
    const int ours = fight.attacker.front();
    const int theirs = *std::ranges::max_element(fight.opponent);
    RoundResult told{.attacker = strength(battle.at, battle.by) + bonus(&Bonuses::attacker) + ours,
        .opponent = bonus(&Bonuses::opponent) + theirs};
    if (battle.enemy)
        told.opponent += strength(battle.at, *battle.enemy);
    else
    {
        told.opponent += fight.against == Against::Token ? named(m_table.pack.tokens, fight.name)->strength.value()
                                                         : named(m_table.pack.resistance, fight.name)->strength.value();
        for (const std::string &hero : fight.heroes)
            told.opponent += named(m_table.pack.heroes, hero)->bonus.value();
        told.opponent += has(ResistanceAbility::Bold) ? aliens(battle.at) : 0;
    }
    const bool wins = ours == 6;
    const bool loses = theirs == 6 || (theirs == 5 && has(ResistanceAbility::Deadly));
    told.overwhelming = wins != loses;
    if (told.overwhelming)
        told.winner = wins ? Side::Attacker : Side::Opponent;
    else if (!wins && told.attacker != told.opponent)
        told.winner = told.attacker > told.opponent ? Side::Attacker : Side::Opponent;
    else if (has(ResistanceAbility::Assault))
        told.winner = Side::Opponent;
    return told;
}

// --- The allowed commands ---

struct Rulebook::Verdict
{
    const Rulebook &book;
    const PublicTable &table = book.m_table;

    [[nodiscard]] const PlayerInPlay &of(Colour player) const { return table.inPlay.at(player); }

    [[nodiscard]] int left(Colour player) const { return of(player).points.left.value_or(0); }

    [[nodiscard]] bool inCommand() const { return table.clock.phase == Phase::Command && book.isFree(); }

    [[nodiscard]] bool inStep(int step) const
    {
        return table.clock.phase == Phase::Resistance && book.isFree() && table.resistance.step == step;
    }

    template <typename Other>
    std::optional<bool> operator()(const Other & /*command*/) const
    {
        return std::nullopt;
    }

    std::optional<bool> operator()(const TakeBack &command) const
    {
        const PlayerInPlay &player = of(command.player);
        return book.competitive() && inCommand() && !player.chosen && !player.points.token
            && player.atHand == std::set{CommandToken::Die};
    }

    std::optional<bool> operator()(const ChooseToken &command) const
    {
        return book.competitive() && inCommand() && !of(command.player).points.token
            && of(command.player).atHand.contains(command.token);
    }

    std::optional<bool> operator()(const RollPoints &command) const
    {
        const Points &points = of(command.player).points;
        return inCommand() && !points.left && (!book.competitive() || points.token == CommandToken::Die);
    }

    std::optional<bool> operator()(const AnswerOne &command) const
    {
        return inCommand() && of(command.player).points.offered;
    }

    std::optional<bool> operator()(const MoveAlien &command) const
    {
        const Alien &alien = of(command.alien.of).aliens.at(command.alien.number);
        return book.isTurn(Phase::Action, command.alien.of) && left(command.alien.of) >= 1 && alien.at && !alien.ended
            && book.touch(*alien.at, command.to);
    }

    std::optional<bool> operator()(const LandAlien &command) const
    {
        return book.isTurn(Phase::Action, command.alien.of) && left(command.alien.of) >= 1
            && !of(command.alien.of).aliens.at(command.alien.number).at;
    }

    std::optional<bool> operator()(const BuyThreat &command) const
    {
        return book.isTurn(Phase::Action, command.player) && left(command.player) >= 2;
    }

    std::optional<bool> operator()(const EndAction & /*command*/) const
    {
        return table.clock.phase == Phase::Action && book.isFree();
    }

    std::optional<bool> operator()(const EndBattles & /*command*/) const
    {
        if (table.clock.phase != Phase::Battle || !book.isFree())
            return false;
        return std::ranges::none_of(table.spaces,
            [&](const auto &space)
            {
                return book.isDue(space.first, {})
                    || std::ranges::any_of(
                        table.players.colours, [&](Colour enemy) { return book.isDue(space.first, enemy); });
            });
    }

    std::optional<bool> operator()(const Explore &command) const
    {
        if (!book.mayBeExplored(command.at))
            return false;
        const auto waiting = book.appeared();
        if (!waiting.empty() && !book.comesBeforeBattles() && !table.battle && !table.resistance.captain)
            return std::ranges::find(waiting, command.at, &TokenAt::at) != waiting.end();
        return book.isFree() && book.isDue(command.at, {});
    }

    std::optional<bool> operator()(const TurnUpResistance &command) const
    {
        if (book.waitsFor(Stage::TurnUp))
            return table.battle->at == command.at;
        const bool cards = !book.isUnexplored(command.at) && table.spaces.at(command.at).tokens.empty()
            && book.resistance(command.at) > 0;
        if (table.battle)
            return cards && book.waitsFor(Stage::NextFight) && table.battle->at == command.at;
        return cards && book.isFree() && book.isDue(command.at, {});
    }

    std::optional<bool> operator()(const FightToken &command) const
    {
        const auto waiting = book.appeared();
        const bool waits = std::ranges::find(waiting, TokenAt{command.at, command.token}) != waiting.end();
        if (table.battle)
            return book.waitsFor(Stage::NextFight) && table.battle->at == command.at
                && (!table.battle->outOfTurn || waits);
        if (book.mayBeExplored(command.at))
            return false;
        if (book.isFree())
            return book.isDue(command.at, {});
        if (book.comesBeforeBattles() || table.resistance.captain)
            return false;
        return waits;
    }

    std::optional<bool> operator()(const FightAliens &command) const
    {
        return book.isFree() && book.isDue(command.at, command.enemy);
    }

    std::optional<bool> operator()(const RollRound &command) const
    {
        return book.waitsFor(Stage::Roll) && command.attacker.size() == 1
            && command.opponent.size() == (book.has(ResistanceAbility::Cunning) ? 2U : 1U);
    }

    std::optional<bool> operator()(const ResolveRound & /*command*/) const { return book.waitsFor(Stage::Change); }

    std::optional<bool> operator()(const LoseAlien &command) const
    {
        return book.waitsFor(Stage::Lose) && table.battle->loser == command.alien.of
            && of(command.alien.of).aliens.at(command.alien.number).at == table.battle->at;
    }

    std::optional<bool> operator()(const GoOn &command) const
    {
        return book.waitsFor(Stage::FleeOrStay) && book.speaker() == command.player;
    }

    /// All to one space.
    std::optional<bool> operator()(const Flee &command) const
    {
        const bool between = book.waitsFor(Stage::NextFight) && table.battle->fight.last;
        const bool says = (between && table.battle->by == command.player)
            || (book.waitsFor(Stage::FleeOrStay) && book.speaker() == command.player);
        if (!says)
            return false;
        const Place to = command.to.begin()->second;
        const bool own = book.aliens(to, command.player) > 0 || to == book.landingSite(command.player);
        const SpaceInPlay &space = table.spaces.at(to);
        return book.touch(table.battle->at, to)
            && (own || (space.location && book.resistance(to) == 0 && space.tokens.empty()));
    }

    std::optional<bool> operator()(const Conquer & /*command*/) const { return book.waitsFor(Stage::Conquer); }

    std::optional<bool> operator()(const Steal &command) const
    {
        if (!table.clock.active || !book.isTurn(Phase::Battle, *table.clock.active) || !book.competitive())
            return false;
        const Colour player = *table.clock.active;
        const SpaceInPlay &space = table.spaces.at(command.at);
        return space.location && space.location->conqueredBy && space.location->conqueredBy != player
            && book.aliens(command.at, player) > 0 && space.tokens.empty() && !book.hasEnemyAliens(command.at, player);
    }

    std::optional<bool> operator()(const FreeLocations & /*command*/) const { return inStep(2); }

    std::optional<bool> operator()(const AdvanceTechnology & /*command*/) const { return inStep(3); }

    std::optional<bool> operator()(const RollTechnology &command) const
    {
        const ResistanceSheet &sheet = table.players.mode == Mode::Brutal ? table.pack.brutal : table.pack.standard;
        const auto sector = std::ranges::find_if(sheet.sectors, [&](const TrackSector &one)
            { return one.from <= table.resistance.marker && table.resistance.marker <= one.to; });
        return inStep(6) && static_cast<int>(command.faces.size()) == sector->dice;
    }

    std::optional<bool> operator()(const EndTurn & /*command*/) const
    {
        if (table.clock.phase != Phase::Draw || !book.isFree())
            return false;
        const PlayerInPlay &player = of(*table.clock.active);
        const bool full = player.hand >= named(table.pack.races, player.race)->intelligence.value();
        return table.turn.drawn || full ? std::optional(true) : std::nullopt;
    }
};

std::optional<bool> Rulebook::allows(const Command &command) const
{
    return visit(Verdict{*this}, command);
}

std::vector<Command> Rulebook::wishes() const
{
    std::vector<Command> all{EndAction{}, EndBattles{}, EndTurn{}, ResolveRound{}, Conquer{true}, FreeLocations{},
        AdvanceTechnology{}, RollTechnology{{1}, {}}, RollTechnology{{1, 1}, {}}, RollRound{{1}, {1}},
        RollRound{{1}, {1, 1}}, RollRound{{1, 1}, {1}}};
    for (const auto &[colour, player] : m_table.inPlay)
    {
        const std::vector<Command> own{TakeBack{colour}, RollPoints{colour, 3}, AnswerOne{colour, 3},
            ChooseToken{colour, CommandToken::Two}, ChooseToken{colour, CommandToken::Die}, BuyThreat{colour},
            GoOn{colour}};
        all.insert(all.end(), own.begin(), own.end());
        for (const auto &[number, alien] : player.aliens)
        {
            all.emplace_back(LandAlien{{colour, number}});
            all.emplace_back(LoseAlien{{colour, number}});
            for (const auto &[at, space] : m_table.spaces)
                if (m_table.clock.phase == Phase::Action && m_table.clock.active == colour)
                    all.emplace_back(MoveAlien{{colour, number}, at, false});
        }
    }
    const Cards &resistances = *m_table.decks.at(Deck::Resistance).unseen;
    const Cards &locations = *m_table.decks.at(Deck::Locations).unseen;
    for (const auto &[at, space] : m_table.spaces)
    {
        all.emplace_back(Steal{at});
        if (!locations.empty())
            all.emplace_back(Explore{at, locations.begin()->first});
        if (!resistances.empty())
            all.emplace_back(TurnUpResistance{at, resistances.begin()->first});
        for (const std::string &token : space.tokens)
            all.emplace_back(FightToken{at, token, {}});
        for (const Colour enemy : m_table.players.colours)
            all.emplace_back(FightAliens{at, enemy});
        for (const Colour player : m_table.players.colours)
        {
            Flee flee{player, {}};
            if (m_table.battle)
                for (const auto &[number, alien] : m_table.inPlay.at(player).aliens)
                    if (alien.at == m_table.battle->at)
                        flee.to[{player, number}] = at;
            if (!flee.to.empty())
                all.emplace_back(flee);
        }
    }
    return all;
}

} // namespace dossier::test
