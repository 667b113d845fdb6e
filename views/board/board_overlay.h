#pragma once

#include "model/grid/space_set.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace dossier
{

// The layers that a game may add to terrain and figures on a board: each has words, so that colour is never the only
// sign.

/// A colour by its meaning (`Theme`); `Plain` has none.
enum class BoardTone : std::uint8_t
{
    Plain,
    Amber,
    Teal,
    Red,
    Violet,
    Blue,
    Green,
    Orange,
    Rose,
    Olive,
};

/// A ground of streets in place of floor and walls.
struct StreetGround
{
    SpaceSet structures{};
    SpaceSet roads{};
    /// The dashed lines along the roads, from corner to corner.
    std::vector<std::pair<Corner, Corner>> dashes{};
};

/// The mark that distinguishes a wash beside its colour.
enum class WashMark : std::uint8_t
{
    None,
    /// Slanting lines.
    Hatched,
    /// A line around the set.
    Outlined,
    /// A disc, a ring, or a square in a corner of each space.
    Disc,
    Ring,
    Square,
};

/// A set of spaces with one meaning.
struct Wash
{
    BoardTone tone = BoardTone::Plain;
    WashMark mark = WashMark::None;
    SpaceSet spaces{};
    /// Its meaning for each of the spaces, in words.
    std::string name{};
    /// Its strength on some of the spaces, from 0 to 1; everywhere else 1.
    std::vector<std::pair<Space, double>> strengths{};
};

/// The shape of a token.
enum class TokenShape : std::uint8_t
{
    /// Somebody on foot.
    Disc,
    /// A vehicle.
    Plate,
    /// A figure, and the place where one was seen last.
    Figure,
    Pin,
    /// A target to reach.
    Goal,
    Door,
    Start,
    Cloud,
};

/// The condition of a person; it is drawn as a sign of its own at the token's upper right.
enum class TokenPlight : std::uint8_t
{
    None,
    Stunned,
    Blinded,
};

/// A figure or thing on a space.
struct BoardToken
{
    Space at;
    TokenShape shape = TokenShape::Disc;
    BoardTone tone = BoardTone::Plain;
    /// One or two letters for drawing, and the meaning in words.
    std::string sign{};
    std::string name{};
    /// Used up: faint and struck out.
    bool spent = false;
    /// In the vehicle that is on the space.
    bool aboard = false;
    TokenPlight plight = TokenPlight::None;
};

/// A way over the board.
struct Trail
{
    std::vector<Space> path{};
    BoardTone tone = BoardTone::Violet;
    /// The highlighted step, and the one that breaks a rule: indices in the path.
    std::optional<std::size_t> marked{};
    std::optional<std::size_t> offending{};
    /// The meaning of the highlighted step, in words.
    std::string markedName{};
    /// Draws its steps without marks, because figures on it tell more.
    bool bare = false;
    /// A dashed line, which distinguishes it from another way.
    bool dashed = false;
};

} // namespace dossier
