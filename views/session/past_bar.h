#pragma once

#include "views/kit/part.h"

namespace dossier
{

/// A past moment that is shown: the number, the time and the text of its line; line 0 is the start.
struct PastMoment
{
    unsigned line = 0;
    QString time{};
    QString sentence{};
};

struct PastActions
{
    Action<> showNow{};
    /// Continues the game from the table shown: later lines are undone, and stay in the journal.
    Action<> goOn{};
};

/// Says in one line that a past table is shown, and leads back, or continues from there: the board stays visible
/// above it at any font size.
Part pastBar(const PastMoment &moment, const PastActions &actions);

} // namespace dossier
