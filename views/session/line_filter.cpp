#include "views/session/line_filter.h"

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
    const QStringList sought = words.split(u' ', Qt::SkipEmptyParts);
    if (sought.isEmpty())
        return true;
    const QString text = wording::sentence(told);
    return std::ranges::all_of(sought, [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace dossier
