#pragma once

#include "model/specter/seen/events.h"
#include "model/specter/seen/numbers.h"

namespace dossier::specter
{

/// SO-HUNT-4: the count that a hunter's attack on an agent at a known space has to reach.
struct AttackTerms
{
    int distance = 0;
    int modifier = 0;
    /// Number of dice to roll; none on the same space.
    int dice = 1;
    bool oneMisses = true;
    friend bool operator==(const AttackTerms &, const AttackTerms &) = default;
};

/// SO-HUNT-4: returns the terms by the public cards of both; none when there is no way. A quick shot counts to the last
/// seen token.
std::optional<AttackTerms> attackTerms(
    const PublicTable &table, HunterKind hunter, Agent agent, Coordinate target, Means means);

/// SO-HUNT-4: true when one die reaches the count by itself; false when all together stay under it. Between these no
/// text explains the second die, and the result is none. A die that misses with its 1 adds nothing. Each die holds its
/// sixes and the face after them.
std::optional<bool> hits(const AttackTerms &terms, const std::vector<std::vector<int>> &dice);

} // namespace dossier::specter
