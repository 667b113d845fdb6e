#pragma once

#include "model/core/rule.h"
#include "model/omega/geometry/distance.h"
#include "model/omega/geometry/figure.h"
#include "model/omega/geometry/printing.h"
#include "model/omega/geometry/rule_ids.h"

#include <optional>
#include <variant>
#include <vector>

namespace dossier
{

enum class AttackType : std::uint8_t
{
    Melee,
    Ranged,
};

/// The looking figure. `declared` is the one of its spaces that is used; `side` decides if EMI matters.
struct Attacker
{
    Figure figure;
    Space declared;
    Facing facing = Facing::AllRound;
    Side side = Side::Commando;
};

/// The target, by the one of its spaces that the attacker declares (OP-FOV-3).
struct Target
{
    Figure figure;
    Space declared;
};

/// The obstacle of a line or a path, and its rule. `at` is the wall, the attacker's or the target's own space; the edge
/// with a door, or with a wall on both sides; or the lattice point whose bypass is shut.
struct Blocker
{
    Rule rule = rule::OP_SIGHT_R2;
    std::variant<Space, Edge, Corner> at;
    friend auto operator<=>(const Blocker &, const Blocker &) = default;
};

/// OP-SIGHT-R2, -R3: a straight line from a corner of the attacker's space to one of the target's; valid when nothing
/// blocks it.
struct SightLine
{
    Corner from;
    Corner to;
    std::optional<Blocker> blocker;
    friend auto operator<=>(const SightLine &, const SightLine &) = default;
};

/// OP-SIGHT-F1, -F2: a shortest path, both ends included; clear when nothing blocks it.
struct SightPath
{
    std::vector<Space> spaces;
    std::optional<Blocker> blocker;
    friend auto operator<=>(const SightPath &, const SightPath &) = default;
};

/// `revised`: every line that the attacker may draw, and the two of them that give sight.
struct LineEvidence
{
    std::vector<SightLine> lines;
    /// Two valid lines from one corner that are not collinear.
    std::optional<std::array<SightLine, 2>> deciding;
    /// OP-SIGHT-R4: a line from the target's corner at the wall to the attacker that gives cover.
    std::optional<SightLine> coverLine;
};

/// `first`: a clear shortest path; or, when there is none, one path for each place where a shortest path is first
/// blocked.
struct PathEvidence
{
    std::vector<SightPath> paths;
    /// OP-SIGHT-F3: the wall next to the target that a shortest path goes through.
    std::optional<Space> coverWall;
};

/// Effect of EMI (OP-SIGHT-F4, -R5).
struct EmiVerdict
{
    /// Number of spaces that count against the commando; four or more block. None when EMI has no influence or there is
    /// no path.
    std::optional<int> spaces;
    /// The path that was counted, both ends included.
    std::vector<Space> path;
    bool blocks = false;
    /// Number of dice that a ranged attack loses: 0 or 1.
    int diceLost = 0;
};

/// The judgement of one look, with its evidence.
struct Sight
{
    bool inField = false;
    bool lineOfSight = false;
    /// +1 Ranged Defense; only with line of sight, at range, against one space.
    bool cover = false;
    EmiVerdict emi;
    std::variant<LineEvidence, PathEvidence> evidence;
    /// The rules that decided, in the order of the digest.
    std::vector<Rule> rules;
};

/// OP-FOV, OP-SIGHT-F or -R: judges the attacker's sight of the target's declared space, with cover and EMI. All spaces
/// are floor, and attacker and target share none.
Sight sight(const Map &map, Printing printing, const Attacker &attacker, AttackType attack, const Target &target);

/// OP-SIGHT-F3, -R4: true when a wall next to a space covers it from another, seen or not. Both are floor, and differ.
bool hasCover(const Map &map, Printing printing, Space from, Space of);

} // namespace dossier
