#pragma once

#include "views/kit/part.h"
#include "views/specter/selection/drawn_move.h"

namespace dossier
{

/// Optional layers of the agent's board.
struct AgentLayers
{
    bool sight = true;
    bool places = true;
    bool ends = true;
};

/// Input beside the path, since the path was last changed.
struct PathEntry
{
    /// The line for the path, as it was typed.
    std::optional<QString> typed{};
    /// Enter has shown what the next one writes.
    bool isAnnounced = false;
    /// A structure was pressed, to which no path leads.
    std::optional<Space> structure{};
};

struct PathActions
{
    Action<QString> type{};
    /// Enter in the line.
    Action<> enter{};
    /// The last step goes, or what was typed and cannot be read.
    Action<> takeBack{};
    /// Serves the undo keys in the line, which undo on the table when the line holds no step.
    Action<> undo{};
    Action<AgentLayers> showLayers{};
};

/// The path under the board: what the rules say of it, a line to type it in, and what the board shows.
Part pathBar(const DrawnMove &move, const PathEntry &entry, const AgentLayers &layers, const PathActions &actions);

/// The sentence of the bar: what cannot be read, what Enter will write, or what the rules say.
QString pathSentence(const DrawnMove &move, const PathEntry &entry);

/// The text of the line: what was typed, while it reads as the path that is drawn or cannot be read.
QString pathText(const DrawnMove &move, const PathEntry &entry);

/// True if a word was typed that names no space.
bool isUnread(const DrawnMove &move, const PathEntry &entry);

/// The path that a text stands for: a space alone that is further off is reached as by a click on it.
std::optional<std::vector<specter::Coordinate>> pathTyped(const DrawnMove &move, const QString &text);

/// The path that a text names, with `start` put first where it is left out; nothing when a word is no space of a board
/// as large as that. Small letters are large ones, and "J4j5" is two spaces.
std::optional<std::vector<specter::Coordinate>> pathNamed(
    const QString &text, const specter::Coordinate &start, const QSize &size);

} // namespace dossier
