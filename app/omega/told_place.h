#pragma once

#include "views/session/told_session.h"

namespace dossier
{

/// Where a session of LEVEL 7 in that file stands: its round and its commandos.
ToldPlace omegaPlace(const QString &path, qint64 number);

} // namespace dossier
