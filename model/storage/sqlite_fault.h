#pragma once

#include "model/storage/storage_error.h"

namespace dossier::storage
{

/// What an extended result code of SQLite means, with the system's own error number where there is one.
StorageFault faultOf(int code, int systemError);

/// The fault of a file that was not opened: `TooManyOpen` while this process can hardly open any, else the one that is
/// given.
StorageFault faultUnlessTooManyOpen(StorageFault fault);

/// The failure of folding a log in if the file is not there any more, `Replaced` or `Vanished`; success where the log
/// keeps what it could not carry over, as on a full disk.
Done unlessReplaced(const Done &folded);

} // namespace dossier::storage
