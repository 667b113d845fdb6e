#pragma once

#include <compare>
#include <string>
#include <variant>

namespace dossier::omega
{

/// The seat of the player who sets up the doors and rooms.
struct OverseerSeat
{
    friend auto operator<=>(const OverseerSeat &, const OverseerSeat &) = default;
};

/// The seat of a player with commandos, counted from 1.
struct CommandoSeat
{
    int number = 1;
    friend auto operator<=>(const CommandoSeat &, const CommandoSeat &) = default;
};

/// Nobody's seat: what everybody at the table may know.
struct PublicSeat
{
    friend auto operator<=>(const PublicSeat &, const PublicSeat &) = default;
};

/// Who looks at the table.
using Seat = std::variant<OverseerSeat, CommandoSeat, PublicSeat>;

/// OP-ROOM-3: whether secrets are this seat's to know.
bool knowsSecrets(const Seat &seat);

/// The text form of a seat, for tests and logs: `overseer`, `commando 2`, `public`.
std::string text(const Seat &seat);

} // namespace dossier::omega
