# Verdicts and rules: what the rules say of a choice on a board, in words, and where people read it.
target_sources(dossier_views PRIVATE board_question.cpp board_judgement.cpp judged_scene.cpp board_query.cpp
    percentage.cpp place_wording.cpp sight_wording.cpp move_wording.cpp attack_wording.cpp verdict_wording.cpp
    flow_layout.cpp rule_library.cpp rule_links.cpp evidence_picker.cpp odds_panel.cpp attack_controls.cpp
    verdict_sign.cpp verdict_bar.cpp
    example_scene.cpp street_example_scene.cpp street_example_words.cpp sensor_words.cpp example_board.cpp rule_view.cpp rules_page.cpp)
