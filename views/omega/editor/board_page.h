#pragma once

#include "model/core/rule.h"
#include "model/omega/geometry/printing.h"
#include "views/actions/edit_wording.h"
#include "views/kit/theme.h"
#include "views/omega/editor/stroke.h"
#include "views/omega/verdict/board_choice.h"

#include <QWidget>

#include <optional>

namespace dossier
{

class BoardActions;
class BoardPanel;
class BoardView;
class FlowingArea;
class SideColumn;
class ShadingRow;
class ToolColumn;
class VerdictBar;

/// A board to draw on and to ask about: tools at the left, the board and what the rules say in the middle, the map's
/// facts or a figure's sheet at the right. It changes nothing itself but says what a person did.
class BoardPage : public QWidget
{
    Q_OBJECT

public:
    explicit BoardPage(QWidget *parent);

    /// Shows another map, with nothing picked.
    void begin(const omega::Board &board);

    /// Shows the same map after an edit.
    void render(const omega::Board &board);
    void renderState(const EditState &state);
    void setTheme(const Theme &theme);
    void setPrinting(Printing printing);

    [[nodiscard]] BoardActions &actions() const { return *m_actions; }

    [[nodiscard]] const BoardView &view() const { return *m_view; }

    [[nodiscard]] const BoardChoice &choice() const { return m_choice; }

signals:
    /// A person did one thing; this is the board after it.
    void edited(dossier::BoardEdit edit, const dossier::omega::Board &after);
    void undoAsked();
    void redoAsked();
    /// A rule that a verdict names is to be read.
    void ruleAsked(dossier::Rule rule);
    /// Escape, when there is nothing left to cancel.
    void leaveAsked();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    /// Escape leads from a sheet back to the board.
    void keyPressEvent(QKeyEvent *event) override;

private:
    void layOut();
    void listen();
    void listenToActions();
    void retranslate();
    void refresh();
    void refreshPanel();
    /// Gives the verdict room for the usual ones from the start, so that the board does not move under a hand that is
    /// about to click; more for a long one, up to two fifths of the page's height. The rest is scrolled to.
    void fitVerdict();
    void say(const QString &text);
    void tellSpace(Space space);
    void choose(const BoardChoice &choice);

    // What the pointer and the keys do on the board.
    void press(const BoardSpot &spot);
    void drag(const BoardSpot &spot);
    void release(const BoardSpot &spot);
    void apply(const BoardSpot &spot);
    void moveDoorOn(Space space);
    void turnEdge(const Edge &edge);
    void cancel();
    void stopPointer();
    [[nodiscard]] Stroke strokeAt(const BoardSpot &spot) const;
    [[nodiscard]] bool picksAt(Space space) const;
    void finish(const Stroke &stroke, Space at);
    void movePiece(std::size_t piece, Space to);

    // Edits of the whole.
    void copy();
    void copyQuery();
    void cut();
    void paste();
    void remove();
    void selectAll();
    void turnPiece();
    void changePiece(const omega::Piece &piece);
    void askForSize();
    [[nodiscard]] std::optional<std::size_t> sheetPiece() const;

    omega::Board m_board;
    /// The board with the stroke that is under way.
    std::optional<omega::Board> m_preview;
    BoardChoice m_choice;
    Printing m_printing = Printing::Revised;
    /// The piece whose sheet the verdict asked for.
    std::optional<std::size_t> m_asked;
    SpaceSet m_marked;
    std::optional<Stroke> m_stroke;
    /// The door that the keyboard moves around the cursor's space.
    std::optional<Edge> m_movedDoor;
    std::optional<Space> m_pressedAt;
    std::optional<Space> m_draggedTo;
    BoardActions *m_actions;
    ToolColumn *m_tools;
    SideColumn *m_toolArea;
    BoardView *m_view;
    ShadingRow *m_told;
    FlowingArea *m_below;
    VerdictBar *m_verdict;
    BoardPanel *m_panel;
};

} // namespace dossier
