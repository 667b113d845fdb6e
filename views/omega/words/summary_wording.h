#pragma once

#include "model/omega/seen/summary.h"

#include <QStringList>

namespace dossier::wording
{

/// Returns wounds, downed commandos, adrenaline and hits of a game in short; empty before its first round.
QStringList figuresOf(const omega::Summary &summary);

} // namespace dossier::wording
