#pragma once

#include "views/board/board_pointer.h"
#include "views/board/board_scene.h"
#include "views/board/table_board.h"

#include <QAbstractScrollArea>

#include <functional>
#include <optional>

class QAction;

namespace dossier
{

class BoardCursor;
struct BoardCursorActions;
class BoardLens;

/// A board to look at, to explore with pointer and keys, and for a screen reader. It draws the given scene, decides
/// nothing and reports the user's position on the board.
class BoardView : public QAbstractScrollArea, public TableBoard
{
    Q_OBJECT

public:
    explicit BoardView(QWidget *parent = nullptr);

    void render(const BoardScene &scene);

    [[nodiscard]] QWidget *widget() override { return this; }

    [[nodiscard]] const BoardScene &scene() const { return m_scene; }

    /// The place of the board in the viewport.
    [[nodiscard]] const BoardGeometry &geometryOfBoard() const { return m_geometry; }

    /// Returns the rectangle around those spaces, in the coordinates of this widget; empty for none.
    [[nodiscard]] QRect areaOf(const std::vector<Space> &spaces) const;

    /// The space of the keyboard cursor.
    [[nodiscard]] Space cursorSpace() const;

    /// Returns the content of the cursor's space, in words.
    [[nodiscard]] QString readOut() const;

    /// Sets a source of further information on a space: for the tip under the pointer and the description for a screen
    /// reader. It is called on demand.
    void describeSpacesBy(std::function<QString(Space)> describe) { m_describe = std::move(describe); }

    [[nodiscard]] QString descriptionOf(Space space) const { return m_describe ? m_describe(space) : QString(); }

    /// Sets the spots from which the left button draws; from the others it moves a board that does not fit in. By
    /// default it draws from all.
    void drawFrom(std::function<bool(const BoardSpot &)> draws) { m_pointer->drawFrom(std::move(draws)); }

    /// A stroke along a diagonal touches no space beside it.
    void spareCorners() { m_pointer->spareCorners(); }

    /// The second press of a double click presses nothing again: it only activates the selection of the first.
    void takeDoubleClicksAsOne() { m_doubleIsOne = true; }

    /// Turns tips off: the space under the pointer is described elsewhere, and a tip would repeat it and cover the next
    /// space to press.
    void leaveTipsOut() { m_tips = false; }

    /// Zoom in, zoom out, zoom to fit: with shortcuts, for menus.
    [[nodiscard]] const QList<QAction *> &zoomActions() const;

    [[nodiscard]] int widthFor(int height) const override;

    [[nodiscard]] QMargins edges() const override;

    [[nodiscard]] int freestTop(int height) const override;

    [[nodiscard]] QSize sizeHint() const override { return {720, 540}; }

    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 200}; }

public slots:
    void zoomIn();
    void zoomOut();

    /// Shows the whole board, also after the window changes, until the user zooms.
    void zoomToFit();

    /// Shows all columns of a board that is higher than wide, until the user zooms.
    void fillWidth();
    /// Scrolls the space to the middle, as far as the board extends.
    void centreOn(dossier::Space space);

    /// Scrolls just enough to show the space.
    void ensureVisible(dossier::Space space);

    /// Moves the keyboard cursor to a space of the map and shows it.
    void moveCursorTo(dossier::Space space);

    /// Moves it there like a press or a typed name: Enter then acts on that space, until Escape.
    void chooseSpace(dossier::Space space);

signals:
    /// The spot under the pointer; nothing when it is off the board.
    void hovered(std::optional<dossier::BoardSpot> spot);
    /// The left button goes down, is drawn over the board (each new spot once, none left out), and goes up.
    void pressed(dossier::BoardSpot spot, Qt::KeyboardModifiers modifiers);
    void dragged(dossier::BoardSpot spot);
    void released(dossier::BoardSpot spot);
    /// The press has moved the board and has no other effect.
    void panned();
    /// Enter or Space at the cursor, a double click, or a press by a screen reader.
    void activated(dossier::BoardSpot spot);
    /// A double click, when both presses count as one: the first was announced as a press.
    void doublyPressed(dossier::BoardSpot spot);
    /// The right button, or the menu key at the cursor.
    void contextRequested(dossier::BoardSpot spot, QPoint global);
    void cursorMoved(dossier::Space space);
    /// Shift with a cursor key: selects all spaces between the two.
    void selectionExtended(dossier::Space from, dossier::Space to);
    /// Ctrl with an arrow: the edge on that side of the cursor's space.
    void edgeRequested(dossier::Edge edge);
    /// Escape.
    void cancelled();

protected:
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    [[nodiscard]] BoardPointerActions pointerActions();
    [[nodiscard]] BoardCursorActions cursorActions();
    void retranslate();
    void layOut();
    void hover(std::optional<BoardSpot> spot);
    bool showTip(const QPoint &point, const QPoint &global);

    BoardScene m_scene;
    std::function<QString(Space)> m_describe;
    BoardGeometry m_geometry;
    BoardLens *m_lens;
    BoardPointer *m_pointer;
    bool m_doubleIsOne = false;
    bool m_tips = true;
    BoardCursor *m_cursor;
    /// A key or a press chose the space of the cursor: Enter acts on that space.
    bool m_isChosen = false;
    std::optional<BoardSpot> m_hovered;
};

} // namespace dossier
