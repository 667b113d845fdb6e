#pragma once

#include "views/kit/part.h"

namespace dossier
{

/// The player at the computer, by name and without a view.
struct SeatBarState
{
    QString seated{};
    /// True when that seat has secrets.
    bool isSecret = false;
    /// The next player; empty when there is none.
    QString next{};
    bool isAgents = false;
    /// The agent's player has the computer to himself, and can share it again.
    bool isAlone = false;
    bool offersAlone = false;
};

struct SeatBarActions
{
    Action<> handOver{};
    Action<bool> keepAlone{};
};

/// Names the player at the computer, and lets another player take it.
Part seatBar(const SeatBarState &state, const SeatBarActions &actions);

} // namespace dossier
