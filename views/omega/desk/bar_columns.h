#pragma once

#include <array>

namespace dossier
{

class ReadOut;

/// What stands beside each other in the bar under the board: who or what is picked, the reasoning, the buttons.
struct BarParts
{
    const ReadOut &headline;
    const ReadOut &text;
    /// Pixels of the window, of the bar, and of what the three have of it.
    int window = 0;
    int bar = 0;
    int room = 0;
    /// Pixels of a letter.
    int character = 1;
    /// Pixels of what stands below the reasoning.
    int below = 0;
    /// Pixels of the choices under the buttons, which are cut by nothing.
    int choices = 0;
    /// Pixels in which every button is whole; none where there is no button.
    int buttons = 0;
    /// The same of the first of them, with the others in a menu.
    int firstButton = 0;
    /// Whether no reasoning is told: the headline has its room.
    bool alone = false;
};

/// Pixels of what is picked, at least, and of the buttons; the reasoning has the rest.
struct BarColumns
{
    int picked = 0;
    int buttons = 0;
};

/// The same columns whatever is picked where all can be read in them; else buttons take no more than they need, or only
/// the first of them has its room, and what the reasoning leaves is for the headline. They do not hang on what is at
/// the cursor: nothing moves by it.
BarColumns columnsOf(const BarParts &parts);

/// Whether nothing is cut there that has to be read, or pressed.
bool fitsColumns(const BarParts &parts, const BarColumns &columns);

/// What gives way in a bar of a large font.
struct CompactLevel
{
    /// The reasoning is a step smaller, on one more line.
    bool fine = false;
    /// The headline has a line of what is at the cursor.
    bool tall = false;
    /// The chance is smaller.
    bool brief = false;
    bool operator==(const CompactLevel &) const = default;
};

/// Each is tried where the one before it still cuts something.
inline constexpr std::array compactLevels{CompactLevel{}, CompactLevel{.tall = true}, CompactLevel{.fine = true},
    CompactLevel{.fine = true, .tall = true}, CompactLevel{.fine = true, .tall = true, .brief = true}};

} // namespace dossier
