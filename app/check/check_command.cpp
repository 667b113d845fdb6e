#include "check_command.h"

#include "descriptor.h"
#include "line_reader.h"

#include <unistd.h>

#include <csignal>
#include <string>
#include <vector>

namespace dossier
{

namespace
{

constexpr int success = 0;
constexpr int wrongUsage = 2;
constexpr int failedTransfer = 74;
constexpr std::size_t bufferSize = std::size_t{1} << 16U;

constexpr std::string_view usage = "Usage: dossier check [--help]\n";

constexpr std::string_view help = R"(Usage: dossier check [--help]

Answers questions about the rules of LEVEL 7 [OMEGA PROTOCOL]: one JSON query a
line on standard input, one JSON answer a line on standard output, in the same
order. A line that is no query gets an answer that says what is wrong with it.

Kinds of queries:
  omega.sight      what a figure sees of another, and cover
  omega.sight_map  all the spaces that a figure sees
  omega.distance   the distance between two spaces, and EMI on the way
  omega.aura       the distance between two figures, for auras
  omega.reach      where a move may end, and what it costs
  omega.move       whether a move is legal
  omega.gas        whether markers of corrosive gas may lie so
  omega.rooms      the rooms of a map
  dice.omega       the odds of a roll

Example:
  echo '{"kind": "dice.omega", "black": 1, "red": 0, "threshold": 1, "reroll": null}' | dossier check

Exit codes: 0 at the end of the input, 2 for wrong usage, 74 when reading or
writing fails.
)";

/// Says on standard error what failed.
int failed(std::string_view what)
{
    writeAll(STDERR_FILENO, what);
    return failedTransfer;
}

int written(std::string_view text)
{
    return writeAll(STDOUT_FILENO, text) ? success : failed("dossier check: writing to standard output failed\n");
}

/// Answers until the input ends. All that was read is answered and written before more is waited for.
int serve()
{
    LineReader reader;
    std::vector<char> buffer(bufferSize);
    std::string answers;
    const auto answerLine = [&](std::string_view line) { answers += answer(line) + '\n'; };
    while (true)
    {
        const std::optional<std::string_view> bytes = readSome(STDIN_FILENO, buffer);
        if (!bytes)
            return failed("dossier check: reading standard input failed\n");
        if (bytes->empty())
        {
            reader.finish(answerLine);
            return written(answers);
        }
        reader.read(*bytes, answerLine);
        if (const int code = written(answers); code != success)
            return code;
        answers.clear();
    }
}

} // namespace

int runCheck(std::span<const std::string_view> arguments)
{
    std::signal(SIGPIPE, SIG_IGN);
    if (arguments.empty())
        return serve();
    if (arguments.size() == 1 && arguments.front() == "--help")
        return written(help);
    writeAll(STDERR_FILENO, usage);
    return wrongUsage;
}

} // namespace dossier
