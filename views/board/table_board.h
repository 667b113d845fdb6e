#pragma once

#include <QMargins>

class QWidget;

namespace dossier
{

struct Theme;

/// What stands in the middle of a page of play, whatever a game's board is made of.
class TableBoard
{
public:
    TableBoard() = default;
    virtual ~TableBoard() = default;
    TableBoard(const TableBoard &) = delete;
    TableBoard &operator=(const TableBoard &) = delete;
    TableBoard(TableBoard &&) = delete;
    TableBoard &operator=(TableBoard &&) = delete;

    /// The same as a widget.
    [[nodiscard]] virtual QWidget *widget() = 0;

    virtual void setTheme(const Theme &theme) = 0;

    /// The width of the whole board in a view of that height, in pixels.
    [[nodiscard]] virtual int widthFor(int height) const = 0;

    /// How far from its edges coordinates reach that always stay in sight, and what it is scrolled by.
    [[nodiscard]] virtual QMargins edges() const { return {}; }

    /// How far down something of that height lies over as little as can be of what is read on it.
    [[nodiscard]] virtual int freestTop(int /*height*/) const { return edges().top(); }
};

} // namespace dossier
