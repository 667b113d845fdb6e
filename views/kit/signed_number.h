#pragma once

#include <QString>

#include <cstdlib>

namespace dossier::wording
{

/// Returns "+2", "−2" or "0" for a number that is added to another.
inline QString signedNumber(int number)
{
    const QString sign = number > 0 ? QStringLiteral("+") : number < 0 ? QStringLiteral("−") : QString();
    return sign + QString::number(std::abs(number));
}

} // namespace dossier::wording
