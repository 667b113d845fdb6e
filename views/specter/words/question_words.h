#pragma once

#include "model/specter/seen/view.h"
#include "views/specter/selection/inference.h"

#include <QString>

namespace dossier::wording
{

/// What a look from a space would tell of what is known.
QString lookText(const specter::Coordinate &from, const specter::Expectation &expectation);

/// What the Prophet's look back would tell.
QString lookBackText(const specter::Expectation &expectation);

/// What the motion sensor would tell.
QString sensorText(const specter::Expectation &expectation);

} // namespace dossier::wording
