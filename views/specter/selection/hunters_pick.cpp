#include "views/specter/selection/hunters_pick.h"

#include "model/specter/seen/hunter_moves.h"
#include "model/specter/seen/numbers.h"
#include "model/specter/seen/refusal.h"

#include <algorithm>
#include <array>

namespace dossier
{

using namespace specter;

namespace
{

const HunterInPlay *onTurn(const View &seen)
{
    const auto found = seen.open.turn ? seen.open.hunters.find(seen.open.turn->hunter) : seen.open.hunters.end();
    return found != seen.open.hunters.end() ? &found->second : nullptr;
}

HunterEnds usualEnds(const View &seen)
{
    return hunterEnds(boardOf(seen.open), hunterOnTurn(seen.open, seen.open.turn->hunter));
}

/// Returns the end of a movement that needs no choice.
std::optional<Coordinate> onlyEnd(const View &seen, const HuntersPick &pick)
{
    return pick.way == HunterWay::GetIn ? std::optional(seen.open.vehicle) : pick.to;
}

std::optional<Command> commandWith(const View &seen, const HuntersPick &pick, const std::vector<Said> &said)
{
    if (onTurn(seen) == nullptr)
        return std::nullopt;
    const std::optional<Coordinate> to = onlyEnd(seen, pick);
    switch (pick.way)
    {
    case HunterWay::OnFoot:
    case HunterWay::GetIn:
        return to ? std::optional<Command>(MoveHunter{*to, pick.way == HunterWay::GetIn, said}) : std::nullopt;
    case HunterWay::Drive:
        return to ? std::optional<Command>(DriveVehicle{*to, said}) : std::nullopt;
    case HunterWay::Sensor:
        return UseSensor{said};
    case HunterWay::LookBack:
        return LookBack{said};
    case HunterWay::Shoot:
        return SniperShot{pick.gaze, said};
    }
    return std::nullopt;
}

/// Returns any possible end of that movement, so that the rules can be queried at all.
std::optional<Coordinate> someEnd(const View &seen, HunterWay way)
{
    if (way == HunterWay::Drive)
        return seen.open.vehicle;
    std::optional<Coordinate> first;
    usualEnds(seen).onFoot.forEach([&](Space space) { first = first ? first : Coordinate(space); });
    return first;
}

} // namespace

std::vector<HunterWay> waysOf(const View &seen)
{
    constexpr std::array all{HunterWay::Drive, HunterWay::OnFoot, HunterWay::GetIn, HunterWay::Sensor,
        HunterWay::LookBack, HunterWay::Shoot};
    std::vector<HunterWay> ways;
    if (onTurn(seen) == nullptr)
        return ways;
    for (const HunterWay way : all)
    {
        const std::optional<Command> command = supposedOf(seen, {.way = way, .to = someEnd(seen, way)});
        if (command && !refusal(seen, *command))
            ways.push_back(way);
    }
    return ways;
}

SpaceSet endsOf(const View &seen, HunterWay way)
{
    const HunterInPlay *hunter = onTurn(seen);
    if (hunter == nullptr || !std::ranges::count(waysOf(seen), way))
        return {};
    if (way == HunterWay::OnFoot)
        return usualEnds(seen).onFoot;
    if (way == HunterWay::GetIn)
        return only(seen.open.vehicle);
    if (way != HunterWay::Drive)
        return {};
    // A hunter who controls the vehicle from afar drives it like one who sits in it.
    return hunter->inVehicle ? usualEnds(seen).driven
                             : vehicleEnds(boardOf(seen.open), seen.open.vehicle, vehicleStepsLeft(seen.open));
}

HunterWay usualWay(const View &seen)
{
    const std::vector<HunterWay> ways = waysOf(seen);
    const HunterInPlay *hunter = onTurn(seen);
    const bool drives = hunter != nullptr && hunter->inVehicle && endsOf(seen, HunterWay::Drive).count() > 1;
    for (const HunterWay way : {drives ? HunterWay::Drive : HunterWay::OnFoot, HunterWay::OnFoot})
        if (std::ranges::count(ways, way))
            return way;
    // A shot after the steps is never the likely way before somebody chooses it.
    const bool moved = seen.open.turn && seen.open.turn->moved;
    return ways.empty() || moved ? HunterWay::OnFoot : ways.front();
}

std::optional<Command> commandOf(const View &seen, const HuntersPick &pick)
{
    return commandWith(seen, pick, pick.said);
}

std::optional<Command> supposedOf(const View &seen, const HuntersPick &pick)
{
    HuntersPick further = pick;
    const std::optional<Reading> reading = pick.way == HunterWay::Sensor ? std::optional(Reading::None) : std::nullopt;
    while (const std::optional<Agent> agent = answering(seen, further))
        further.said.push_back({.agent = *agent, .reading = reading});
    return commandWith(seen, pick, further.said);
}

std::optional<Agent> answering(const View &seen, const HuntersPick &pick)
{
    if (seen.open.players.sheetsOnPaper)
        for (const auto &[agent, inPlay] : seen.open.agents)
            if (!std::ranges::count(pick.said, agent, &Said::agent))
                return agent;
    return std::nullopt;
}

bool asksWhetherClose(const View &seen, const HuntersPick &pick)
{
    const HunterInPlay *hunter = onTurn(seen);
    const std::optional<Senses> senses
        = hunter != nullptr ? cardOf(seen.open, seen.open.turn->hunter).senses : std::optional<Senses>{};
    if (!senses || pick.way == HunterWay::Shoot)
        return false;
    if (pick.way == HunterWay::Sensor || pick.way == HunterWay::LookBack)
        return true;
    const std::optional<Coordinate> to = onlyEnd(seen, pick);
    const Board board = boardOf(seen.open);
    const auto steps = [&]
    {
        return pick.way == HunterWay::Drive ? stepsByRoad(board, hunter->at, *to)
                                            : stepsBetween(board, hunter->at, *to);
    };
    return to && steps().value_or(stepsOfTheVehicle) <= senses->afterSteps;
}

std::optional<Lookout> lookoutAfter(const View &seen, const HuntersPick &pick)
{
    const HunterInPlay *hunter = onTurn(seen);
    if (hunter == nullptr || pick.way == HunterWay::LookBack)
        return std::nullopt;
    HunterInPlay after = *hunter;
    if (const std::optional<Coordinate> to = onlyEnd(seen, pick))
    {
        const bool drives = pick.way == HunterWay::Drive;
        if (!drives || hunter->inVehicle)
            after.at = *to;
        after.inVehicle = drives ? hunter->inVehicle : pick.way == HunterWay::GetIn;
    }
    if (pick.way == HunterWay::Shoot)
        after.gaze = pick.gaze;
    return lookoutOf(seen.open.turn->hunter, after);
}

std::optional<HunterKind> hunterPickedAt(const View &seen, const HuntersPick &pick, Space space)
{
    if (!seen.open.turn)
        for (const HunterKind due : huntersDue(seen.open))
            if (due != pick.hunter && inPlay(seen.open, due).at == space)
                return due;
    return std::nullopt;
}

namespace
{

/// Returns the straight line from one space to another; nothing when there is none, or the spaces are the same.
std::optional<Gaze> gazeTo(Space from, Space to)
{
    if (from == to || (from.x != to.x && from.y != to.y))
        return std::nullopt;
    if (from.x == to.x)
        return to.y < from.y ? Gaze::North : Gaze::South;
    return to.x < from.x ? Gaze::West : Gaze::East;
}

} // namespace

HuntersPick pickedAt(const View &seen, HuntersPick pick, Space space)
{
    const std::optional<HunterTurn> &turn = seen.open.turn;
    if (turn && turn->moved && pick.way == HunterWay::Shoot)
    {
        pick.gaze = gazeTo(inPlay(seen.open, turn->hunter).at, space).value_or(pick.gaze);
        return pick;
    }
    if (!turn || turn->moved || !boardOf(seen.open).isOpen(space))
        return pick;
    if (pick.way != HunterWay::OnFoot && pick.way != HunterWay::Drive)
        pick.way = std::ranges::count(waysOf(seen), HunterWay::Drive) ? HunterWay::Drive : HunterWay::OnFoot;
    for (const HunterWay way : {HunterWay::OnFoot, HunterWay::Drive})
        if (!endsOf(seen, pick.way).contains(space) && endsOf(seen, way).contains(space))
            pick.way = way;
    pick.to = space;
    pick.said.clear();
    return pick;
}

HuntersPick mended(const View &seen, HuntersPick pick)
{
    const std::vector<HunterKind> due
        = seen.open.clock.phase == Phase::Hunters ? huntersDue(seen.open) : std::vector<HunterKind>{};
    if (!pick.hunter || !std::ranges::count(due, *pick.hunter))
        pick.hunter = due.empty() ? std::nullopt : std::optional(due.front());
    const std::vector<HunterWay> ways = waysOf(seen);
    if (!std::ranges::count(ways, pick.way))
    {
        const bool moved = seen.open.turn && seen.open.turn->moved;
        pick.way = moved ? HunterWay::OnFoot : usualWay(seen);
        pick.to.reset();
        pick.said.clear();
    }
    return pick;
}

std::optional<Command> commandAgainAt(const View &seen, const HuntersPick &pick, Space space)
{
    const std::optional<HunterTurn> &turn = seen.open.turn;
    const bool again = turn && !turn->moved && pick.to == Coordinate(space);
    return again && !seen.open.players.sheetsOnPaper ? commandOf(seen, pick) : std::nullopt;
}

HuntersPick keptOn(const View &seen, HuntersPick pick, bool another)
{
    if (!seen.open.turn || seen.open.turn->moved)
        pick.to.reset();
    pick.said.clear();
    if (another && !waysOf(seen).empty())
        pick.way = usualWay(seen);
    return mended(seen, pick);
}

} // namespace dossier
