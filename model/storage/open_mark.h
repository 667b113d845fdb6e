#pragma once

#include "model/storage/campaign_values.h"
#include "model/storage/sqlite_connection.h"

namespace dossier::storage
{

// What is played lies in the log beside a file until it is carried over. A file that is taken along without its log
// must say that there was more: before anything goes into an empty log, the file itself is marked; when the log is
// empty again, the mark is gone. So a copy of the file alone either has everything or says that it has not.

/// Marks the file, so that what that session appends next may stay in the log alone.
Done markOpen(Connection &connection, SessionId session);

/// Carries the log over into the file and takes the mark away: the file alone has everything now.
Done foldIn(Connection &connection);

/// Takes the mark from a copy, which has all that the log had.
Done clearOpenMark(Connection &copy);

/// Whether file and log together say that there is more in the log.
Stored<bool> isMarkedOpen(Connection &connection);

} // namespace dossier::storage
