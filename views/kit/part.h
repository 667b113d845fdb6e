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

/// Runs when a person uses a part. All actions compare equal: parts are compared by their look alone.
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
/// header of fixed height: parts that have no room become shorter, then are hidden, the lowest weight first. Forms are
/// one part from its longest form to its shortest, of which the strip shows one. A stretch is room that is left over.
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
    /// Of a table.
    int columns = 0;
    /// Pixels between parts; -1 is the style's own spacing.
    int spacing = -1;
    /// Of a table: pixels between rows, where they differ from `spacing`.
    int rowSpacing = -1;
    /// Of a scroll area with texts: it is no higher than so many lines, or than its share of a high window.
    int lines = 0;
    /// It has that height whatever it holds, so that nothing below it moves.
    bool keepsLines = false;
    /// Another role of a card in the style sheet.
    QLatin1String look{};
    QMargins margins{};
    bool operator==(const Box &) const = default;
};

struct Text
{
    QString text{};
    Role role = Role::Body;
    /// Makes it a chip of that tone.
    std::optional<ChipTone> chip{};
    QColor color{};
    bool wraps = false;
    /// Can be selected and copied by the mouse.
    bool isSelectable = false;
    /// Ends with an ellipsis where it has no room, instead of asking for it.
    bool elides = false;
    /// Keeps room for the longest of these texts, so that a change moves no neighbor.
    std::vector<QString> reserved{};
    bool operator==(const Text &) const = default;
};

/// An entry of a menu; without a text a line between entries. A disabled one says why in its tooltip.
struct MenuItem
{
    QString text{};
    QString tip{};
    Action<> chosen{};
    bool isEnabled = true;
    bool isShown = true;
    /// Shows a mark while it is on.
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
    /// Keeps room for the longest of these texts, so that a change moves no neighbor.
    std::vector<QString> reserved{};
    /// Makes it a toggle, which shows this until it is rendered anew.
    std::optional<bool> isOn{};
    /// Opens under the button when it is pressed.
    std::vector<MenuItem> menu{};
    /// Presses it, wherever in the window the keyboard is.
    QKeySequence shortcut{};
    /// Of the next step: shown where only that has room.
    QString shortText{};
    /// Makes it the next step of a strip, which gives it a width in average characters: all that others leave.
    int minCharacters = 0;
    /// Of any other button: a longer text is elided in its middle, and is its tooltip then.
    int maxCharacters = 0;
    bool operator==(const Button &) const = default;
};

/// A count as discs or squares; a click or an arrow key enters another count.
struct PipRow
{
    PipKind kind = PipKind::Adrenaline;
    int count = 0;
    int max = 0;
    /// Half as wide.
    bool isSlim = false;
    Action<int> entered{};
    bool operator==(const PipRow &) const = default;
};

/// A line of text (QString), a number (int), a list with options (int, the row; -1 for none) or a check box (bool). It
/// keeps what was typed until the described value changes, so whoever stores an entry also renders it, or gives another
/// version when the entry is dropped. A draft belongs to one field, so there is none without a
/// key. A list with `lines` is open, and no higher than so many rows unless it is stretched; Enter or a double click
/// activates a row of it. Enter activates a line of text, too, with 0; so does a row that is chosen of a searchable
/// text.
struct Field
{
    Field(const QString &key, QVariant value, Action<QVariant> entered);

    QVariant value;
    QStringList options{};
    /// The tooltip of each option.
    QStringList tips{};
    /// The accessible name of each radio button or row of an open list, where that is not its text.
    QStringList optionNames{};
    /// Shows the options side by side under the name, a radio button for each.
    bool isSpread = false;
    int min = 0;
    /// Of a line of text: characters; 0 is no limit.
    int max = 0;
    int lines = 0;
    /// Words around a number, which stands for `%1`, or beside a check box.
    QString around{};
    /// The list is searched by typing. Where its value is a text, what is typed may be none of the options.
    bool isSearchable = false;
    /// Shown in a line or list while it is empty.
    QString placeholder{};
    /// Of a line of text: has a button that clears it.
    bool isClearable = false;
    /// Of a number: shown instead of the least one.
    QString minText{};
    /// Of a line of text: its width in average characters. Of an open list: the least one, if its rows need no more;
    /// it is as high as there is room then. 0 takes the room there is.
    int characters = 0;
    /// Of a number: -1 is unknown, and shown as a dash.
    bool mayBeUnknown = false;
    /// Of a number: it is entered when the typing is done, not with each digit.
    bool entersWhenDone = false;
    /// Another version shows the described value again, whatever was entered: it was refused.
    int version = 0;
    Action<QVariant> entered;
    /// Of a line of text: a person has typed in it, and left it or pressed Enter.
    Action<QVariant> finished{};
    Action<int> activated{};
    /// Of a line: the keys for undo run this, and it has no undo of its own.
    Action<> undone{};
    bool operator==(const Field &) const = default;
};

/// A widget that the kit does not know, such as a board: made once, and shown again when its state or the theme
/// changes.
struct Embedded
{
    std::function<QWidget *(QWidget *parent)> make{};
    std::function<void(QWidget *shown, const Theme &theme)> show{};
    QVariant state{};
    /// The widget belongs to somebody else, who gets it back.
    bool isLent = false;

    bool operator==(const Embedded &other) const { return state == other.state && isLent == other.isLent; }
};

/// A picture that is painted by hand and is as large as its font asks for.
struct Painting
{
    std::function<void(QPainter &painter, const QRect &area, const Theme &theme)> paint{};
    std::function<QSize(const QFont &font)> size{};
    QVariant state{};
};

struct Part
{
    std::variant<Box, Text, Button, PipRow, Field, Embedded> content{};
    /// Identity among siblings, and the name of the widget. Parts without a key are matched by kind and order, so lists
    /// need keys.
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
    /// Said once by a screen reader when it changes.
    QString announcement{};
    /// A hidden part keeps its widget and its place among its siblings.
    bool isShown = true;
    /// May be narrower than its text; pips are smaller then.
    bool shrinks = false;
    int stretch = 0;
    /// Pixels; 0 is no limit.
    int maxWidth = 0;
    Qt::Alignment alignment{};
    /// In a strip: how important it is; 0 is never hidden. Of a group (1, 2, …), a part is shown only if all with a
    /// higher weight are.
    int weight = 0;
    int group = 0;
    /// In a strip: read in the tooltips of what is there while it is hidden.
    QString textWhenHidden{};
    /// A press of the mouse on it that nothing inside takes.
    Action<> clicked{};
    /// The tab key stops at it, and Enter and Space click it.
    bool isStop = false;
    /// The keyboard has come to it, or left it: not for a menu or for another window, which give it back.
    Action<bool> focused{};
    /// Opens a context menu at a global position.
    Action<QPoint> menu{};
    /// What can be dragged from it, and what is done with such a thing that is dropped on it.
    QString dragged{};
    Action<QString> dropped{};
    friend bool operator==(const Part &, const Part &) = default;

    /// The part with another value of a member, or of a member of its content: `.with(&Text::color, red)`.
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

    /// A disabled part without another reason keeps its tooltip.
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
/// A card that is filled in.
Part formCard(Parts inside, int spacing = 10);
Part strip(Parts inside);
Part forms(Parts inOrderOfLength);
Part scrollArea(Parts inside);
/// A part in the middle of the line, no wider than so many pixels.
Part centered(Part part, int maxWidth);
/// Texts in a scroll area of so many lines.
Part reading(const QString &name, int lines, bool keepsLines, Parts texts);
Part table(int columns, Parts cells);
/// Room that is left over; no more than so many pixels, where they are given.
Part stretch(int maxPixels = 0);
Part text(const QString &words, Role role = Role::Body);
Part chip(const QString &words, ChipTone tone);
Part button(const QString &words, const char *look, Action<> pressed);
Part toggle(const QString &words, const char *look, bool isOn, Action<> pressed);
Part nextStep(const QString &words, bool isDefault, Action<> pressed);
/// Leads back to the start page, at the beginning of a strip.
Part backButton(Action<> pressed);

/// A page that is read from its top: a header above, and below it what scrolls.
Part page(Part header, Parts inside);
Part pips(PipKind kind, int count, int max, const QString &name, Action<int> entered);
/// A button that opens a menu.
Part menuButton(const QString &words, const char *look, std::vector<MenuItem> items);
/// A bar that is filled in part: 0 to 1.
Part meter(const QString &name, double share);
Part field(const QString &key, const QString &name, QVariant value, Action<QVariant> entered);
/// One of some options, in a list: its row is entered.
Part choice(const QString &key, const QString &name, const QStringList &options, int row, Action<QVariant> entered);
/// One of a few options, all in sight under the name.
Part radios(const QString &key, const QString &name, const QStringList &options, int row, Action<QVariant> entered);
/// One of some rows, in a list that is open.
Part list(const QString &key, const QString &name, const QStringList &rows, int row, int lines,
    Action<QVariant> highlighted, Action<int> activated);
Part embedded(const QString &key, Embedded widget);
/// A widget that somebody else made and keeps.
Part lent(const QString &key, QWidget *widget);
Part painted(const QString &key, Painting painting);

/// Something that can be done, and the tooltip of its button.
struct OfferButton
{
    QString text{};
    QString tip{};
    Action<> pressed{};
    QLatin1String tone{};
};

/// A button for each, in as many lines as the width needs; a longer text is elided.
Part offerButtons(const std::vector<OfferButton> &offers, int maxCharacters = 200);

/// Pages of which one is in front, with a toggle for each; all keep their widgets.
Part tabs(const std::vector<std::pair<QString, Part>> &pages, int front, const Action<int> &chosen);
/// A heading that opens and closes what it holds.
Part drawer(const QString &heading, bool isOpen, Action<> pressed, Parts inside);

/// A die as it lies on the table; it has no face while that is unknown.
struct Die
{
    std::optional<int> face{};
    QString name{};
    QString tip{};
    QLatin1String tone{};
};

/// A button for each die, with its face or without while that is unknown; a press enters the next face.
Part dice(const std::vector<Die> &lying, const QStringList &faces, const Action<int, int> &turned);

/// The arrangement of a box; a column for any other part.
Arrangement arrangementOf(const Part &part);
/// What a screen reader says of a part itself.
QString spoken(const Part &part);
/// The texts of a tree, a line for each row; what is hidden is left out.
QStringList spokenLines(const Part &part);

} // namespace dossier
