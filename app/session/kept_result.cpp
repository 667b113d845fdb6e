#include "app/session/kept_result.h"

namespace dossier
{

namespace
{

/// Returns the beginning of a stored result, which no text of a person has.
QString beginning(const QString &game)
{
    return u'=' + game;
}

} // namespace

QString keptResult(const QString &game, const QStringList &values)
{
    return (QStringList{beginning(game)} + values).join(u' ');
}

QStringList valuesOfResult(const QString &game, const QString &kept)
{
    QStringList words = kept.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty() || words.takeFirst() != beginning(game))
        return {};
    return words;
}

} // namespace dossier
