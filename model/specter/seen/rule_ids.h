#pragma once

#include "model/core/rule.h"

namespace dossier::specter
{

/// The rules of Specter Ops that verdicts cite.
inline constexpr Digest digest({"SO-BOARD-1", "SO-BOARD-2", "SO-BOARD-3", "SO-BOARD-4", "SO-MOVE-1", "SO-MOVE-2",
    "SO-MOVE-3", "SO-SEE-1", "SO-SEE-2", "SO-SEE-3", "SO-SEE-4", "SO-HUNT-1", "SO-HUNT-2", "SO-HUNT-3", "SO-HUNT-4",
    "SO-HUNT-5", "SO-HUNT-6", "SO-TRAITOR-1", "SO-END-1"});

} // namespace dossier::specter

namespace dossier::rule
{

inline constexpr Rule SO_BOARD_1 = specter::digest["SO-BOARD-1"];
inline constexpr Rule SO_BOARD_2 = specter::digest["SO-BOARD-2"];
inline constexpr Rule SO_BOARD_3 = specter::digest["SO-BOARD-3"];
inline constexpr Rule SO_BOARD_4 = specter::digest["SO-BOARD-4"];
inline constexpr Rule SO_MOVE_1 = specter::digest["SO-MOVE-1"];
inline constexpr Rule SO_MOVE_2 = specter::digest["SO-MOVE-2"];
inline constexpr Rule SO_MOVE_3 = specter::digest["SO-MOVE-3"];
inline constexpr Rule SO_SEE_1 = specter::digest["SO-SEE-1"];
inline constexpr Rule SO_SEE_2 = specter::digest["SO-SEE-2"];
inline constexpr Rule SO_SEE_3 = specter::digest["SO-SEE-3"];
inline constexpr Rule SO_SEE_4 = specter::digest["SO-SEE-4"];
inline constexpr Rule SO_HUNT_1 = specter::digest["SO-HUNT-1"];
inline constexpr Rule SO_HUNT_2 = specter::digest["SO-HUNT-2"];
inline constexpr Rule SO_HUNT_3 = specter::digest["SO-HUNT-3"];
inline constexpr Rule SO_HUNT_4 = specter::digest["SO-HUNT-4"];
inline constexpr Rule SO_HUNT_5 = specter::digest["SO-HUNT-5"];
inline constexpr Rule SO_HUNT_6 = specter::digest["SO-HUNT-6"];
inline constexpr Rule SO_TRAITOR_1 = specter::digest["SO-TRAITOR-1"];
inline constexpr Rule SO_END_1 = specter::digest["SO-END-1"];

} // namespace dossier::rule
