# What a seat of Specter Ops may know, the whole truth, and the JSON of both.
dossier_library(specter_seen specter/seen
    SOURCES specter_space.cpp specter_board.cpp specter_sight.cpp specter_move.cpp specter_sensor.cpp specter_attack.cpp
        specter_hunter_moves.cpp specter_turn.cpp specter_counts.cpp specter_weights.cpp
        specter_suppositions.cpp specter_pack.cpp specter_setup.cpp
        specter_possible.cpp specter_reasons.cpp specter_outcomes.cpp specter_expectation.cpp
        specter_event.cpp specter_giving.cpp specter_numbers.cpp specter_foreseen.cpp specter_history.cpp specter_onlookers.cpp
        specter_slips.cpp specter_hand.cpp
        specter_attack_rolls.cpp specter_existence.cpp specter_consistency.cpp specter_refuse_setup.cpp specter_refuse_agent.cpp
        specter_refuse_hunters.cpp specter_refuse_paper.cpp specter_evidence.cpp specter_due.cpp
    LINKS dossier_grid
    PRECOMPILED <specter_refusals.h>)
dossier_library(specter specter
    SOURCES specter_table.cpp specter_play.cpp specter_play_agents.cpp specter_play_hunters.cpp specter_apply.cpp
    LINKS specter_seen
    PRECOMPILED <specter_play.h>)
dossier_library(specter_json specter/json
    SOURCES specter_board_json.cpp specter_rare_members.cpp specter_pack_json.cpp specter_facts_json.cpp specter_json.cpp
        specter_command_json.cpp specter_table_json.cpp specter_schema.cpp specter_session.cpp
    LINKS specter dossier_content tl::expected
    PRECOMPILED <json_members.h> <specter_table.h>)
