#pragma once

#include "app/check/kinds.h"

#include <cstdint>

namespace dossier
{

/// The reason why serving queries ended.
enum class CheckEnd : std::uint8_t
{
    /// The input ended, and all of it is answered.
    Done,
    ReadFailed,
    WriteFailed,
    /// A signal requested the end (EndSignals).
    Signalled,
};

/// Runs `dossier check` with the given kinds of query: answers each line of standard input with a line on standard
/// output, until the input ends. Writes the answer to everything it has read before it waits for more. Ignores SIGPIPE
/// from then on.
CheckEnd serveCheck(const QueryKinds &kinds);

} // namespace dossier
