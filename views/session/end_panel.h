#pragma once

#include "views/kit/part.h"

#include <QStringList>

#include <vector>

namespace dossier
{

/// A line of the standings: a player or side, and what they have at the end.
struct Standing
{
    QString who{};
    QString has{};
    bool operator==(const Standing &) const = default;
};

/// The end of a game in the current language.
struct GameEnd
{
    /// Who won, by name; a question while nobody has said.
    QString headline{};
    /// Mission or kind of game, and the round in which it ended.
    QString when{};
    std::vector<Standing> standings{};
    /// Figures of the game, short ones.
    QStringList figures{};
    /// Buttons that name the winner, where players say so; disabled once it is known, so that the others stay in place.
    Parts winners{};
    /// Name of the mission that comes next; empty without one.
    QString next{};
};

/// The game as the journal records it: the times of day of its first and last line, and the sentence about what decided
/// it.
struct PlayedTime
{
    QString began{};
    QString ended{};
    QString last{};
};

struct EndActions
{
    /// Sets the same game up again; with swapped roles everybody takes the next player's part.
    std::function<void(bool swapped)> again{};
    /// Sets up the next mission with the same players.
    std::function<void()> next{};
    std::function<void()> print{};
    /// Shows the game from its start, entry by entry.
    std::function<void()> replay{};
    std::function<void()> close{};
    /// Goes to the start page.
    std::function<void()> leave{};
    /// Gets the notes about the session as they are typed.
    std::function<void(const QString &notes)> note{};
};

/// The end of a game, for all players to look at together, with the notes that the session's file has.
Part endPanel(const GameEnd &end, const PlayedTime &played, const QString &notes, const EndActions &actions);

} // namespace dossier
