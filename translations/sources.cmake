# Italian in full; English for its plurals only. `update_translations` writes new sentences into both files.
set(TRANSLATIONS ${PROJECT_SOURCE_DIR}/translations)
qt_add_lrelease(dossier_app TS_FILES ${TRANSLATIONS}/dossier_it.ts ${TRANSLATIONS}/dossier_en.ts
    QM_FILES_OUTPUT_VARIABLE DOSSIER_QM_FILES)
qt_add_resources(dossier_app translations PREFIX /i18n BASE ${CMAKE_CURRENT_BINARY_DIR} FILES ${DOSSIER_QM_FILES})

set(LUPDATE_OPTIONS -I . -no-obsolete -locations none -source-language en)
add_custom_target(update_translations
    COMMAND Qt6::lupdate app views ${LUPDATE_OPTIONS} -target-language it -ts ${TRANSLATIONS}/dossier_it.ts
    COMMAND Qt6::lupdate app views ${LUPDATE_OPTIONS} -pluralonly -target-language en -ts ${TRANSLATIONS}/dossier_en.ts
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
