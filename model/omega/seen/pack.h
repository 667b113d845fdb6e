#pragma once

#include "model/omega/seen/content.h"

namespace dossier::omega
{

/// Set-up of a mission, including the overseer's part: only for the person who sets it up, never for a view.
struct Scenario
{
    Mission mission{};
    /// A single space represents a map that is not typed in yet.
    Map map{1, 1};
    /// The dashboard pieces and the cards of the mission.
    std::vector<AbilityId> dashboard{};
    std::vector<Edge> doors{};
    std::map<MarkerKind, std::set<Space>> printed{};
    std::map<MarkerKind, std::vector<Space>> markers{};
    std::vector<Space> starts{};
    std::optional<Space> goal{};
    /// The stacks to be dealt to the hidden rooms.
    std::vector<std::vector<RoomCardId>> stacks{};
    /// Mission events that only the overseer knows.
    std::vector<MissionEvent> secretEvents{};
    bool operator==(const Scenario &) const = default;
    static constexpr auto names = memberNames(
        "mission", "map", "dashboard", "doors", "printed", "markers", "starts", "goal", "stacks", "secret_events");
};

/// A pack of content: typed in once from the cards, or invented and marked as a sample.
struct Pack
{
    int version = 1;
    Name name{};
    /// True when the values are invented.
    bool sample = false;
    std::vector<Sheet> sheets{};
    std::vector<WeaponCard> weapons{};
    std::vector<FigureCard> figures{};
    std::vector<Ability> abilities{};
    std::vector<Kit> kits{};
    std::vector<RoomCard> roomCards{};
    std::vector<Item> items{};
    std::vector<DoorRule> doors{};
    std::vector<Scenario> scenarios{};
    /// Missions without a map so far.
    std::vector<Mission> missions{};
    std::vector<MarkerCard> markers{};
    bool operator==(const Pack &) const = default;
    static constexpr auto names = memberNames("version", "name", "sample", "sheets", "weapons", "figures", "abilities",
        "kits", "room_cards", "items", "doors", "scenarios", "missions", "markers");
};

/// Returns the public content of a game of that scenario.
Content contentOf(const Pack &pack, const Scenario &scenario);

/// Returns the things that a pack names and does not have, as paths of names: `/weapons/3`; empty when it is complete.
std::vector<std::string> gapsIn(const Pack &pack);

} // namespace dossier::omega
