# What a seat may know, and the whole truth. Views link the first only.
dossier_library(omega_seen omega/seen
    SOURCES omega_seat.cpp board.cpp board_edit.cpp board_reshape.cpp attack.cpp
    LINKS dossier_grid)
dossier_library(omega omega
    SOURCES omega_table.cpp
    LINKS omega_seen dossier_grid)
