#include "views/conquest/desk/table_selection.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/desk/due_places.h"
#include "views/conquest/words/command_wording.h"

#include <algorithm>

namespace dossier
{

using namespace conquest;

std::optional<std::size_t> dueNow(const TableSelection &look)
{
    std::optional<std::size_t> first;
    std::optional<std::size_t> theft;
    if (!look.view || look.past)
        return first;
    for (std::size_t i = 0; i < look.view->due.size(); ++i)
    {
        const Due &due = look.view->due[i];
        const bool steals = holds_alternative<Steal>(due.command);
        if (!due.needed && !steals)
            continue;
        // CQ-DUE-2: the step after an effect waits, also where its space is selected.
        if (!first && holds_alternative<ApplyCard>(due.command))
            return i;
        std::optional<std::size_t> &found = steals ? theft : first;
        if (!found)
            found = i;
        if (look.place && placeOf(look.view->open, due.command) == look.place)
            return i;
    }
    // CQ-STEAL-1: a player who ends the Battle phase without the theft gives terror away.
    const bool ends = first && holds_alternative<EndBattles>(look.view->due[*first].command);
    return ends && theft ? theft : first;
}

std::optional<ConquestCommand> currentCommand(const TableSelection &look)
{
    const std::optional<std::size_t> now = dueNow(look);
    if (!now)
        return std::nullopt;
    if (const auto *one = get_if<AnswerOne>(&look.view->due[*now].command))
        return makeConquestCommand(AnswerOne{one->player, 1});
    return makeDueCommand(look.view, *now);
}

void updateAfter(TableSelection &look, bool changed)
{
    if (look.alien && movesOf(look.view, *look.alien).empty())
        look.alien.reset();
    if (!changed || !look.place)
        return;
    const Alien *picked = look.alien ? alienOf(look.view->open, *look.alien) : nullptr;
    const bool due = std::ranges::any_of(look.view->due, [&](const Due &one)
        { return !holds_alternative<MoveAlien>(one.command) && placeOf(look.view->open, one.command) == look.place; });
    if (picked != nullptr && picked->at)
        look.place = picked->at;
    else if (!due)
        look.place.reset();
}

std::optional<BattlePlace> battleInSight(const TableSelection &look)
{
    const PublicTable &table = look.view->open;
    if (table.battle)
        return BattlePlace{table.battle->at, table.battle->by};
    if (!table.clock.active)
        return std::nullopt;
    const std::optional<std::size_t> now = dueNow(look);
    const std::optional<Place> at = look.place ? look.place
        : now                                  ? placeOf(table, look.view->due[*now].command)
                                               : std::nullopt;
    const bool fight = at && (resistanceNow(table, *at) > 0 || !spaceAt(table, *at).tokens.empty());
    return fight ? std::optional(BattlePlace{*at, *table.clock.active}) : std::nullopt;
}

std::optional<ConquestCommand> lossWithoutChoice(const TableSelection &look)
{
    std::optional<ConquestCommand> loss;
    if (!look.view || look.past)
        return loss;
    std::size_t losses = 0;
    bool saucers = true;
    for (std::size_t i = 0; i < look.view->due.size(); ++i)
        if (const auto *lose = get_if<LoseAlien>(&look.view->due[i].command))
        {
            ++losses;
            saucers = saucers && lose->alien.number <= saucersOfAPlayer;
            loss = makeDueCommand(look.view, i);
        }
    return losses == 1 || saucers ? loss : std::nullopt;
}

std::vector<ConquestCommand> press(TableSelection &look, Place place)
{
    if (!look.view || look.past)
        return {};
    if (const auto flees = fleesOf(look.view); flees.contains(place))
        return {flees.find(place)->second};
    if (look.alien)
        if (const auto ways = waysOf(look.view, *look.alien); ways.contains(place))
            return goingBy(*look.alien, ways.find(place)->second);
    const std::vector<AlienId> movable = movableAt(*look.view, place);
    look.place = place;
    if (movable.empty())
        look.alien.reset();
    else
    {
        // Another press on the same space selects the next alien there.
        const auto now = look.alien ? std::ranges::find(movable, *look.alien) : movable.end();
        look.alien = now == movable.end() || now + 1 == movable.end() ? movable.front() : *(now + 1);
    }
    return {};
}

std::vector<ConquestCommand> dropped(const TableSelection &look, Place from, Place to)
{
    if (!look.view || look.past || from == to)
        return {};
    const PublicTable &table = look.view->open;
    if (const auto flees = fleesOf(look.view); table.battle && table.battle->at == from && flees.contains(to))
        return {flees.find(to)->second};
    const std::vector<AlienId> movable = movableAt(*look.view, from);
    std::vector<AlienId> there = aliensAt(table, from);
    // Of several players' aliens the one of whoever acts is meant.
    std::ranges::stable_partition(there, [&](AlienId one) { return one.of == table.clock.active; });
    const std::optional<AlienId> alien = look.alien && std::ranges::count(there, *look.alien) > 0 ? look.alien
        : !movable.empty() ? std::optional(movable.front())
        : !there.empty()   ? std::optional(there.front())
                           : std::nullopt;
    if (!alien)
        return {};
    const auto ways = waysOf(look.view, *alien);
    const auto way = ways.find(to);
    return goingBy(*alien, way != ways.end() ? way->second : std::vector{to});
}

QString moveTo(const TableSelection &look, Place place)
{
    if (!look.view || look.past || !look.alien)
        return {};
    const auto ways = waysOf(look.view, *look.alien);
    return ways.contains(place) ? wording::offer(look.view->open, MoveAlien{*look.alien, place, false}) : QString();
}

} // namespace dossier
