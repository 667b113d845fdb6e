#pragma once

#include "app/check/kinds.h"

#include <cstdint>

namespace dossier
{

/// How serving queries ended.
enum class CheckEnd : std::uint8_t
{
    /// The input ended, and all of it is answered.
    Done,
    ReadFailed,
    WriteFailed,
    /// A signal asked for the end (EndSignals).
    Signalled,
};

/// `dossier check` of those kinds: answers each line of standard input by a line on standard output, until the input
/// ends. All that was read is answered and written before more is waited for. Ignores SIGPIPE from then on.
CheckEnd serveCheck(const QueryKinds &kinds);

} // namespace dossier
