#pragma once

#include "model/specter/seen/view.h"
#include "views/specter/selection/inference.h"

#include <QString>

namespace dossier::wording
{

/// Describes how a look from a space would change the knowledge.
QString lookText(const specter::Coordinate &from, const specter::Expectation &expectation);

/// Describes how the Prophet's look back would change it.
QString lookBackText(const specter::Expectation &expectation);

/// Describes how the motion sensor would change it.
QString sensorText(const specter::Expectation &expectation);

} // namespace dossier::wording
