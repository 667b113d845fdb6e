#include "views/kit/percentage.h"

#include <QCoreApplication>
#include <QLocale>

namespace dossier::wording
{

QString percentage(double chance, int digits)
{
    return QCoreApplication::translate("Percentage", "%1%", "percent")
        .arg(QLocale().toString(100 * chance, 'f', digits));
}

QString percentage(const Fraction &chance)
{
    return percentage(chance.approximately());
}

} // namespace dossier::wording
