#include "views/omega/face/face.h"

#include "views/board/wording.h"
#include "views/omega/editor/game_card.h"
#include "views/omega/words/printing.h"
#include "views/session/print_page.h"

#include <QCoreApplication>

namespace dossier
{

GameFace omegaFace()
{
    return {
        .id = QStringLiteral("omega"),
        .name = QStringLiteral("LEVEL 7"),
        .editions = {{QStringLiteral("first"), [] { return wording::name(Printing::First); },
                         [] { return wording::explanation(Printing::First); },
                         {"Ctrl+1", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "&First"),
                             QT_TRANSLATE_NOOP("dossier::Menus", "Judge by the first edition")}},
            {QStringLiteral("revised"), [] { return wording::name(Printing::Revised); },
                [] { return wording::explanation(Printing::Revised); },
                {"Ctrl+2", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "&Revised"),
                    QT_TRANSLATE_NOOP("dossier::Menus", "Judge by the revised edition")}}},
        .usual = 1,
        .editionsCaption = QT_TRANSLATE_NOOP("dossier::SettingsCard", "Edition of LEVEL 7"),
        .editionsMenu = QT_TRANSLATE_NOOP("dossier::Menus", "&Edition of LEVEL 7"),
        .newSession = {"Ctrl+Shift+N", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "New game of LEVEL &7…"),
            QT_TRANSLATE_NOOP("dossier::Menus", "Begin a session and set up its table")},
        .entries
        = {{ownersAct, GameEntry::Place::Begin,
               {"Ctrl+K", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "Enter your &cards…"),
                   QT_TRANSLATE_NOOP("dossier::Menus",
                       "Enter the values of your LEVEL 7 cards, step by step, for Knock Knock, Who’s There?")}},
            printEntry()},
        .keys = {QT_TRANSLATE_NOOP("dossier::KeyboardPage",
                     "While a table is set up: F5 fills in the rest, Ctrl+Enter begins the game. In the list of room "
                     "cards a room’s letter sends the chosen card there, Enter holds it for a room of the board, Alt "
                     "with ↑ or ↓ changes its place in the stack, Delete puts it back into the box. On the board Ctrl "
                     "with an arrow turns a door to its next kind."),
            QT_TRANSLATE_NOOP("dossier::KeyboardPage",
                "In a game of LEVEL 7 Alt with ← or → goes to the previous or next entry of the journal, as F6 and F7 "
                "do; on the page for your cards it goes a step back or on."),
            QT_TRANSLATE_NOOP("dossier::KeyboardPage",
                "On the board of a mission the name of a space leads to it: type C7, then Enter chooses it.")},
        .makeCard = [](QWidget *parent) -> StartCard * { return new GameCard(parent); },
    };
}

} // namespace dossier
