#include "views/conquest/examples/hex_example_scene.h"

#include "model/conquest/seen/battle_odds.h"
#include "model/conquest/seen/resistance.h"
#include "views/conquest/words/names.h"
#include "views/kit/percentage.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace dossier
{

namespace
{

using namespace conquest;

/// The translation context of this file, and `tr` in it.
struct HexExampleWording
{
    Q_DECLARE_TR_FUNCTIONS(dossier::HexExampleWording)
};

QString listed(const std::vector<Place> &places)
{
    QStringList names;
    for (const Place place : places)
        names << wording::address(place);
    return names.join(QStringLiteral(", "));
}

void light(HexExampleScene &shown, const std::vector<Place> &places, HexLight how)
{
    for (const Place place : places)
        shown.scene.lights[place] = how;
}

void addMoves(HexExampleScene &shown, const HexExample &example)
{
    std::vector<Place> on;
    std::vector<Place> ends;
    for (const Place place : neighbours(example.table, example.at))
        (endsMovement(example.table, place, example.player) ? ends : on).push_back(place);
    light(shown, on, HexLight::Reach);
    light(shown, ends, HexLight::Danger);
    shown.verdict
        = HexExampleWording::tr("Movement goes on from: %1. It ends on: %2.")
              .arg(on.empty() ? QStringLiteral("–") : listed(on), ends.empty() ? QStringLiteral("–") : listed(ends));
}

void addFlight(HexExampleScene &shown, const HexExample &example)
{
    const std::vector<Place> ways = waysOut(example.table, example.at, example.player);
    light(shown, ways, HexLight::Reach);
    for (const Place way : ways)
        shown.scene.arrows.emplace_back(example.at, way);
    shown.verdict = ways.empty() ? HexExampleWording::tr("Nobody can flee from %1.").arg(wording::address(example.at))
                                 : HexExampleWording::tr("Fleeing leads to: %1.").arg(listed(ways));
}

void addBarrage(HexExampleScene &shown, const HexExample &example)
{
    std::vector<Place> hit;
    const std::vector<AlienId> aliens = underBarrage(example.table, example.at);
    for (const AlienId alien : aliens)
        if (const Alien *found = alienOf(example.table, alien); found != nullptr && found->at)
            hit.push_back(*found->at);
    light(shown, hit, HexLight::Danger);
    shown.verdict
        = HexExampleWording::tr("The Barrage rolls for %n alien(s).", nullptr, static_cast<int>(aliens.size()));
}

void addEncounters(HexExampleScene &shown, const HexExample &example)
{
    std::vector<Place> due;
    for (const Encounter &encounter : encountersDue(example.table))
        if (std::ranges::find(due, encounter.at) == due.end())
            due.push_back(encounter.at);
    light(shown, due, HexLight::Due);
    shown.verdict = HexExampleWording::tr("To be met: %1.").arg(due.empty() ? QStringLiteral("–") : listed(due));
}

void addTerror(HexExampleScene &shown, const HexExample &example)
{
    QStringList terrors;
    for (const Colour player : example.table.players.colours)
        terrors << HexExampleWording::tr("%1 %2", "a player, the terror")
                       .arg(wording::name(player))
                       .arg(terrorOf(example.table, player));
    shown.verdict = isCooperative(example.table) ? HexExampleWording::tr("Terror: %1; together %2 of %3.")
                                                       .arg(terrors.join(QStringLiteral(", ")))
                                                       .arg(terrorOfAll(example.table))
                                                       .arg(terrorWanted(example.table))
                                                 : HexExampleWording::tr("Terror: %1; %2 wins.")
                                                       .arg(terrors.join(QStringLiteral(", ")))
                                                       .arg(terrorWanted(example.table));
}

void addFight(HexExampleScene &shown, const HexExample &example)
{
    if (const std::optional<BattleOdds> odds = battleOdds(example.table, example.at, example.player, 0))
        shown.verdict = HexExampleWording::tr("Chance to win: %1; with one more saucer: %2.")
                            .arg(wording::percentage(odds->win), wording::percentage(odds->withSaucer));
}

void addSteal(HexExampleScene &shown, const HexExample &example)
{
    std::vector<Place> stolen;
    for (const auto &[at, space] : example.table.spaces)
        if (mayBeStolen(example.table, at, example.player))
            stolen.push_back(at);
    light(shown, stolen, HexLight::Reach);
    shown.verdict = HexExampleWording::tr("%1 may steal: %2.").arg(wording::name(example.player), listed(stolen));
}

void addFreed(HexExampleScene &shown, const HexExample &example)
{
    const std::vector<Place> freed = freedLocations(example.table);
    light(shown, freed, HexLight::Danger);
    shown.verdict = HexExampleWording::tr("Freed: %1.").arg(listed(freed));
}

void addWander(HexExampleScene &shown, const HexExample &example)
{
    constexpr int stepOfMoves = 4;
    std::vector<Place> moving;
    for (const TokenAt &token : actingTokens(example.table, stepOfMoves))
    {
        moving.push_back(token.at);
        for (int number = 1; number <= outerSpaces; ++number)
            if (number != token.at.number)
                shown.scene.arrows.emplace_back(token.at, Place{token.at.section, number});
    }
    light(shown, moving, HexLight::Due);
    shown.verdict
        = HexExampleWording::tr("Moves to a random space of its section: the token on %1.").arg(listed(moving));
}

void addFire(HexExampleScene &shown, const HexExample &example)
{
    constexpr int stepOfShots = 5;
    std::vector<Place> firing;
    std::vector<Place> hit;
    for (const TokenAt &token : actingTokens(example.table, stepOfShots))
    {
        firing.push_back(token.at);
        for (const AlienId alien : underBarrage(example.table, token.at))
            if (const Alien *found = alienOf(example.table, alien); found != nullptr && found->at)
                hit.push_back(*found->at);
    }
    light(shown, hit, HexLight::Danger);
    light(shown, firing, HexLight::Due);
    shown.verdict
        = HexExampleWording::tr("The token on %1 rolls for %n alien(s).", nullptr, static_cast<int>(hit.size()))
              .arg(listed(firing));
}

void addCaptain(HexExampleScene &shown, const HexExample &example)
{
    const std::vector<Place> fought = spacesWithAliens(example.table, example.at.section);
    light(shown, fought, HexLight::Danger);
    shown.verdict = HexExampleWording::tr("Captain Fantastic fights one round on: %1.").arg(listed(fought));
}

void addPush(HexExampleScene &shown, const HexExample &example)
{
    const std::vector<TokenKind> &tokens = example.table.pack.tokens;
    const std::string placed = tokens.empty() ? std::string() : tokens.front().name;
    const Placing placing = placingOf(
        example.table, PlaceToken{.section = example.at.section, .face = example.at.number, .token = placed});
    if (placing.noRoom)
    {
        shown.verdict = HexExampleWording::tr("There is no room: the technology marker advances instead.");
        return;
    }
    shown.scene.ghosts = {{example.at, placed}};
    if (placing.pushable.empty())
        shown.verdict = HexExampleWording::tr("The token is placed on %1, and nothing is pushed.")
                            .arg(wording::address(example.at));
    else
    {
        const Place centre{example.at.section, 0};
        shown.scene.arrows = {{example.at, centre}};
        shown.verdict = HexExampleWording::tr("A token that is on %1 is pushed to %2 first.")
                            .arg(wording::address(example.at), wording::address(centre));
    }
}

} // namespace

HexExampleScene shownExample(const HexExample &example)
{
    HexExampleScene shown{{.table = std::make_shared<const PublicTable>(example.table)}, {}};
    light(shown, example.marked, HexLight::Due);
    static constexpr std::array pointing{
        HexShow::Touch, HexShow::Move, HexShow::Flee, HexShow::Barrage, HexShow::Push, HexShow::Fight};
    if (std::ranges::find(pointing, example.show) != pointing.end())
        shown.scene.lights[example.at] = HexLight::Picked;
    switch (example.show)
    {
    case HexShow::Spaces:
        break;
    case HexShow::Touch:
        light(shown, neighbours(example.table, example.at), HexLight::Reach);
        shown.verdict = HexExampleWording::tr("%1 touches: %2.")
                            .arg(wording::address(example.at), listed(neighbours(example.table, example.at)));
        break;
    case HexShow::Move:
        addMoves(shown, example);
        break;
    case HexShow::Flee:
        addFlight(shown, example);
        break;
    case HexShow::Barrage:
        addBarrage(shown, example);
        break;
    case HexShow::Push:
        addPush(shown, example);
        break;
    case HexShow::Encounters:
        addEncounters(shown, example);
        break;
    case HexShow::Terror:
        addTerror(shown, example);
        break;
    case HexShow::Fight:
        addFight(shown, example);
        break;
    case HexShow::Steal:
        addSteal(shown, example);
        break;
    case HexShow::Freed:
        addFreed(shown, example);
        break;
    case HexShow::Wander:
        addWander(shown, example);
        break;
    case HexShow::Fire:
        addFire(shown, example);
        break;
    case HexShow::Captain:
        addCaptain(shown, example);
        break;
    }
    return shown;
}

} // namespace dossier
