#pragma once

#include "views/kit/theme.h"
#include "views/session/journal_row.h"

#include <QFrame>

class QLabel;
class QListView;

namespace dossier
{

class JournalModel;
class JournalTools;
struct JournalToolActions;
class LineDelegate;
class Timeline;

/// The journal of a game's page, newest first, filtered and sought in, with bookmarks, and a timeline to look back.
class JournalStrip : public QFrame
{
    Q_OBJECT

public:
    /// The lists are what the game's lines are filtered by.
    JournalStrip(const JournalLists &lists, QWidget *parent);

    void renderJournal(const ShownJournal &journal);
    void setTheme(const Theme &theme);

    /// Shows so many lines of the list.
    void setLines(int lines);

    /// Sentence and time of a line; empty at the start.
    [[nodiscard]] QString sentenceOf(std::uint32_t line) const;
    [[nodiscard]] QString timeOf(std::uint32_t line) const;

    /// Sentence of a line with all its details.
    [[nodiscard]] QString fullSentenceOf(std::uint32_t line) const;

    /// The last line up to that one that tells what was done in the game and stands: no correction or note, which are
    /// about these topics unless they are about those of `still`, too, and nothing that was undone; 0 where there is
    /// none.
    [[nodiscard]] std::uint32_t playedUpTo(std::uint32_t line, std::uint32_t topics, std::uint32_t still = 0) const;

    /// Looks one line further back, or forward.
    void step(int lines);

    /// Ends looking back, and tells nobody.
    void showNow();

    /// Another session is told from now on: nothing is sought in it yet.
    void beginAnew();

    /// Gives the keyboard to the search.
    void search();

    /// Asks for the name of a bookmark where the table stands, or takes it away.
    void mark();

    /// The name of a bookmark that is typed and not given yet.
    [[nodiscard]] const QString &draft() const;
    void setDraft(const QString &name);

signals:
    void draftChanged();
    /// The table is to be seen as it stood after that line; 0 is the start.
    void positionRequested(std::uint32_t line, dossier::journal::Position at);
    /// No longer looking back.
    void presentRequested();
    void bookmarkRequested(dossier::journal::Position at, const QString &name, bool taken);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] JournalToolActions toolActions();
    void layOut();
    void listen();
    void retranslate();
    void fit();
    void look(const QModelIndex &index);
    void markPast();
    void announceNoMatch();

    ShownJournal m_journal;
    int m_lines = 4;
    QLabel *m_caption;
    JournalTools *m_tools;
    QListView *m_list;
    QLabel *m_none;
    JournalModel *m_model;
    LineDelegate *m_delegate;
    QLabel *m_timelineText;
    Timeline *m_timeline;
};

} // namespace dossier
