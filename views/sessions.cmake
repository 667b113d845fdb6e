# What both games' sessions use.
target_sources(dossier_views PRIVATE board_drawer.cpp campaign_choice.cpp careful_input.cpp foot_line.cpp journal_foot.cpp table_page.cpp specter_card.cpp)
