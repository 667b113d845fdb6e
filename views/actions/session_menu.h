#pragma once

#include "views/kit/hotkeys.h"

#include <QtGlobal>

#include <array>
#include <cstdint>

namespace dossier
{

/// Actions that the session menu requests from the desk.
enum class DeskAction : std::uint8_t
{
    /// The step that is due; before the game, the step that begins it.
    DefaultStep,
    Correct,
    SomethingElse,
    FillRest,
    Search,
    Bookmark,
    Earlier,
    Later,
    Legend,
    /// Keys that the board of a map has as well: only one of the two is ever shown.
    Undo,
    Redo,
    Reach,
    Sight,
    Danger,
};

/// An entry of the session's menu.
struct SessionEntry
{
    DeskAction action;
    const char *key;
    const char *icon;
    const char *text;
    const char *tip;
    /// Only some pages can ever be asked for it: it is there for those alone.
    bool isOfSomeDesks = false;
    /// Its key may be held down. With any other it must not play on.
    bool repeats = false;
    /// A line stands above it.
    bool beginsGroup = false;
};

/// The session's menu in its order, by `DeskAction`. A new entry is a row here with its name above; the page that it is
/// of says when it can be asked, and does it.
inline constexpr std::array sessionMenu{
    SessionEntry{DeskAction::DefaultStep, hotkeys::nextStep, "check",
        QT_TRANSLATE_NOOP("dossier::DeskActions", "&Do the next step"),
        QT_TRANSLATE_NOOP(
            "dossier::DeskActions", "Do what the highlighted button says; during set-up, start the game")},
    SessionEntry{.action = DeskAction::Correct,
        .key = "Ctrl+T",
        .icon = nullptr,
        .text = QT_TRANSLATE_NOOP("dossier::DeskActions", "&Correct a value…"),
        .tip = QT_TRANSLATE_NOOP(
            "dossier::DeskActions", "Fix what differs from your table: tokens, positions and other values"),
        .isOfSomeDesks = true},
    SessionEntry{.action = DeskAction::SomethingElse,
        .key = "Ctrl+G",
        .icon = nullptr,
        .text = QT_TRANSLATE_NOOP("dossier::DeskActions", "Oth&er actions…"),
        .tip = QT_TRANSLATE_NOOP(
            "dossier::DeskActions", "Enter what else happens at the table: cards, abilities, effects and more"),
        .isOfSomeDesks = true},
    SessionEntry{.action = DeskAction::FillRest,
        .key = "F5",
        .icon = nullptr,
        .text = QT_TRANSLATE_NOOP("dossier::DeskActions", "Set up the rest &for me"),
        .tip = QT_TRANSLATE_NOOP("dossier::DeskActions", "Set up the rest in the usual way"),
        .isOfSomeDesks = true},
    SessionEntry{.action = DeskAction::Search,
        .key = hotkeys::search,
        .icon = nullptr,
        .text = QT_TRANSLATE_NOOP("dossier::DeskActions", "&Search the journal"),
        .tip = QT_TRANSLATE_NOOP("dossier::DeskActions", "Look for words in the journal"),
        .beginsGroup = true},
    SessionEntry{DeskAction::Bookmark, hotkeys::bookmark, nullptr,
        QT_TRANSLATE_NOOP("dossier::DeskActions", "&Bookmark"),
        QT_TRANSLATE_NOOP("dossier::DeskActions", "Give this moment of the game a name")},
    SessionEntry{.action = DeskAction::Earlier,
        .key = "F6",
        .icon = nullptr,
        .text = QT_TRANSLATE_NOOP("dossier::DeskActions", "Pre&vious entry"),
        .tip = QT_TRANSLATE_NOOP("dossier::DeskActions", "Show the game as it was one entry earlier"),
        .repeats = true},
    SessionEntry{.action = DeskAction::Later,
        .key = "F7",
        .icon = nullptr,
        .text = QT_TRANSLATE_NOOP("dossier::DeskActions", "Ne&xt entry"),
        .tip = QT_TRANSLATE_NOOP("dossier::DeskActions", "Show the game as it was one entry later"),
        .repeats = true},
    SessionEntry{.action = DeskAction::Legend,
        .key = "F3",
        .icon = nullptr,
        .text = QT_TRANSLATE_NOOP("dossier::DeskActions", "&Legend"),
        .tip = QT_TRANSLATE_NOOP("dossier::DeskActions", "What the signs and colours on the board mean"),
        .isOfSomeDesks = true},
};

} // namespace dossier
