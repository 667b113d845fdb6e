#include "views/specter/hunters/hunters_scene.h"

#include "views/specter/parts/scene.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

struct HuntersScene
{
    Q_DECLARE_TR_FUNCTIONS(HuntersScene)
};

} // namespace

std::optional<specter::Coordinate> placeOnTurn(const specter::PublicTable &table)
{
    const auto hunter = table.turn ? table.hunters.find(table.turn->hunter) : table.hunters.end();
    return hunter != table.hunters.end() ? std::optional(hunter->second.at) : std::nullopt;
}

std::optional<specter::Coordinate> placeOfNext(const specter::PublicTable &table)
{
    if (table.turn || table.clock.phase != specter::Phase::Hunters)
        return placeOnTurn(table);
    const std::vector<specter::HunterKind> due = specter::huntersDue(table);
    return due.empty() ? std::nullopt : std::optional(specter::inPlay(table, due.front()).at);
}

std::optional<Space> whereItHappens(const specter::PublicTable &table, const Inference *known)
{
    if (const std::optional<specter::Coordinate> hunter = placeOnTurn(table))
        return *hunter;
    if (known == nullptr || known->now().any.empty())
        return std::nullopt;
    Space sum;
    const SpaceSet &places = known->now().any;
    places.forEach([&](Space space) { sum = {sum.x + space.x, sum.y + space.y}; });
    return Space{sum.x / places.count(), sum.y / places.count()};
}

std::optional<specter::Coordinate> figureThatAppeared(
    const specter::View *before, const specter::View &now, specter::Agent agent)
{
    const auto figure = [agent](const specter::View &view) -> std::optional<specter::Coordinate>
    {
        const auto inPlay = view.open.agents.find(agent);
        return inPlay == view.open.agents.end() ? std::nullopt : inPlay->second.figure;
    };
    return before == nullptr || figure(*before) == figure(now) ? std::nullopt : figure(now);
}

void addHeat(BoardScene &scene, const Inference &known)
{
    std::vector<std::pair<Space, double>> strengths;
    known.now().any.forEach([&](Space space) { strengths.emplace_back(space, known.strengthAt(space)); });
    addPossible(scene, known.now().any, strengths);
}

namespace
{

/// Adds the sight that a hunter would have after the picked movement.
void addSightAfter(BoardScene &scene, const specter::View &view, const HuntersPick &pick)
{
    const std::optional<specter::Lookout> after = lookoutAfter(view, pick);
    if (!after)
        return;
    const specter::Board board = specter::boardOf(view.open);
    scene.washes.push_back({BoardTone::Red, WashMark::Hatched,
        specter::seenBy(board, *after, specter::smokeSpaces(view.open, board), false),
        HuntersScene::tr("in sight from %1").arg(wording::name(after->at)).toStdString()});
}

} // namespace

void addPicked(
    BoardScene &scene, const specter::View &view, const specter::View &begun, const HuntersPick &pick, bool choosing)
{
    const bool shoots = view.open.turn && view.open.turn->moved && pick.way == HunterWay::Shoot
        && std::ranges::count(waysOf(view), HunterWay::Shoot) > 0;
    if (shoots)
        return addSightAfter(scene, view, pick);
    const specter::PublicTable &table = begun.open;
    if (!table.turn || table.turn->moved)
        return;
    const HunterWay way = &begun == &view || waysOf(begun).empty() ? pick.way : usualWay(begun);
    if (const SpaceSet ends = endsOf(begun, way); !ends.empty() && choosing)
        addChoices(scene, ends, HuntersScene::tr("%1 can end here").arg(wording::nameOf(table, table.turn->hunter)));
    if (pick.to)
        scene.marked.set(*pick.to);
    if (pick.to)
        addSightAfter(scene, view, pick);
}

} // namespace dossier
