# The hunters' page, what it infers, and the window for everybody.
target_sources(specter_views PRIVATE agent_card.cpp answer_panel.cpp ask_row.cpp attack_odds.cpp attack_panel.cpp
    clash_bar.cpp die_entry.cpp fact_changes.cpp fact_wording.cpp facts_mended.cpp facts_panel.cpp hunter_card.cpp
    hunters_header.cpp hunters_page.cpp hunters_page_acts.cpp hunters_page_past.cpp hunters_page_play.cpp hunters_page_refresh.cpp
    hunters_pick.cpp inference.cpp inference_panel.cpp movement_panel.cpp option_row.cpp report_panel.cpp said_card.cpp sheet_panel.cpp sheet_reading.cpp sheet_verdict.cpp table_card.cpp
    specter_everybodys_page.cpp specter_public_board.cpp specter_public_layout.cpp specter_public_parts.cpp)
