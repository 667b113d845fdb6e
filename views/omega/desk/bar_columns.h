#pragma once

#include <array>

namespace dossier
{

class ReadOut;

/// The contents of the bar under the board, side by side: the picked item, the reasoning, the buttons.
struct BarParts
{
    const ReadOut &headline;
    const ReadOut &text;
    /// Pixels of the window, of the bar, and of the bar's part for the three columns.
    int window = 0;
    int bar = 0;
    int room = 0;
    /// Pixels of an average character.
    int character = 1;
    /// Pixels of what is below the reasoning.
    int below = 0;
    /// Pixels of the choices under the buttons, which are never elided.
    int choices = 0;
    /// Pixels in which every button is complete; 0 where there is no button.
    int buttons = 0;
    /// Pixels in which the first button is complete, with the others in a menu.
    int firstButton = 0;
    /// True when there is no reasoning: the headline gets its room.
    bool alone = false;
};

/// Minimum pixels of the picked item, and pixels of the buttons; the reasoning gets the rest.
struct BarColumns
{
    int picked = 0;
    int buttons = 0;
};

/// Returns fixed columns, whatever is picked, where all texts are readable in them. Otherwise buttons take no more than
/// they need, or only the first of them has its room, and the headline gets what the reasoning leaves. The columns do
/// not depend on the item at the cursor: it moves nothing.
BarColumns columnsOf(const BarParts &parts);

/// True when no text is cut that must be read or pressed.
bool fitsColumns(const BarParts &parts, const BarColumns &columns);

/// A step by which a bar with a large font saves room.
struct CompactLevel
{
    /// The reasoning is a step smaller, on one more line.
    bool fine = false;
    /// The headline gets a line of the item at the cursor.
    bool tall = false;
    /// The chance is smaller.
    bool brief = false;
    bool operator==(const CompactLevel &) const = default;
};

/// Each level is tried if the one before it still cuts something.
inline constexpr std::array compactLevels{CompactLevel{}, CompactLevel{.tall = true}, CompactLevel{.fine = true},
    CompactLevel{.fine = true, .tall = true}, CompactLevel{.fine = true, .tall = true, .brief = true}};

} // namespace dossier
