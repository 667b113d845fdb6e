#include "views/conquest/examples/hex_example_scene.h"

#include "model/conquest/seen/resistance.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

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
    if (example.show != HexShow::Spaces)
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
    }
    return shown;
}

} // namespace dossier
