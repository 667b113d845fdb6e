#pragma once

#include "views/kit/part.h"
#include "views/omega/selection/omega_command.h"

namespace dossier
{

class JournalStrip;

/// The game as the journal records it: the times of day of its first and last line, and the last event.
struct EndText
{
    QString began{};
    QString ended{};
    QString last{};
};

struct EndActions
{
    /// Names the winner.
    std::function<void(const OmegaCommand &command)> give{};
    std::function<void()> close{};
    /// Goes to the start page.
    std::function<void()> leave{};
};

/// The end of a game, for all players to look at together: the winner, the round and the duration, the state of each
/// commando, the adrenaline.
Part endPanel(const omega::PublicTable &table, const EndText &ending, const EndActions &actions);

/// Returns how the journal of that many lines describes the end: how the game ended, also against a rule, without the
/// line that later names the winner.
EndText endText(const JournalStrip &journal, std::uint32_t lines);

} // namespace dossier
