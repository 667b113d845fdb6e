#include "views/session/line_filter.h"

#include "views/kit/plain_text.h"
#include "views/session/told_wording.h"

#include <QStringList>

#include <algorithm>

namespace dossier
{

namespace
{

bool isOf(const ToldLine &told, int side)
{
    switch (side)
    {
    case everySide:
        return true;
    case publicSide:
        return !isSecret(told);
    case secretSide:
        return isSecret(told);
    default:
        return told.side == side;
    }
}

bool isAbout(const ToldLine &told, int topic)
{
    return topic == everyTopic || (told.topics & (1U << static_cast<unsigned>(topic))) != 0;
}

/// What is sought, piece by piece: a word, or a word with the number that follows it, as "Clone 1".
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

/// Whether a piece stands in a text with its numbers whole: 1 is no part of 12.
bool hasWhole(const QString &text, const QString &piece)
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

bool isSecret(const ToldLine &told)
{
    const journal::Line &line = told.line;
    return line.what == journal::LineKind::Done && line.kind.open.empty();
}

bool LineFilter::passes(const ToldLine &told) const
{
    const bool tables = isTables && told.line.what != journal::LineKind::Done;
    if (!isOf(told, side) || !(tables || isAbout(told, topic)))
        return false;
    const QStringList sought = piecesOf(folded(words));
    if (sought.isEmpty())
        return true;
    const QString text = folded(wording::sentence(told)).simplified();
    return std::ranges::all_of(sought, [&](const QString &piece) { return hasWhole(text, piece); });
}

} // namespace dossier
