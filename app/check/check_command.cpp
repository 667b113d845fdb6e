#include "app/check/check_command.h"

#include "app/check/descriptor.h"
#include "app/check/line_reader.h"

#include <unistd.h>

#include <csignal>
#include <string>
#include <vector>

namespace dossier
{

CheckEnd serveCheck(const QueryKinds &kinds)
{
    constexpr std::size_t bufferSize = std::size_t{1} << 16U;
    std::signal(SIGPIPE, SIG_IGN);
    LineReader reader;
    std::vector<char> buffer(bufferSize);
    std::string answers;
    const auto answerLine = [&](std::string_view line) { answers += answer(line, kinds) + '\n'; };
    while (true)
    {
        const std::optional<std::string_view> bytes = readSome(STDIN_FILENO, buffer);
        if (!bytes)
            return CheckEnd::ReadFailed;
        const bool atEnd = bytes->empty();
        if (atEnd)
            reader.finish(answerLine);
        else
            reader.read(*bytes, answerLine);
        if (!writeAll(STDOUT_FILENO, answers))
            return CheckEnd::WriteFailed;
        if (atEnd)
            return CheckEnd::Done;
        answers.clear();
    }
}

} // namespace dossier
