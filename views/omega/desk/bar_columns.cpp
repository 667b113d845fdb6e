#include "views/omega/desk/bar_columns.h"

#include "views/board/read_out.h"

#include <algorithm>

namespace dossier
{

namespace
{

/// Characters for the picked item, beside the sign.
constexpr int pickedCharacters = 27;
/// Minimum characters, beside reasoning that has too little room.
constexpr int minPicked = 14;
/// From this many characters on, the bar has room for more of the item at the cursor.
constexpr int wideBar = 110;
constexpr int widePicked = 34;
/// Maximum characters that make the picked item clearer.
constexpr int maxPicked = 54;
/// Pixels of the narrowest window that the bar is laid out for.
constexpr int minWindow = 1000;
/// Share of the bar for its buttons, in percent, and their minimum width in characters.
constexpr int buttonsPart = 36;
constexpr int buttonsCharacters = 38;
/// Characters of the reasoning that are left beside the buttons.
constexpr int reasonCharacters = 12;

bool isWide(const BarParts &parts)
{
    return parts.bar > parts.character * wideBar;
}

int usualPicked(const BarParts &parts)
{
    const bool wide = isWide(parts);
    return std::min(
        parts.character * (wide ? widePicked : pickedCharacters), std::max(parts.window, minWindow) / (wide ? 4 : 5));
}

/// With a large font the chance beside them leaves them less than they need.
int usualButtons(const BarParts &parts, int picked)
{
    if (parts.buttons == 0)
        return 0;
    return std::max(parts.bar * buttonsPart / 100,
        std::min(parts.character * buttonsCharacters, parts.room - picked - parts.character * reasonCharacters));
}

/// Returns the minimum width of the reasoning and of what is below it.
int minReason(const BarParts &parts)
{
    return parts.alone ? 0 : std::max(parts.below, parts.character * reasonCharacters);
}

/// Returns the minimum width at which the reasoning is complete; `max` where it is incomplete there, too.
int wholeFrom(const BarParts &parts, int max)
{
    int width = minReason(parts);
    while (width < max && !parts.text.fitsWidth(width))
        width += parts.character;
    return std::min(width, max);
}

/// Returns the maximum pixels for the buttons that leave everything else its minimum: nothing extends beyond the
/// window.
int maxButtons(const BarParts &parts)
{
    return std::max(parts.room - parts.character * minPicked - minReason(parts), parts.choices);
}

bool isReadWhole(const BarParts &parts, const BarColumns &columns)
{
    const int rest = parts.room - columns.picked - columns.buttons;
    if (rest < 0 || rest < parts.below)
        return false;
    if (parts.alone)
        return parts.headline.fitsWidth(columns.picked + rest);
    return parts.headline.fitsWidth(columns.picked) && parts.text.fitsWidth(rest);
}

/// Returns the columns with that many pixels of buttons; the headline gets what the reasoning leaves.
BarColumns sharedBeside(const BarParts &parts, int offered)
{
    const int buttons = std::min(offered, maxButtons(parts));
    int usual = std::min(usualPicked(parts), std::max(parts.room - buttons - minReason(parts), 0));
    int max = parts.room - buttons - usual;
    // Reasoning that is too narrow gets what the headline does not need.
    while (!parts.alone && usual > parts.character * minPicked && !parts.text.fitsWidth(max)
        && parts.headline.fitsWidth(usual - parts.character))
    {
        usual -= parts.character;
        max += parts.character;
    }
    const int spare = parts.alone ? 0 : max - wholeFrom(parts, max);
    return {std::clamp(usual + spare, usual, std::max(usual, parts.character * maxPicked)), buttons};
}

} // namespace

bool fitsColumns(const BarParts &parts, const BarColumns &columns)
{
    return isReadWhole(parts, columns) && columns.buttons >= std::min(parts.buttons, parts.firstButton);
}

BarColumns columnsOf(const BarParts &parts)
{
    const int picked = parts.buttons == 0 ? 2 * usualPicked(parts) : usualPicked(parts);
    BarColumns columns{picked, usualButtons(parts, picked)};
    if (isWide(parts) && isReadWhole(parts, columns))
        return columns;
    const int roomy = columns.buttons;
    const int usual = std::min(roomy, parts.buttons);
    // The first button is not elided where nothing else needs the room; without reasoning, the item at the cursor needs
    // it.
    const int first = parts.alone ? std::min(roomy, parts.firstButton) : parts.firstButton;
    for (const int buttons : {std::max(usual, first), usual, first})
        if (columns = sharedBeside(parts, buttons); isReadWhole(parts, columns))
            return columns;
    return sharedBeside(parts, std::min(roomy, parts.firstButton));
}

} // namespace dossier
