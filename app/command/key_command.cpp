#include "app/command/key_command.h"

#include "app/check/descriptor.h"
#include "app/command/help_text.h"
#include "app/play/key_words.h"
#include "app/play/play_process.h"

#include <QCoreApplication>

#include <unistd.h>

#include <algorithm>
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

/// The text on standard input; nothing when it cannot be read.
std::optional<std::string> textOfInput()
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
    return answer.code == EXIT_SUCCESS ? print(answer.text + u'\n') : complain(answer.text, answer.code);
}

int restore()
{
    std::optional<std::string> words = textOfInput();
    return words ? tell(addKeyOfWords(*std::move(words)))
                 : complain(KeyWords::tr("The words could not be read."), failedTransfer);
}

/// The first line of standard input is the passphrase; an empty one would remove it.
int lock()
{
    std::optional<std::string> text = textOfInput();
    if (text)
        text->resize(std::min(text->find_first_of("\r\n"), text->size()));
    if (!text)
        return complain(KeyWords::tr("The passphrase could not be read."), failedTransfer);
    return text->empty() ? complain(KeyWords::tr("The passphrase is empty."), EXIT_FAILURE)
                         : tell(lockedBy(*std::move(text)));
}

} // namespace

int runKey(const QStringList &arguments)
{
    if (const QStringList given = arguments.mid(0, 2);
        given.size() == 2 && given.front() == QStringLiteral("--passphrase-file"))
    {
        const KeyAnswer no = unlockedByFile(given.back());
        return no.code == EXIT_SUCCESS ? runKey(arguments.mid(2)) : tell(no);
    }
    if (arguments == QStringList{QStringLiteral("--set-passphrase")})
        return lock();
    if (arguments == QStringList{QStringLiteral("--remove-passphrase")})
        return tell(lockedBy({}));
    if (arguments == QStringList{QStringLiteral("--help")})
        return print(keyHelpText());
    if (arguments == QStringList{QStringLiteral("--words")})
        return tell(keysInWords());
    if (arguments == QStringList{QStringLiteral("--restore")})
        return restore();
    return complain(keyUsage().trimmed(), wrongUsage);
}

} // namespace dossier
