#include "views/omega/words/printing.h"

#include <QCoreApplication>

namespace dossier
{

Printing printingOf(const QString &edition)
{
    return edition == QLatin1String("first") ? Printing::First : Printing::Revised;
}

namespace wording
{

namespace
{

/// The translation context of all names.
struct Wording
{
    Q_DECLARE_TR_FUNCTIONS(Wording)
};

} // namespace

QString name(Printing printing)
{
    return printing == Printing::First ? Wording::tr("First") : Wording::tr("Revised");
}

QString explanation(Printing printing)
{
    return printing == Printing::First
        ? Wording::tr("The rulebook as first printed: a figure sees another along shortest paths.")
        : Wording::tr("The rulebook as revised: a figure sees another by two straight lines from one corner.");
}

} // namespace wording

} // namespace dossier
