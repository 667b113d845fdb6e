#pragma once

#include "model/specter/seen/view.h"

#include <cstdint>

namespace dossier
{

/// Ways in which a hunter moves, or acts in place of moving.
enum class HunterWay : std::uint8_t
{
    OnFoot,
    GetIn,
    Drive,
    Sensor,
    LookBack,
    /// A look along one line, after the movement.
    Shoot,
};

/// Picks on the hunters' page, before any question to the agent.
struct HuntersPick
{
    /// The hunter picked to be next.
    std::optional<specter::HunterKind> hunter{};
    HunterWay way = HunterWay::OnFoot;
    /// The picked end of the movement.
    std::optional<specter::Coordinate> to{};
    specter::Gaze gaze = specter::Gaze::North;
    /// Answers of agents on paper so far.
    std::vector<specter::Said> said{};
    bool operator==(const HuntersPick &) const = default;
};

/// Returns the ways that the rules allow now, in place of the due movement or after it.
std::vector<HunterWay> waysOf(const specter::View &seen);

/// Returns the most likely of those ways: a hunter in a vehicle that can still go drives it, all others walk.
HunterWay usualWay(const specter::View &seen);

/// Returns the legal ends of a movement of that kind; nothing for a way that is no movement.
SpaceSet endsOf(const specter::View &seen, HunterWay way);

/// Returns the pick as a command, with the answers so far; nothing while it needs a space, or while no hunter's turn
/// is under way.
std::optional<specter::Command> commandOf(const specter::View &seen, const HuntersPick &pick);

/// Returns the command with every missing answer taken as "clear", so that the rules can judge it.
std::optional<specter::Command> supposedOf(const specter::View &seen, const HuntersPick &pick);

/// Returns the agent whose answer is to be entered next; nothing when the app keeps the sheets, or when all answers
/// are there.
std::optional<specter::Agent> answering(const specter::View &seen, const HuntersPick &pick);

/// True when an answer to the pick also says how near the agent is (the Beast's senses).
bool asksWhetherClose(const specter::View &seen, const HuntersPick &pick);

/// Returns the place and gaze of the hunter on turn after the pick.
std::optional<specter::Lookout> lookoutAfter(const specter::View &seen, const HuntersPick &pick);

/// Returns the hunter that a press on the space picks to begin; nothing while a turn is under way, or when that
/// hunter is already picked.
std::optional<specter::HunterKind> hunterPickedAt(const specter::View &seen, const HuntersPick &pick, Space space);

/// Returns the pick with the pressed space as the end of the movement: a space that only one way reaches selects that
/// way.
HuntersPick pickedAt(const specter::View &seen, HuntersPick pick, Space space);

/// Returns the command that Enter gives on a space that is already picked; nothing when it is not picked, or when an
/// agent on paper has to answer.
std::optional<specter::Command> commandAgainAt(const specter::View &seen, const HuntersPick &pick, Space space);

/// Returns the pick as far as it survives on a new table: the space ends with its turn, and a hunter new on turn
/// begins with the first way allowed.
HuntersPick keptOn(const specter::View &seen, HuntersPick pick, bool another);

/// Returns the pick as far as it still fits the table.
HuntersPick mended(const specter::View &seen, HuntersPick pick);

} // namespace dossier
