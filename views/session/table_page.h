#pragma once

#include "views/actions/desk_page.h"
#include "views/kit/draft.h"
#include "views/session/end_panel.h"
#include "views/session/journal_row.h"
#include "views/session/reason_bar.h"
#include "views/session/replay.h"
#include "views/session/said_aloud.h"

#include <QPointer>
#include <QWidget>

#include <optional>

class QAction;
class QVBoxLayout;

namespace dossier
{

class BoardDrawer;
class FlowingArea;
class FootLine;
class JournalStrip;
class PlayersPanel;
struct PlayedPart;
struct JournalStripActions;
class Screen;
class SideColumn;
class TableBoard;
class TallRow;

/// A page on which a game is played. The frame is the same for every game: a header, the board between two columns, a
/// bar of fixed height for the selection, a line at the foot; and over the board's lower edge a drawer for temporary
/// panels. It shows past tables and continues from them, takes reasons for overruling refusals, and has the keys for
/// both. A game adds its header, columns and bar, panels for the drawer, and the look of its table.
class TablePage : public QWidget, public DeskPage
{
    Q_OBJECT

public:
    /// Takes the journal of that session from now on. After a change of session the old search and open questions are
    /// dropped.
    void follow(QObject &session);

    void renderJournal(const ShownJournal &journal);

    void renderJournal(const PublicShownJournal &journal) { renderJournal(shownJournalOf(journal)); }

    [[nodiscard]] bool looksBack() const { return m_past.has_value(); }

    /// The replay of the game that is shown.
    [[nodiscard]] Replay &replay() { return m_replay; }

    [[nodiscard]] QList<TablePage *> tables() override { return {this}; }

    /// Returns the actions that every page has, and while the present is shown the page's own.
    [[nodiscard]] std::set<DeskAction> possible() const override;
    void perform(DeskAction action) override;

    /// Says why nothing was done.
    virtual void explainImpossible() { m_reason->explainImpossible(); }

    void askUndoReason() { m_reason->askUndoReason(); }

    /// Sets where the notes about the session are read from, for the panel about its end.
    void readNotesBy(std::function<QString()> notes) { m_notes = std::move(notes); }

    /// Opens the panel in which people name the players of the parts of the game.
    void openPlayers(std::vector<PlayedPart> parts);

    /// Sets the switches of the board's shadings, for the foot.
    void setShadings(const QList<QAction *> &shadings);

    /// A button in the foot that covers the screen.
    void setCurtain(QAction *curtain);

    /// Takes a strip that moves from page to page: above the foot on a page with a tall board, otherwise at the end
    /// of the scrolled area.
    void dock(QWidget *strip);

    /// Returns what was typed and is not given yet: a reason, the name of a bookmark, and the entries of a form.
    [[nodiscard]] Draft draft() const;

    /// Returns the part of it that belongs to no form: a reason, the name of a bookmark, and names of players.
    [[nodiscard]] Draft typedText() const;

    /// True for a key of `typedText`.
    [[nodiscard]] static bool isText(const QString &key);

    /// Fills the fields when they are shown next; the players' panel opens again for names that were not saved. The
    /// journal of the same table has been rendered.
    void setDraft(const Draft &draft);

    /// Sets the source of the name of the next mission, for the end of the game; it is empty without one.
    void offerNextBy(std::function<QString()> name) { m_nextMission = std::move(name); }

signals:
    void draftChanged();
    void undoRequested(const QString &correction);
    void redoRequested();
    /// Requests the table at that position.
    void positionRequested(dossier::journal::Position at);
    /// Requests the current table.
    void presentRequested();
    /// Requests to continue the game from that position; with a correction even when somebody has learned something
    /// since.
    void continueRequested(dossier::journal::Position at, const QString &correction);
    void bookmarkRequested(dossier::journal::Position at, const QString &name, bool taken);
    void ruleRequested(dossier::Rule rule);
    void leaveRequested();
    /// Requests another game like this one, in which everybody takes the next player's part if roles are swapped.
    void againRequested(bool swapped);
    /// Requests the next mission with the same players.
    void nextRequested();
    void printRequested();
    /// The notes about the session were changed.
    void notesChanged(const QString &notes);
    /// Requests the panel about the players.
    void playersRequested();
    /// The names of the players, in the order of the parts.
    void playersNamed(const QStringList &names);
    /// The set of possible menu actions has changed.
    void possibleChanged();

protected:
    /// The journal was shown again.
    virtual void journalShown() { }

    /// Describes the end of the game at the shown table; nothing while it goes on.
    [[nodiscard]] virtual std::optional<GameEnd> ending() { return std::nullopt; }

    /// Opens the panel about the end of the game.
    void openEnd();

    /// Returns the results to be said aloud at the present table.
    [[nodiscard]] QStringList said(SaidOrder order = SaidOrder::ResultFirst) const;

    /// Takes the board.
    TablePage(TableBoard *board, const JournalLists &lists, ReasonWords words, QWidget *parent);

    /// Puts the parts in their places; `bar` is null for a game without a bar.
    void layOut(SideColumn *left, QWidget *bar, SideColumn *right);

    /// Lays out the same parts around a board that is higher than wide: the board has all the height below the
    /// header, regardless of the columns. The pinned part stays at the top of the right column, and the foot is below
    /// it.
    void layOutTall(QWidget *left, QWidget *pinned, FlowingArea *right);

    /// True when a table is shown, present or past; false between two games.
    [[nodiscard]] virtual bool hasTable() const = 0;
    /// True when the default step can be done.
    [[nodiscard]] virtual bool hasDefaultStep() const = 0;
    /// Presses the button of the next step.
    virtual void doDefaultStep();

    /// True when something is selected that is not given yet: Undo clears that first.
    [[nodiscard]] virtual bool hasSelection() const { return false; }

    /// Returns the button of the next step, once the header is shown.
    [[nodiscard]] QPushButton *nextStepButton() const;

    /// Shows the current table again.
    void showNow();
    void undo();

    /// Takes back the last input that is in no journal yet, which the foot names; false when there was none.
    virtual bool takeBackDraft() { return false; }

    void toggleJournal();
    void openJournal();

    /// Handles Escape: closes first what covers the board, then the journal, then ends looking back, and at last
    /// clears the selection.
    void stepBack();
    /// Clears the selection.
    virtual void clearSelection() = 0;

    /// Returns the entries of a form that were not given yet, by keys of the page's own; `setFormDraft` brings them
    /// back. A page without a form returns those of another page of the same seat.
    [[nodiscard]] virtual Draft formDraft() const { return m_otherDraft; }

    virtual void setFormDraft(const Draft &draft) { m_otherDraft = draft; }

    /// Closes a form that is open; false when there is none.
    virtual bool closeForm() { return false; }

    /// Handles a letter typed on the board, which begins the name of a space; false when none can be typed.
    virtual bool typeSpace(const QString &letter);

    /// Shows the same table again, in the current language.
    virtual void showAgain() = 0;
    /// Shows something else. When that takes the focused widget away, or disables it, the focus goes to where
    /// `focusAfterChange` puts it, and not to the widget that Qt would choose next.
    void keepFocusWhile(const std::function<void()> &change);
    /// Puts the focus on the board.
    virtual void focusAfterChange();
    /// The table has changed: pending refusals and questions are dropped. A mere redisplay keeps them, with the typed
    /// text.
    void dismissReason();
    /// The page has become too narrow for the right column, or wide enough: the column's contents move under the left
    /// one.
    virtual void setNarrow(bool narrow) = 0;

    /// Puts the parts in the tab order in which they are read.
    virtual void putInTabOrder();

    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

    /// The board.
    TableBoard *m_middle;
    Screen *m_header;
    ReasonBar *m_reason;
    Screen *m_pastBar;
    Screen *m_end;
    PlayersPanel *m_players;
    JournalStrip *m_journal;
    BoardDrawer *m_drawer;
    FootLine *m_foot;
    SideColumn *m_left = nullptr;
    SideColumn *m_right = nullptr;
    JournalSteps m_steps;
    /// Number of lines in the journal.
    std::uint32_t m_lines = 0;
    /// Position of the past table that is shown.
    std::optional<journal::Position> m_past;

private:
    void addKeys();
    /// Shows the panel about the end once the game is over; while the game goes on it can end again.
    void renderEnd();
    void closeEnd();
    [[nodiscard]] Part end();
    [[nodiscard]] PlayedTime playedTime() const;
    void fitColumns();
    void placeDocked();
    void lookAt(std::uint32_t line, journal::Position at);
    /// Begins a replay, from the start where the present is shown, or halts it.
    void playOrPause();
    /// Shows the next action of the replay; false at the present.
    bool stepReplay();
    /// Shows a turning point; 0 shows none.
    void lookAtTurn(std::uint32_t line);

    [[nodiscard]] Part past();
    [[nodiscard]] ReasonActions reasonActions();
    [[nodiscard]] JournalStripActions journalActions();

    std::function<QString()> m_notes;
    std::function<QString()> m_nextMission;
    Draft m_otherDraft;
    /// People have closed the panel about the end.
    bool m_isEndClosed = false;
    bool m_asksForWinner = false;
    /// Last lines of the journal, the newest first.
    std::vector<JournalRow> m_lastRows;
    /// Line whose table is shown.
    std::uint32_t m_pastLine = 0;
    Replay m_replay{[this] { return stepReplay(); }};
    /// Position up to which an undo was requested; a reveal blocks it.
    std::optional<journal::Position> m_goesOn;
    bool m_narrow = false;
    /// True while the same table is shown again in another language.
    bool m_tellsAgain = false;
    TallRow *m_tall = nullptr;
    FlowingArea *m_scrolled = nullptr;
    /// Parts in tab order.
    QWidgetList m_parts;
    QVBoxLayout *m_rightColumn = nullptr;
    QPointer<QWidget> m_docked;
    /// Session whose journal is shown.
    QPointer<QObject> m_session;
};

} // namespace dossier
