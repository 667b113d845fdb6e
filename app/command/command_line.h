#pragma once

#include "app/play/game_lines.h"
#include "app/play/play_process.h"

#include <QString>
#include <QStringList>

#include <variant>

namespace dossier
{

/// Start the window, with that map or campaign when the path is not empty.
struct StartWindow
{
    QString file;
    bool operator==(const StartWindow &) const = default;
};

/// Say this on standard output and end well.
struct Say
{
    QString text;
    bool operator==(const Say &) const = default;
};

/// Say on standard error what is wrong with the arguments and end with the code for wrong usage.
struct Complain
{
    QString text;
    bool operator==(const Complain &) const = default;
};

using Request = std::variant<StartWindow, Say, Complain>;

/// EX_UNAVAILABLE: there is no display to open a window on.
inline constexpr int noDisplay = 69;

/// What the arguments (the first is the program's name) ask for, apart from `check`, which is not seen here.
/// Needs a QCoreApplication for its words.
Request requestOf(const QStringList &arguments);

/// What arguments behind `check` ask for of those games: its help, its schema, or else they are wrong. Needs a
/// QCoreApplication.
Request checkRequestOf(const PlayedGames &games, const QStringList &arguments);

/// Whether Qt has somewhere to show a window: a display of the desktop's, or a platform chosen by hand.
bool displayIsThere(const QStringList &arguments);

/// What to say when there is no display: what happened, and what to do.
QString noDisplayMessage();

/// What to say of an argument that is no text, as far as it is one.
QString noTextMessage(const QString &argument);

} // namespace dossier
