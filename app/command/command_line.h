#pragma once

#include "app/play/game_lines.h"
#include "app/play/play_process.h"

#include <QString>
#include <QStringList>

#include <variant>

namespace dossier
{

/// Starts the window, with that map or campaign when the path is not empty.
struct StartWindow
{
    QString file;
    bool operator==(const StartWindow &) const = default;
};

/// Prints this on standard output and exits with success.
struct Say
{
    QString text;
    bool operator==(const Say &) const = default;
};

/// Prints the error in the arguments on standard error and exits with the code for wrong usage.
struct Complain
{
    QString text;
    bool operator==(const Complain &) const = default;
};

using Request = std::variant<StartWindow, Say, Complain>;

/// EX_UNAVAILABLE: no display exists to open a window on.
inline constexpr int noDisplay = 69;

/// Returns the request that the arguments make (the first is the program's name), except `check`, which does not arrive
/// here. Needs a QCoreApplication for its words.
Request requestOf(const QStringList &arguments);

/// Returns the request of the arguments after `check` for those games: its help, its schema, or a complaint. Needs a
/// QCoreApplication.
Request checkRequestOf(const PlayedGames &games, const QStringList &arguments);

/// True when Qt can show a window: the desktop has a display, or a platform was chosen by hand.
bool displayIsThere(const QStringList &arguments);

/// Returns the message for a missing display: the problem and the remedy.
QString noDisplayMessage();

/// Returns the message for an argument that is not valid text, with as much of it as can be read.
QString noTextMessage(const QString &argument);

} // namespace dossier
