#pragma once

#include "views/session/line_filter.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace dossier
{

/// Over the journal: which lines are shown, what is sought, and the bookmarks.
class JournalTools : public QWidget
{
    Q_OBJECT

public:
    JournalTools(JournalLists lists, QWidget *parent);

    /// Shows the bookmarks; `here` is where the table stands, or is seen to have stood. Everybody reads the names of
    /// those that are set where they are open.
    void render(const std::vector<NamedPlace> &bookmarks, journal::Position here, bool areOpen = false);

    /// The table is seen at another position: that is what a bookmark names.
    void setPlace(journal::Position here);

    [[nodiscard]] LineFilter filter() const;

    /// Every line is shown again, and nothing is sought.
    void showEverything();

    /// Gives the keyboard to the search.
    void takeFocus();

    /// Asks for the name of a bookmark here, or takes away the one that is here.
    void mark();

    /// The name of a bookmark that is typed and not given yet; one that is set stands in the field when a name is asked
    /// for next.
    [[nodiscard]] const QString &draft() const { return m_draft; }

    void setDraft(const QString &name) { m_draft = name; }

signals:
    void draftChanged();
    void filterChosen(const dossier::LineFilter &filter);
    /// A bookmark was chosen: the table is to be seen as it stood there.
    void placeChosen(dossier::journal::Position at);
    void bookmarkAsked(dossier::journal::Position at, const QString &name, bool taken);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    /// Hides the lists that there is no room for; one that filters stays.
    void fit();
    void fillLists();
    void choose();
    void giveName();
    void stopNaming();
    void changeDraft(const QString &name);
    [[nodiscard]] const NamedPlace *bookmarkHere() const;

    JournalLists m_lists;
    std::vector<NamedPlace> m_places;
    journal::Position m_here;
    bool m_areOpen = false;
    QComboBox *m_side;
    QComboBox *m_topic;
    QLineEdit *m_search;
    QComboBox *m_bookmarks;
    QString m_draft;
    QLineEdit *m_name;
    /// Who will read that name.
    QLabel *m_readers;
    QPushButton *m_mark;
};

} // namespace dossier
