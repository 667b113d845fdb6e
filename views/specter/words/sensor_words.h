#pragma once

#include "model/specter/seen/sensor.h"

#include <QString>

namespace dossier::wording
{

/// Returns the sensor's reading: "north-east", "here", "nothing".
QString name(specter::Reading reading);

} // namespace dossier::wording
