#pragma once

#include "model/core/members.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace dossier::conquest
{

/// CQ-STATE-1: a player by the colour of his saucers.
enum class Colour : std::uint8_t
{
    Green,
    Blue,
    Red,
    Gold,
};

constexpr auto words(Colour /*colour*/)
{
    return memberNames("green", "blue", "red", "gold");
}

/// The seat of a player.
struct PlayerSeat
{
    Colour colour = Colour::Green;
    friend auto operator<=>(const PlayerSeat &, const PlayerSeat &) = default;
};

/// CQ-SECRET-1: the seat of all players of a cooperative game together; where they play against each other it knows no
/// more than everybody.
struct TogetherSeat
{
    friend auto operator<=>(const TogetherSeat &, const TogetherSeat &) = default;
};

/// Nobody's seat: what everybody at the table may know.
struct PublicSeat
{
    friend auto operator<=>(const PublicSeat &, const PublicSeat &) = default;
};

/// Who looks at the table.
using Seat = std::variant<PlayerSeat, TogetherSeat, PublicSeat>;

/// The text form of a seat: a colour such as `green`, `all`, `public`.
std::string text(const Seat &seat);

/// The text forms of all seats, and the seat of one; none for anything else.
std::vector<std::string> seatNames();
std::optional<Seat> seatNamed(std::string_view name);

} // namespace dossier::conquest
