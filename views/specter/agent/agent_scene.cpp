#include "views/specter/agent/agent_scene.h"

#include "views/specter/agent/path_bar.h"
#include "views/specter/parts/scene.h"
#include "views/specter/words/agent_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

struct AgentScene
{
    Q_DECLARE_TR_FUNCTIONS(AgentScene)
};

} // namespace

QString bestCase(const DrawnMove &move, Space space)
{
    const auto end = std::ranges::find(move.ends(), specter::Coordinate(space), &specter::QuietestEnd::end);
    if (!move.view() || end == move.ends().end())
        return {};
    const auto steps = static_cast<int>(end->path.size()) - 1;
    return AgentScene::tr("Best case: %1, in %n step(s)", nullptr, steps).arg(agentwords::brief(end->shown));
}

BoardScene agentScene(BoardScene table, const DrawnMove &move, const AgentLayers &layers,
    const std::optional<SpaceSet> &cardPlaces, const std::vector<Space> &earlier)
{
    // Where the card's token can go may be all that is asked; after the game nobody looks for him.
    const bool over = move.view()->open.clock.phase == specter::Phase::Over;
    if (layers.places && !cardPlaces && !over)
        addPossible(table, move.known().places);
    if (layers.sight && !over)
        move.isDue() ? addSight(table, move.sight()) : addSight(table, move.view()->open);
    if (layers.ends && !cardPlaces)
        addEnds(table, move.ends());
    if (cardPlaces)
        addChoices(table, *cardPlaces, AgentScene::tr("the card’s token can go here"));
    if (!earlier.empty())
    {
        addPath(table, earlier, {});
        table.trails.back().tone = BoardTone::Plain;
    }
    if (const std::optional<specter::CardUse> &card = move.draft().card; card && move.verdict().foreseen)
    {
        SpaceSet smoke;
        for (const specter::Coordinate &space : move.verdict().foreseen->facts.smokeAfter)
            smoke.set(space);
        addCard(table, *card, smoke);
    }
    if (move.isDue())
        addPath(table, move.path(), move.verdict().shown(), move.verdict().offending);
    return table;
}

} // namespace dossier
