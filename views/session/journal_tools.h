#pragma once

#include "views/kit/screen.h"
#include "views/session/line_filter.h"

#include <functional>
#include <vector>

namespace dossier
{

/// The lines that pass, a moment to look at, and bookmarks: what is done with each.
struct JournalToolActions
{
    Action<LineFilter> filter{};
    /// The table is to be seen as it stood there.
    Action<journal::Position> look{};
    /// Sets a bookmark of that name, or takes it away.
    std::function<void(journal::Position at, const QString &name, bool isTaken)> bookmark{};
    /// The name that is typed has changed.
    Action<> draftChanged{};
};

/// Over the journal: which lines are shown, what is sought, and the bookmarks.
class JournalTools : public Screen
{
public:
    JournalTools(JournalLists lists, JournalToolActions actions, QWidget *parent);

    /// Shows the bookmarks; `here` is where the table stands, or is seen to have stood. Everybody reads the names of
    /// those that are set where they are open.
    void showBookmarks(const std::vector<NamedPlace> &bookmarks, journal::Position here, bool areOpen);

    /// The table is seen at another position: that is what a bookmark names.
    void setPlace(journal::Position here);

    /// Every line is shown again, and nothing is sought.
    void showEverything();

    /// Gives the keyboard to the search.
    void focusInput();

    /// Asks for the name of a bookmark here, or takes away the one that is here.
    void mark();

    /// The name of a bookmark that is typed and not given yet; one that is set stands in the field when a name is asked
    /// for next.
    [[nodiscard]] const QString &draft() const { return m_draft; }

    void setDraft(const QString &name) { m_draft = name; }

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] Part made();
    [[nodiscard]] Part searchField();
    [[nodiscard]] Part nameField();
    [[nodiscard]] Part bookmarkList();
    [[nodiscard]] Part markButton();
    /// Changes the filter, whose lines are shown then.
    void choose(const LineFilter &filter);
    void giveName();
    void stopNaming();
    void changeDraft(const QString &name);
    [[nodiscard]] const NamedPlace *bookmarkHere() const;
    [[nodiscard]] QString readers() const;

    const JournalLists m_lists;
    const JournalToolActions m_actions;
    LineFilter m_filter;
    std::vector<NamedPlace> m_places;
    journal::Position m_here;
    bool m_areOpen = false;
    bool m_isNaming = false;
    QString m_draft;
    /// Number of times that a bookmark was chosen or a name requested.
    int m_version = 0;
};

} // namespace dossier
