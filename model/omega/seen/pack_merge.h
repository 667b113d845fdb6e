#pragma once

#include "model/omega/seen/pack.h"

#include <set>
#include <string>

namespace dossier::omega
{

/// Members of a pack by their names, and cards by their ids: `weapons/m18/basic`. A card that is named alone, or a
/// member that is made of others, stands for all that is in it.
using SaidMembers = std::set<std::string>;

/// A pack that lies over another, and which of its members somebody said. The others are there because a card is kept
/// whole: they are as the pack below had them then, or nobody knows them, and say nothing against a later pack.
struct SaidPack
{
    Pack pack{};
    SaidMembers said{};
    bool operator==(const SaidPack &) const = default;
};

/// Two packs as one: of cards that both have the members that the upper pack says win, and what nobody knows never
/// does. Cards that the upper pack alone has are added.
Pack merged(Pack lower, const SaidPack &upper);

/// What a change of a pack says: the members that it changed, and those that nobody knows any longer.
struct Saying
{
    SaidMembers said{};
    SaidMembers forgotten{};
};

Saying sayingOf(const Pack &before, const Pack &after);

/// The cards of a pack of which something was said, and those that the pack below does not have.
Pack ownPart(const Pack &below, const Pack &whole, const SaidMembers &said);

/// A pack with that mission among its scenarios, as far as it knows the mission.
Pack withScenario(Pack pack, const MissionId &mission);

/// What was said in a pack of whole cards that keeps no list of it: where it differs from the pack over which it was
/// written. A keyword that only came to be since then was not left out by anybody; `now` tells them.
SaidPack saidOver(Pack own, Pack then, const Pack &now);

} // namespace dossier::omega
