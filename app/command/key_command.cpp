#include "app/command/key_command.h"

#include "app/check/descriptor.h"
#include "app/command/help_text.h"
#include "app/play/game_wording.h"
#include "app/play/key_file.h"
#include "app/play/play_process.h"
#include "model/vault/written_key.h"

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

int showWords()
{
    const storage::Stored<vault::KeyPtr> key = keyFor({});
    if (!key)
        return fail(wording::sentence(key.error()), failedTransfer);
    std::string words = wordsOf(**key);
    const bool isWritten = writeAll(STDOUT_FILENO, words + '\n');
    vault::wipe(words);
    return isWritten ? EXIT_SUCCESS : failedTransfer;
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

QString sentence(vault::Fault fault)
{
    if (fault == vault::Fault::WrongCount)
        return KeyWords::tr("A key has 24 words.");
    return fault == vault::Fault::UnknownWord
        ? KeyWords::tr("One of the words is in no list. Compare them with the paper.")
        : KeyWords::tr("These words do not fit together: one of them is another, or two have changed places.");
}

int restore()
{
    std::optional<std::string> words = wordsOfInput();
    if (!words)
        return fail(KeyWords::tr("The words could not be read."), failedTransfer);
    const tl::expected<vault::Key, vault::Fault> key = vault::keyOfPaperKey(*words);
    vault::wipe(*words);
    if (!key)
        return fail(sentence(key.error()));
    const storage::Stored<vault::KeyPtr> there = placeKey(*key);
    if (!there)
        return fail(wording::sentence(there.error()), failedTransfer);
    if (!vault::areSame(**there, *key))
        return fail(KeyWords::tr("Another key is in %1 and stays there: games of this computer need it. Keep it under "
                                 "another name, and try again.")
                .arg(keyFilePath()));
    return print(KeyWords::tr("The key is in %1.").arg(keyFilePath()) + u'\n');
}

} // namespace

int runKey(const QStringList &arguments)
{
    if (arguments == QStringList{QStringLiteral("--help")})
        return print(keyHelpText());
    if (arguments == QStringList{QStringLiteral("--words")})
        return showWords();
    if (arguments == QStringList{QStringLiteral("--restore")})
        return restore();
    return fail(keyUsage().trimmed(), wrongUsage);
}

} // namespace dossier
