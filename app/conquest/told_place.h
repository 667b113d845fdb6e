#pragma once

#include "views/session/told_session.h"

namespace dossier
{

/// Where a session of Conquest of Planet Earth in that file stands: its round, its players and their terror.
ToldPlace conquestPlace(const QString &path, qint64 number);

} // namespace dossier
