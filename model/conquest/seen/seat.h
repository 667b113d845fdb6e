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

/// CQ-SECRET-1: the common seat of all players of a cooperative game; in a competitive game it knows only public facts.
struct TogetherSeat
{
    friend auto operator<=>(const TogetherSeat &, const TogetherSeat &) = default;
};

/// Nobody's seat: public knowledge only.
struct PublicSeat
{
    friend auto operator<=>(const PublicSeat &, const PublicSeat &) = default;
};

/// A seat from which the table is viewed.
using Seat = std::variant<PlayerSeat, TogetherSeat, PublicSeat>;

/// Returns the text form of a seat: a colour such as `green`, `all`, `public`.
std::string text(const Seat &seat);

/// The text forms of all seats, and the seat of one; none for any other text.
std::vector<std::string> seatNames();
std::optional<Seat> seatNamed(std::string_view name);

} // namespace dossier::conquest
