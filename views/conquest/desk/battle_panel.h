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

struct BattleActions
{
    /// Opens the form for a card or an ability that adds strength in this fight.
    Action<> change{};
    /// Opens the form for a card or an ability by which a die is rolled again.
    Action<> reroll{};
    Action<Rule> openRule{};
};

/// The chances of the battle on that space, worked out again only for another view or place.
void workOut(BattleChances &chances, const ConquestViewPtr &view, const std::optional<BattlePlace> &at);

/// Says which is better on average where a side may flee: fleeing, or fighting on.
Part fleeHint(const BattleChances &chances);

/// Shows the battle under way, or the one that a player would have on a space: both sides, the exact chances, the
/// survivors of a flight, the effect of more strength, and the result of the dice.
Part battlePanel(const BattleChances &chances, const BattleActions &actions);

} // namespace dossier
