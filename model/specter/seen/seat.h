#pragma once

#include "model/specter/seen/cards.h"

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace dossier::specter
{

/// The agents in the order in which they came: the second one is the revealed traitor (SO-TRAITOR-1).
enum class Agent : std::uint8_t
{
    First,
    Second,
};

constexpr auto words(Agent /*agent*/)
{
    return memberNames("first", "second");
}

/// The seat of the first agent's player.
struct AgentSeat
{
    friend auto operator<=>(const AgentSeat &, const AgentSeat &) = default;
};

/// The seat of that hunter's player.
struct HunterSeat
{
    HunterKind hunter = HunterKind::Gun;
    friend auto operator<=>(const HunterSeat &, const HunterSeat &) = default;
};

/// The seat of the traitor, hunter or second agent.
struct TraitorSeat
{
    friend auto operator<=>(const TraitorSeat &, const TraitorSeat &) = default;
};

/// Nobody's seat: public knowledge only.
struct PublicSeat
{
    friend auto operator<=>(const PublicSeat &, const PublicSeat &) = default;
};

/// A seat from which the table is viewed.
using Seat = std::variant<AgentSeat, HunterSeat, TraitorSeat, PublicSeat>;

/// True when a seat may know an agent's movement sheet.
bool knowsSheet(const Seat &seat, Agent agent);

/// Returns the text form of a seat: `agent`, `hunter:gun`, `traitor`, `public`.
std::string text(const Seat &seat);

/// The text forms of all seats, and the seat of one; none for any other text.
std::vector<std::string> seatNames();
std::optional<Seat> seatNamed(std::string_view name);

} // namespace dossier::specter
