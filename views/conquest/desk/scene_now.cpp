#include "views/conquest/desk/scene_now.h"

#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/resistance.h"
#include "views/conquest/desk/due_places.h"

#include <QCoreApplication>

namespace dossier
{

using namespace conquest;

namespace
{

/// The translation context of this file, and `tr` in it.
struct ConquestScene
{
    Q_DECLARE_TR_FUNCTIONS(ConquestScene)
};

void lightWhatIsDue(HexScene &scene, const PublicTable &table)
{
    for (const Encounter &encounter : encountersDue(table))
        scene.lights[encounter.at] = HexLight::Due;
    for (const TokenAt &token : tokensToFight(table))
        scene.lights[token.at] = HexLight::Due;
    if (table.clock.phase != Phase::Resistance)
        return;
    for (const TokenAt &token : table.resistance.acting)
        scene.lights[token.at] = HexLight::Due;
    if (table.resistance.step == 2)
        for (const Place at : freedLocations(table))
            scene.lights[at] = HexLight::Danger;
}

} // namespace

HexScene sceneNow(const TableLook &look)
{
    HexScene scene;
    scene.table = OpenConquest(look.view, &look.view->open);
    if (look.past)
        return scene;
    const PublicTable &table = look.view->open;
    lightWhatIsDue(scene, table);
    if (look.place)
        scene.lights[*look.place] = HexLight::Picked;
    if (table.battle)
        scene.lights[table.battle->at] = HexLight::Due;
    for (const auto &[at, ask] : fleesOf(look.view))
        scene.lights[at] = HexLight::Reach;
    scene.picked = look.alien;
    if (look.alien)
        for (const auto &[at, ask] : movesOf(look.view, *look.alien))
            scene.lights[at] = HexLight::Reach;
    return scene;
}

void addForeseen(HexScene &scene, const Command &command, const ConquestForesight &foresight)
{
    if (!foresight)
        return;
    const Events events = foresight(command);
    for (const auto &way : tokenWays(events))
        scene.arrows.push_back(way);
    for (const Event &event : events)
    {
        if (const auto *placed = get_if<TokenPlaced>(&event))
            scene.ghosts.push_back({placed->at, placed->token});
        else if (holds_alternative<MarkerMoved>(event))
            if (const auto *place = get_if<PlaceToken>(&command))
                scene.notes[{place->section, place->face}] = ConquestScene::tr("marker +1");
    }
}

std::vector<std::pair<Place, Place>> tokenWays(const Events &events)
{
    std::vector<std::pair<Place, Place>> ways;
    for (const Event &event : events)
        if (const auto *moved = get_if<TokenMoved>(&event))
            ways.emplace_back(moved->from, moved->to);
    return ways;
}

} // namespace dossier
