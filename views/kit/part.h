#pragma once

#include "views/kit/chip.h"
#include "views/kit/labels.h"
#include "views/kit/pips.h"

#include <QColor>
#include <QKeySequence>
#include <QMargins>
#include <QVariant>

#include <concepts>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

class QFont;
class QPainter;

// A screen as a value: a panel is a function from a view to a tree of parts. `Screen` shows parts as widgets,
// `spokenLines` as text.

namespace dossier
{

/// Runs when the user operates a part. All actions compare equal: parts are compared by their look alone.
template <typename... Entered>
struct Action
{
    std::function<void(Entered...)> run{};

    Action() = default;

    template <std::invocable<Entered...> Function>
    Action(Function function) // NOLINT(google-explicit-constructor): a lambda stands where an action is expected
        : run(std::move(function))
    {
    }

    bool operator==(const Action & /*other*/) const { return true; }
};

/// A flow has as many lines as its width needs, a table is filled row by row, a scroll area is a column. A strip is a
/// header of fixed height: parts that do not fit become shorter, then are hidden, the lowest weight first. Forms are
/// one part in several forms from the longest to the shortest, of which the strip shows one. A stretch is free space.
enum class Arrangement : std::uint8_t
{
    Column,
    Row,
    Flow,
    Card,
    Table,
    Scroll,
    Strip,
    Forms,
    Stretch,
};

struct Box
{
    Arrangement arrangement = Arrangement::Column;
    /// Tables: number of columns.
    int columns = 0;
    /// Pixels between parts; -1 is the style's own spacing.
    int spacing = -1;
    /// Tables: pixels between rows, where they differ from `spacing`.
    int rowSpacing = -1;
    /// Scroll areas with texts: maximum height in lines; a high window allows its share instead.
    int lines = 0;
    /// Keeps that height whatever the content, so that nothing below moves.
    bool keepsLines = false;
    /// Another role of a card in the style sheet.
    QLatin1String look{};
    /// Makes a card one button, which has no controls inside.
    Action<> pressed{};
    QMargins margins{};
    bool operator==(const Box &) const = default;
};

struct Text
{
    QString text{};
    Role role = Role::Body;
    /// Makes the text a chip of that tone.
    std::optional<ChipTone> chip{};
    QColor color{};
    bool wraps = false;
    /// The mouse can select and copy the text.
    bool isSelectable = false;
    /// Elides the text where it does not fit, instead of requesting more room.
    bool elides = false;
    /// Key of the sibling that the mnemonic of the text focuses.
    QString buddy{};
    /// Reserves room for the longest of these texts, so that a change moves no neighbor.
    std::vector<QString> reserved{};
    bool operator==(const Text &) const = default;
};

/// An entry of a menu; a separator where there is no text. A disabled one gives the reason in its tooltip.
struct MenuItem
{
    QString text{};
    QString tip{};
    Action<> chosen{};
    bool isEnabled = true;
    bool isShown = true;
    /// Makes it checkable and shows whether it is checked.
    std::optional<bool> isOn{};
    bool operator==(const MenuItem &) const = default;
};

struct Button
{
    QString text{};
    /// The button's role in the style sheet.
    QLatin1String look{};
    QString icon{};
    Action<> pressed{};
    /// Reserves room for the longest of these texts, so that a change moves no neighbor.
    std::vector<QString> reserved{};
    /// Makes it a toggle, which shows this until the next rendering.
    std::optional<bool> isOn{};
    /// Opens under the button when it is pressed.
    std::vector<MenuItem> menu{};
    /// Presses the button, wherever in the window the focus is.
    QKeySequence shortcut{};
    /// Next step: a shorter text for where only that fits.
    QString shortText{};
    /// Makes it the next step of a strip. Minimum width in average characters; it gets all the room that the others
    /// leave.
    int minCharacters = 0;
    /// Other buttons: a longer text is elided in the middle, and is the tooltip then.
    int maxCharacters = 0;
    /// Other buttons: a longer text is broken into two lines before it is elided.
    bool hasTwoLines = false;
    bool operator==(const Button &) const = default;
};

/// A count as discs or squares; a click or an arrow key enters another count.
struct PipRow
{
    PipKind kind = PipKind::Adrenaline;
    int count = 0;
    int max = 0;
    /// Pips are half as wide.
    bool isSlim = false;
    Action<int> entered{};
    bool operator==(const PipRow &) const = default;
};

/// A line of text (QString), a number (int), a date (QDate), a list with options (int, the row; -1 for none) or a check
/// box (bool). A text with `lines` is an editor that high. It keeps what was typed until the described value changes,
/// so the code that stores an entry also renders it, or gives another version when the entry is dropped. A draft
/// belongs to one field, so a field without a key has none. A list with `lines` is open, and no higher than that many
/// rows unless it is stretched; Enter or a double click activates a row of it. Enter activates a line of text, too,
/// with 0.
struct Field
{
    Field(const QString &key, QVariant value, Action<QVariant> entered);

    QVariant value;
    QStringList options{};
    /// Tooltip of each option.
    QStringList tips{};
    /// Accessible name of each radio button or row of an open list, where it differs from the text.
    QStringList optionNames{};
    /// Shows the options side by side under the name, as radio buttons.
    bool isSpread = false;
    int min = 0;
    /// Lines of text: maximum number of characters; 0 is no limit.
    int max = 0;
    int lines = 0;
    /// Words around a number, with `%1` for the number, or beside a check box.
    QString around{};
    /// The list is searchable by typing. Where its value is a text, the typed text need not be one of the options.
    bool isSearchable = false;
    /// Text of an empty line or list.
    QString placeholder{};
    /// Lines of text: shows dots in place of what is typed.
    bool hidesText = false;
    /// Lines of text: adds a button that clears the line.
    bool isClearable = false;
    /// Numbers: shown instead of the minimum.
    QString minText{};
    /// Lines of text: width in average characters. Open lists: minimum width, if the rows need no more; the list fills
    /// the available height then. 0 takes the available width.
    int characters = 0;
    /// Numbers: -1 is unknown, and shown as a dash.
    bool mayBeUnknown = false;
    /// Numbers: entered when typing is finished, not at each digit.
    bool entersWhenDone = false;
    /// Another version shows the described value again, whatever was entered: it was refused.
    int version = 0;
    Action<QVariant> entered;
    /// Lines of text: the user has typed in the line, and left it or pressed Enter.
    Action<QVariant> finished{};
    Action<int> activated{};
    /// Searchable texts: the user has chosen a row of the list.
    Action<> chosen{};
    /// Lines: the undo keys run this, and the line has no undo of its own.
    Action<> undone{};
    bool operator==(const Field &) const = default;
};

/// A widget that the kit does not know, such as a board: made once, and updated when its state or the theme changes.
struct Embedded
{
    std::function<QWidget *(QWidget *parent)> make{};
    std::function<void(QWidget *shown, const Theme &theme)> show{};
    QVariant state{};
    /// The widget has another owner, who gets it back.
    bool isLent = false;

    bool operator==(const Embedded &other) const { return state == other.state && isLent == other.isLent; }
};

/// A picture painted by code, as wide as it may be; its size follows from its font.
struct Painting
{
    std::function<void(QPainter &painter, const QRect &area, const Theme &theme)> paint{};
    std::function<QSize(const QFont &font)> size{};
    QVariant state{};
    /// Pixels up to which it grows where there is room; 0 keeps its height.
    int maxHeight = 0;
};

struct Part
{
    std::variant<Box, Text, Button, PipRow, Field, Embedded> content{};
    /// Identity among siblings, and the object name of the widget. Parts without a key are matched by kind and order,
    /// so lists need keys.
    QString key{};
    std::vector<Part> inside{};
    /// Accessible name, where it differs from the text.
    QString name{};
    /// Tooltip and accessible description.
    QString tip{};
    /// The tone of a card, text or button in the style sheet.
    QLatin1String tone{};
    /// Reason that a disabled part shows; empty when it is enabled.
    QString disabledReason{};
    /// A screen reader announces it once when it changes.
    QString announcement{};
    /// A hidden part keeps its widget and its place among its siblings.
    bool isShown = true;
    /// May be narrower than its text; pips become smaller.
    bool shrinks = false;
    int stretch = 0;
    /// Pixels; 0 is no limit.
    int maxWidth = 0;
    Qt::Alignment alignment{};
    /// In a strip: importance; 0 is never hidden. Within a group (1, 2, …), a part is shown only if all with a higher
    /// weight are.
    int weight = 0;
    int group = 0;
    /// In a strip: the text that the tooltips of visible parts include while this part is hidden.
    QString textWhenHidden{};
    /// Runs on a mouse press that nothing inside handles.
    Action<> clicked{};
    /// The part is a tab stop; Enter and Space click it.
    bool isStop = false;
    /// Runs when the part gets or loses the focus, except to a menu or another window, which give it back.
    Action<bool> focused{};
    /// Opens a context menu at a global position.
    Action<QPoint> menu{};
    /// Text of a drag that starts on the part, and the action for such a text dropped on it.
    QString dragged{};
    Action<QString> dropped{};
    friend bool operator==(const Part &, const Part &) = default;

    /// Returns the part with another value of a member, or of a member of its content: `.with(&Text::color, red)`.
    template <typename Kind, typename Member, typename Value>
    Part with(Member Kind::*member, Value &&value) &&
    {
        if constexpr (std::same_as<Kind, Part>)
            this->*member = std::forward<Value>(value);
        else
            std::get<Kind>(content).*member = std::forward<Value>(value);
        return std::move(*this);
    }

    Part keyed(const QString &identity) && { return std::move(*this).with(&Part::key, identity); }

    Part named(const QString &accessibleName) && { return std::move(*this).with(&Part::name, accessibleName); }

    Part withTip(const QString &tooltip) && { return std::move(*this).with(&Part::tip, tooltip); }

    /// Disables the part under a condition; without a reason it keeps its tooltip.
    Part disabledIf(bool disabled, const QString &reason = {}) &&
    {
        const QString why = reason.isEmpty() ? tip : reason;
        return std::move(*this).with(&Part::disabledReason, disabled ? why : QString());
    }

    Part when(bool shown) && { return std::move(*this).with(&Part::isShown, shown); }

    Part stretched(int factor = 1) && { return std::move(*this).with(&Part::stretch, factor); }

    Part wrapping() && { return std::move(*this).with(&Text::wraps, true); }

    Part spaced(int pixels, QMargins around = {}) &&
    {
        return std::move(*this).with(&Box::spacing, pixels).with(&Box::margins, around);
    }
};

using Parts = std::vector<Part>;

Part column(Parts inside);
Part row(Parts inside);
Part flow(Parts inside);
Part card(Parts inside);
/// A card with the margins of a panel.
Part panel(Parts inside, int spacing = 6);
/// A card that is one button.
Part cardButton(const char *look, Action<> pressed, Parts inside);
/// A card with the margins of a form.
Part formCard(Parts inside, int spacing = 10);
Part strip(Parts inside);
Part forms(Parts longestFirst);
Part scrollArea(Parts inside);
/// A centred part with a maximum width in pixels.
Part centered(Part part, int maxWidth);
/// Texts in a scroll area of that many lines.
Part reading(const QString &name, int lines, bool keepsLines, Parts texts);
Part table(int columns, Parts cells);
/// Free space, limited to that many pixels where they are given.
Part stretch(int maxPixels = 0);
Part text(const QString &words, Role role = Role::Body);
Part chip(const QString &words, ChipTone tone);
Part button(const QString &words, const char *look, Action<> pressed);
Part toggle(const QString &words, const char *look, bool isOn, Action<> pressed);
Part nextStep(const QString &words, bool isDefault, Action<> pressed);
/// A button at the beginning of a strip that leads back to the start page.
Part backButton(Action<> pressed);

/// A page: a header above, and below it a scroll area that begins at its top.
Part page(Part header, Parts inside);
Part pips(PipKind kind, int count, int max, const QString &name, Action<int> entered);
/// A button that opens a menu.
Part menuButton(const QString &words, const char *look, std::vector<MenuItem> items);
/// A bar that is partly filled: 0 to 1.
Part meter(const QString &name, double share);
Part field(const QString &key, const QString &name, QVariant value, Action<QVariant> entered);
/// A list of options; entering gives the row.
Part choice(const QString &key, const QString &name, const QStringList &options, int row, Action<QVariant> entered);
/// Radio buttons under a name.
Part radios(const QString &key, const QString &name, const QStringList &options, int row, Action<QVariant> entered);
/// An open list of rows.
Part list(const QString &key, const QString &name, const QStringList &rows, int row, int lines,
    Action<QVariant> highlighted, Action<int> activated);
Part embedded(const QString &key, Embedded widget);
/// A widget that another owner made and keeps.
Part lent(const QString &key, QWidget *widget);
Part painted(const QString &key, Painting painting);

/// An action, and the tooltip of its button.
struct OfferButton
{
    QString text{};
    QString tip{};
    Action<> pressed{};
    QLatin1String tone{};
};

/// A button for each offer, in as many lines as the width needs; a longer text has two lines, and is elided then.
Part offerButtons(const std::vector<OfferButton> &offers, int maxCharacters = 200);

/// Pages of which one is in front, with a toggle for each, which has the page's tip; all keep their widgets.
Part tabs(const std::vector<std::pair<QString, Part>> &pages, int front, const Action<int> &chosen);
/// A heading that opens and closes its content.
Part drawer(const QString &heading, bool isOpen, Action<> pressed, Parts inside);

/// A die as it lies on the table; without a face while that is unknown.
struct Die
{
    std::optional<int> face{};
    QString name{};
    QString tip{};
    QLatin1String tone{};
};

/// A button for each die, with its face or without while that is unknown; a press enters the next face.
Part dice(const std::vector<Die> &lying, const QStringList &faces, const Action<int, int> &turned);

/// Returns the arrangement of a box; a column for any other part.
Arrangement arrangementOf(const Part &part);
/// Returns what a screen reader says of the part itself.
QString spoken(const Part &part);
/// Returns the texts of a tree, a line for each row, without hidden parts.
QStringList spokenLines(const Part &part);

} // namespace dossier
