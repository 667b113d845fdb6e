#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace dossier
{

/// A numbered rule of a digest. Verdicts cite these; `id()` gives the printed form, such as `OP-SIGHT-R4`.
enum class Rule : std::uint8_t
{
    OP_GRID_1,
    OP_GRID_2,
    OP_GRID_3,
    OP_GRID_4,
    OP_GRID_5,
    OP_FOV_1,
    OP_FOV_2,
    OP_FOV_3,
    OP_SIGHT_F1,
    OP_SIGHT_F2,
    OP_SIGHT_F3,
    OP_SIGHT_F4,
    OP_SIGHT_R1,
    OP_SIGHT_R2,
    OP_SIGHT_R3,
    OP_SIGHT_R4,
    OP_SIGHT_R5,
    OP_DIST_1,
    OP_DIST_2,
    OP_DIST_3,
    OP_MOVE_1,
    OP_MOVE_2,
    OP_MOVE_3,
    OP_MOVE_4,
    OP_MOVE_5,
    OP_MOVE_6,
    OP_MOVE_7,
    OP_MOVE_8,
    OP_MOVE_9,
    OP_GAS_1,
    OP_ROOM_1,
    OP_DICE_1,
    OP_DICE_2,
};

/// The printed form of a rule: `Rule::OP_SIGHT_R4` is `OP-SIGHT-R4`.
std::string_view id(Rule rule);

/// The rule with that printed form, or none.
std::optional<Rule> ruleWithId(std::string_view id);

/// Every rule, in the order of the digests.
std::span<const Rule> allRules();

} // namespace dossier
