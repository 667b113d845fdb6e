#include "app/play/key_words.h"

#include "app/play/game_wording.h"
#include "app/play/key_file.h"
#include "app/play/play_process.h"
#include "model/vault/written_key.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

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
        : KeyAnswerWords::tr("These words do not fit together: one of them is another, or two have changed places.");
}

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

KeyAnswer addKeyOfWords(std::string words)
{
    const tl::expected<vault::Key, vault::Fault> key = vault::keyOfPaperKey(words);
    vault::wipe(words);
    if (!key)
        return {sentence(key.error()), EXIT_FAILURE};
    const storage::Stored<QString> path = addKey(*key);
    if (!path)
        return {wording::sentence(path.error()), failedTransfer};
    return {KeyAnswerWords::tr("The key is in %1.").arg(*path)};
}

} // namespace dossier
