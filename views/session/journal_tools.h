#pragma once

#include "views/kit/screen.h"
#include "views/session/line_filter.h"

#include <functional>
#include <vector>

namespace dossier
{

/// Actions for the filter, the position to show, and the bookmarks.
struct JournalToolActions
{
    Action<LineFilter> filter{};
    /// Requests the table at that position.
    Action<journal::Position> look{};
    /// Sets a bookmark of that name, or takes it away.
    std::function<void(journal::Position at, const QString &name, bool isTaken)> bookmark{};
    /// The name that is typed has changed.
    Action<> draftChanged{};
};

/// The tools above the journal: the filters, the search, and the bookmarks.
class JournalTools : public Screen
{
public:
    JournalTools(JournalLists lists, JournalToolActions actions, QWidget *parent);

    /// Shows the bookmarks; `here` is the position of the table that is shown. Where bookmarks are public, everybody
    /// reads their names.
    void showBookmarks(const std::vector<NamedPlace> &bookmarks, journal::Position here, bool areOpen);

    /// Sets the position that is shown, which a new bookmark gets.
    void setPlace(journal::Position here);

    /// Shows every line again, and clears the search.
    void showEverything();

    /// Moves the focus to the search.
    void focusInput();

    /// Requests the name for a bookmark here, or removes the one that is here.
    void mark();

    /// Typed name of a bookmark that is not given yet; `setDraft` fills the field when a name is requested next.
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
