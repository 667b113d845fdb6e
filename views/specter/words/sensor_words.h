#pragma once

#include "model/specter/seen/sensor.h"

#include <QString>

namespace dossier::wording
{

/// What the sensor says: "north-east", "here", "nothing".
QString name(specter::Reading reading);

} // namespace dossier::wording
