#include "app/play/play_process.h"

#include "app/check/descriptor.h"
#include "app/check/line_reader.h"
#include "app/play/chance.h"

#include <QCoreApplication>

#include <unistd.h>

#include <vector>

namespace dossier
{

namespace
{

/// After so long without a line what was played is carried over from the log into the file.
constexpr int idleMilliseconds = 60000;

/// The translation context of the command line.
struct CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

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
