#include "views/omega/words/printing.h"

namespace dossier
{

Printing printingOf(const QString &edition)
{
    return edition == QLatin1String("first") ? Printing::First : Printing::Revised;
}

} // namespace dossier
