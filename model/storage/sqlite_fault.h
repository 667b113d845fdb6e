#pragma once

#include "model/storage/storage_error.h"

namespace dossier::storage
{

/// What an extended result code of SQLite means, with the system's own error number where there is one.
StorageFault faultOf(int code, int systemError);

} // namespace dossier::storage
