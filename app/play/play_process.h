#pragma once

#include "app/check/check_command.h"
#include "app/play/end_signals.h"
#include "app/play/recorded_game.h"

#include <QString>

#include <functional>
#include <string>
#include <string_view>

/// What serving lines has of its process, whichever game is played, and with which codes it ends.
namespace dossier
{

inline constexpr int wrongUsage = 2;
/// EX_IOERR: reading or writing failed.
inline constexpr int failedTransfer = 74;
/// EX_NOINPUT: a game, its pack or its file cannot be opened.
inline constexpr int noGame = 66;

/// What to say when serving lines ended so; empty when it ended well. Needs a QCoreApplication.
QString complaintOf(CheckEnd end);

/// Chance and time as the machine has them.
Outside outsideOfPlay();

/// Says that on standard error.
bool say(const QString &text);

/// Says a sentence on standard error, and gives the exit code for a game that cannot be played.
int complain(const QString &sentence);

/// Says a line on standard output.
bool sayLine(const std::string &line);

/// Gives each line of standard input to be answered until the input ends, an answer cannot be said, or one of the
/// signals asks for the end: lines that were not answered by then are not. `idle` is called when nothing came for long.
CheckEnd serveLines(const EndSignals &ending, const std::function<bool(std::string_view line)> &answer,
    const std::function<void()> &idle);

} // namespace dossier
