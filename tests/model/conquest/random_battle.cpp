#include "tests/model/conquest/random_battle.h"

namespace dossier::test
{

using conquest::odds::Battle;
using conquest::odds::Opposition;

int below(std::mt19937 &random, int count)
{
    return static_cast<int>(random() % static_cast<unsigned>(count));
}

Opposition randomOpposition(std::mt19937 &random, int max)
{
    return {.strength = below(random, max + 1),
        .assault = below(random, 3) == 0,
        .barrage = below(random, 3) == 0,
        .bold = below(random, 3) == 0 ? 1 + below(random, 2) : 0,
        .cunning = below(random, 3) == 0,
        .deadly = below(random, 3) == 0,
        .assaultWinsOverwhelming = below(random, 2) == 0};
}

Battle randomBattle(std::mt19937 &random)
{
    Battle battle;
    int all = 0;
    for (int i = 1 + below(random, 5); i > 0; --i)
        all += battle.aliens.emplace_back(below(random, 8));
    for (int i = below(random, 5); i > 0; --i)
        battle.oppositions.push_back(randomOpposition(random, all + 5));
    battle.others = below(random, 3) == 0 ? 1 + below(random, 3) : 0;
    return battle;
}

std::string textOf(const Battle &battle)
{
    std::string text = "aliens";
    for (const int alien : battle.aliens)
        text += ' ' + std::to_string(alien);
    text += " and " + std::to_string(battle.others);
    for (const Opposition &against : battle.oppositions)
        text += " against " + std::to_string(against.strength) + (against.assault ? " assault" : "")
            + (against.barrage ? " barrage" : "") + " bold " + std::to_string(against.bold)
            + (against.cunning ? " cunning" : "") + (against.deadly ? " deadly" : "");
    return text;
}

} // namespace dossier::test
