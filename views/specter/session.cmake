# The set-up, who sits at the machine, and what is printed.
target_sources(specter_views PRIVATE objectives_row.cpp options_card.cpp players_card.cpp print_page.cpp role_page.cpp seat_bar.cpp
    seats_page.cpp secret_card.cpp sheet_document.cpp sheet_print.cpp specter_setup_page.cpp specter_wish.cpp)
