#pragma once

#include "model/grid/space_set.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace dossier
{

// What a game may lay on a board beside terrain and figures: each has its words, so that colour never stands alone.

/// A colour by its meaning (`Theme`); `Plain` means nothing.
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

/// What tells a wash apart beside its colour.
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
    /// What it says of each of the spaces, in words.
    std::string name{};
    /// How strong it is on some of the spaces, from 0 to 1; everywhere else 1.
    std::vector<std::pair<Space, double>> strengths{};
};

/// The shape of a token.
enum class TokenShape : std::uint8_t
{
    /// Somebody on foot.
    Disc,
    /// A vehicle.
    Plate,
    /// A figure, and where one was seen last.
    Figure,
    Pin,
    /// What is to be reached.
    Goal,
    Door,
    Start,
    Cloud,
};

/// What has befallen somebody who stands there; it is drawn as a sign of its own at the token's upper right.
enum class TokenPlight : std::uint8_t
{
    None,
    Stunned,
    Blinded,
};

/// Something that stands or lies on a space.
struct BoardToken
{
    Space at;
    TokenShape shape = TokenShape::Disc;
    BoardTone tone = BoardTone::Plain;
    /// A letter or two as they are drawn, and what it is in words.
    std::string sign{};
    std::string name{};
    /// Done with: faint and struck out.
    bool spent = false;
    /// Rides in the vehicle that stands there.
    bool aboard = false;
    TokenPlight plight = TokenPlight::None;
};

/// A way over the board.
struct Trail
{
    std::vector<Space> path{};
    BoardTone tone = BoardTone::Violet;
    /// The step of it that is picked out, and the one that is against a rule: indices in the path.
    std::optional<std::size_t> marked{};
    std::optional<std::size_t> offending{};
    /// What the picked one is, in words.
    std::string markedName{};
    /// Its steps bear no marks: what lies on it tells more.
    bool bare = false;
    /// Told apart from another way by its line, too.
    bool dashed = false;
};

} // namespace dossier
