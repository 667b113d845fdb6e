#include "model/conquest/seen/consistency.h"

#include "model/conquest/seen/numbers.h"

#include <algorithm>

namespace dossier::conquest
{

namespace
{

bool isATurns(Phase phase)
{
    return phase == Phase::Action || phase == Phase::Battle || phase == Phase::Draw;
}

/// True when the battle's stage has everything it needs.
bool canGoOn(const PublicTable &table, const Battle &battle)
{
    const bool rolled = !battle.fight.attacker.empty() && !battle.fight.opponent.empty();
    const bool fought = !battle.fight.name.empty() || battle.enemy;
    switch (battle.stage)
    {
    case Stage::Change:
        return rolled && fought;
    case Stage::Barrage:
    case Stage::Roll:
    case Stage::FleeOrStay:
        return fought;
    case Stage::Lose:
        return fought && battle.loser && (battle.loser == battle.by || battle.loser == battle.enemy);
    case Stage::HeroEvent:
        return isCooperative(table);
    default:
        return true;
    }
}

} // namespace

std::optional<std::string> inconsistency(const PublicTable &table)
{
    const Clock &clock = table.clock;
    if (isATurns(clock.phase) && !clock.active)
        return "/open/clock/active";
    if (clock.phase == Phase::Resistance && !isCooperative(table))
        return "/open/clock/phase";
    if (clock.phase != Phase::SetUp && table.players.colours.empty())
        return "/open/players/colours";
    if (table.outcome.has_value() != (clock.phase == Phase::Over))
        return "/open/outcome";
    if (table.battle && !canGoOn(table, *table.battle))
        return "/open/battle/stage";
    return std::nullopt;
}

} // namespace dossier::conquest
