#pragma once

namespace dossier::test
{

/// Lets the process say why it ends, by an exception or a signal, and where: lines of `END:` and `AT:`.
void sayLastWords();

/// An exception is thrown now.
void noteThrow();

} // namespace dossier::test
