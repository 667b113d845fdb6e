# What both games' sessions use.
target_sources(dossier_views PRIVATE journal_foot.cpp specter_card.cpp)
