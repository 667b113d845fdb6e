#include "views/conquest/face/face.h"

#include "views/conquest/face/hexes_drawing.h"
#include "views/kit/hotkeys.h"
#include "views/session/players_copy.h"
#include "views/session/print_page.h"
#include "views/session/seal_page.h"

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

struct StartWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::ConquestCard)
};

/// The game's card on the start page.
StartCard startCard()
{
    using enum StartWay::Kind;
    return {QStringLiteral("Conquest of Planet Earth"),
        StartWords::tr("Alien players against each other or together: secret choices, and the chances of every fight."),
        {{Act, QStringLiteral("map"), StartWords::tr("Competitive sample"),
             StartWords::tr(
                 "Begin a game of three players with everything drawn at random: nothing to fill in (Ctrl+Shift+J)"),
             competitiveSampleAct},
            {NewSession, QStringLiteral("plus"), {},
                StartWords::tr("Choose players, mode and the table’s options (Ctrl+Shift+K)")},
            {Act, QStringLiteral("shield-alert"), StartWords::tr("Cooperative sample"),
                StartWords::tr("Begin a game of two players against the resistance, with everything drawn at random "
                               "(Ctrl+Shift+H)"),
                cooperativeSampleAct}},
        paintHexes};
}

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
            printEntry(), sealEntry(), playersCopyEntry(),
            {handOverConquestAct, GameEntry::Place::Seat,
                {hotkeys::handOver, nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "&Hand over the computer"),
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
        .card = &startCard,
    };
}

} // namespace dossier
