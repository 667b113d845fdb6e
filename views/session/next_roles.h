#pragma once

#include "views/kit/draft.h"

#include <QStringList>

namespace dossier
{

/// Returns the text of a field; empty when the draft has none.
inline QString textOf(const Draft &draft, const QString &key)
{
    const auto found = draft.find(key);
    return found == draft.end() ? QString() : found->second;
}

/// Returns the draft with each name in the next of these fields, and the last one's in the first.
inline Draft withNextRoles(const Draft &draft, const QStringList &keys)
{
    Draft next = draft;
    for (qsizetype i = 0; i < keys.size(); ++i)
        next[keys.at((i + 1) % keys.size())] = textOf(draft, keys.at(i));
    return next;
}

} // namespace dossier
