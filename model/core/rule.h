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
    OP_ADR_1,
    OP_ADR_2,
    OP_ADR_3,
    OP_ADR_4,
    OP_ADR_5,
    OP_DASH_1,
    OP_DASH_2,
    OP_DASH_3,
    OP_DASH_4,
    OP_DASH_5,
    OP_CMD_1,
    OP_CMD_2,
    OP_CMD_3,
    OP_CMD_4,
    OP_ACT_1,
    OP_ACT_2,
    OP_ACT_3,
    OP_DOWN_1,
    OP_DOWN_2,
    OP_DOWN_3,
    OP_ROUND_1,
    OP_ROUND_2,
    OP_ROUND_3,
    OP_DOOR_1,
    OP_DOOR_2,
    OP_ROOM_1,
    OP_ROOM_2,
    OP_ROOM_3,
    OP_SPAWN_1,
    OP_DICE_1,
    OP_DICE_2,
    OP_ATK_1,
    OP_ATK_2,
    OP_ATK_3,
    OP_ATK_4,
    OP_CHAL_1,
    OP_SAME_1,
    OP_INT_1,
    SO_BOARD_1,
    SO_BOARD_2,
    SO_BOARD_3,
    SO_BOARD_4,
    SO_MOVE_1,
    SO_MOVE_2,
    SO_MOVE_3,
    SO_SEE_1,
    SO_SEE_2,
    SO_SEE_3,
    SO_SEE_4,
    SO_HUNT_1,
    SO_HUNT_2,
    SO_HUNT_3,
    SO_HUNT_4,
    SO_HUNT_5,
    SO_HUNT_6,
    SO_TRAITOR_1,
    SO_END_1,
};

/// The printed form of a rule: `Rule::OP_SIGHT_R4` is `OP-SIGHT-R4`.
std::string_view id(Rule rule);

/// The rule with that printed form, or none.
std::optional<Rule> ruleWithId(std::string_view id);

/// Every rule, in the order of the digests.
std::span<const Rule> allRules();

} // namespace dossier
