#include "views/specter/agent/agent_scene.h"

#include "views/specter/agent/card_chooser.h"
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

BoardScene agentScene(BoardScene table, const DrawnMove &move, const AgentLayers &layers, const CardSpaces &card,
    const std::vector<Space> &earlier)
{
    // The possible spaces are hidden while the card's token needs its own, and after the game, when nobody looks for
    // the agent.
    const bool over = move.view()->open.clock.phase == specter::Phase::Over;
    if (layers.places && !card.places && !over)
        addPossible(table, move.known().places);
    const std::optional<specter::Sheet> &own = move.view()->sheet;
    const bool hasStealth = own && own->stealth != specter::Stealth::None;
    if (layers.sight && !over)
        move.isDue() ? addSight(table, move.sight()) : addSight(table, move.view()->open, hasStealth);
    if (layers.ends && !card.places)
        addEnds(table, move.ends());
    if (card.places)
        addChoices(table, *card.places, AgentScene::tr("the card’s token can go here"));
    if (!card.hunters.empty())
        addChoices(table, card.hunters, AgentScene::tr("the card can be used on this hunter"));
    if (!earlier.empty())
    {
        addPath(table, earlier, {});
        table.trails.back().tone = BoardTone::Plain;
    }
    if (const std::optional<specter::CardUse> &used = move.draft().card; used && move.verdict().foreseen)
    {
        SpaceSet smoke;
        for (const specter::Coordinate &space : move.verdict().foreseen->facts.smokeAfter)
            smoke.set(space);
        addCard(table, *used, smoke);
    }
    if (move.isDue())
        addPath(table, move.path(), move.verdict().shown(), move.verdict().offending);
    return table;
}

} // namespace dossier
