#include "views/specter/face/face.h"

#include "views/kit/hotkeys.h"
#include "views/session/players_copy.h"
#include "views/session/print_page.h"
#include "views/session/seal_page.h"
#include "views/specter/face/streets_drawing.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

constexpr const char *newSessionKey = "Ctrl+Shift+P";

/// The translation context of this file, and `tr` in it.
struct SpecterFace
{
    Q_DECLARE_TR_FUNCTIONS(SpecterFace)
};

struct StartWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SpecterCard)
};

/// The game's card on the start page.
StartCard startCard()
{
    using enum StartWay::Kind;
    return {QStringLiteral("Specter Ops"),
        StartWords::tr("The agent’s sheet and what has to be announced, or the hunters and where the agent can be."),
        {{Sample, QStringLiteral("footprints"), StartWords::tr("Sample game"),
             StartWords::tr("Begin a game of two hunters with everything drawn at random: nothing to fill in")},
            {NewSession, QStringLiteral("plus"), {},
                hotkeys::with(StartWords::tr("Choose players, hunters and the table’s options"), newSessionKey)}},
        paintStreets};
}

} // namespace

GameFace specterFace()
{
    return {
        .id = QStringLiteral("specter"),
        .name = QStringLiteral("Specter Ops"),
        .editions = {{QStringLiteral("first"), [] { return SpecterFace::tr("First", "printing"); },
                         [] { return SpecterFace::tr("The usual choice: the cards of the first edition."); },
                         {"Ctrl+7", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "&First"),
                             QT_TRANSLATE_NOOP("dossier::Menus", "Play with the cards of the first edition")}},
            {QStringLiteral("second"), [] { return SpecterFace::tr("Second", "printing"); },
                [] { return SpecterFace::tr("With the cards of the second edition."); },
                {"Ctrl+8", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "&Second"),
                    QT_TRANSLATE_NOOP("dossier::Menus", "Play with the cards of the second edition")}}},
        .editionsCaption = QT_TRANSLATE_NOOP("dossier::SettingsCard", "Edition of Specter Ops"),
        .editionsMenu = QT_TRANSLATE_NOOP("dossier::Menus", "Edition of Specter &Ops"),
        .newSession = {newSessionKey, nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "New game of Spec&ter Ops…"),
            QT_TRANSLATE_NOOP("dossier::Menus", "Begin a session of Specter Ops and set up its table")},
        .entries = {printEntry(), sealEntry(), playersCopyEntry(),
            {giveFactsAct, GameEntry::Place::Keep,
                {"Ctrl+Shift+F", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "Save the public &facts…"),
                    QT_TRANSLATE_NOOP(
                        "dossier::Menus", "Save the public facts about the agent to a file, for another computer")}},
            {takeFactsAct, GameEntry::Place::Keep,
                {"Ctrl+Shift+G", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "I&mport public facts…"),
                    QT_TRANSLATE_NOOP(
                        "dossier::Menus", "Import the public facts about the agent from a file (sheet on paper)")}},
            {handOverAct, GameEntry::Place::Seat,
                {hotkeys::handOver, nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "&Hand over the computer"),
                    QT_TRANSLATE_NOOP("dossier::Menus", "Give the computer to another player")}}},
        .keys
        = {QT_TRANSLATE_NOOP("dossier::KeyboardPage",
               "In Specter Ops: F10 hands the computer over, Ctrl+F searches the journal, Ctrl+B sets a bookmark, "
               "Alt+Left and Alt+Right look back and forward, Ctrl+Z and Ctrl+Y undo and redo, Ctrl+Enter on the page "
               "of "
               "the set-up begins."),
            QT_TRANSLATE_NOOP("dossier::KeyboardPage",
                "On the page that hands the computer over F4 shows the screen of the player who is named there. The "
                "keys of the whole window work there, too; the keys of the game, such as Ctrl+Enter, only after "
                "that.")},
        .card = &startCard,
    };
}

} // namespace dossier
