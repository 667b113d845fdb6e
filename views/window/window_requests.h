#pragma once

#include <QString>

#include <functional>

namespace dossier
{

struct Preferences;

/// Requests of users to the window and the program, from the menus or a page. Every function is set.
struct WindowRequests
{
    // The window's own pages and looks.
    std::function<void()> showStart;
    std::function<void()> showSettings;
    std::function<void()> showRules;
    std::function<void()> showKeys;
    std::function<void()> showAbout;
    std::function<void(bool)> setFullScreen;
    std::function<void()> toggleCurtain;
    std::function<void()> close;
    // Documents, such as maps.
    std::function<void()> beginDocument;
    std::function<void()> showDocument;
    std::function<void()> save;
    std::function<void()> saveAs;
    std::function<void()> exportPicture;
    // Requests to the program.
    std::function<void()> chooseFile;
    std::function<void(const QString &path)> openFile;
    std::function<void(const QString &path)> continueSession;
    std::function<void(const QString &game)> beginSession;
    std::function<void(const QString &game)> playSample;
    /// Performs one of a game's entries.
    std::function<void(const QString &game, const QString &act)> perform;
    std::function<void()> showSessions;
    std::function<void()> showStatistics;
    std::function<void(bool)> showPublicWindow;
    std::function<void(const Preferences &)> setPreferences;
};

} // namespace dossier
