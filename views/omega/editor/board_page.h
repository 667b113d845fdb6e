#pragma once

#include "model/core/rule.h"
#include "views/actions/edit_wording.h"
#include "views/kit/theme.h"
#include "views/omega/editor/map_form.h"
#include "views/omega/editor/picked_board.h"

#include <QCoreApplication>
#include <QWidget>

#include <functional>
#include <optional>

namespace dossier
{

class BoardActions;
class BoardHand;
struct BoardHandOutcomes;
class BoardView;
struct EditOutcome;
struct Judgement;
class Screen;
class ShadingRow;
class SideColumn;
struct VerdictActions;

struct BoardPageRequests
{
    /// The user made one edit; `after` is the resulting board.
    std::function<void(BoardEdit edit, const omega::Board &after)> edit{};
    std::function<void()> undo{};
    std::function<void()> redo{};
    /// The user wants to read a rule that a verdict names.
    std::function<void(Rule rule)> openRule{};
    /// Escape was pressed with nothing left to cancel.
    std::function<void()> leave{};
};

/// A board to draw on and to ask about: tools at the left, the board and the verdict of the rules in the middle, the
/// map's facts or a figure's sheet at the right. It changes nothing itself but reports the user's actions.
class BoardPage : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(dossier::BoardPage)

public:
    BoardPage(BoardPageRequests requests, QWidget *parent);

    /// Shows another map, with nothing picked.
    void begin(const omega::Board &board);

    /// Shows the same map after an edit.
    void render(const omega::Board &board);
    void renderState(const EditState &state);
    void setPrinting(Printing printing);

    [[nodiscard]] BoardActions &actions() const { return *m_actions; }

    [[nodiscard]] const BoardView &view() const { return *m_view; }

    [[nodiscard]] const BoardChoice &choice() const { return m_picked.choice; }

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    /// Escape goes from a sheet back to the board.
    void keyPressEvent(QKeyEvent *event) override;

private:
    void layOut();
    void listen();
    void listenToBoard();
    void listenToActions();
    void refresh();
    void apply(const EditOutcome &outcome);
    void changePiece(const omega::Piece &piece);
    void renderTools();
    void renderVerdict(const omega::Board &board, const Judgement &judgement);
    void renderPanel();
    [[nodiscard]] Part panel();
    [[nodiscard]] VerdictActions verdictActions();
    [[nodiscard]] BoardHandOutcomes handOutcomes();
    /// Reserves room for verdicts of usual length from the start, so that the board does not move just before a click;
    /// a long one gets more, up to two fifths of the page's height. The rest is scrolled.
    void fit();
    void fitPanel();
    void fitVerdict();
    void say(const QString &text);
    void announceSpace(Space space);
    void choose(const BoardChoice &choice);

    void copyQuery();
    void askForSize();

    const BoardPageRequests m_requests;
    PickedBoard m_picked;
    BoardActions *m_actions;
    Screen *m_tools;
    BoardHand *m_hand;
    SideColumn *m_toolArea;
    BoardView *m_view;
    ShadingRow *m_told;
    Screen *m_verdict;
    Screen *m_panel;
    SideColumn *m_panelArea;
    /// The size that was entered for the map, and not applied yet.
    MapSize m_size;
    /// Number of refused changes of a sheet.
    int m_sheetVersion = 0;
    bool m_hasBareTools = false;
    bool m_isNarrow = false;
};

} // namespace dossier
