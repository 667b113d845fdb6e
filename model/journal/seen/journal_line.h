#pragma once

#include "model/journal/seen/journal_payload.h"
#include "model/journal/seen/journal_place.h"

#include <vector>

namespace dossier::journal
{

/// Who reads the journal: everybody, or those at the table who know the secrets.
enum class Eyes : std::uint8_t
{
    Everybodys,
    KnowSecrets,
};

/// What a line of the journal tells.
enum class LineKind : std::uint8_t
{
    /// Something was done at the table.
    Done,
    /// The table went to another position: undone, redone, another branch.
    Moved,
    Bookmarked,
    BookmarkTaken,
};

/// A line of the journal as everybody may read it: it has no place for a secret. Numbers and positions are those of the
/// public journal, so that nothing shows where a secret lies.
struct PublicLine
{
    std::uint32_t number = 0;
    Moment time = {};
    LineKind what = LineKind::Done;
    /// As in `Line`, what is open of it.
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

/// A line of the journal as some eyes may read it.
struct Line
{
    std::uint32_t number = 0;
    Moment time = {};
    LineKind what = LineKind::Done;
    /// The id of what was done, for the screen to name: `chess.move`. Empty on other lines.
    Payload kind = {};
    /// The facts of what happened.
    std::vector<Payload> events = {};
    /// Why the table decided against the rules, why a reveal was crossed, or a bookmark's name.
    Payload words = {};
    /// Where it was done, or where the table came from.
    Position from = {};
    /// Where the table stands after it, or what is bookmarked.
    Position to = {};
    /// Somebody has learned something: going back before it is a correction.
    bool reveal = false;
    /// It lies on the way to where the table stands now.
    bool standing = false;
    /// Where the table went: the line of what was undone, or done again, the first of it; 0 on other lines, and where
    /// it went to another branch.
    std::uint32_t gone = 0;
    bool operator==(const Line &) const = default;
};

/// The same line for whoever reads lines with secrets, too: all its secret parts are empty.
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
