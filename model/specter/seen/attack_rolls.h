#pragma once

#include "model/specter/seen/events.h"
#include "model/specter/seen/numbers.h"

namespace dossier::specter
{

/// SO-HUNT-4: what an attack of a hunter's on an agent at a known space has to reach.
struct AttackTerms
{
    int distance = 0;
    int modifier = 0;
    /// The dice that are rolled; none on the same space.
    int dice = 1;
    bool oneMisses = true;
    friend bool operator==(const AttackTerms &, const AttackTerms &) = default;
};

/// SO-HUNT-4: the terms by the cards of both, as far as they are public; none when no way leads there. A quick shot
/// counts to the last seen token.
std::optional<AttackTerms> attackTerms(
    const PublicTable &table, HunterKind hunter, Agent agent, Coordinate target, Means means);

/// SO-HUNT-4: whether the dice hit: one that reaches the count by itself does; when all together stay under it, none
/// does. Between that no text says what a second die is for, and there is no answer. A die that misses with its 1 adds
/// nothing. Each die holds its sixes and what came after them.
std::optional<bool> hits(const AttackTerms &terms, const std::vector<std::vector<int>> &dice);

} // namespace dossier::specter
