#include "app/play/play_process.h"

#include "app/check/descriptor.h"
#include "app/check/line_reader.h"
#include "app/command/command_line.h"
#include "app/session/game_session.h"

#include <unistd.h>

#include <vector>

namespace dossier
{

namespace
{

/// After so long without a line what was played is carried over from the log into the file.
constexpr int idleMilliseconds = 60000;

} // namespace

Outside outsideOfPlay()
{
    return {newEventId, momentNow};
}

bool say(const QString &text)
{
    return writeAll(STDERR_FILENO, text.toLocal8Bit().toStdString());
}

int complain(const QString &sentence)
{
    say(sentence + u'\n');
    return noGame;
}

bool sayLine(const std::string &line)
{
    return writeAll(STDOUT_FILENO, line + '\n');
}

CheckEnd serveLines(const std::function<bool(std::string_view line)> &answer, const std::function<void()> &idle)
{
    constexpr std::size_t bufferSize = std::size_t{1} << 16U;
    LineReader reader;
    std::vector<char> buffer(bufferSize);
    bool written = true;
    const auto answerLine = [&](std::string_view line) { written = written && answer(line); };
    while (written)
    {
        // Whoever takes the file along while nothing is said has the evening.
        if (!isReadyWithin(STDIN_FILENO, idleMilliseconds))
            idle();
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
