#include "views/conquest/desk/scene_now.h"

#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/resistance.h"
#include "views/conquest/desk/due_places.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

#include <algorithm>

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
    // While one is fought the others wait, and are not highlighted.
    if (table.battle)
        return;
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

HexScene sceneNow(const TableSelection &look)
{
    HexScene scene;
    scene.table = ConquestPublicTablePtr(look.view, &look.view->open);
    if (look.past)
        return scene;
    const PublicTable &table = look.view->open;
    lightWhatIsDue(scene, table);
    for (const Due &due : look.view->due)
        if (const auto *theft = get_if<Steal>(&due.command))
            scene.lights[theft->at] = HexLight::Reach;
    if (look.place)
        scene.lights[*look.place] = HexLight::Picked;
    if (table.battle)
        scene.lights[table.battle->at] = HexLight::Due;
    for (const auto &[at, command] : fleesOf(look.view))
        scene.lights[at] = HexLight::Reach;
    scene.picked = look.alien;
    if (look.alien)
        for (const auto &[at, way] : waysOf(look.view, *look.alien))
        {
            scene.lights[at] = HexLight::Reach;
            scene.notes[at] = ConquestScene::tr("%n point(s)", "what going there costs", static_cast<int>(way.size()));
        }
    return scene;
}

namespace
{

/// Adds the effects of a command on the tokens to the scene.
void addEvents(HexScene &scene, const Command &command, const Events &events)
{
    bool moved = false;
    for (const Event &event : events)
        if (const auto *way = get_if<TokenMoved>(&event))
        {
            moved = true;
            scene.arrows.emplace_back(way->from, way->to);
            // A token that was placed earlier in the same preview and is pushed away again.
            const auto ghost = std::ranges::find(scene.ghosts, TokenAt{way->from, way->token});
            if (ghost != scene.ghosts.end())
                ghost->at = way->to;
        }
        else if (const auto *placed = get_if<TokenPlaced>(&event))
            scene.ghosts.push_back({placed->at, placed->token});
        else if (const auto *came = get_if<CaptainCame>(&event))
        {
            if (const auto *place = get_if<PlaceToken>(&command))
                scene.notes[{place->section, 0}] = wording::tokenName(*scene.table, came->token);
        }
        else if (holds_alternative<MarkerMoved>(event))
            if (const auto *place = get_if<PlaceToken>(&command))
                scene.notes[{place->section, place->face}] = ConquestScene::tr("marker +1");
    if (const auto *move = get_if<MoveToken>(&command); move != nullptr && !moved)
        scene.notes[move->token.at] = ConquestScene::tr("stays", "a token");
}

} // namespace

void addForeseen(HexScene &scene, const std::vector<Command> &commands, const ConquestForesight &foresight)
{
    if (!foresight || commands.empty())
        return;
    const std::vector<Events> events = foresight(commands);
    for (std::size_t i = 0; i < std::min(events.size(), commands.size()); ++i)
        addEvents(scene, commands[i], events[i]);
}

} // namespace dossier
