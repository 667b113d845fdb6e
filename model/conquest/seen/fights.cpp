#include "model/conquest/seen/numbers.h"
#include "model/core/look_up.h"

#include <algorithm>

namespace dossier::conquest
{

std::map<ResistanceAbility, int> abilitiesFought(const PublicTable &table, const Fight &fight)
{
    std::map<ResistanceAbility, int> found;
    const auto add = [&](const auto *card)
    {
        if (card != nullptr)
            for (const ResistanceAbility ability : card->abilities)
                ++found[ability];
    };
    if (fight.against == Against::Token)
        add(tokenNamed(table.pack, fight.name));
    if (fight.against == Against::Cards)
        add(resistanceNamed(table.pack, fight.name));
    for (const std::string &hero : fight.heroes)
        add(heroNamed(table.pack, hero));
    return found;
}

bool hasAbility(const PublicTable &table, const Fight &fight, ResistanceAbility ability)
{
    return abilitiesFought(table, fight).contains(ability);
}

std::vector<AlienId> fighters(const PublicTable &table, const Battle &battle, Side side)
{
    if (side == Side::Opponent)
        return battle.enemy ? aliensAt(table, battle.at, *battle.enemy) : std::vector<AlienId>{};
    // CQ-COOP-4: a table option decides whose aliens fight.
    const bool all = isCooperative(table) && table.options.fightTogether;
    return all ? aliensAt(table, battle.at) : aliensAt(table, battle.at, battle.by);
}

std::vector<AlienId> sideOf(const PublicTable &table, const Battle &battle, Colour player)
{
    return fighters(table, battle, player == battle.by ? Side::Attacker : Side::Opponent);
}

namespace
{

using StrengthParts = std::vector<StrengthPart>;

/// Adds the aliens of a side, those of the same strength together.
void addAliens(StrengthParts &parts, const PublicTable &table, const std::vector<AlienId> &aliens)
{
    std::map<std::optional<int>, int> counts;
    for (const AlienId alien : aliens)
        ++counts[strengthOf(table, alien)];
    for (const auto &[strength, count] : counts)
        parts.push_back({.of = StrengthPart::Of::Aliens,
            .aliens = count,
            .strength = strength ? std::optional(*strength * count) : std::nullopt});
}

/// CQ-FIGHT-5: Bold counts every alien there, once or for each card that has it.
void addOpponent(StrengthParts &parts, const PublicTable &table, const Battle &battle)
{
    const Fight &fight = battle.fight;
    const TokenKind *token = fight.against == Against::Token ? tokenNamed(table.pack, fight.name) : nullptr;
    const ResistanceCard *card = fight.against == Against::Cards ? resistanceNamed(table.pack, fight.name) : nullptr;
    parts.push_back({.name = fight.name,
        .strength = token != nullptr ? token->strength
            : card != nullptr        ? card->strength
                                     : std::nullopt});
    for (const std::string &name : fight.heroes)
    {
        const HeroCard *hero = heroNamed(table.pack, name);
        parts.push_back({.name = name, .strength = hero != nullptr ? hero->bonus : std::nullopt});
    }
    const auto abilities = abilitiesFought(table, fight);
    const int *bold = lookUp(abilities, ResistanceAbility::Bold);
    const int times = bold == nullptr ? 0 : table.options.boldForEach ? *bold : 1;
    const auto aliens = static_cast<int>(aliensAt(table, battle.at).size());
    if (times * aliens > 0)
        parts.push_back({.of = StrengthPart::Of::Bold, .aliens = aliens, .strength = times * aliens});
}

/// Returns the sum of the known parts.
int knownStrength(const PublicTable &table, const Battle &battle, Side side)
{
    int sum = 0;
    for (const StrengthPart &part : strengthParts(table, battle, side))
        sum += part.strength.value_or(0);
    return sum;
}

} // namespace

StrengthParts strengthParts(const PublicTable &table, const Battle &battle, Side side)
{
    StrengthParts parts;
    if (side == Side::Attacker || battle.enemy)
        addAliens(parts, table, fighters(table, battle, side));
    else
        addOpponent(parts, table, battle);
    int added = 0;
    for (const Bonuses &bonuses : {battle.more, battle.fight.more, battle.fight.inRound})
        added += side == Side::Attacker ? bonuses.attacker : bonuses.opponent;
    if (added != 0)
        parts.push_back({.of = StrengthPart::Of::Bonus, .strength = added});
    return parts;
}

std::optional<int> strengthOf(const PublicTable &table, const Battle &battle, Side side)
{
    const StrengthParts parts = strengthParts(table, battle, side);
    const bool isKnown = std::ranges::all_of(parts, [](const StrengthPart &part) { return part.strength.has_value(); });
    return isKnown ? std::optional(knownStrength(table, battle, side)) : std::nullopt;
}

RoundResult resultOf(const PublicTable &table, const Battle &battle)
{
    const Fight &fight = battle.fight;
    const auto highest
        = [](const std::vector<int> &dice) { return dice.empty() ? 0 : *std::ranges::max_element(dice); };
    const int attacker = highest(fight.attacker);
    const int opponent = highest(fight.opponent);
    const auto has = [&](ResistanceAbility ability) { return hasAbility(table, fight, ability); };
    RoundResult result{.attacker = knownStrength(table, battle, Side::Attacker) + attacker,
        .opponent = knownStrength(table, battle, Side::Opponent) + opponent};
    const bool over = attacker == 6;
    const bool overOpposed = opponent >= (has(ResistanceAbility::Deadly) ? 5 : 6);
    if (over != overOpposed)
    {
        result.winner = over ? Side::Attacker : Side::Opponent;
        result.overwhelming = true;
        return result;
    }
    const bool tie = over || result.attacker == result.opponent;
    if (!tie)
        result.winner = result.attacker > result.opponent ? Side::Attacker : Side::Opponent;
    else if (has(ResistanceAbility::Assault) && !(over && table.options.doubleOverwhelmingPushes))
        result.winner = Side::Opponent;
    return result;
}

std::vector<AlienId> underBarrage(const PublicTable &table, Place at)
{
    std::vector<AlienId> found = aliensAt(table, at);
    for (const Place near : neighbours(table, at))
        std::ranges::copy(aliensAt(table, near), std::back_inserter(found));
    std::ranges::sort(found);
    return found;
}

std::vector<Place> unsaidAround(const PublicTable &table, Place at)
{
    std::vector<Place> unsaid;
    for (const auto &[other, space] : table.spaces)
        if (other != at && !touch(table, at, other) && !aliensAt(table, other).empty())
            unsaid.push_back(other);
    return unsaid;
}

std::vector<Place> waysOut(const PublicTable &table, Place from, Colour player)
{
    std::vector<Place> ways = neighbours(table, from);
    // CQ-COOP-4: when all fight together, every player's aliens are on one side.
    std::set<Colour> side{player};
    if (isCooperative(table) && table.options.fightTogether)
        for (const AlienId alien : aliensAt(table, from))
            side.insert(alien.of);
    const auto isOwn
        = [&](Place to, Colour one) { return !aliensAt(table, to, one).empty() || to == landingSite(table, one); };
    std::erase_if(ways,
        [&](Place to)
        {
            const bool own = std::ranges::any_of(side, [&](Colour one) { return isOwn(to, one); });
            const SpaceInPlay &space = spaceAt(table, to);
            const bool open = space.location && resistanceNow(table, to) == 0
                && (space.tokens.empty() || table.options.fleeOntoTokens);
            return !own && !open;
        });
    return ways;
}

bool mayBeConquered(const PublicTable &table, Place at)
{
    const std::optional<LocationInPlay> &location = spaceAt(table, at).location;
    return location && printedResistance(table, at) >= 1 && !location->conqueredBy && !location->demolished;
}

bool mayPutToken(const PublicTable &table, const Battle &battle)
{
    const std::optional<LocationInPlay> &location = spaceAt(table, battle.at).location;
    const bool mayTakeOver = location && location->conqueredBy && *location->conqueredBy != winnerOf(battle);
    return battle.enemy ? mayTakeOver : mayBeConquered(table, battle.at);
}

bool mayBeStolen(const PublicTable &table, Place at, Colour player)
{
    const SpaceInPlay &space = spaceAt(table, at);
    return !isCooperative(table) && space.location && space.location->conqueredBy
        && *space.location->conqueredBy != player && space.tokens.empty() && !aliensAt(table, at, player).empty()
        && enemiesAt(table, at, player).empty();
}

std::optional<Colour> whoSays(const PublicTable &table)
{
    if (!table.battle)
        return std::nullopt;
    const Battle &battle = *table.battle;
    if (battle.stage == Stage::NextFight || !battle.stays.contains(battle.by))
        return battle.by;
    return battle.enemy;
}

Colour winnerOf(const Battle &battle)
{
    return battle.loser == battle.by && battle.enemy ? *battle.enemy : battle.by;
}

} // namespace dossier::conquest
