# The desk of Specter Ops, and what the desks of both games use.
target_sources(dossier_app PRIVATE desk_print.cpp result_keeping.cpp session_files.cpp specter_desk.cpp specter_desk_seats.cpp specter_everybody.cpp)
target_link_libraries(dossier_app PRIVATE Qt6::PrintSupport)
