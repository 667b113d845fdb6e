#pragma once

#include "model/conquest/seen/battle_odds.h"
#include "model/core/rule.h"
#include "views/conquest/desk/conquest_command.h"
#include "views/kit/part.h"

namespace dossier
{

/// The chances of a battle as they were worked out for a view: of the whole battle, or of its next fights where too
/// much may be drawn for all of it.
struct BattleChances
{
    ConquestViewPtr view{};
    std::optional<BattlePlace> at{};
    std::optional<conquest::BattleOdds> whole{};
    std::optional<conquest::NextFights> next{};
};

/// The chances of the battle on that space, worked out again only for another view or place.
void workOut(BattleChances &chances, const ConquestViewPtr &view, const std::optional<BattlePlace> &at);

/// Shows the battle under way, or the one that a player would have on a space: both sides, the exact chances, the
/// survivors of a flight, the effect of more strength, and the result of the dice. `change` opens the form for a card
/// or an ability in this fight.
Part battlePanel(const BattleChances &chances, const Action<> &change, const Action<Rule> &openRule);

} // namespace dossier
