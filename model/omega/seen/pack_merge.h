#pragma once

#include "model/omega/seen/pack.h"

#include <set>
#include <string>

namespace dossier::omega
{

/// Members of a pack by their names, and cards by their ids: `weapons/m18/basic`. A path of a whole card, or of a
/// member with parts, covers everything in it.
using SaidMembers = std::set<std::string>;

/// A pack that overlays another, and the members that somebody entered. The others are present because a card is kept
/// whole: they are unknown or have the values of the pack below at that time, and do not override a later pack.
struct SaidPack
{
    Pack pack{};
    SaidMembers said{};
    bool operator==(const SaidPack &) const = default;
};

/// Merges two packs: in cards of both, the entered members of the upper pack win, and unknown values never do. Cards
/// that only the upper pack has are added.
Pack merged(Pack lower, const SaidPack &upper);

/// Entries of a change of a pack: the members that it changed, and those that became unknown.
struct Saying
{
    SaidMembers said{};
    SaidMembers forgotten{};
};

Saying sayingOf(const Pack &before, const Pack &after);

/// Returns the cards of a pack with entered members, and those that the pack below does not have.
Pack ownPart(const Pack &below, const Pack &whole, const SaidMembers &said);

/// Returns a pack with that mission among its scenarios, with the known values of the mission.
Pack withScenario(Pack pack, const MissionId &mission);

/// Returns the entries of a pack of whole cards without a list of them: its differences from the pack over which it was
/// written. A keyword that was introduced later does not count as omitted; `now` supplies the present keywords.
SaidPack saidOver(Pack own, Pack then, const Pack &now);

} // namespace dossier::omega
