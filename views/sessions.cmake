# What both games' sessions use.
target_sources(dossier_views PRIVATE campaign_choice.cpp careful_input.cpp journal_foot.cpp specter_card.cpp)
