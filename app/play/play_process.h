#pragma once

#include "app/check/check_command.h"
#include "app/play/end_signals.h"
#include "app/play/recorded_game.h"

#include <QString>

#include <functional>
#include <string>
#include <string_view>

/// The process side of serving lines, for any game, and its exit codes.
namespace dossier
{

inline constexpr int wrongUsage = 2;
/// EX_IOERR: reading or writing failed.
inline constexpr int failedTransfer = 74;
/// EX_NOINPUT: a game, its pack or its file cannot be opened.
inline constexpr int noGame = 66;

/// Returns the message for that end of serving lines; empty for a normal end. Needs a QCoreApplication.
QString complaintOf(CheckEnd end);

/// Randomness and time of the machine.
Outside outsideOfPlay();

/// Prints the text on standard error.
bool say(const QString &text);

/// Prints a sentence on standard error and returns that exit code, by default the one for a game that cannot be played.
int complain(const QString &sentence, int code = noGame);

/// Prints a line on standard output.
bool sayLine(const std::string &line);

/// Passes each line of standard input to `answer` until the input ends, an answer cannot be written, or a signal
/// requests the end: lines not answered by then stay unanswered. Calls `idle` after a long time without input.
CheckEnd serveLines(const EndSignals &ending, const std::function<bool(std::string_view line)> &answer,
    const std::function<void()> &idle);

} // namespace dossier
