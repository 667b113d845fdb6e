#include "views/omega/examples/example_scene.h"

#include "model/omega/geometry/distance.h"
#include "model/omega/geometry/field.h"
#include "model/omega/geometry/gas.h"
#include "views/omega/verdict/judged_scene.h"
#include "views/omega/verdict/verdict_wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ExampleWording
{
    Q_DECLARE_TR_FUNCTIONS(ExampleWording)
};

/// An example's scene while it is being computed.
struct FloorExample
{
    FloorScene scene;
    ExampleText told{};
};

omega::Board boardOf(const RuleExample &example)
{
    omega::Board board;
    board.map = example.map;
    for (const Space space : example.vents)
        board.vents.set(space);
    for (const Space space : example.combatantMarkers)
        board.markers.set(space);
    for (const Space space : example.markers)
        board.gas.set(space);
    for (const ExampleFigure &figure : example.figures)
    {
        omega::Piece piece;
        piece.figure = figure.figure;
        piece.side = figure.side;
        piece.facing = figure.facing;
        piece.speed = example.speed;
        piece.sureFooted = example.sureFooted;
        piece.clone = !example.vents.empty();
        board.pieces.push_back(piece);
    }
    return board;
}

std::optional<std::size_t> indexOf(const RuleExample &example, ExampleRole role)
{
    const auto found = std::ranges::find(example.figures, role, &ExampleFigure::role);
    if (found == example.figures.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - example.figures.begin());
}

BoardChoice choiceOf(const RuleExample &example)
{
    BoardChoice choice;
    const bool moves = indexOf(example, ExampleRole::Mover).has_value();
    choice.actor = indexOf(example, moves ? ExampleRole::Mover : ExampleRole::Attacker);
    choice.target = indexOf(example, ExampleRole::Target);
    choice.attack = example.attack;
    choice.path = example.path;
    choice.diagonalUsed = example.diagonalUsed;
    choice.actions = example.actions;
    choice.showReach = example.show == Show::Reach;
    return choice;
}

bool looks(Show show)
{
    return show == Show::Sight || show == Show::Cover || show == Show::Emi;
}

bool asksTheRules(Show show)
{
    return looks(show) || show == Show::Reach || show == Show::Move || show == Show::Vents;
}

void judge(const RuleExample &example, FloorExample &shown)
{
    const BoardChoice choice = choiceOf(example);
    const Judgement judgement = judged(shown.scene.board, choice, example.printing);
    shown.scene = sceneOf(shown.scene.board, choice, judgement);
    QStringList sentences{wording::headline(shown.scene.board, choice, judgement).text + QLatin1Char('.')};
    for (const wording::Reason &reason : wording::reasons(shown.scene.board, choice, judgement))
        sentences << reason.text;
    shown.told.verdict = sentences.join(u' ');
}

void measure(const RuleExample &example, FloorExample &shown)
{
    const Figure &from = example.figure(ExampleRole::Attacker).figure;
    const Figure &to = example.figure(ExampleRole::Target).figure;
    shown.scene.actor = indexOf(example, ExampleRole::Attacker);
    shown.scene.target = indexOf(example, ExampleRole::Target);
    if (example.show == Show::Aura)
    {
        shown.told.verdict = ExampleWording::tr("Distance of the aura: %1.").arg(auraDistance(from, to));
        return;
    }
    const Distances distances(example.map, stepsOf(example.map), from.at);
    const std::optional<Distance> distance = distances.to(to.at);
    shown.told.verdict = distance ? ExampleWording::tr("Distance: %1.").arg(distance->steps)
                                  : ExampleWording::tr("No path leads there: out of range of everything.");
    if (distance)
        shown.scene.evidence.push_back({SightPath{distances.pathTo(to.at), std::nullopt}, Proof::Decides});
}

void look(const RuleExample &example, FloorExample &shown)
{
    const Attacker attacker = attackerOf(example);
    shown.scene.actor = indexOf(example, ExampleRole::Attacker);
    shown.scene.seen = field(example.map, attacker.figure, attacker.facing);
    shown.told.verdict
        = ExampleWording::tr("The field of vision holds %n space(s).", nullptr, shown.scene.seen->count());
}

void judgeGasOf(const RuleExample &example, FloorExample &shown)
{
    const GasVerdict verdict = judgeGas(example.map, example.markers, example.objectives, tilesOf(example.map));
    shown.told.verdict = verdict.legal() ? ExampleWording::tr("This placement is allowed.")
                                         : ExampleWording::tr("This placement is not allowed.");
}

} // namespace

ExampleScene shownExample(const RuleExample &example)
{
    FloorExample shown;
    shown.told.caption = example.caption;
    shown.scene.board = boardOf(example);
    if (asksTheRules(example.show))
        judge(example, shown);
    else if (example.show == Show::Distance || example.show == Show::Aura)
        measure(example, shown);
    else if (example.show == Show::Field)
        look(example, shown);
    else if (example.show == Show::Gas)
        judgeGasOf(example, shown);
    for (const Space space : example.marked)
        shown.scene.marked.set(space);
    return {shown.scene, shown.told};
}

} // namespace dossier
