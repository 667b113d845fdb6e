#pragma once

#include "views/session/told_session.h"

namespace dossier
{

/// Where a session of Specter Ops in that file stands: its turn and how many hunters there are.
ToldPlace specterPlace(const QString &path, qint64 number);

} // namespace dossier
