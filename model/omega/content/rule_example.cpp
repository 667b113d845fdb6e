#include "model/omega/content/rule_example.h"

#include <algorithm>

namespace dossier
{

const ExampleFigure &RuleExample::figure(ExampleRole role) const
{
    return *std::ranges::find(figures, role, &ExampleFigure::role);
}

Attacker attackerOf(const RuleExample &example)
{
    const ExampleFigure &attacker = example.figure(ExampleRole::Attacker);
    return {attacker.figure, attacker.figure.at, attacker.facing, attacker.side};
}

Target targetOf(const RuleExample &example)
{
    const Figure &target = example.figure(ExampleRole::Target).figure;
    return {target, target.at};
}

MoveQuestion moveQuestionOf(const RuleExample &example, Printing printing)
{
    const ExampleFigure &mover = example.figure(ExampleRole::Mover);
    MoveQuestion question;
    question.printing = printing;
    question.mover = mover.figure;
    question.side = mover.side;
    question.speed = example.speed;
    question.sureFooted = example.sureFooted;
    question.markers = example.combatantMarkers;
    question.diagonalUsed = example.diagonalUsed;
    question.actions = printing == Printing::First ? 1 : example.actions;
    question.vents = example.vents;
    for (const ExampleFigure &other : example.figures)
        if (&other != &mover)
            question.figures.push_back({other.figure, other.side});
    return question;
}

std::vector<TileName> tilesOf(const Map &map)
{
    std::vector<TileName> tiles;
    for (int y = 0; y < map.height(); ++y)
        for (int x = 0; x < map.width(); ++x)
            if (std::ranges::find(tiles, map.tile({x, y})) == tiles.end())
                tiles.push_back(map.tile({x, y}));
    return tiles;
}

} // namespace dossier
