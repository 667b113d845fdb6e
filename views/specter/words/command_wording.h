#pragma once

#include "model/specter/seen/view.h"

#include <QString>

namespace dossier::wording
{

/// What a command will do, as a button says it: "Move to K17".
QString button(const specter::View &view, const specter::Command &command);

} // namespace dossier::wording
