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

/// Who looks. `declared` is the one of its spaces that is used; `side` decides whether EMI matters.
struct Attacker
{
    Figure figure;
    Space declared;
    Facing facing = Facing::AllRound;
    Side side = Side::Commando;
};

/// Who is looked at, by the one of its spaces that the attacker declares (OP-FOV-3).
struct Target
{
    Figure figure;
    Space declared;
};

/// What stops a line or a path, and by which rule. `at` is the wall, the attacker's or the target's own space; the
/// edge with a door, or with a wall on both sides; or the lattice point where the way around is shut.
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

/// `revised`: every line that the attacker may draw, and which two of them give sight.
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

/// What EMI does (OP-SIGHT-F4, -R5).
struct EmiVerdict
{
    /// The spaces that count against the commando; four or more block. None when EMI plays no part or there is no path.
    std::optional<int> spaces;
    /// The path that was counted, both ends included.
    std::vector<Space> path;
    bool blocks = false;
    /// Dice that a ranged attack loses: 0 or 1.
    int diceLost = 0;
};

/// The judgement of one look: what the rules say, and what made them say it.
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

/// OP-FOV, OP-SIGHT-F or -R: judges whether the attacker sees the target's declared space, with cover and EMI.
/// All spaces are floor, and attacker and target share none.
Sight sight(const Map &map, Printing printing, const Attacker &attacker, AttackType attack, const Target &target);

/// OP-SIGHT-F3, -R4: whether a wall next to a space covers it from another, seen or not. Both are floor, and differ.
bool hasCover(const Map &map, Printing printing, Space from, Space of);

} // namespace dossier
