#include "views/omega/owner/owner_labels.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier::wording
{

namespace
{

/// The words for a member of a type.
struct Label
{
    std::string_view type;
    std::string_view member;
    const char *text;
};

constexpr Label labels[] = {
    {"mission", "energy_minimum", QT_TRANSLATE_NOOP("OwnerWording", "Energy pool, at least")},
    {"mission", "crisis_round", QT_TRANSLATE_NOOP("OwnerWording", "Crisis Point in round")},
    {"mission", "secondary_timer", QT_TRANSLATE_NOOP("OwnerWording", "Secondary timer")},
    {"mission", "spawn_in_hidden_rooms", QT_TRANSLATE_NOOP("OwnerWording", "Enemies spawn in hidden rooms, too")},
    {"mission", "reserves", QT_TRANSLATE_NOOP("OwnerWording", "Reserves")},
    {"mission", "costs", QT_TRANSLATE_NOOP("OwnerWording", "Cost of an action, if not the usual one")},
    {"mission", "barred_doors", QT_TRANSLATE_NOOP("OwnerWording", "Doors that the overseer never opens")},
    {"mission", "objective_zones", QT_TRANSLATE_NOOP("OwnerWording", "Objective tiles may be placed on")},
    {"mission", "passages", QT_TRANSLATE_NOOP("OwnerWording", "Passages")},
    {"mission", "clone_nests", QT_TRANSLATE_NOOP("OwnerWording", "Clone nest")},
    {"mission", "vitality", QT_TRANSLATE_NOOP("OwnerWording", "Wounds that destroy it in this mission")},
    {"event", "name", QT_TRANSLATE_NOOP("OwnerWording", "Name")},
    {"event", "round", QT_TRANSLATE_NOOP("OwnerWording", "Comes in round")},
    {"event", "timer", QT_TRANSLATE_NOOP("OwnerWording", "Brought by")},
    //: what brings enemies: they follow as a value
    {"event", "spawns", QT_TRANSLATE_NOOP("OwnerWording", "Spawns")},
    //: what puts markers on the map: they follow as a value
    {"event", "places", QT_TRANSLATE_NOOP("OwnerWording", "Places")},
    {"event", "markers", QT_TRANSLATE_NOOP("OwnerWording", "How many markers")},
    {"event", "opens", QT_TRANSLATE_NOOP("OwnerWording", "Opens the door")},
    {"scenario", "secret_events", QT_TRANSLATE_NOOP("OwnerWording", "Only for the overseer")},
    {"scenario", "dashboard", QT_TRANSLATE_NOOP("OwnerWording", "In this mission")},
    {"scenario", "stacks", QT_TRANSLATE_NOOP("OwnerWording", "In stacks")},
    {"back", "icon", QT_TRANSLATE_NOOP("OwnerWording", "Other side: icon")},
    {"back", "clone_nest", QT_TRANSLATE_NOOP("OwnerWording", "Other side: clone nest")},
    {"back", "emi", QT_TRANSLATE_NOOP("OwnerWording", "Other side: EMI")},
    {"back", "vents", QT_TRANSLATE_NOOP("OwnerWording", "Other side: vents on")},
    {"back", "peril", QT_TRANSLATE_NOOP("OwnerWording", "Other side: peril on")},
    {"back", "rubble", QT_TRANSLATE_NOOP("OwnerWording", "Other side: rubble on")},
    {"ability", "ready_cost", QT_TRANSLATE_NOOP("OwnerWording", "Ready cost")},
    //: the number of tokens that leave its well in a round
    {"ability", "refresh", QT_TRANSLATE_NOOP("OwnerWording", "Refresh")},
    {"ability", "committable", QT_TRANSLATE_NOOP("OwnerWording", "Has a committed cost")},
    {"ability", "committed_cost", QT_TRANSLATE_NOOP("OwnerWording", "Committed cost")},
    {"ability", "timing", QT_TRANSLATE_NOOP("OwnerWording", "When")},
    {"ability", "spawns", QT_TRANSLATE_NOOP("OwnerWording", "Spawns")},
    {"ability", "most", QT_TRANSLATE_NOOP("OwnerWording", "How many at most, if stated")},
    {"ability", "places", QT_TRANSLATE_NOOP("OwnerWording", "Places")},
    {"ability", "markers", QT_TRANSLATE_NOOP("OwnerWording", "How many markers")},
    {"ability", "times_speed", QT_TRANSLATE_NOOP("OwnerWording", "Moves an enemy so many times its Speed")},
    {"room_card", "kind", QT_TRANSLATE_NOOP("OwnerWording", "Kind")},
    {"room_card", "group", QT_TRANSLATE_NOOP("OwnerWording", "Priority group")},
    {"room_card", "spawns", QT_TRANSLATE_NOOP("OwnerWording", "Spawns")},
    {"room_card", "places", QT_TRANSLATE_NOOP("OwnerWording", "Places")},
    {"room_card", "markers", QT_TRANSLATE_NOOP("OwnerWording", "How many markers")},
    {"room_card", "icon", QT_TRANSLATE_NOOP("OwnerWording", "Icon of the tile")},
    {"door", "stat", QT_TRANSLATE_NOOP("OwnerWording", "Challenge of")},
    {"door", "hits", QT_TRANSLATE_NOOP("OwnerWording", "Hits needed")},
    {"sheet", "vitality", QT_TRANSLATE_NOOP("OwnerWording", "Vitality")},
    {"sheet", "strength", QT_TRANSLATE_NOOP("OwnerWording", "Strength")},
    {"sheet", "intelligence", QT_TRANSLATE_NOOP("OwnerWording", "Intelligence")},
    {"stance", "name", QT_TRANSLATE_NOOP("OwnerWording", "Name")},
    {"stance", "speed", QT_TRANSLATE_NOOP("OwnerWording", "Speed")},
    {"stance", "ranged_defense", QT_TRANSLATE_NOOP("OwnerWording", "Ranged defense")},
    {"stance", "melee_defense", QT_TRANSLATE_NOOP("OwnerWording", "Melee defense")},
    {"stance", "max_adrenaline", QT_TRANSLATE_NOOP("OwnerWording", "Max adrenaline")},
    {"downed", "speed", QT_TRANSLATE_NOOP("OwnerWording", "Speed")},
    {"downed", "ranged_defense", QT_TRANSLATE_NOOP("OwnerWording", "Ranged defense")},
    {"downed", "melee_defense", QT_TRANSLATE_NOOP("OwnerWording", "Melee defense")},
    {"downed", "max_adrenaline", QT_TRANSLATE_NOOP("OwnerWording", "Max adrenaline")},
    {"downed", "actions", QT_TRANSLATE_NOOP("OwnerWording", "Actions while downed")},
    {"weapon", "name", QT_TRANSLATE_NOOP("OwnerWording", "Name")},
    {"weapon", "attack", QT_TRANSLATE_NOOP("OwnerWording", "Attack")},
    {"weapon", "range", QT_TRANSLATE_NOOP("OwnerWording", "Range")},
    {"weapon", "dice", QT_TRANSLATE_NOOP("OwnerWording", "Dice")},
    {"weapon", "reach", QT_TRANSLATE_NOOP("OwnerWording", "Reach")},
    {"weapon", "explosive", QT_TRANSLATE_NOOP("OwnerWording", "Explosive, if it is")},
    {"weapon", "knockback", QT_TRANSLATE_NOOP("OwnerWording", "Knockback")},
    {"weapon", "ignores_stealth", QT_TRANSLATE_NOOP("OwnerWording", "Ignores Stealth")},
    {"weapon", "basic", QT_TRANSLATE_NOOP("OwnerWording", "Replaces the sheet’s weapon")},
    {"extra", "id", QT_TRANSLATE_NOOP("OwnerWording", "Its name")},
    {"extra", "dice", QT_TRANSLATE_NOOP("OwnerWording", "Dice that it adds")},
    {"extra", "always", QT_TRANSLATE_NOOP("OwnerWording", "Always added, at no cost")},
    {"extra", "cost", QT_TRANSLATE_NOOP("OwnerWording", "Adrenaline for it")},
    {"extra", "not_adjacent", QT_TRANSLATE_NOOP("OwnerWording", "Only with no enemy next to the attacker")},
    {"extra", "least_speed", QT_TRANSLATE_NOOP("OwnerWording", "Minimum Speed, if any")},
    {"figure", "vitality", QT_TRANSLATE_NOOP("OwnerWording", "Vitality")},
    {"figure", "speed", QT_TRANSLATE_NOOP("OwnerWording", "Speed")},
    {"figure", "combat_cost", QT_TRANSLATE_NOOP("OwnerWording", "Cost of move and attack")},
    {"figure", "ranged_defense", QT_TRANSLATE_NOOP("OwnerWording", "Ranged defense")},
    {"figure", "melee_defense", QT_TRANSLATE_NOOP("OwnerWording", "Melee defense")},
    {"figure", "keywords", QT_TRANSLATE_NOOP("OwnerWording", "Keywords")},
    {"figure", "slows_within", QT_TRANSLATE_NOOP("OwnerWording", "Slows commandos within (spaces)")},
    {"marker", "ranged_defense", QT_TRANSLATE_NOOP("OwnerWording", "Ranged defense")},
    {"marker", "melee_defense", QT_TRANSLATE_NOOP("OwnerWording", "Melee defense")},
    {"marker", "side", QT_TRANSLATE_NOOP("OwnerWording", "Belongs to")},
    {"kit", "points", QT_TRANSLATE_NOOP("OwnerWording", "Points")},
    {"kit", "owner", QT_TRANSLATE_NOOP("OwnerWording", "Of the deck of")},
    {"kit", "cost", QT_TRANSLATE_NOOP("OwnerWording", "Cost of use, if any")},
    {"kit", "action", QT_TRANSLATE_NOOP("OwnerWording", "Using it is an action")},
    {"kit", "places", QT_TRANSLATE_NOOP("OwnerWording", "Places")},
    {"kit", "deploys", QT_TRANSLATE_NOOP("OwnerWording", "Brings the drone")},
    {"item", "trade", QT_TRANSLATE_NOOP("OwnerWording", "Can be traded")},
};

} // namespace

QString labelOf(std::string_view type, std::string_view member)
{
    const auto *label
        = std::ranges::find_if(labels, [&](const Label &one) { return one.type == type && one.member == member; });
    return label == std::end(labels) ? QString() : QCoreApplication::translate("OwnerWording", label->text);
}

} // namespace dossier::wording
