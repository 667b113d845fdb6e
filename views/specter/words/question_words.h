#pragma once

#include "model/specter/seen/view.h"
#include "views/specter/asks/inference.h"

#include <QString>

namespace dossier::wording
{

/// What a look from a space would tell of what is known.
QString lookTells(const specter::Coordinate &from, const specter::Expectation &told);

/// What the Prophet's look back would tell.
QString lookBackTells(const specter::Expectation &told);

/// What the motion sensor would tell.
QString sensorTells(const specter::Expectation &told);

} // namespace dossier::wording
