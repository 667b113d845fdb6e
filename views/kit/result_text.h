#pragma once

#include <QString>

namespace dossier
{

/// Returns how a session ended, from the text that its game stored, in the current language; empty for a text that the
/// game did not store.
using ResultWords = QString (*)(const QString &kept);

/// Returns how a session ended, for display: a text that its game stored by `words`, a text that people wrote
/// unchanged.
inline QString resultText(const QString &kept, ResultWords words)
{
    const QString text = words != nullptr ? words(kept) : QString();
    return text.isEmpty() ? kept : text;
}

} // namespace dossier
