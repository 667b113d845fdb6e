#pragma once

#include "views/kit/part.h"

#include <optional>

namespace dossier
{

/// A past moment that is shown: the number, the time and the text of its line; line 0 is the start.
struct PastMoment
{
    unsigned line = 0;
    QString time{};
    QString sentence{};
    /// True while a replay goes on by itself, so many times as fast as usual.
    bool isPlaying = false;
    double speed = 1;
    /// The sentence of a turning point before or after it; empty where it is far away, nothing where there is none.
    std::optional<QString> turnedBefore{};
    std::optional<QString> turnsNext{};
};

struct PastActions
{
    Action<> showNow{};
    /// Continues the game from the table shown: later lines are undone, and stay in the journal.
    Action<> goOn{};
    /// Begins or halts the replay.
    Action<> play{};
    /// Goes to the next speed.
    Action<> changeSpeed{};
    /// Go to the turning point before or after.
    Action<> toTurnBefore{};
    Action<> toTurnAfter{};
};

/// Says in one line that a past table is shown, replays it, and leads back, or continues from there: the board stays
/// visible above it at any font size.
Part pastBar(const PastMoment &moment, const PastActions &actions);

} // namespace dossier
