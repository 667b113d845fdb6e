#include "views/omega/editor/map_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace dossier::wording
{

namespace
{

/// The translation context of all names.
struct Wording
{
    Q_DECLARE_TR_FUNCTIONS(Wording)
};

} // namespace

QString size(const MapFacts &facts)
{
    return Wording::tr("%1 × %2 spaces", "columns and rows of a map").arg(facts.width).arg(facts.height);
}

QString rooms(int count)
{
    return Wording::tr("%n room(s)", nullptr, count);
}

QString floorSpaces(int count)
{
    return Wording::tr("%n floor space(s)", nullptr, count);
}

QString wallSpaces(int count)
{
    return Wording::tr("%n wall space(s)", nullptr, count);
}

QString doors(int count)
{
    return Wording::tr("%n closed door(s)", nullptr, count);
}

QString rubbleSpaces(int count)
{
    return Wording::tr("%n rubble space(s)", nullptr, count);
}

QString emiTiles(int count)
{
    return Wording::tr("%n EMI tile(s)", nullptr, count);
}

QString summary(const MapFacts &facts)
{
    QStringList parts{size(facts), rooms(facts.rooms)};
    if (facts.doors > 0)
        parts << doors(facts.doors);
    if (facts.rubbleSpaces > 0)
        parts << rubbleSpaces(facts.rubbleSpaces);
    if (facts.emiTiles > 0)
        parts << emiTiles(facts.emiTiles);
    // Keeps a number on one line with its noun.
    parts.replaceInStrings(QStringLiteral(" "), QString(QChar::Nbsp));
    return parts.join(QStringLiteral(", "));
}

} // namespace dossier::wording
