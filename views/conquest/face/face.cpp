#include "views/conquest/face/face.h"

#include "views/conquest/face/conquest_card.h"
#include "views/session/print_page.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ConquestFace
{
    Q_DECLARE_TR_FUNCTIONS(ConquestFace)
};

} // namespace

GameFace conquestFace()
{
    return {
        .id = QStringLiteral("conquest"),
        .name = QStringLiteral("Conquest of Planet Earth"),
        .editions = {{QStringLiteral("base"), [] { return ConquestFace::tr("Only edition", "printing"); }, []
            { return ConquestFace::tr("The base game, in all of its modes."); }, {nullptr, nullptr, nullptr, nullptr}}},
        .newSession
        = {"Ctrl+Shift+K", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "New &game of Conquest of Planet Earth…"),
            QT_TRANSLATE_NOOP("dossier::Menus", "Begin a session of Conquest of Planet Earth and set up its table")},
        .entries
        = {{competitiveSampleAct, GameEntry::Place::Begin,
               {"Ctrl+Shift+J", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "Try Conquest &against each other"),
                   QT_TRANSLATE_NOOP(
                       "dossier::Menus", "Play a competitive game of Conquest of Planet Earth, already set up")}},
            {cooperativeSampleAct, GameEntry::Place::Begin,
                {"Ctrl+Shift+H", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "Tr&y Conquest together"),
                    QT_TRANSLATE_NOOP(
                        "dossier::Menus", "Play a cooperative game of Conquest of Planet Earth, already set up")}},
            {ownBoxAct, GameEntry::Place::Begin,
                {"Ctrl+Shift+B", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "My &box of Conquest…"),
                    QT_TRANSLATE_NOOP("dossier::Menus",
                        "Enter what is printed in your box of Conquest of Planet Earth, for every new game")}},
            printEntry(),
            {handOverConquestAct, GameEntry::Place::Seat,
                {"F10", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "&Hand over the computer"),
                    QT_TRANSLATE_NOOP("dossier::Menus", "Give the computer to another player")}}},
        .keys
        = {QT_TRANSLATE_NOOP("dossier::KeyboardPage",
               "In Conquest of Planet Earth: arrows go over the spaces of the board and Enter chooses one; letter and "
               "number name a space, such as B3. A digit enters a die, Ctrl+Enter does the next step, Esc clears the "
               "choice."),
            QT_TRANSLATE_NOOP("dossier::KeyboardPage",
                "On the page that hands the computer over F4 shows the screen of the player who is named there. The "
                "keys of the whole window work there, too; the keys of the game, such as Ctrl+Enter, only after "
                "that.")},
        .makeCard = [](QWidget *parent) -> StartCard * { return new ConquestCard(parent); },
    };
}

} // namespace dossier
