# Drawing on a board and filling in what stands on it.
target_sources(dossier_views PRIVATE board_actions.cpp board_page.cpp board_page_edits.cpp board_page_pointer.cpp
    board_page_signals.cpp board_panel.cpp edit_wording.cpp map_form.cpp optional_number.cpp picking.cpp
    piece_sheet.cpp piece_sheet_texts.cpp read_out.cpp shading_row.cpp side_column.cpp stroke.cpp tool_column.cpp
    weapon_card.cpp weapon_list.cpp)
