#include "views/kit/percentage.h"

#include <QCoreApplication>
#include <QLocale>

namespace dossier::wording
{

QString percentage(const Fraction &chance)
{
    return QCoreApplication::translate("Percentage", "%1%", "percent")
        .arg(QLocale().toString(100 * chance.approximately(), 'f', 1));
}

} // namespace dossier::wording
