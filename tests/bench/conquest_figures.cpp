#include "tests/bench/conquest_figures.h"

#include "model/conquest/odds/decisions.h"
#include "model/conquest/odds/unknown.h"

namespace dossier::bench
{

namespace
{

using namespace conquest::odds;

constexpr int battleCount = 8;
constexpr int fights = 12;

/// Twelve aliens against twelve oppositions, all different, so that no calculation is reused.
Battle largest(int call)
{
    Battle battle{std::vector<int>(maxAliens, 3), {}};
    for (int i = 0; i < fights; ++i)
    {
        const int which = i + call % battleCount;
        battle.oppositions.push_back({.strength = 8 + 2 * i,
            .assault = which % 2 == 0,
            .bold = which % 3 == 0 ? 1 : 0,
            .cunning = which % 4 == 1,
            .deadly = which % 5 == 2});
    }
    return battle;
}

/// A deck of that many kinds of cards, three of each, and a kind of heroes.
UnknownFights deck(int kinds, int unknownFights)
{
    UnknownFights unknown{.fights = unknownFights};
    unknown.cards.push_back({.card = {.strength = 2, .deadly = true}, .hero = true, .inDeck = 3});
    for (int kind = 0; kind < kinds; ++kind)
        unknown.cards.push_back({.card = {.strength = 3 + kind, .cunning = kind % 2 == 0}, .inDeck = 3});
    return unknown;
}

/// Keeps the optimizer from dropping the measured work.
double sink = 0;

} // namespace

std::vector<Timing> conquestFigures()
{
    const auto doubles = [](int call) { sink += chancesLeft(largest(call)).front(); };
    const auto fractions = [](int call) { sink += static_cast<double>(exactChances(largest(call)).win.size()); };
    const auto table = [](int call) { sink += decisionTable(largest(call), 4).front().fightingOn; };
    const auto reroll = [](int call) { sink += chanceToWin(largest(call), Help::Reroll); };
    const auto unknown
        = [](int) { sink += chancesLeft({{3, 3, 3, 3}, {}}, deck(8, 3)).value_or(std::vector<double>{0}).front(); };
    return {timed("Conquest, 12 aliens against 12 resistances", 200, 200, doubles),
        timed("the same as fractions in lowest terms", 5000, 20, fractions),
        timed("flee or fight for each state of it", 1000, 200, table),
        timed("what a reroll adds to it", 0, 200, reroll),
        timed("four aliens against three unknown cards of 27", 0, 20, unknown)};
}

} // namespace dossier::bench
