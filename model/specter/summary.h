#pragma once

#include "model/core/likelihood.h"
#include "model/specter/table.h"

#include <map>

namespace dossier::specter
{

/// SO-HUNT-4: attacks on agents.
struct AttacksSeen
{
    int made = 0;
    int hits = 0;
    /// Those of them whose chance the rules say: one die, and a count to reach; their hits, and the exact chances of
    /// these.
    int judged = 0;
    int judgedHits = 0;
    SumChances due{};
    bool operator==(const AttacksSeen &) const = default;
};

/// The attacks of both.
AttacksSeen operator+(AttacksSeen one, const AttacksSeen &other);

/// What everybody saw of a game, counted.
struct Summary
{
    int turns = 0;
    /// Moves of agents that showed something or nothing, and those in sight and last seen.
    int moves = 0;
    int seen = 0;
    int lastSeen = 0;
    /// Times that an agent was found by a hunter who ended his movement.
    int found = 0;
    AttacksSeen attacks{};
    std::map<HunterKind, AttacksSeen> byHunter{};
    bool operator==(const Summary &) const = default;
};

/// Counts public events, in the order in which they happened from that table on.
Summary summaryOf(Table table, const Events &events);

} // namespace dossier::specter
