#pragma once

#include "views/actions/desk_page.h"
#include "views/kit/draft.h"
#include "views/kit/theme.h"
#include "views/session/journal_row.h"
#include "views/session/reason_bar.h"

#include <QPointer>
#include <QWidget>

#include <optional>

class QAbstractButton;
class QAction;
class QVBoxLayout;

namespace dossier
{

class BoardDrawer;
class FlowingArea;
class FootLine;
class JournalStrip;
class MomentPanel;
class Screen;
class SideColumn;
class TableBoard;
class TallRow;

/// A page on which a game is played. The frame is the same for every game: a header, the board between two columns, a
/// bar of fixed height for what is picked, a line at the foot; and over the board's lower edge a drawer for what opens
/// and goes. It looks back and goes on, takes reasons for what the rules refuse, and has the keys for it. A game fills
/// it: its header, columns and bar, panels for the drawer, and what a table looks like.
class TablePage : public QWidget, public DeskPage
{
    Q_OBJECT

public:
    /// The journal that comes is that session's. When it was another's until now, nothing is sought or asked that was
    /// sought or asked there.
    void follow(QObject &session);

    void renderJournal(const ShownJournal &journal);

    void renderJournal(const PublicShownJournal &journal) { renderJournal(shownJournalOf(journal)); }

    [[nodiscard]] bool looksBack() const { return m_past.has_value(); }

    virtual void setTheme(const Theme &theme);

    [[nodiscard]] QList<TablePage *> tables() override { return {this}; }

    /// Says why nothing was done.
    virtual void explainImpossible();
    void askUndoReason();

    /// Switches of what the board is shaded by, for the foot.
    void setShadings(const QList<QAction *> &shadings);

    /// A button in the foot that covers the screen.
    void setCurtain(QAction *curtain);

    /// Takes a strip that goes from page to page, over the foot of a page with a tall board, or at the end of what
    /// scrolls there.
    void dock(QWidget *strip);

    /// The reason and the name of a bookmark that are typed and not given yet.
    [[nodiscard]] Draft draft() const;

    /// Those stand in their fields when they are asked for next.
    void setDraft(const Draft &draft);

signals:
    void draftChanged();
    void undoRequested(const QString &correction);
    void redoRequested();
    /// The table is to be seen as it stood there.
    void positionRequested(dossier::journal::Position at);
    /// The table is to be seen as it stands.
    void presentRequested();
    /// The game is to go on from there; with a correction also past what somebody has learned.
    void continueRequested(dossier::journal::Position at, const QString &correction);
    void bookmarkRequested(dossier::journal::Position at, const QString &name, bool taken);
    void ruleRequested(dossier::Rule rule);
    void leaveRequested();
    /// The menus can ask for something else now.
    void possibleChanged();

protected:
    /// The journal has been shown anew.
    virtual void journalShown() { }

    /// Takes the board.
    TablePage(TableBoard *board, const JournalLists &lists, ReasonWords words, QWidget *parent);

    /// Puts the parts in their places; a game without a bar gives none.
    void layOut(QWidget *header, SideColumn *left, QWidget *bar, SideColumn *right);

    /// Lays out the same parts around a board that is higher than wide: the board has all the height below the
    /// header, regardless of the columns. The pinned part stays at the top of the right column, and the foot is below
    /// it.
    void layOutTall(QWidget *header, QWidget *left, QWidget *pinned, FlowingArea *right);

    /// Returns the actions of the session menu that every page supports, and performs them.
    [[nodiscard]] std::set<DeskAction> usuallyPossible(bool goesOn) const;
    void performUsual(DeskAction action, QAbstractButton &defaultButton);
    /// The button of the next step, once the header is shown.
    [[nodiscard]] QPushButton *nextStepButton() const;

    /// Shows the table as it stands again: nothing is looked back at.
    void showNow();
    void undo();

    /// Takes back what was entered last and is in no journal yet, which the foot is told of; false where nothing was.
    virtual bool takeBackDraft() { return false; }

    void toggleJournal();
    void openJournal();

    /// Escape: what is in the way goes first, then the journal and looking back, at last what is picked.
    void stepBack();
    /// Lets go of what is picked.
    virtual void clearSelection() = 0;

    /// Closes a form that is open; false when there is none.
    virtual bool closeForm() { return false; }

    /// A letter typed on the board begins the name of a space; false where none can be typed.
    virtual bool typeSpace(const QString &letter);

    /// Shows again what is shown, in the language that is spoken now.
    virtual void showAgain() = 0;
    /// The table goes on: what was refused or asked before is over. What is only told again leaves it, with what is
    /// typed there.
    void dismissReason();
    /// The page has become too narrow for the right column, or wide enough: what it holds moves under the left one.
    virtual void setNarrow(bool narrow) = 0;

    /// Lets the tab key go through the parts as they are read.
    virtual void putInTabOrder();

    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

    /// The board.
    TableBoard *m_middle;
    ReasonBar *m_reason;
    Screen *m_pastBar;
    JournalStrip *m_journal;
    BoardDrawer *m_drawer;
    FootLine *m_foot;
    MomentPanel *m_moment;
    SideColumn *m_left = nullptr;
    SideColumn *m_right = nullptr;
    JournalSteps m_steps;
    /// Number of lines in the journal.
    std::uint32_t m_lines = 0;
    /// Position of the past table that is shown.
    std::optional<journal::Position> m_past;
    Theme m_theme;

private:
    void listen();
    void addKeys();
    void fitColumns();
    void placeDocked();
    void lookAt(std::uint32_t line, journal::Position at);

    [[nodiscard]] Part past();
    [[nodiscard]] ReasonActions reasonActions();

    /// The line after which it stood so.
    std::uint32_t m_pastLine = 0;
    /// Position up to which an undo was requested; a reveal blocks it.
    std::optional<journal::Position> m_goesOn;
    bool m_narrow = false;
    /// True while the same table is shown again in another language.
    bool m_tellsAgain = false;
    TallRow *m_tall = nullptr;
    FlowingArea *m_scrolled = nullptr;
    /// In the order in which the tab key goes through them.
    QWidgetList m_parts;
    QVBoxLayout *m_rightColumn = nullptr;
    QPointer<QWidget> m_docked;
    /// Session whose journal is shown.
    QPointer<QObject> m_session;
};

} // namespace dossier
