#include "app/command/key_command.h"

#include "app/check/descriptor.h"
#include "app/command/help_text.h"
#include "app/play/key_words.h"
#include "app/play/play_process.h"

#include <QCoreApplication>

#include <unistd.h>

#include <array>
#include <cstdlib>

namespace dossier
{

namespace
{

struct KeyWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// 24 words are far shorter.
constexpr std::size_t longestInput = 4096;

int print(const QString &text)
{
    return writeAll(STDOUT_FILENO, text.toStdString()) ? EXIT_SUCCESS : failedTransfer;
}

int fail(const QString &text, int code = EXIT_FAILURE)
{
    say(text + u'\n');
    return code;
}

/// The words on standard input; nothing when they cannot be read.
std::optional<std::string> wordsOfInput()
{
    std::string words;
    std::array<char, 512> part{};
    while (words.size() <= longestInput)
    {
        const ssize_t count = read(STDIN_FILENO, part.data(), part.size());
        if (count < 0)
            return std::nullopt;
        if (count == 0)
            break;
        words.append(part.data(), static_cast<std::size_t>(count));
    }
    part.fill('\0');
    return words;
}

int tell(const KeyAnswer &answer)
{
    return answer.code == EXIT_SUCCESS ? print(answer.text + u'\n') : fail(answer.text, answer.code);
}

int restore()
{
    std::optional<std::string> words = wordsOfInput();
    return words ? tell(addKeyOfWords(*std::move(words)))
                 : fail(KeyWords::tr("The words could not be read."), failedTransfer);
}

} // namespace

int runKey(const QStringList &arguments)
{
    if (arguments == QStringList{QStringLiteral("--help")})
        return print(keyHelpText());
    if (arguments == QStringList{QStringLiteral("--words")})
        return tell(keysInWords());
    if (arguments == QStringList{QStringLiteral("--restore")})
        return restore();
    return fail(keyUsage().trimmed(), wrongUsage);
}

} // namespace dossier
