#pragma once

#include "model/core/rule.h"

namespace dossier::conquest
{

/// The rules of Conquest of Planet Earth that verdicts cite.
inline constexpr Digest digest({"CQ-STATE-1", "CQ-STATE-2", "CQ-STATE-3", "CQ-STATE-4", "CQ-STATE-5", "CQ-BOARD-1",
    "CQ-BOARD-2", "CQ-BOARD-3", "CQ-BOARD-4", "CQ-SETUP-1", "CQ-SETUP-2", "CQ-SETUP-3", "CQ-SETUP-4", "CQ-SETUP-5",
    "CQ-SETUP-6", "CQ-SECRET-1", "CQ-SECRET-2", "CQ-SECRET-3", "CQ-SECRET-4", "CQ-DUE-1", "CQ-DUE-2", "CQ-DUE-3",
    "CQ-DUE-4", "CQ-CMD-1", "CQ-CMD-2", "CQ-CMD-3", "CQ-ACT-1", "CQ-ACT-2", "CQ-ACT-3", "CQ-ACT-4", "CQ-ACT-5",
    "CQ-ACT-6", "CQ-ACT-7", "CQ-EXP-1", "CQ-EXP-2", "CQ-EXP-3", "CQ-EXP-4", "CQ-STEAL-1", "CQ-DEMO-1", "CQ-DRAW-1",
    "CQ-DRAW-2", "CQ-DRAW-3", "CQ-EVENT-1", "CQ-EVENT-2", "CQ-EVENT-3", "CQ-EVENT-4", "CQ-CANCEL-1", "CQ-CANCEL-2",
    "CQ-STUFF-1", "CQ-STUFF-2", "CQ-ALLY-1", "CQ-ALLY-2", "CQ-RACE-1", "CQ-FIGHT-1", "CQ-FIGHT-2", "CQ-FIGHT-3",
    "CQ-FIGHT-4", "CQ-FIGHT-5", "CQ-FIGHT-6", "CQ-FIGHT-7", "CQ-FIGHT-8", "CQ-FIGHT-9", "CQ-TOKEN-1", "CQ-TOKEN-2",
    "CQ-TOKEN-3", "CQ-TOKEN-4", "CQ-WIN-1", "CQ-WIN-2", "CQ-WIN-3", "CQ-COOP-1", "CQ-COOP-2", "CQ-COOP-3", "CQ-COOP-4",
    "CQ-COOP-5", "CQ-COOP-6", "CQ-RES-1", "CQ-RES-2", "CQ-RES-3", "CQ-RES-4", "CQ-RES-5", "CQ-RES-6", "CQ-RES-7",
    "CQ-RES-8", "CQ-RES-9", "CQ-RES-10", "CQ-ODDS-1", "CQ-ODDS-2"});

} // namespace dossier::conquest

namespace dossier::rule
{

inline constexpr Rule CQ_STATE_1 = conquest::digest["CQ-STATE-1"];
inline constexpr Rule CQ_STATE_2 = conquest::digest["CQ-STATE-2"];
inline constexpr Rule CQ_STATE_3 = conquest::digest["CQ-STATE-3"];
inline constexpr Rule CQ_STATE_4 = conquest::digest["CQ-STATE-4"];
inline constexpr Rule CQ_STATE_5 = conquest::digest["CQ-STATE-5"];
inline constexpr Rule CQ_BOARD_1 = conquest::digest["CQ-BOARD-1"];
inline constexpr Rule CQ_BOARD_2 = conquest::digest["CQ-BOARD-2"];
inline constexpr Rule CQ_BOARD_3 = conquest::digest["CQ-BOARD-3"];
inline constexpr Rule CQ_BOARD_4 = conquest::digest["CQ-BOARD-4"];
inline constexpr Rule CQ_SETUP_1 = conquest::digest["CQ-SETUP-1"];
inline constexpr Rule CQ_SETUP_2 = conquest::digest["CQ-SETUP-2"];
inline constexpr Rule CQ_SETUP_3 = conquest::digest["CQ-SETUP-3"];
inline constexpr Rule CQ_SETUP_4 = conquest::digest["CQ-SETUP-4"];
inline constexpr Rule CQ_SETUP_5 = conquest::digest["CQ-SETUP-5"];
inline constexpr Rule CQ_SETUP_6 = conquest::digest["CQ-SETUP-6"];
inline constexpr Rule CQ_SECRET_1 = conquest::digest["CQ-SECRET-1"];
inline constexpr Rule CQ_SECRET_2 = conquest::digest["CQ-SECRET-2"];
inline constexpr Rule CQ_SECRET_3 = conquest::digest["CQ-SECRET-3"];
inline constexpr Rule CQ_SECRET_4 = conquest::digest["CQ-SECRET-4"];
inline constexpr Rule CQ_DUE_1 = conquest::digest["CQ-DUE-1"];
inline constexpr Rule CQ_DUE_2 = conquest::digest["CQ-DUE-2"];
inline constexpr Rule CQ_DUE_3 = conquest::digest["CQ-DUE-3"];
inline constexpr Rule CQ_DUE_4 = conquest::digest["CQ-DUE-4"];
inline constexpr Rule CQ_CMD_1 = conquest::digest["CQ-CMD-1"];
inline constexpr Rule CQ_CMD_2 = conquest::digest["CQ-CMD-2"];
inline constexpr Rule CQ_CMD_3 = conquest::digest["CQ-CMD-3"];
inline constexpr Rule CQ_ACT_1 = conquest::digest["CQ-ACT-1"];
inline constexpr Rule CQ_ACT_2 = conquest::digest["CQ-ACT-2"];
inline constexpr Rule CQ_ACT_3 = conquest::digest["CQ-ACT-3"];
inline constexpr Rule CQ_ACT_4 = conquest::digest["CQ-ACT-4"];
inline constexpr Rule CQ_ACT_5 = conquest::digest["CQ-ACT-5"];
inline constexpr Rule CQ_ACT_6 = conquest::digest["CQ-ACT-6"];
inline constexpr Rule CQ_ACT_7 = conquest::digest["CQ-ACT-7"];
inline constexpr Rule CQ_EXP_1 = conquest::digest["CQ-EXP-1"];
inline constexpr Rule CQ_EXP_2 = conquest::digest["CQ-EXP-2"];
inline constexpr Rule CQ_EXP_3 = conquest::digest["CQ-EXP-3"];
inline constexpr Rule CQ_EXP_4 = conquest::digest["CQ-EXP-4"];
inline constexpr Rule CQ_STEAL_1 = conquest::digest["CQ-STEAL-1"];
inline constexpr Rule CQ_DEMO_1 = conquest::digest["CQ-DEMO-1"];
inline constexpr Rule CQ_DRAW_1 = conquest::digest["CQ-DRAW-1"];
inline constexpr Rule CQ_DRAW_2 = conquest::digest["CQ-DRAW-2"];
inline constexpr Rule CQ_DRAW_3 = conquest::digest["CQ-DRAW-3"];
inline constexpr Rule CQ_EVENT_1 = conquest::digest["CQ-EVENT-1"];
inline constexpr Rule CQ_EVENT_2 = conquest::digest["CQ-EVENT-2"];
inline constexpr Rule CQ_EVENT_3 = conquest::digest["CQ-EVENT-3"];
inline constexpr Rule CQ_EVENT_4 = conquest::digest["CQ-EVENT-4"];
inline constexpr Rule CQ_CANCEL_1 = conquest::digest["CQ-CANCEL-1"];
inline constexpr Rule CQ_CANCEL_2 = conquest::digest["CQ-CANCEL-2"];
inline constexpr Rule CQ_STUFF_1 = conquest::digest["CQ-STUFF-1"];
inline constexpr Rule CQ_STUFF_2 = conquest::digest["CQ-STUFF-2"];
inline constexpr Rule CQ_ALLY_1 = conquest::digest["CQ-ALLY-1"];
inline constexpr Rule CQ_ALLY_2 = conquest::digest["CQ-ALLY-2"];
inline constexpr Rule CQ_RACE_1 = conquest::digest["CQ-RACE-1"];
inline constexpr Rule CQ_FIGHT_1 = conquest::digest["CQ-FIGHT-1"];
inline constexpr Rule CQ_FIGHT_2 = conquest::digest["CQ-FIGHT-2"];
inline constexpr Rule CQ_FIGHT_3 = conquest::digest["CQ-FIGHT-3"];
inline constexpr Rule CQ_FIGHT_4 = conquest::digest["CQ-FIGHT-4"];
inline constexpr Rule CQ_FIGHT_5 = conquest::digest["CQ-FIGHT-5"];
inline constexpr Rule CQ_FIGHT_6 = conquest::digest["CQ-FIGHT-6"];
inline constexpr Rule CQ_FIGHT_7 = conquest::digest["CQ-FIGHT-7"];
inline constexpr Rule CQ_FIGHT_8 = conquest::digest["CQ-FIGHT-8"];
inline constexpr Rule CQ_FIGHT_9 = conquest::digest["CQ-FIGHT-9"];
inline constexpr Rule CQ_TOKEN_1 = conquest::digest["CQ-TOKEN-1"];
inline constexpr Rule CQ_TOKEN_2 = conquest::digest["CQ-TOKEN-2"];
inline constexpr Rule CQ_TOKEN_3 = conquest::digest["CQ-TOKEN-3"];
inline constexpr Rule CQ_TOKEN_4 = conquest::digest["CQ-TOKEN-4"];
inline constexpr Rule CQ_WIN_1 = conquest::digest["CQ-WIN-1"];
inline constexpr Rule CQ_WIN_2 = conquest::digest["CQ-WIN-2"];
inline constexpr Rule CQ_WIN_3 = conquest::digest["CQ-WIN-3"];
inline constexpr Rule CQ_COOP_1 = conquest::digest["CQ-COOP-1"];
inline constexpr Rule CQ_COOP_2 = conquest::digest["CQ-COOP-2"];
inline constexpr Rule CQ_COOP_3 = conquest::digest["CQ-COOP-3"];
inline constexpr Rule CQ_COOP_4 = conquest::digest["CQ-COOP-4"];
inline constexpr Rule CQ_COOP_5 = conquest::digest["CQ-COOP-5"];
inline constexpr Rule CQ_COOP_6 = conquest::digest["CQ-COOP-6"];
inline constexpr Rule CQ_RES_1 = conquest::digest["CQ-RES-1"];
inline constexpr Rule CQ_RES_2 = conquest::digest["CQ-RES-2"];
inline constexpr Rule CQ_RES_3 = conquest::digest["CQ-RES-3"];
inline constexpr Rule CQ_RES_4 = conquest::digest["CQ-RES-4"];
inline constexpr Rule CQ_RES_5 = conquest::digest["CQ-RES-5"];
inline constexpr Rule CQ_RES_6 = conquest::digest["CQ-RES-6"];
inline constexpr Rule CQ_RES_7 = conquest::digest["CQ-RES-7"];
inline constexpr Rule CQ_RES_8 = conquest::digest["CQ-RES-8"];
inline constexpr Rule CQ_RES_9 = conquest::digest["CQ-RES-9"];
inline constexpr Rule CQ_RES_10 = conquest::digest["CQ-RES-10"];
inline constexpr Rule CQ_ODDS_1 = conquest::digest["CQ-ODDS-1"];
inline constexpr Rule CQ_ODDS_2 = conquest::digest["CQ-ODDS-2"];

} // namespace dossier::rule
