#pragma once

#include <QFrame>

#include <utility>

namespace dossier
{

class FlowingArea;

/// How much of the board a panel of a drawer may cover.
enum class DrawerRoom : bool
{
    /// So much that it is whole, where it can be.
    Whole,
    /// It is filled by clicks on the board: enough of that stays in sight, and the panel is scrolled.
    LeavesBoard,
};

/// What opens over the lower edge of a board: dice, forms, the journal, why something is not allowed. It is there while
/// one of its panels is shown, is no higher than its part of the board, and moves nothing else.
class BoardDrawer : public QFrame
{
    Q_OBJECT

public:
    /// Lies over the board, as a child of the page that the board is on.
    BoardDrawer(QWidget *board, QWidget *page);

    /// Takes a panel, below those that it has.
    void add(QWidget *panel, DrawerRoom room = DrawerRoom::Whole);

    /// Takes a panel that stays in sight above the others, which scroll.
    void pin(QWidget *panel);

    /// While that part of a panel is shown, and `during` in it, the panel leaves the board in sight.
    void leaveBoardFor(QWidget *part, QWidget *during);

    /// Whether a panel is shown.
    [[nodiscard]] bool isOpen() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fit();
    /// The height of all that is shown at the width there is.
    [[nodiscard]] int neededHeight() const;
    [[nodiscard]] bool isPinnedShown() const;
    [[nodiscard]] bool hasScrolled() const;
    /// Whether the board is clicked for a panel that is shown.
    [[nodiscard]] bool leavesBoard() const;
    /// Where there is no room for all, what has the keyboard is scrolled into sight.
    void showFocus();

    QWidget *m_board;
    FlowingArea *m_area;
    QWidget *m_panels;
    QWidget *m_pinned = nullptr;
    /// What the board is clicked for, and what is shown in it then.
    QList<std::pair<QWidget *, QWidget *>> m_leaving;
};

} // namespace dossier
