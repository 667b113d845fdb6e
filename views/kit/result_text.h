#pragma once

#include <QString>

namespace dossier
{

/// How a session ended, of what its game kept of it, in the language that is spoken; empty for what the game did not
/// keep.
using ResultWords = QString (*)(const QString &kept);

/// How a session ended, as it is read: what its game kept by those words, what people wrote as they wrote it.
inline QString resultText(const QString &kept, ResultWords words)
{
    const QString text = words != nullptr ? words(kept) : QString();
    return text.isEmpty() ? kept : text;
}

} // namespace dossier
