#include "app/play/key_words.h"

#include "app/play/game_wording.h"
#include "app/play/key_file.h"
#include "app/play/play_process.h"
#include "app/play/whole_file.h"
#include "model/vault/written_key.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cstdlib>

namespace dossier
{

namespace
{

struct KeyAnswerWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

QString wordsOf(const vault::Key &key)
{
    const bool isItalian = QLocale().language() == QLocale::Italian;
    std::string words = vault::paperKey(key, isItalian ? vault::PaperLanguage::Italian : vault::PaperLanguage::English);
    QString text = QString::fromStdString(words);
    vault::wipe(words);
    return text;
}

QString sentence(vault::Fault fault)
{
    if (fault == vault::Fault::WrongCount)
        return KeyAnswerWords::tr("A key has 24 words.");
    return fault == vault::Fault::UnknownWord
        ? KeyAnswerWords::tr("One of the words is in no list. Compare them with the paper.")
        : KeyAnswerWords::tr("All are words of the list, but one is another word or stands elsewhere.");
}

/// A last word of fewer letters is still being typed.
constexpr qsizetype certainLetters = 4;

} // namespace

KeyAnswer keysInWords()
{
    const storage::Stored<std::vector<vault::KeyPtr>> keys = accountKeys();
    if (!keys)
        return {wording::sentence(keys.error()), failedTransfer};
    QStringList lines;
    for (const vault::KeyPtr &key : *keys)
        lines << wordsOf(*key);
    return {lines.join(u'\n')};
}

TypedKey typedKey(std::string words)
{
    constexpr std::size_t wholeKey = 24;
    TypedKey typed;
    for (vault::PaperWord &word : vault::paperWordsIn(words))
    {
        typed.words.emplace_back(QString::fromStdString(word.text), word.isKnown);
        vault::wipe(word.text);
    }
    const auto isUnknown = [&](const std::pair<QString, bool> &word)
    { return !word.second && (&word != &typed.words.back() || word.first.size() >= certainLetters); };
    const bool isTyping = !typed.words.empty() && !typed.words.back().second;
    if (std::ranges::any_of(typed.words, isUnknown))
        typed.fault = sentence(vault::Fault::UnknownWord);
    else if (typed.words.size() >= wholeKey && !isTyping)
    {
        const tl::expected<vault::Key, vault::Fault> key = vault::keyOfPaperKey(words);
        typed.isKey = key.has_value();
        typed.fault = key ? QString() : sentence(key.error());
    }
    vault::wipe(words);
    return typed;
}

KeyAnswer addKeyOfWords(std::string words)
{
    const tl::expected<vault::Key, vault::Fault> key = vault::keyOfPaperKey(words);
    vault::wipe(words);
    if (!key)
        return {sentence(key.error()), EXIT_FAILURE};
    const storage::Stored<AddedKey> added = addKey(*key);
    if (!added)
        return {wording::sentence(added.error()), failedTransfer};
    if (!added->moved.isEmpty())
        return {
            KeyAnswerWords::tr("The key is in %1, and new games use it. The locked key is now in %2: you can delete "
                               "that file once all your games open.")
                .arg(added->path, added->moved)};
    return {KeyAnswerWords::tr("The key is in %1.").arg(added->path)};
}

KeyAnswer openedByFile(const QString &path, const QString &campaign)
{
    using enum storage::StorageFault;
    const storage::Done done = useKeyFile(path, campaign);
    if (done)
        return {};
    return {done.error().fault == KeyLocked
            ? KeyAnswerWords::tr("A passphrase locks this key file: type it under “Passphrase”.")
            : done.error().fault == WrongKey
            ? KeyAnswerWords::tr("This is a key file, but not the one of this campaign.")
            : KeyAnswerWords::tr("This is no key file, or it is damaged."),
        EXIT_FAILURE};
}

KeyAnswer unlockedByFile(const QString &path, const QString &named)
{
    constexpr qint64 largest = 4096;
    tl::expected<QByteArray, FileFault> bytes = readWholeFile(path, largest);
    if (!bytes)
        return {KeyAnswerWords::tr("The passphrase could not be read from %1.").arg(path), failedTransfer};
    QByteArray line = bytes->left(bytes->indexOf('\n') < 0 ? bytes->size() : bytes->indexOf('\n'));
    if (line.endsWith('\r'))
        line.chop(1);
    KeyAnswer answer = unlockedBy(line.toStdString(), named);
    line.fill('\0');
    bytes->fill('\0');
    return answer;
}

KeyAnswer unlockedBy(std::string passphrase, const QString &named)
{
    const tl::expected<void, vault::Fault> done = unlockKeys(passphrase, named);
    vault::wipe(passphrase);
    if (done)
        return {};
    return {done.error() == vault::Fault::WrongKey ? KeyAnswerWords::tr("This is not the passphrase of your key.")
            : done.error() == vault::Fault::TooCostly
            ? KeyAnswerWords::tr("To open this key takes more memory than there is.")
            : KeyAnswerWords::tr("The key file is damaged. Its 24 words make another one."),
        EXIT_FAILURE};
}

KeyAnswer lockedBy(std::string passphrase)
{
    const bool isNone = passphrase.empty();
    const storage::Done done = setPassphrase(passphrase);
    vault::wipe(passphrase);
    if (!done)
        return {wording::sentence(done.error()), failedTransfer};
    return {isNone ? KeyAnswerWords::tr("Your key needs no passphrase any more.")
                   : KeyAnswerWords::tr("Your key is locked by this passphrase from the next start on. Without it, and "
                                        "without the 24 words, the secrets of your games are lost.")};
}

} // namespace dossier
