# What every game's window for everybody is made of.
target_sources(dossier_views PRIVATE public_column.h public_pane.cpp public_part.cpp public_screen.cpp)
