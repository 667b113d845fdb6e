# The journal, and what a seat may read of it. Views link the second only.
add_library(journal_seen INTERFACE)
target_include_directories(journal_seen INTERFACE journal/seen)
dossier_library(dossier_journal journal
    SOURCES journal.cpp journal_moves.cpp journal_bytes.cpp journal_halves.cpp journal_lines.cpp
    LINKS journal_seen tl::expected)
