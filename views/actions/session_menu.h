#pragma once

#include "views/kit/hotkeys.h"

#include <QtGlobal>

#include <array>
#include <cstdint>

namespace dossier
{

/// The actions in the menu of a session.
enum class DeskAction : std::uint8_t
{
    /// Does the due action; before the game, begins it.
    DefaultStep,
    Correct,
    SomethingElse,
    FillRest,
    Search,
    Bookmark,
    Earlier,
    Later,
    /// Shows the game from its start, entry by entry.
    Replay,
    Legend,
    Players,
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
    /// Only some pages have it; it is hidden on the others.
    bool isOfSomeDesks = false;
    /// Its key may be held down; any other key must not play on by itself.
    bool repeats = false;
    /// A separator precedes it.
    bool beginsGroup = false;
};

/// The session's menu in its order. A new entry is a row here and an enumerator above; its page says when it is
/// possible and does it.
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
    SessionEntry{.action = DeskAction::Replay,
        .key = hotkeys::replay,
        .icon = "play",
        .text = QT_TRANSLATE_NOOP("dossier::DeskActions", "Re&play"),
        .tip = QT_TRANSLATE_NOOP("dossier::DeskActions", "Show the game from its start, entry by entry, or pause")},
    SessionEntry{.action = DeskAction::Legend,
        .key = "F3",
        .icon = nullptr,
        .text = QT_TRANSLATE_NOOP("dossier::DeskActions", "&Legend"),
        .tip = QT_TRANSLATE_NOOP("dossier::DeskActions", "What the signs and colours on the board mean"),
        .isOfSomeDesks = true},
    SessionEntry{.action = DeskAction::Players,
        .key = "Ctrl+Shift+T",
        .icon = nullptr,
        .text = QT_TRANSLATE_NOOP("dossier::DeskActions", "Pla&yers…"),
        .tip = QT_TRANSLATE_NOOP("dossier::DeskActions", "Who plays which part: name, change or hand over parts")},
};

} // namespace dossier
