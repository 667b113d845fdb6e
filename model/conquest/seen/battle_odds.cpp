#include "model/conquest/seen/battle_odds.h"

#include "model/conquest/seen/alien_odds.h"
#include "model/core/look_up.h"

#include <algorithm>
#include <utility>

namespace dossier::conquest
{

namespace
{

using odds::CardsOfAKind;
using odds::Opposition;

/// Returns the opposition printed on a token or a card; none when its strength is not known.
std::optional<Opposition> oppositionOf(
    const PublicTable &table, const std::optional<int> &strength, const std::vector<ResistanceAbility> &abilities)
{
    if (!strength)
        return std::nullopt;
    const auto has
        = [&](ResistanceAbility ability) { return std::ranges::find(abilities, ability) != abilities.end(); };
    return Opposition{.strength = *strength,
        .assault = has(ResistanceAbility::Assault),
        .barrage = has(ResistanceAbility::Barrage),
        .bold = has(ResistanceAbility::Bold) ? 1 : 0,
        .cunning = has(ResistanceAbility::Cunning),
        .deadly = has(ResistanceAbility::Deadly),
        .assaultWinsOverwhelming = !table.options.doubleOverwhelmingPushes};
}

std::optional<Opposition> tokenOpposition(const PublicTable &table, const std::string &name)
{
    const TokenKind *token = tokenNamed(table.pack, name);
    return token != nullptr ? oppositionOf(table, token->strength, token->abilities) : std::nullopt;
}

/// Returns a resistance card or a hero as cards of the deck.
std::optional<CardsOfAKind> kindOf(const PublicTable &table, const std::string &name)
{
    CardsOfAKind cards;
    std::optional<Opposition> card;
    if (const HeroCard *hero = heroNamed(table.pack, name))
    {
        card = oppositionOf(table, hero->bonus, hero->abilities);
        cards.hero = true;
    }
    else if (const ResistanceCard *resistance = resistanceNamed(table.pack, name))
    {
        card = oppositionOf(table, resistance->strength, resistance->abilities);
        cards.reshuffles = resistance->superhero;
    }
    if (!card)
        return std::nullopt;
    cards.card = *card;
    return cards;
}

/// Returns the resistance's advantage by these bonuses.
int differenceOf(const Bonuses &bonuses)
{
    return bonuses.opponent - bonuses.attacker;
}

/// Requested part of a battle.
enum class Reach : std::uint8_t
{
    /// All of it, including cards that are still to be turned up.
    Whole,
    /// Only the public opposition, without the deck's.
    Open,
};

/// Builds the list of oppositions.
class Ahead
{
public:
    Ahead(const PublicTable &table, const std::vector<AlienId> &aliens, Place at)
        : m_table(table)
    {
        for (const AlienId alien : aliens)
            if (const std::optional<int> strength = strengthOf(table, alien))
                m_ahead.known.aliens.push_back(*strength);
            else
                m_isKnown = false;
        m_ahead.unknown.boldTwice = table.options.boldForEach;
        m_ahead.known.others = static_cast<int>(aliensAt(table, at).size() - aliens.size());
        m_isKnown = m_isKnown && !aliens.empty() && aliens.size() <= odds::maxAliens;
    }

    /// Sets the bonuses of the whole battle.
    void more(const Bonuses &bonuses) { m_more = differenceOf(bonuses); }

    /// Sets the bonuses of the next fight.
    void next(const Bonuses &bonuses) { m_next = differenceOf(bonuses); }

    void fight(std::optional<Opposition> against)
    {
        m_isKnown = m_isKnown && against;
        if (!against)
            return;
        against->strength += m_more + std::exchange(m_next, 0);
        m_ahead.known.oppositions.push_back(*against);
    }

    void tokens(std::vector<std::string> tokens)
    {
        for (const std::string &token : tokens)
            fight(tokenOpposition(m_table, token));
    }

    /// CQ-FIGHT-1: adds that many unknown resistances.
    void cards(int fights)
    {
        if (fights <= 0)
            return;
        m_ahead.unknown.fights = fights;
        m_ahead.unknown.heroes.strength += std::exchange(m_next, 0);
        const DeckInPlay *deck = lookUp(m_table.decks, Deck::Resistance);
        m_deckIsKnown = deck != nullptr && deck->unseen;
        if (!m_deckIsKnown)
            return;
        for (const auto &[name, count] : *deck->unseen)
            add(name, count, &CardsOfAKind::inDeck);
        // CQ-FIGHT-9: Captain Fantastic's card returns them to the deck before the next one is turned up.
        const auto discards = m_shuffles ? &CardsOfAKind::inDeck : &CardsOfAKind::discarded;
        for (const auto &[name, count] : deck->discarded)
            add(name, count, discards);
        for (const std::string &name : m_turnedUp)
            add(name, 1, discards);
        for (const std::string &name : m_waiting)
            if (const std::optional<std::size_t> kind = add(name, 0, &CardsOfAKind::discarded))
                m_ahead.unknown.turnedUp.push_back(*kind);
    }

    /// Adds the current fight with its own bonuses.
    void current(const Fight &fight)
    {
        if (fight.against == Against::Cards)
            return turnedUp(fight);
        std::optional<Opposition> against = tokenOpposition(m_table, fight.name);
        if (against)
            against->strength += differenceOf(fight.more);
        this->fight(against);
    }

    [[nodiscard]] std::optional<BattleAhead> take(Reach reach) const
    {
        if (!m_isKnown || (reach == Reach::Whole && !m_deckIsKnown))
            return std::nullopt;
        BattleAhead ahead = m_ahead;
        if (reach == Reach::Open)
            ahead.unknown = {.boldTwice = m_ahead.unknown.boldTwice};
        return isTooMuch(ahead.known, oppositionsOf(ahead.unknown)) ? std::nullopt : std::optional(ahead);
    }

private:
    /// Cards with equal values in a fight are of one kind, even with different names.
    std::optional<std::size_t> add(const std::string &name, int count, int CardsOfAKind::*where)
    {
        std::optional<CardsOfAKind> cards = kindOf(m_table, name);
        m_deckIsKnown = m_deckIsKnown && cards;
        if (!cards)
            return std::nullopt;
        const auto isAlike = [&](const CardsOfAKind &other)
        { return other.card == cards->card && other.hero == cards->hero && other.reshuffles == cards->reshuffles; };
        if (!cards->hero)
            cards->card.strength += m_more;
        std::vector<CardsOfAKind> &kinds = m_ahead.unknown.cards;
        auto found = std::ranges::find_if(kinds, isAlike);
        if (found == kinds.end())
            found = kinds.insert(kinds.end(), *cards);
        (*found).*where += count;
        return static_cast<std::size_t>(found - kinds.begin());
    }

    void turnedUp(const Fight &fight)
    {
        Opposition heroes{.strength = differenceOf(fight.more)};
        for (const std::string &name : fight.heroes)
        {
            const std::optional<CardsOfAKind> hero = kindOf(m_table, name);
            m_isKnown = m_isKnown && hero;
            if (hero)
                heroes = joined(hero->card, heroes, m_ahead.unknown.boldTwice);
        }
        m_ahead.unknown.heroes = heroes;
        if (fight.name.empty())
        {
            m_waiting = fight.heroes;
            return;
        }
        const std::optional<CardsOfAKind> card = kindOf(m_table, fight.name);
        m_shuffles = card && card->reshuffles;
        m_turnedUp = fight.heroes;
        m_turnedUp.push_back(fight.name);
        this->fight(card ? std::optional(joined(card->card, heroes, m_ahead.unknown.boldTwice)) : std::nullopt);
        m_ahead.unknown.heroes = {};
    }

    const PublicTable &m_table;
    BattleAhead m_ahead{};
    bool m_isKnown = true;
    /// Flags of a deck that is needed: its cards are known, and the values printed on them are.
    bool m_deckIsKnown = true;
    int m_more = 0;
    int m_next = 0;
    /// The cards of the current fight, and a flag: their discard shuffles the deck.
    std::vector<std::string> m_turnedUp;
    bool m_shuffles = false;
    /// The heroes of a fight whose card with a strength is not yet turned up.
    std::vector<std::string> m_waiting;
};

std::vector<std::string> without(std::vector<std::string> tokens, const std::string &token)
{
    if (const auto found = std::ranges::find(tokens, token); found != tokens.end())
        tokens.erase(found);
    return tokens;
}

/// CQ-TOKEN-3: returns the tokens there that are fought out of turn.
std::vector<std::string> appearedAt(const PublicTable &table, Place at)
{
    std::vector<std::string> appeared;
    for (const TokenAt &token : tokensToFight(table))
        if (token.at == at)
            appeared.push_back(token.token);
    return appeared;
}

/// Returns the rest of the battle under way.
std::optional<BattleAhead> restOf(const PublicTable &table, const Battle &battle, Reach reach)
{
    const bool waits = battle.stage == Stage::Change || battle.stage == Stage::Lose || battle.stage == Stage::Conquer
        || battle.stage == Stage::HeroEvent;
    // A round with its own bonus does not fit into a chain of identical rounds.
    if (battle.enemy || waits || battle.fight.inRound != Bonuses{})
        return std::nullopt;
    Ahead ahead(table, fighters(table, battle, Side::Attacker), battle.at);
    ahead.more(battle.more);
    const bool isFought = battle.stage != Stage::NextFight;
    const Fight &fight = battle.fight;
    const bool isToken = isFought && fight.against == Against::Token;
    const bool isCard = isFought && fight.against == Against::Cards;
    if (isFought)
        ahead.current(fight);
    else
        ahead.next(fight.more);
    const std::vector<std::string> tokens
        = battle.outOfTurn ? appearedAt(table, battle.at) : spaceAt(table, battle.at).tokens;
    ahead.tokens(isToken ? without(tokens, fight.name) : tokens);
    if (battle.outOfTurn)
        return ahead.take(reach);
    ahead.cards(battle.cardsLeft - (isCard && !fight.name.empty() ? 1 : 0));
    return ahead.take(reach);
}

/// Returns the chances of the battle ahead; none when too many draws are possible.
std::optional<std::vector<double>> leftOf(const BattleAhead &ahead)
{
    std::vector<double> all(ahead.known.aliens.size() + 1);
    all.back() = 1;
    if (ahead.known.oppositions.empty() && ahead.unknown.fights == 0)
        return all;
    return chancesLeft(ahead.known, ahead.unknown);
}

/// CQ-FIGHT-5: returns the chances when the barrage of this round has been fired: the dice decide the round, and before
/// another round it fires again.
std::optional<std::vector<double>> leftOfFired(const BattleAhead &ahead)
{
    const Opposition &against = ahead.known.oppositions.front();
    const std::size_t aliens = ahead.known.aliens.size();
    const int strength = odds::strengthsLeft(ahead.known.aliens).back();
    const odds::RoundWays ways = odds::roundWays(strength, static_cast<int>(aliens) + ahead.known.others, against);
    BattleAhead won = ahead;
    won.known.oppositions.erase(won.known.oppositions.begin());
    BattleAhead lost = ahead;
    lost.known.aliens.erase(std::ranges::min_element(lost.known.aliens));
    const std::vector<double> none{1};
    const auto afterWon = leftOf(won);
    const auto afterLost = lost.known.aliens.empty() ? std::optional(none) : leftOf(lost);
    const auto afterPush = leftOf(ahead);
    if (!afterWon || !afterLost || !afterPush)
        return std::nullopt;
    std::vector<double> left(aliens + 1);
    const auto add = [&](const std::vector<double> &after, int rolls)
    {
        for (std::size_t i = 0; i < after.size(); ++i)
            left[i] += after[i] * rolls / ways.all();
    };
    add(*afterWon, ways.won);
    add(*afterLost, ways.lost);
    add(*afterPush, ways.pushed);
    return left;
}

/// True when the barrage of the round that is to be rolled has been fired.
bool isFired(const PublicTable &table)
{
    return table.battle && table.battle->stage == Stage::Roll
        && hasAbility(table, table.battle->fight, ResistanceAbility::Barrage);
}

std::optional<std::vector<double>> leftOf(const BattleAhead &ahead, bool fired)
{
    return fired ? leftOfFired(ahead) : leftOf(ahead);
}

/// Returns the chance to win the battle ahead; none when too many draws are possible.
std::optional<double> winOf(const BattleAhead &ahead, bool fired)
{
    const auto left = leftOf(ahead, fired);
    return left ? std::optional(1 - left->front()) : std::nullopt;
}

/// CQ-EVENT-3: adds that strength in every fight of it.
BattleAhead strengthened(BattleAhead ahead, int by)
{
    for (Opposition &against : ahead.known.oppositions)
        against.strength -= by;
    for (CardsOfAKind &cards : ahead.unknown.cards)
        if (!cards.hero)
            cards.card.strength -= by;
    return ahead;
}

/// Returns the battle under way from its next round on, or a possible one.
std::optional<BattleAhead> restAhead(const PublicTable &table, Place at, Colour player, Reach reach = Reach::Whole)
{
    if (table.battle)
        return table.battle->at == at && table.battle->by == player ? restOf(table, *table.battle, reach)
                                                                    : std::nullopt;
    const SpaceInPlay &space = spaceAt(table, at);
    if (isEmpty(table, at) || (space.tokens.empty() && resistanceNow(table, at) == 0))
        return std::nullopt;
    Ahead ahead(table, fighters(table, {.by = player, .at = at}, Side::Attacker), at);
    ahead.more(table.turn.inBattle);
    ahead.next(table.turn.inFight);
    ahead.tokens(space.tokens);
    ahead.cards(resistanceNow(table, at));
    return ahead.take(reach);
}

} // namespace

std::optional<BattleAhead> battleAhead(const PublicTable &table, Place at, Colour player)
{
    // A fired barrage makes this round different, so it does not fit into a chain of identical rounds.
    return isFired(table) ? std::nullopt : restAhead(table, at, player);
}

namespace
{

/// Returns the public fights before those from the deck, when the deck is not known.
std::optional<NextFights> openFights(const PublicTable &table, Place at, Colour player)
{
    const std::optional<BattleAhead> ahead = restAhead(table, at, player, Reach::Open);
    if (!ahead || ahead->known.oppositions.empty())
        return std::nullopt;
    std::optional<std::vector<double>> left = leftOf(*ahead, isFired(table));
    return left ? std::optional(NextFights{static_cast<int>(ahead->known.oppositions.size()), *std::move(left)})
                : std::nullopt;
}

} // namespace

std::optional<NextFights> nextFights(const PublicTable &table, Place at, Colour player)
{
    std::optional<BattleAhead> ahead = restAhead(table, at, player);
    if (!ahead)
        return openFights(table, at, player);
    while (ahead->unknown.fights > 0)
    {
        --ahead->unknown.fights;
        const auto fights = static_cast<int>(ahead->known.oppositions.size()) + ahead->unknown.fights;
        if (fights == 0)
            break;
        if (std::optional<std::vector<double>> left = leftOf(*ahead, isFired(table)))
            return NextFights{fights, std::move(*left)};
    }
    return std::nullopt;
}

const odds::Standing *standingNow(const PublicTable &table, const BattleOdds &odds)
{
    const auto now = std::ranges::find_if(
        odds.decisions, [&](const odds::Standing &one) { return one.fight == 0 && one.aliens == odds.fleeingKeeps; });
    const bool isAfterARound = table.battle && table.battle->fight.last;
    return isAfterARound && now != odds.decisions.end() ? &*now : nullptr;
}

std::optional<BattleOdds> battleOdds(const PublicTable &table, Place at, Colour player, double worthOfWinning)
{
    if (table.battle && table.battle->enemy)
        return table.battle->at == at && table.battle->by == player ? alienOdds(table, *table.battle) : std::nullopt;
    const bool fired = isFired(table);
    const std::optional<BattleAhead> ahead = restAhead(table, at, player);
    const auto left = ahead ? leftOf(*ahead, fired) : std::nullopt;
    if (!left)
        return std::nullopt;
    BattleAhead withSaucer = *ahead;
    const Race *race = raceOf(table, player);
    if (race != nullptr && race->strength && withSaucer.known.aliens.size() < odds::maxAliens)
        withSaucer.known.aliens.push_back(*race->strength);
    BattleOdds figures{.left = *left,
        .win = 1 - left->front(),
        .fleeingKeeps = static_cast<int>(ahead->known.aliens.size()),
        .withSaucer = winOf(withSaucer, fired).value_or(0),
        .withStrength = winOf(strengthened(*ahead, 1), fired).value_or(0)};
    if (ahead->unknown.fights == 0 && !fired)
    {
        figures.withReroll = chanceToWin(ahead->known, odds::Help::Reroll);
        figures.decisions = decisionTable(ahead->known, worthOfWinning);
    }
    return figures;
}

} // namespace dossier::conquest
