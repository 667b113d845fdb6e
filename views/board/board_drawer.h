#pragma once

#include <QFrame>
#include <QPointer>

#include <functional>
#include <utility>

namespace dossier
{

class FlowingArea;

/// The part of the board that a drawer panel may cover.
enum class DrawerRoom : bool
{
    /// Enough to show the whole panel, if possible.
    Whole,
    /// Clicks on the board fill the panel: enough of the board stays visible, and the panel scrolls.
    LeavesBoard,
};

/// The panels over an edge of a board: dice, forms, the journal, reasons for a refusal. It is visible while one of its
/// panels is shown, is limited to a part of the board, and moves nothing else. It opens over the lower edge, or over
/// the upper one where it covers less of the spaces in play.
class BoardDrawer : public QFrame
{
    Q_OBJECT

public:
    /// Covers part of the board, as a child of the page that has the board.
    BoardDrawer(QWidget *board, QWidget *page);
    ~BoardDrawer() override;
    Q_DISABLE_COPY_MOVE(BoardDrawer)

    /// Adds a panel below the others.
    void add(QWidget *panel, DrawerRoom room = DrawerRoom::Whole);

    /// Adds a panel that stays visible above the others, which scroll.
    void pin(QWidget *panel);

    /// While that part of a panel is shown, and `during` in it, the panel leaves the board visible.
    void leaveBoardFor(QWidget *part, QWidget *during);

    /// While `part` returns a widget of a panel, the board is needed: a drawer over the area that is kept clear is only
    /// as high as that widget, and scrolled to it.
    void foldTo(std::function<QWidget *()> part) { m_foldedTo = std::move(part); }

    /// Makes it as high as its panels need or the limits allow.
    void fit();

    /// Sets a source of the area of the spaces in play, in the coordinates of the board's widget; an empty one is none.
    void keepClearOf(std::function<QRect()> area) { m_inPlay = std::move(area); }

    /// True while a panel is shown.
    [[nodiscard]] bool isOpen() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Returns the place of the drawer at that height.
    [[nodiscard]] QRect placeFor(int height);
    /// Returns the height of all shown panels at the current width.
    [[nodiscard]] int neededHeight() const;
    /// Returns the height with that much of the panels that scroll.
    [[nodiscard]] int heightWith(int scrolled) const;
    [[nodiscard]] bool isPinnedShown() const;
    [[nodiscard]] bool hasScrolled() const;
    /// True while a shown panel takes clicks on the board.
    [[nodiscard]] bool leavesBoard() const;
    /// Returns the widget to which the drawer is folded; null while it is not.
    [[nodiscard]] QWidget *partToFoldTo(const QRect &place) const;
    void noteFocus();
    /// Scrolls the focused widget into view when the panels do not fit.
    void showFocus();

    std::function<QRect()> m_inPlay;
    std::function<QWidget *()> m_foldedTo;
    /// The widget to which the drawer is folded, until the focus goes elsewhere in it.
    QPointer<QWidget> m_folded;
    QPointer<QWidget> m_wasFoldedTo;
    /// The widget of the panels that had the focus last.
    QPointer<QWidget> m_focused;
    /// Panels have opened or closed since the drawer chose its edge.
    bool m_choosesEdge = true;
    bool m_isAtTop = false;
    QWidget *m_board;
    FlowingArea *m_area;
    QWidget *m_panels;
    QWidget *m_pinned = nullptr;
    /// Parts that take clicks on the board, and the widget that must be shown in each.
    QList<std::pair<QWidget *, QWidget *>> m_leaving;
};

} // namespace dossier
