#pragma once

#include "model/omega/seen/pack_form.h"
#include "model/omega/seen/pack_merge.h"

namespace dossier::omega
{

/// A thing that an owner places on the map of the mission.
enum class MapSpot : std::uint8_t
{
    Start,
    Goal,
    Investigate,
};

constexpr auto words(MapSpot /*spot*/)
{
    return memberNames("start", "goal", "investigate");
}

/// The standard pack overlaid with the values that its owner reads off the cards, for a mission that the standard pack
/// knows by its name. The owner's pack holds the whole of each card that the owner changed, and a list of the entered
/// members: a later standard pack fills in the rest.
class OwnersPack
{
public:
    OwnersPack(Pack standard, SaidPack own, MissionId mission);

    /// The owner's entries.
    [[nodiscard]] const SaidPack &own() const { return m_own; }

    /// The owner's pack over the standard one, with the mission among its scenarios.
    [[nodiscard]] const Pack &whole() const { return m_whole; }

    [[nodiscard]] const Scenario &scenario() const;

    /// Returns the cards of a step with their known values.
    [[nodiscard]] std::vector<PackCard> cards(PackStep step) const;

    /// Number of missing values of a step.
    [[nodiscard]] int left(PackStep step) const;

    /// Returns the steps without the minimum for a game.
    [[nodiscard]] std::vector<PackStep> hindering() const;

    /// Writes a typed value; an empty one makes it unknown again. Nothing when it is written.
    std::optional<ValueFault> write(const ValuePlace &place, std::string_view text);

    /// True when cards can be added to a step.
    static bool canAdd(PackStep step);

    /// Adds a card of that name; returns its id.
    OrFault<std::string> add(PackStep step, std::string_view name);

    /// Removes a card that the owner added.
    void remove(PackStep step, const std::string &card);

    /// Uses a drawn map: its doors are those of the mission, its vents and its peril are printed. Everything placed on
    /// the earlier map, and the entries about its tiles and doors, are dropped.
    void setMap(const Board &board);

    /// Places something on a floor space of the map, or removes it again.
    void turn(MapSpot spot, Space space);

    [[nodiscard]] bool hasMap() const;

private:
    OrFault<std::string> addEvent(const std::string &name);
    void keep(Pack &&changed);

    Pack m_standard;
    SaidPack m_own;
    MissionId m_mission;
    Pack m_whole;
};

} // namespace dossier::omega
