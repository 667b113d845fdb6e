#pragma once

#include "model/core/rule.h"

namespace dossier::omega
{

/// The rules of LEVEL 7 [OMEGA PROTOCOL] that verdicts cite.
inline constexpr Digest digest({"OP-GRID-1", "OP-GRID-2", "OP-GRID-3", "OP-GRID-4", "OP-GRID-5", "OP-FOV-1", "OP-FOV-2",
    "OP-FOV-3", "OP-SIGHT-F1", "OP-SIGHT-F2", "OP-SIGHT-F3", "OP-SIGHT-F4", "OP-SIGHT-R1", "OP-SIGHT-R2", "OP-SIGHT-R3",
    "OP-SIGHT-R4", "OP-SIGHT-R5", "OP-DIST-1", "OP-DIST-2", "OP-DIST-3", "OP-MOVE-1", "OP-MOVE-2", "OP-MOVE-3",
    "OP-MOVE-4", "OP-MOVE-5", "OP-MOVE-6", "OP-MOVE-7", "OP-MOVE-8", "OP-MOVE-9", "OP-GAS-1", "OP-ADR-1", "OP-ADR-2",
    "OP-ADR-3", "OP-ADR-4", "OP-ADR-5", "OP-DASH-1", "OP-DASH-2", "OP-DASH-3", "OP-DASH-4", "OP-DASH-5", "OP-CMD-1",
    "OP-CMD-2", "OP-CMD-3", "OP-CMD-4", "OP-ACT-1", "OP-ACT-2", "OP-ACT-3", "OP-DOWN-1", "OP-DOWN-2", "OP-DOWN-3",
    "OP-ROUND-1", "OP-ROUND-2", "OP-ROUND-3", "OP-DOOR-1", "OP-DOOR-2", "OP-ROOM-1", "OP-ROOM-2", "OP-ROOM-3",
    "OP-SPAWN-1", "OP-DICE-1", "OP-DICE-2", "OP-ATK-1", "OP-ATK-2", "OP-ATK-3", "OP-ATK-4", "OP-CHAL-1", "OP-SAME-1",
    "OP-INT-1"});

} // namespace dossier::omega

namespace dossier::rule
{

inline constexpr Rule OP_GRID_1 = omega::digest["OP-GRID-1"];
inline constexpr Rule OP_GRID_2 = omega::digest["OP-GRID-2"];
inline constexpr Rule OP_GRID_3 = omega::digest["OP-GRID-3"];
inline constexpr Rule OP_GRID_4 = omega::digest["OP-GRID-4"];
inline constexpr Rule OP_GRID_5 = omega::digest["OP-GRID-5"];
inline constexpr Rule OP_FOV_1 = omega::digest["OP-FOV-1"];
inline constexpr Rule OP_FOV_2 = omega::digest["OP-FOV-2"];
inline constexpr Rule OP_FOV_3 = omega::digest["OP-FOV-3"];
inline constexpr Rule OP_SIGHT_F1 = omega::digest["OP-SIGHT-F1"];
inline constexpr Rule OP_SIGHT_F2 = omega::digest["OP-SIGHT-F2"];
inline constexpr Rule OP_SIGHT_F3 = omega::digest["OP-SIGHT-F3"];
inline constexpr Rule OP_SIGHT_F4 = omega::digest["OP-SIGHT-F4"];
inline constexpr Rule OP_SIGHT_R1 = omega::digest["OP-SIGHT-R1"];
inline constexpr Rule OP_SIGHT_R2 = omega::digest["OP-SIGHT-R2"];
inline constexpr Rule OP_SIGHT_R3 = omega::digest["OP-SIGHT-R3"];
inline constexpr Rule OP_SIGHT_R4 = omega::digest["OP-SIGHT-R4"];
inline constexpr Rule OP_SIGHT_R5 = omega::digest["OP-SIGHT-R5"];
inline constexpr Rule OP_DIST_1 = omega::digest["OP-DIST-1"];
inline constexpr Rule OP_DIST_2 = omega::digest["OP-DIST-2"];
inline constexpr Rule OP_DIST_3 = omega::digest["OP-DIST-3"];
inline constexpr Rule OP_MOVE_1 = omega::digest["OP-MOVE-1"];
inline constexpr Rule OP_MOVE_2 = omega::digest["OP-MOVE-2"];
inline constexpr Rule OP_MOVE_3 = omega::digest["OP-MOVE-3"];
inline constexpr Rule OP_MOVE_4 = omega::digest["OP-MOVE-4"];
inline constexpr Rule OP_MOVE_5 = omega::digest["OP-MOVE-5"];
inline constexpr Rule OP_MOVE_6 = omega::digest["OP-MOVE-6"];
inline constexpr Rule OP_MOVE_7 = omega::digest["OP-MOVE-7"];
inline constexpr Rule OP_MOVE_8 = omega::digest["OP-MOVE-8"];
inline constexpr Rule OP_MOVE_9 = omega::digest["OP-MOVE-9"];
inline constexpr Rule OP_GAS_1 = omega::digest["OP-GAS-1"];
inline constexpr Rule OP_ADR_1 = omega::digest["OP-ADR-1"];
inline constexpr Rule OP_ADR_2 = omega::digest["OP-ADR-2"];
inline constexpr Rule OP_ADR_3 = omega::digest["OP-ADR-3"];
inline constexpr Rule OP_ADR_4 = omega::digest["OP-ADR-4"];
inline constexpr Rule OP_ADR_5 = omega::digest["OP-ADR-5"];
inline constexpr Rule OP_DASH_1 = omega::digest["OP-DASH-1"];
inline constexpr Rule OP_DASH_2 = omega::digest["OP-DASH-2"];
inline constexpr Rule OP_DASH_3 = omega::digest["OP-DASH-3"];
inline constexpr Rule OP_DASH_4 = omega::digest["OP-DASH-4"];
inline constexpr Rule OP_DASH_5 = omega::digest["OP-DASH-5"];
inline constexpr Rule OP_CMD_1 = omega::digest["OP-CMD-1"];
inline constexpr Rule OP_CMD_2 = omega::digest["OP-CMD-2"];
inline constexpr Rule OP_CMD_3 = omega::digest["OP-CMD-3"];
inline constexpr Rule OP_CMD_4 = omega::digest["OP-CMD-4"];
inline constexpr Rule OP_ACT_1 = omega::digest["OP-ACT-1"];
inline constexpr Rule OP_ACT_2 = omega::digest["OP-ACT-2"];
inline constexpr Rule OP_ACT_3 = omega::digest["OP-ACT-3"];
inline constexpr Rule OP_DOWN_1 = omega::digest["OP-DOWN-1"];
inline constexpr Rule OP_DOWN_2 = omega::digest["OP-DOWN-2"];
inline constexpr Rule OP_DOWN_3 = omega::digest["OP-DOWN-3"];
inline constexpr Rule OP_ROUND_1 = omega::digest["OP-ROUND-1"];
inline constexpr Rule OP_ROUND_2 = omega::digest["OP-ROUND-2"];
inline constexpr Rule OP_ROUND_3 = omega::digest["OP-ROUND-3"];
inline constexpr Rule OP_DOOR_1 = omega::digest["OP-DOOR-1"];
inline constexpr Rule OP_DOOR_2 = omega::digest["OP-DOOR-2"];
inline constexpr Rule OP_ROOM_1 = omega::digest["OP-ROOM-1"];
inline constexpr Rule OP_ROOM_2 = omega::digest["OP-ROOM-2"];
inline constexpr Rule OP_ROOM_3 = omega::digest["OP-ROOM-3"];
inline constexpr Rule OP_SPAWN_1 = omega::digest["OP-SPAWN-1"];
inline constexpr Rule OP_DICE_1 = omega::digest["OP-DICE-1"];
inline constexpr Rule OP_DICE_2 = omega::digest["OP-DICE-2"];
inline constexpr Rule OP_ATK_1 = omega::digest["OP-ATK-1"];
inline constexpr Rule OP_ATK_2 = omega::digest["OP-ATK-2"];
inline constexpr Rule OP_ATK_3 = omega::digest["OP-ATK-3"];
inline constexpr Rule OP_ATK_4 = omega::digest["OP-ATK-4"];
inline constexpr Rule OP_CHAL_1 = omega::digest["OP-CHAL-1"];
inline constexpr Rule OP_SAME_1 = omega::digest["OP-SAME-1"];
inline constexpr Rule OP_INT_1 = omega::digest["OP-INT-1"];

} // namespace dossier::rule
