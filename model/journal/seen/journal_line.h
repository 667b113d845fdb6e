#pragma once

#include "model/journal/seen/journal_payload.h"
#include "model/journal/seen/journal_place.h"

#include <vector>

namespace dossier::journal
{

/// The readers of a journal: everybody, or those at the table who know the secrets.
enum class Eyes : std::uint8_t
{
    Everybodys,
    KnowSecrets,
};

/// The kind of a journal line.
enum class LineKind : std::uint8_t
{
    /// An action at the table.
    Done,
    /// The table went to another position: undo, redo, another branch.
    Moved,
    Bookmarked,
    BookmarkTaken,
};

/// A line of the journal as everybody may read it: it has no field for a secret. Numbers and positions are those of the
/// public journal, so that nothing reveals the place of a secret.
struct PublicLine
{
    std::uint32_t number = 0;
    Moment time = {};
    LineKind what = LineKind::Done;
    /// The open part of the member of `Line` with this name.
    std::string kind = {};
    std::vector<std::string> events = {};
    std::string words = {};
    Position from = {};
    Position to = {};
    bool reveal = false;
    bool standing = false;
    std::uint32_t gone = 0;
    bool operator==(const PublicLine &) const = default;
};

/// A line of the journal as given eyes may read it.
struct Line
{
    std::uint32_t number = 0;
    Moment time = {};
    LineKind what = LineKind::Done;
    /// Id of the action, which the screen translates: `chess.move`. Empty on other lines.
    Payload kind = {};
    /// Facts of the events.
    std::vector<Payload> events = {};
    /// The reason for a ruling or for crossing a reveal, or a bookmark's name.
    Payload words = {};
    /// The position before the action or the move.
    Position from = {};
    /// The position after it, or the bookmarked position.
    Position to = {};
    /// True when somebody has learned something: going back before it is a correction.
    bool reveal = false;
    /// True when the line lies on the way to the table's present position.
    bool standing = false;
    /// Target of the move: the first line that was undone or redone. 0 on other lines and when the table went to
    /// another branch.
    std::uint32_t gone = 0;
    bool operator==(const Line &) const = default;
};

/// Converts the line for readers of lines with secrets: all its secret parts are empty.
inline Line lineOf(const PublicLine &line)
{
    Line made{.number = line.number,
        .time = line.time,
        .what = line.what,
        .kind = {line.kind, {}},
        .words = {line.words, {}},
        .from = line.from,
        .to = line.to,
        .reveal = line.reveal,
        .standing = line.standing,
        .gone = line.gone};
    for (const std::string &event : line.events)
        made.events.push_back({event, {}});
    return made;
}

} // namespace dossier::journal
