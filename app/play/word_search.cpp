#include "app/play/word_search.h"

#include "views/kit/plain_text.h"

#include <algorithm>

namespace dossier
{

namespace
{

/// A word and its place in the text.
struct PlacedWord
{
    qsizetype from = 0;
    qsizetype length = 0;
    QString folded{};
};

bool belongsToWord(QChar character)
{
    return character.isLetterOrNumber() || character.isMark() || character.isSurrogate();
}

std::vector<PlacedWord> placedWords(const QString &text)
{
    std::vector<PlacedWord> words;
    for (qsizetype at = 0; at < text.size(); ++at)
    {
        const qsizetype from = at;
        while (at < text.size() && belongsToWord(text.at(at)))
            ++at;
        if (const QString word = folded(text.mid(from, at - from)); !word.isEmpty())
            words.push_back({from, at - from, word});
    }
    return words;
}

} // namespace

QStringList searchedWords(const QString &text)
{
    QStringList words;
    for (const PlacedWord &word : placedWords(text))
        words << word.folded;
    return words;
}

std::optional<Marks> marksIn(const QString &text, const QStringList &searched)
{
    const std::vector<PlacedWord> words = placedWords(text);
    const auto begins = [](const PlacedWord &word, const QString &wanted) { return word.folded.startsWith(wanted); };
    const auto isThere = [&](const QString &wanted)
    { return std::ranges::any_of(words, [&](const PlacedWord &word) { return begins(word, wanted); }); };
    if (searched.isEmpty() || !std::ranges::all_of(searched, isThere))
        return std::nullopt;
    Marks marks;
    for (const PlacedWord &word : words)
        if (std::ranges::any_of(searched, [&](const QString &wanted) { return begins(word, wanted); }))
            marks.emplace_back(word.from, word.length);
    return marks;
}

QString marked(const QString &text, const Marks &marks)
{
    QString shown;
    qsizetype end = 0;
    for (const auto &[from, length] : marks)
    {
        shown += text.mid(end, from - end) + u'[' + text.mid(from, length) + u']';
        end = from + length;
    }
    return shown + text.mid(end);
}

} // namespace dossier
