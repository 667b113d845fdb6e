#include "app/play/play_process.h"

#include "app/check/descriptor.h"
#include "app/check/line_reader.h"
#include "app/play/chance.h"

#include <QCoreApplication>

#include <unistd.h>

#include <array>
#include <optional>
#include <vector>

namespace dossier
{

namespace
{

/// Idle time after which the played records are moved from the log into the file.
constexpr int idleMilliseconds = 60000;

/// The translation context of the command line.
struct CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// Waits for standard input; returns false when a signal requests the end. Calls `idle` once after a long silence, so
/// that a copy of the file made then is complete.
bool waitForInput(const EndSignals &ending, const std::function<void()> &idle)
{
    const std::array<int, 2> waited{ending.descriptor(), STDIN_FILENO};
    std::optional<std::size_t> ready = readyWithin(waited, idleMilliseconds);
    if (!ready && !EndSignals::exitCode())
        idle();
    while (!ready && !EndSignals::exitCode())
        ready = readyWithin(waited, -1);
    return !EndSignals::exitCode();
}

} // namespace

QString complaintOf(CheckEnd end)
{
    switch (end)
    {
    case CheckEnd::ReadFailed:
        return CommandLine::tr("dossier: standard input could not be read.") + u'\n';
    case CheckEnd::WriteFailed:
        return CommandLine::tr("dossier: standard output could not be written.") + u'\n';
    case CheckEnd::Done:
    case CheckEnd::Signalled:
        break;
    }
    return {};
}

Outside outsideOfPlay()
{
    return {newEventId, momentNow};
}

bool say(const QString &text)
{
    const EndSignals::Patience patience;
    return writeAll(STDERR_FILENO, text.toLocal8Bit().toStdString());
}

int complain(const QString &sentence, int code)
{
    say(sentence + u'\n');
    return code;
}

bool sayLine(const std::string &line)
{
    const EndSignals::Patience patience;
    return writeAll(STDOUT_FILENO, line + '\n');
}

CheckEnd serveLines(const EndSignals &ending, const std::function<bool(std::string_view line)> &answer,
    const std::function<void()> &idle)
{
    constexpr std::size_t bufferSize = std::size_t{1} << 16U;
    LineReader reader;
    std::vector<char> buffer(bufferSize);
    bool written = true;
    const auto answerLine
        = [&](std::string_view line) { written = written && (EndSignals::exitCode().has_value() || answer(line)); };
    while (written)
    {
        if (!waitForInput(ending, idle))
            return CheckEnd::Signalled;
        const std::optional<std::string_view> bytes = readSome(STDIN_FILENO, buffer);
        if (!bytes)
            return CheckEnd::ReadFailed;
        if (bytes->empty())
        {
            reader.finish(answerLine);
            return written ? CheckEnd::Done : CheckEnd::WriteFailed;
        }
        reader.read(*bytes, answerLine);
    }
    return CheckEnd::WriteFailed;
}

} // namespace dossier
