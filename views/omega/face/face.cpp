#include "views/omega/face/face.h"

#include "views/board/wording.h"
#include "views/omega/face/rooms_drawing.h"
#include "views/omega/words/printing.h"
#include "views/session/players_copy.h"
#include "views/session/print_page.h"
#include "views/session/seal_page.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct StartWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::GameCard)
};

/// Returns its card on the start page.
StartCard startCard()
{
    using enum StartWay::Kind;
    return {QStringLiteral("LEVEL 7 [OMEGA PROTOCOL]"),
        StartWords::tr("Who sees whom, where a figure can go, and with what odds an attack wounds. Dossier says why."),
        {{Sample, QStringLiteral("footprints"), StartWords::tr("Sample mission"),
             StartWords::tr("Begin a session with invented cards, set up and ready: nothing to fill in")},
            {NewSession, QStringLiteral("plus"), {},
                StartWords::tr("Choose mission, edition and players, and set up the table (Ctrl+Shift+N)")},
            {NewMap, QStringLiteral("plus"), StartWords::tr("New map"),
                StartWords::tr("Make an empty map of the size you need (Ctrl+N)")},
            {OpenMap, QStringLiteral("folder-open"), StartWords::tr("Open a map…"),
                StartWords::tr("Open a map from a file (Ctrl+O); you can also drop one on the window")}},
        paintRooms};
}

} // namespace

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
            printEntry(), sealEntry(), playersCopyEntry()},
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
        .card = &startCard,
    };
}

} // namespace dossier
