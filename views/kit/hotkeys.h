#pragma once

#include <QKeySequence>
#include <QString>

// Keys of the window that more than one place names: menus, tooltips and the page of keys.

namespace dossier::hotkeys
{

inline constexpr const char *nextStep = "Ctrl+Return";
inline constexpr const char *undo = "Ctrl+Z";
inline constexpr const char *redo = "Ctrl+Y";
inline constexpr const char *search = "Ctrl+F";
inline constexpr const char *bookmark = "Ctrl+B";
inline constexpr const char *startPage = "Ctrl+H";
inline constexpr const char *sessions = "Ctrl+L";
inline constexpr const char *statistics = "Ctrl+I";
inline constexpr const char *replay = "F12";
inline constexpr const char *curtain = "F9";
inline constexpr const char *handOver = "F10";
inline constexpr const char *takeScreen = "F4";

/// Returns a key as people read it: "Ctrl+Enter".
QString text(const QKeySequence &key);
QString text(const char *key);

/// Returns a tooltip with its key: "Show the game again (F9)".
QString with(const QString &tip, const char *key);

} // namespace dossier::hotkeys
