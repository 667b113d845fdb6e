#include "views/session/players_copy.h"

namespace dossier
{

GameEntry playersCopyEntry()
{
    return {playersCopyAct, GameEntry::Place::Keep,
        {"Ctrl+Shift+Y", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "Copy for t&he players…"),
            QT_TRANSLATE_NOOP("dossier::Menus",
                "Write a file without the secrets of the game: it can be read and verified, but not played on")}};
}

} // namespace dossier
