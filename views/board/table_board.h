#pragma once

#include <QMargins>

class QWidget;

namespace dossier
{

/// The board in the middle of a table page, independent of its implementation.
class TableBoard
{
public:
    TableBoard() = default;
    virtual ~TableBoard() = default;
    TableBoard(const TableBoard &) = delete;
    TableBoard &operator=(const TableBoard &) = delete;
    TableBoard(TableBoard &&) = delete;
    TableBoard &operator=(TableBoard &&) = delete;

    /// Returns this board as a widget.
    [[nodiscard]] virtual QWidget *widget() = 0;

    /// Returns the width of the whole board in a view of that height, in pixels.
    [[nodiscard]] virtual int widthFor(int height) const = 0;

    /// Returns the widths of the edges that fixed coordinates and scroll bars cover.
    [[nodiscard]] virtual QMargins edges() const { return {}; }

    /// Returns the top position at which an object of that height covers as little as possible of the board's readable
    /// content.
    [[nodiscard]] virtual int freestTop(int /*height*/) const { return edges().top(); }
};

} // namespace dossier
