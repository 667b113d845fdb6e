#pragma once

#include "model/specter/seen/view.h"

#include <QString>

namespace dossier::wording
{

/// Returns the button text of a command: "Move to K17".
QString button(const specter::View &view, const specter::Command &command);

} // namespace dossier::wording
