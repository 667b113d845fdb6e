# What a seat may know, and the whole truth. Views link the first only.
dossier_library(omega_seen omega/seen
    SOURCES omega_seat.cpp board.cpp board_edit.cpp board_reshape.cpp attack.cpp
        omega_event.cpp omega_giving.cpp omega_numbers.cpp omega_existence.cpp omega_consistency.cpp
        omega_arithmetic.cpp omega_gates.cpp omega_standing.cpp omega_turn_order.cpp omega_dashboard.cpp
        omega_doors.cpp omega_moves.cpp omega_rooms.cpp omega_attack.cpp omega_blast.cpp omega_odds.cpp omega_pack.cpp omega_refusal.cpp
        owners_pack.cpp card_form.cpp weapon_form.cpp pack_form.cpp pack_merge.cpp pack_values.cpp
        refuse_rounds.cpp refuse_missions.cpp refuse_setup.cpp refuse_actions.cpp refuse_rooms.cpp refuse_spawn.cpp refuse_attack.cpp
        refuse_hazards.cpp
    LINKS dossier_grid
    PRECOMPILED <omega_refusals.h> <omega_gates.h>)
dossier_library(omega omega
    SOURCES omega_table.cpp omega_play.cpp
        apply_rounds.cpp apply_waiting.cpp apply_missions.cpp apply_board.cpp apply_combat.cpp apply_written.cpp
        play_setup.cpp play_rounds.cpp play_missions.cpp play_dashboard.cpp play_wounds.cpp play_moves.cpp play_actions.cpp play_rooms.cpp
        play_combat.cpp
    LINKS omega_seen dossier_grid
    PRECOMPILED <omega_play.h> <omega_apply.h>)
