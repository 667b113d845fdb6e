#pragma once

#include "model/omega/seen/pack_form.h"
#include "model/omega/seen/pack_merge.h"

namespace dossier::omega
{

/// What an owner places on the map of the mission.
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

/// The standard pack with what its owner reads off the cards laid over it, for a mission that the standard pack knows
/// by its name. Of a card that the owner touched the owner's pack holds all, and a list of what the owner said of it: a
/// later standard pack fills in the rest.
class OwnersPack
{
public:
    OwnersPack(Pack standard, SaidPack own, MissionId mission);

    /// What the owner entered.
    [[nodiscard]] const SaidPack &own() const { return m_own; }

    /// The owner's pack over the standard one, with the mission among its scenarios.
    [[nodiscard]] const Pack &whole() const { return m_whole; }

    [[nodiscard]] const Scenario &scenario() const;

    /// The cards of a step with what is known of them.
    [[nodiscard]] std::vector<PackCard> cards(PackStep step) const;

    /// How many values of a step are asked for and not known.
    [[nodiscard]] int left(PackStep step) const;

    /// The steps that lack what no game can begin without.
    [[nodiscard]] std::vector<PackStep> hindering() const;

    /// Writes a value as it is typed; an empty one is not known again. Nothing when it is written.
    std::optional<ValueFault> write(const ValuePlace &place, std::string_view text);

    /// Whether a step can be given further cards.
    static bool canAdd(PackStep step);

    /// Adds a card of that name; gives its id.
    OrFault<std::string> add(PackStep step, std::string_view name);

    /// Takes a card away that the owner added.
    void remove(PackStep step, const std::string &card);

    /// Takes a map that was drawn: its doors are where the mission has doors, its vents and its peril are printed.
    /// What was placed on the map before goes, and what was said of its tiles and doors.
    void setMap(const Board &board);

    /// Places something on a floor space of the map, or takes it away again.
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
