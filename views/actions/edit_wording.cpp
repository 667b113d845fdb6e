#include "views/actions/edit_wording.h"

#include <QCoreApplication>

#include <array>

namespace dossier::wording
{

QString edit(BoardEdit edit)
{
    static constexpr std::array<const char *, 20> texts{
        QT_TRANSLATE_NOOP("dossier::Edits", "draw walls"),
        QT_TRANSLATE_NOOP("dossier::Edits", "draw floor"),
        QT_TRANSLATE_NOOP("dossier::Edits", "doors"),
        QT_TRANSLATE_NOOP("dossier::Edits", "rubble"),
        QT_TRANSLATE_NOOP("dossier::Edits", "vents"),
        QT_TRANSLATE_NOOP("dossier::Edits", "peril"),
        QT_TRANSLATE_NOOP("dossier::Edits", "corrosive gas"),
        QT_TRANSLATE_NOOP("dossier::Edits", "combatant markers"),
        QT_TRANSLATE_NOOP("dossier::Edits", "assign a tile"),
        QT_TRANSLATE_NOOP("dossier::Edits", "EMI of a tile"),
        QT_TRANSLATE_NOOP("dossier::Edits", "place a figure"),
        QT_TRANSLATE_NOOP("dossier::Edits", "move a figure"),
        QT_TRANSLATE_NOOP("dossier::Edits", "change a figure"),
        QT_TRANSLATE_NOOP("dossier::Edits", "delete a figure"),
        QT_TRANSLATE_NOOP("dossier::Edits", "clear spaces"),
        QT_TRANSLATE_NOOP("dossier::Edits", "cut spaces"),
        QT_TRANSLATE_NOOP("dossier::Edits", "paste spaces"),
        QT_TRANSLATE_NOOP("dossier::Edits", "rotate the map"),
        QT_TRANSLATE_NOOP("dossier::Edits", "resize the map"),
        QT_TRANSLATE_NOOP("dossier::Edits", "rename the map"),
    };
    return QCoreApplication::translate("dossier::Edits", texts.at(static_cast<std::size_t>(edit)));
}

} // namespace dossier::wording
