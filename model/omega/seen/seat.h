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

/// Nobody's seat: public knowledge only.
struct PublicSeat
{
    friend auto operator<=>(const PublicSeat &, const PublicSeat &) = default;
};

/// A seat from which the table is viewed.
using Seat = std::variant<OverseerSeat, CommandoSeat, PublicSeat>;

/// OP-ROOM-3: true when this seat may know the secrets.
bool knowsSecrets(const Seat &seat);

/// Returns the text form of a seat, for tests and logs: `overseer`, `commando 2`, `public`.
std::string text(const Seat &seat);

} // namespace dossier::omega
