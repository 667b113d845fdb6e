#pragma once

#include "views/kit/screen.h"
#include "views/session/session_draft.h"

#include <map>
#include <optional>

namespace dossier
{

struct SessionFormActions;

/// A line of a session in which the searched words were found, in brackets.
struct FoundLine
{
    QString path{};
    qint64 number = 0;
    QString text{};
};

/// All campaigns and their sessions: details of each, and the actions to continue and to delete one.
class SessionsPage : public Screen
{
    Q_OBJECT

public:
    /// The number of found lines that are shown at most.
    static constexpr std::size_t maxFound = 200;

    explicit SessionsPage(QWidget *parent = nullptr);

    /// Shows sessions, the newest first; the one that was chosen stays chosen.
    void render(const std::vector<SessionRow> &sessions, const std::vector<SessionRow> &deleted = {});

    /// Sets the current place of a session.
    void showPlace(const QString &path, qint64 number, const dossier::SessionPlace &place);

    /// Shows the lines that were found so far, in place of the list.
    void showFound(const std::vector<FoundLine> &found, bool isSearching);

    /// Returns the searched words; empty without a search.
    [[nodiscard]] const QString &words() const { return m_words; }

    /// Requests to save all unsaved text: no typed text is lost.
    void saveDrafts();

    /// Requests to save the unsaved text while the page stays open.
    void storeDrafts();

    /// Makes a change that could not be written a draft again.
    void takeDraft(const QString &path, qint64 number, const FactsChange &change);

    /// Confirms that the change was written to the session's file, with the present values.
    void markSaved(const QString &path, qint64 number, const FactsChange &change, const FactsKept &kept);

    /// Returns the file of the chosen session, if it can be read.
    [[nodiscard]] QString chosenFile() const;

signals:
    /// The user typed text that is not saved.
    void typed();
    /// Requests to write those values; `markSaved` confirms it.
    void draftGiven(const QString &path, qint64 number, const dossier::FactsChange &change);
    /// Requests to write those values because the user pressed Save.
    void saveRequested(const QString &path, qint64 number, const dossier::FactsChange &change);
    void continueRequested(const QString &path, qint64 number);
    /// The page is being left: those values are to be written, and no question to the user is possible any more.
    void factsChanged(const QString &path, qint64 number, const dossier::FactsChange &change);
    void deleteRequested(const QString &path, qint64 number);
    void bringBackRequested(const QString &path);
    /// Requests a name that can be read for that file.
    void renameRequested(const QByteArray &path);
    /// Requests to look for words in all sessions; `showFound` answers. Without words the search ends.
    void searchRequested(const QString &words);
    /// Requests the statistics of a file.
    void statisticsRequested(const QString &path);
    void backRequested();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] Part made();
    [[nodiscard]] Part searchField();
    [[nodiscard]] Part foundList();
    void search(const QString &words);
    void chooseFound(int row);
    /// Moves through the found lines from the search field; false elsewhere.
    bool moveThroughFound(int by);
    [[nodiscard]] SessionFormActions formActions();
    /// Shows the form again, and reports text that is not saved.
    void showForm();
    /// Focuses the button to continue: the pressed button goes, and Qt would focus the one to delete.
    void focusResume();
    void choose(int row);
    void continueChosen();
    /// Keeps the unsaved text of the session that is shown.
    void keepDraft();
    void renderList();
    [[nodiscard]] QString rowOf(const SessionRow &session) const;
    /// Returns the date of a session, with the time of day when another was played on the same day.
    [[nodiscard]] QString whenOf(const SessionRow &session) const;
    [[nodiscard]] const SessionRow *chosen() const;

    using Key = std::pair<QString, qint64>;

    /// Rows of the list: the sessions, and after them the deleted ones when the user requests them.
    std::vector<SessionRow> m_sessions;
    std::vector<SessionRow> m_kept;
    std::vector<SessionRow> m_deleted;
    std::map<Key, FactsChange> m_drafts;
    /// The session that the form shows.
    std::optional<Key> m_shown;
    SessionDraft m_draft;
    bool m_asksToDelete = false;
    /// Number of sessions chosen so far.
    int m_version = 0;
    /// The highlighted row; -1 for none.
    int m_row = -1;
    bool m_showsDeleted = false;
    QString m_words;
    std::vector<FoundLine> m_found;
    /// The highlighted found line; -1 for none.
    int m_foundRow = -1;
    bool m_isSearching = false;
};

} // namespace dossier
