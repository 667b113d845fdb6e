#pragma once

#include <QString>

#include <cstdlib>

namespace dossier::wording
{

/// "+2", "−2" or "0": what is added to another number.
inline QString signedNumber(int number)
{
    const QString sign = number > 0 ? QStringLiteral("+") : number < 0 ? QStringLiteral("−") : QString();
    return sign + QString::number(std::abs(number));
}

} // namespace dossier::wording
