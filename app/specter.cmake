# The desk of Specter Ops, and what the desks of both games use.
target_sources(dossier_app PRIVATE result_keeping.cpp session_files.cpp specter_desk.cpp specter_desk_seats.cpp specter_everybody.cpp)
target_link_libraries(dossier_app PRIVATE Qt6::PrintSupport)
# A game is a folder of its own and its line in games.cpp.
target_sources(dossier_app PRIVATE omega/omega_game.cpp omega/session_desk_acts.cpp specter/specter_desk_acts.cpp specter/specter_game.cpp
    specter/specter_printing.cpp)
target_include_directories(dossier_app PUBLIC omega specter)
