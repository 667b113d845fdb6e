#pragma once

#include "views/board/table_board.h"
#include "views/conquest/board/hex_geometry.h"
#include "views/conquest/board/hex_scene.h"

#include <QWidget>

#include <functional>

namespace dossier
{

/// The board of Conquest of Planet Earth, for pointer, keys and screen readers. All of it is always visible. It draws
/// the scene that it is given, decides nothing and reports the space that the user means.
class HexBoard : public QWidget, public TableBoard
{
    Q_OBJECT

public:
    explicit HexBoard(QWidget *parent = nullptr);

    void render(const HexScene &scene);

    [[nodiscard]] QWidget *widget() override { return this; }

    [[nodiscard]] int widthFor(int height) const override;

    [[nodiscard]] const HexScene &scene() const { return m_scene; }

    /// Positions of the spaces in the widget.
    [[nodiscard]] const HexGeometry &geometryOfBoard() const { return m_geometry; }

    /// Returns the keyboard's cursor.
    [[nodiscard]] conquest::Place cursorPlace() const { return m_cursor; }

    void moveCursorTo(conquest::Place place);

    /// Sets a function that adds a description to a space, in its tooltip and for screen readers. It is called on
    /// use.
    void describeSpacesBy(std::function<QString(conquest::Place)> describe) { m_describe = std::move(describe); }

    /// Describes in words the contents of a space, and the page's own remark on it.
    [[nodiscard]] QString spokenPlace(conquest::Place place) const;
    [[nodiscard]] QString descriptionOf(conquest::Place place) const;

    /// Begins the name of a space with the letter of its section, as the board prints it in the space's code: the
    /// next typed number presses that space. False when no section has that letter.
    bool typeSpace(const QString &letter);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The left button was pressed and released on a space.
    void pressed(dossier::conquest::Place place);
    /// Enter or Space at the cursor, a double click, a name typed to its end, or a press by a screen reader.
    void activated(dossier::conquest::Place place);
    /// Reports the space under the pointer; nothing when the pointer is off the board.
    void hovered(std::optional<dossier::conquest::Place> place);
    /// Drawn with the left button from one space to another.
    void dropped(dossier::conquest::Place from, dossier::conquest::Place to);
    /// The right button, or the menu key at the cursor.
    void contextRequested(dossier::conquest::Place place, QPoint global);
    void cursorMoved(dossier::conquest::Place place);
    /// Escape.
    void cancelled();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void layOut();
    void hover(std::optional<conquest::Place> place);
    void goTowards(QPointF direction);
    bool typeNumber(const QString &digit);

    HexScene m_scene;
    HexGeometry m_geometry;
    std::function<QString(conquest::Place)> m_describe;
    conquest::Place m_cursor;
    std::optional<conquest::Place> m_hovered;
    /// The space on which the left button went down.
    std::optional<conquest::Place> m_drawnFrom;
    /// Position of the pointer during a drag.
    QPointF m_drawnTo;
    /// True when keys move the cursor. Only then is it drawn; a space picked with the pointer has no cursor.
    bool m_byKeys = false;
    /// A key or a press chose the place of the cursor: Enter is for that place.
    bool m_isChosen = false;
    /// The section whose letter was typed last.
    std::optional<int> m_typed;
};

} // namespace dossier
