dossier_library(dossier_content content
    SOURCES utf8.cpp json_parser.cpp json_text.cpp json_members.cpp json_reader.cpp json_writer.cpp judged_line.cpp line_members.cpp json_schema.cpp map_json.cpp
        map_file.cpp figure_json.cpp piece_json.cpp
        localized_text.cpp rule_example.cpp rule_example_json.cpp rule_texts.cpp
        street_example.cpp street_example_json.cpp
    LINKS omega_seen specter_seen dossier_grid tl::expected
    PRECOMPILED <json_members.h>)
