#pragma once

#include "views/kit/part.h"
#include "views/omega/selection/omega_command.h"

namespace dossier
{

class JournalStrip;

/// The evening as the journal tells it: the times of day of its first and last line, and what happened last.
struct EndText
{
    QString began{};
    QString ended{};
    QString last{};
};

struct EndActions
{
    /// Says who has won.
    std::function<void(const OmegaCommand &command)> give{};
    std::function<void()> close{};
    /// Goes to the start page.
    std::function<void()> leave{};
};

/// How a game ended, for everybody to look at together: who has won, in which round and after how long, how each
/// commando came out of it, where the adrenaline is.
Part endPanel(const omega::PublicTable &table, const EndText &ending, const EndActions &actions);

/// How the journal of so many lines tells the end: how the game ended, also against a rule, and not who said afterwards
/// that he has won.
EndText endText(const JournalStrip &journal, std::uint32_t lines);

} // namespace dossier
