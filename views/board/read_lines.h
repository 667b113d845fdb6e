#pragma once

#include "views/kit/part.h"

namespace dossier
{

/// A text in so many lines, however long it is: nothing below it moves. What has no room is read at the tooltip, by the
/// tab key, too; the part of it that is kept stays whole.
Part readLines(const QString &key, const QString &words, int lines, Role role = Role::Small, const QString &kept = {});

} // namespace dossier
