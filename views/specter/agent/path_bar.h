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
    /// True when Enter has shown the announcement that the next Enter writes.
    bool isAnnounced = false;
    /// A structure was pressed, to which no path leads.
    std::optional<Space> structure{};
};

struct PathActions
{
    Action<QString> type{};
    /// Enter in the line.
    Action<> enter{};
    /// Removes the last step, or typed text that cannot be read.
    Action<> takeBack{};
    /// Serves the undo keys in the line, which undo on the table when the line holds no step.
    Action<> undo{};
    Action<AgentLayers> showLayers{};
};

/// The bar under the board: the verdict of the rules on the path, a line to type the path, and the board's layers.
Part pathBar(const DrawnMove &move, const PathEntry &entry, const AgentLayers &layers, const PathActions &actions);

/// Returns the sentence of the bar: the unreadable part, the announcement that Enter will write, or the verdict of
/// the rules.
QString pathSentence(const DrawnMove &move, const PathEntry &entry);

/// Returns the text of the line: the typed text, as long as it reads as the drawn path or cannot be read.
QString pathText(const DrawnMove &move, const PathEntry &entry);

/// True if a word was typed that names no space.
bool isUnread(const DrawnMove &move, const PathEntry &entry);

/// Returns the path that a text means: a single distant space is reached as by a click on it.
std::optional<std::vector<specter::Coordinate>> pathTyped(const DrawnMove &move, const QString &text);

/// Returns the path that a text names, with `start` prepended when it is missing; nothing when a word is no space of
/// a board of that size. Case is ignored, and "J4j5" is two spaces.
std::optional<std::vector<specter::Coordinate>> pathNamed(
    const QString &text, const specter::Coordinate &start, const QSize &size);

} // namespace dossier
