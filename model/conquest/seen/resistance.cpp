#include "model/conquest/seen/resistance.h"

#include <algorithm>

namespace dossier::conquest
{

const ResistanceSheet &sheetOf(const PublicTable &table)
{
    return table.players.mode == Mode::Brutal ? table.pack.brutal : table.pack.standard;
}

int redCirclesPassed(const PublicTable &table, int from)
{
    const std::vector<int> &circles = sheetOf(table).redCircles;
    const int marker = table.resistance.marker;
    const bool stopsOnOne = std::ranges::find(circles, marker) != circles.end();
    if (table.options.stoppedCircleAlone)
        return marker > from && stopsOnOne ? 1 : 0;
    return static_cast<int>(
        std::ranges::count_if(circles, [&](int circle) { return from < circle && circle <= marker; }));
}

std::optional<int> technologyDice(const PublicTable &table)
{
    const int marker = table.resistance.marker;
    if (table.options.technologyDice == TechnologyDice::TheSpaces)
        return marker;
    const std::vector<TrackSector> &sectors = sheetOf(table).sectors;
    const auto found = std::ranges::find_if(
        sectors, [&](const TrackSector &sector) { return sector.from <= marker && marker <= sector.to; });
    return found == sectors.end() ? std::nullopt : std::optional(found->dice);
}

std::optional<Place> joinedSpace(const PublicTable &table, int section)
{
    const std::vector<TokensDue> &due = table.resistance.tokensDue;
    const auto found = std::ranges::find(due, section, &TokensDue::section);
    if (found == due.end() || !found->together)
        return std::nullopt;
    for (int number = 1; number <= outerSpaces; ++number)
        if (!spaceAt(table, {section, number}).tokens.empty())
            return Place{section, number};
    return std::nullopt;
}

namespace
{

bool isCaptain(const PublicTable &table, const std::string &token)
{
    const TokenKind *kind = tokenNamed(table.pack, token);
    return kind != nullptr && kind->superhero;
}

bool hasAbility(const PublicTable &table, const std::string &token, ResistanceAbility ability)
{
    const TokenKind *kind = tokenNamed(table.pack, token);
    return kind != nullptr && std::ranges::find(kind->abilities, ability) != kind->abilities.end();
}

} // namespace

Placing placingOf(const PublicTable &table, const PlaceToken &command)
{
    const Place at{command.section, command.face};
    // He is not placed on a space, and pushes nobody.
    if (isCaptain(table, command.token))
        return {};
    if (const std::optional<Place> joined = joinedSpace(table, command.section))
        return {.otherSpace = *joined != at};
    const std::vector<std::string> &there = spaceAt(table, at).tokens;
    if (there.empty())
        return {};
    if (spaceAt(table, {command.section, 0}).tokens.size() < maxTokens)
        return {.pushable = there};
    return {.noRoom = there.size() >= maxTokens};
}

std::vector<TokenAt> actingTokens(const PublicTable &table, int step)
{
    const ResistanceAbility ability = step == 4 ? ResistanceAbility::Move : ResistanceAbility::Barrage;
    std::vector<TokenAt> acting;
    for (const auto &[at, space] : table.spaces)
        for (const std::string &token : space.tokens)
            if (hasAbility(table, token, ability)
                && (ability == ResistanceAbility::Move || !underBarrage(table, at).empty()
                    || !unsaidAround(table, at).empty()))
                acting.push_back({at, token});
    return acting;
}

std::vector<Place> freedLocations(const PublicTable &table)
{
    std::vector<Place> freed;
    for (const auto &[at, space] : table.spaces)
        if (space.location && space.location->conqueredBy && !space.tokens.empty() && aliensAt(table, at).empty())
            freed.push_back(at);
    return freed;
}

std::vector<Place> spacesWithAliens(const PublicTable &table, int section)
{
    std::vector<Place> spaces;
    for (int number = 0; number <= outerSpaces; ++number)
        if (!aliensAt(table, {section, number}).empty())
            spaces.push_back({section, number});
    return spaces;
}

namespace
{

/// Returns his round with the known strengths; none when nobody is there.
std::optional<Battle> roundAsKnown(const PublicTable &table, const FightCaptain &command)
{
    const std::vector<AlienId> there = aliensAt(table, command.at);
    if (!table.resistance.captain || there.empty())
        return std::nullopt;
    Battle round{.by = there.front().of, .at = command.at, .outOfTurn = true};
    round.fight = {.against = Against::Token,
        .name = table.resistance.captain->token,
        .attacker = command.attacker,
        .opponent = command.opponent};
    // Aliens of other players help, independent of the option to fight together.
    const std::vector<AlienId> own = fighters(table, round, Side::Attacker);
    for (const AlienId alien : there)
        if (std::ranges::find(own, alien) == own.end())
            round.fight.more.attacker += strengthOf(table, alien).value_or(0);
    return round;
}

} // namespace

std::optional<Battle> captainsRound(const PublicTable &table, const FightCaptain &command)
{
    const std::optional<Battle> round = roundAsKnown(table, command);
    const bool known = round && strengthOf(table, *round, Side::Opponent)
        && std::ranges::all_of(
            aliensAt(table, command.at), [&](AlienId alien) { return strengthOf(table, alien).has_value(); });
    return known ? round : std::nullopt;
}

RoundResult captainsResult(const PublicTable &table, const FightCaptain &command)
{
    const std::optional<Battle> round = roundAsKnown(table, command);
    RoundResult result = round ? resultOf(table, *round) : RoundResult{};
    const bool loses = result.winner == Side::Opponent;
    if (captainsRound(table, command) || loses == command.lost.has_value())
        return result;
    result.winner = loses ? std::nullopt : std::optional(Side::Opponent);
    result.overwhelming = false;
    return result;
}

} // namespace dossier::conquest
