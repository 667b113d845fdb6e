dossier_test(specter_desk_test SOURCES specter_desk_test.cpp LINKS views_support)
dossier_test(specter_desk_screens SOURCES specter_desk_screens.cpp LINKS views_support)
target_compile_definitions(specter_desk_screens PRIVATE DOSSIER_SCREENS="${PROJECT_BINARY_DIR}/screens")
