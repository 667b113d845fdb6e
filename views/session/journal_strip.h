#pragma once

#include "views/session/journal_row.h"

#include <QFrame>

#include <cstdint>
#include <limits>

class QLabel;
class QListView;

namespace dossier
{

class JournalModel;
class JournalTools;
struct JournalToolActions;
class LineDelegate;
class Timeline;

struct JournalStripActions
{
    /// Shows the table after that line; 0 is the start.
    std::function<void(std::uint32_t line, journal::Position at)> lookAt{};
    /// Ends looking back.
    std::function<void()> showPresent{};
    /// Sets a bookmark, or takes it away.
    std::function<void(journal::Position at, const QString &name, bool isTaken)> bookmark{};
    std::function<void()> draftChanged{};
};

/// The journal of a game's page, newest first, filtered and sought in, with bookmarks, and a timeline to look back.
class JournalStrip : public QFrame
{
    Q_OBJECT

public:
    static constexpr std::uint32_t allLines = std::numeric_limits<std::uint32_t>::max();

    /// Takes the lists of sides and topics by which the game's lines are filtered.
    JournalStrip(const JournalLists &lists, JournalStripActions actions, QWidget *parent);

    void renderJournal(const ShownJournal &journal);

    /// Sets the number of visible lines of the list.
    void setLines(int lines);

    /// Sentence and time of a line; empty at the start.
    [[nodiscard]] QString sentenceOf(std::uint32_t line) const;
    [[nodiscard]] QString timeOf(std::uint32_t line) const;

    /// Sentence of a line with all its details.
    [[nodiscard]] QString fullSentenceOf(std::uint32_t line) const;

    /// Returns the newest lines, the newest first.
    [[nodiscard]] std::vector<JournalRow> lastLines(std::uint32_t max) const;

    /// Returns the line that ended the game, or else the last one that records a move still in force: no correction or
    /// note, and no undone line; 0 when there is none.
    [[nodiscard]] std::uint32_t lastPlayed() const;

    /// Moves the shown position by that many lines, back or forward.
    void step(int lines);

    /// Shows the table after that line; 0 is the start.
    void lookAt(std::uint32_t line);

    /// Returns the next action in force after that line; the last line when there is none.
    [[nodiscard]] std::uint32_t actionAfter(std::uint32_t line) const;

    /// Returns the next turning point in force before or after that line, among so many lines; 0 when there is none.
    [[nodiscard]] std::uint32_t turningPointBefore(std::uint32_t line, std::uint32_t maxLines = allLines) const;
    [[nodiscard]] std::uint32_t turningPointAfter(std::uint32_t line, std::uint32_t maxLines = allLines) const;

    /// Ends looking back without a signal.
    void showNow();

    /// Resets the search for another session.
    void beginAnew();

    /// Moves the focus to the search.
    void search();

    /// Requests the name for a bookmark at the current position, or removes the bookmark.
    void mark();

    /// Returns the typed name of a bookmark that is not given yet.
    [[nodiscard]] const QString &draft() const;
    void setDraft(const QString &name);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] JournalToolActions toolActions();
    using IsSought = std::function<bool(const JournalRow &row)>;
    /// Returns the last sought line in force after `from` and up to `to`; 0 when there is none.
    [[nodiscard]] std::uint32_t lastStanding(std::uint32_t from, std::uint32_t to, const IsSought &isSought) const;
    /// Returns the first sought line in force after `from` and up to `to`; 0 when there is none.
    [[nodiscard]] std::uint32_t firstStanding(std::uint32_t from, std::uint32_t to, const IsSought &isSought) const;
    void layOut();
    void listen();
    void retranslate();
    void fit();
    void look(const QModelIndex &index);
    void markPast();
    void announceNoMatch();

    const JournalStripActions m_actions;
    /// The bit of corrections, rulings and notes: the last topic.
    const std::uint32_t m_tableTopic;
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
