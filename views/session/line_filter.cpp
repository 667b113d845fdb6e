#include "views/session/line_filter.h"

#include "views/kit/plain_text.h"
#include "views/session/journal_wording.h"

#include <QStringList>

#include <algorithm>

namespace dossier
{

namespace
{

bool isOf(const JournalRow &row, int side)
{
    switch (side)
    {
    case everySide:
        return true;
    case publicSide:
        return !isSecret(row);
    case secretSide:
        return isSecret(row);
    default:
        return row.side == side;
    }
}

bool isAbout(const JournalRow &row, int topic)
{
    return topic == everyTopic || (row.topics & (1U << static_cast<unsigned>(topic))) != 0;
}

/// Splits the search into pieces: a word, or a word with the number that follows it, such as "Clone 1".
QStringList piecesOf(const QString &words)
{
    const auto isNumber
        = [](const QString &word) { return std::ranges::all_of(word, [](QChar letter) { return letter.isDigit(); }); };
    QStringList pieces;
    for (const QString &word : words.simplified().split(u' ', Qt::SkipEmptyParts))
        if (isNumber(word) && !pieces.isEmpty() && !pieces.back().back().isDigit())
            pieces.back() += u' ' + word;
        else
            pieces << word;
    return pieces;
}

/// True when the text contains the piece with its numbers complete: 1 is no part of 12.
bool hasWord(const QString &text, const QString &piece)
{
    const auto isDigit = [&](qsizetype at) { return at >= 0 && at < text.size() && text[at].isDigit(); };
    for (qsizetype at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1))
    {
        const bool before = piece.front().isDigit() && isDigit(at - 1);
        const bool after = piece.back().isDigit() && isDigit(at + piece.size());
        if (!before && !after)
            return true;
    }
    return false;
}

} // namespace

bool isSecret(const JournalRow &row)
{
    const journal::Line &line = row.line;
    return line.what == journal::LineKind::Done && line.kind.open.empty();
}

bool LineFilter::passes(const JournalRow &row) const
{
    const bool tables = isTables && row.line.what != journal::LineKind::Done;
    if (!isOf(row, side) || !(tables || isAbout(row, topic)))
        return false;
    const QStringList sought = piecesOf(folded(words));
    if (sought.isEmpty())
        return true;
    const QString text = folded(wording::sentence(row)).simplified();
    return std::ranges::all_of(sought, [&](const QString &piece) { return hasWord(text, piece); });
}

} // namespace dossier
