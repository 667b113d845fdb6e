#pragma once

#include "views/kit/part.h"

namespace dossier
{

/// A moment that is looked back at: after which line, when, and what the line tells; line 0 is the start.
struct PastMoment
{
    unsigned line = 0;
    QString time{};
    QString sentence{};
};

struct PastActions
{
    Action<> showNow{};
    /// The game goes on from what is seen: what came after is undone, and stays in the journal.
    Action<> goOn{};
};

/// Says in one line that the table is seen as it stood earlier, and leads back, or goes on from there: the board stays
/// in sight above it, however large the text is.
Part pastBar(const PastMoment &moment, const PastActions &actions);

} // namespace dossier
