#pragma once

#include "model/specter/seen/view.h"

#include <cstdint>

namespace dossier
{

/// What a hunter does as his movement, or in its place.
enum class HunterWay : std::uint8_t
{
    OnFoot,
    GetIn,
    Drive,
    Sensor,
    LookBack,
    /// After his movement: along one line.
    Shoot,
};

/// What is picked on the hunters' page, before anything is asked.
struct HuntersPick
{
    /// Who is to be next.
    std::optional<specter::HunterKind> hunter{};
    HunterWay way = HunterWay::OnFoot;
    /// Where the movement is to end.
    std::optional<specter::Coordinate> to{};
    specter::Gaze gaze = specter::Gaze::North;
    /// What agents on paper have answered so far.
    std::vector<specter::Said> said{};
    bool operator==(const HuntersPick &) const = default;
};

/// What can be done now in place of the movement due, or after it, by the rules.
std::vector<HunterWay> waysOf(const specter::View &seen);

/// The one of them that people most likely mean: who sits in a vehicle that can still go drives it, all others walk.
HunterWay usualWay(const specter::View &seen);

/// Where a movement of that kind may end by the rules; nothing for what is no movement.
SpaceSet endsOf(const specter::View &seen, HunterWay way);

/// What is picked as a command, with the answers so far; nothing while it needs a space or no hunter's turn is under
/// way.
std::optional<specter::Command> commandOf(const specter::View &seen, const HuntersPick &pick);

/// The same with every answer that is still to be given taken as "clear", so that the rules can judge it.
std::optional<specter::Command> supposedOf(const specter::View &seen, const HuntersPick &pick);

/// Whose answer is to be entered next; nobody's where the app keeps the sheets, or when all is said.
std::optional<specter::Agent> answering(const specter::View &seen, const HuntersPick &pick);

/// Whether an answer to what is picked says how near the agent is (the Beast's senses).
bool asksWhetherClose(const specter::View &seen, const HuntersPick &pick);

/// How the hunter whose turn it is would look after it.
std::optional<specter::Lookout> lookoutAfter(const specter::View &seen, const HuntersPick &pick);

/// Who is picked to begin by a press on where he stands; nobody while a turn is under way, nor he who is picked
/// already.
std::optional<specter::HunterKind> hunterPickedAt(const specter::View &seen, const HuntersPick &pick, Space space);

/// The pick with a space pressed as the end of the movement: what only one way leads to is meant by that way.
HuntersPick pickedAt(const specter::View &seen, HuntersPick pick, Space space);

/// What Enter on a space gives that is picked already; nothing where it is not, or where an agent on paper has to
/// answer.
std::optional<specter::Command> commandAgainAt(const specter::View &seen, const HuntersPick &pick, Space space);

/// What is left of a pick on a new table: the space goes with the turn that it was picked in, and whoever is new on
/// turn begins with the first way that he has.
HuntersPick keptOn(const specter::View &seen, HuntersPick pick, bool another);

/// What is picked as far as it still fits the table.
HuntersPick mended(const specter::View &seen, HuntersPick pick);

} // namespace dossier
