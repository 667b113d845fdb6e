# What a seat of Specter Ops may know, and its JSON.
dossier_library(specter_seen specter/seen
    SOURCES specter_space.cpp specter_board.cpp specter_sight.cpp specter_move.cpp specter_sensor.cpp specter_attack.cpp
        specter_hunter_moves.cpp specter_turn.cpp specter_counts.cpp specter_weights.cpp
        specter_suppositions.cpp specter_pack.cpp specter_setup.cpp
        specter_possible.cpp specter_reasons.cpp specter_outcomes.cpp specter_expectation.cpp
    LINKS dossier_grid)
dossier_library(specter_json specter/json
    SOURCES specter_board_json.cpp specter_pack_json.cpp specter_facts_json.cpp
    LINKS specter_seen dossier_content tl::expected)
