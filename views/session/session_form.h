#pragma once

#include "views/session/session_row.h"

#include <QFrame>

#include <optional>

class QComboBox;
class QDateEdit;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace dossier
{

/// Shows the details of one session for reading and changing, and the actions for it.
class SessionForm : public QFrame
{
    Q_OBJECT

public:
    explicit SessionForm(QWidget *parent);

    /// Shows a session, with its unsaved text if there is any.
    void render(const SessionRow &session, const std::optional<FactsChange> &draft = {});

    /// Shows the place of the session once it is known; typed text stays.
    void showPlace(const SessionPlace &place);

    /// Returns the typed text that is not saved; nothing when there is none.
    [[nodiscard]] std::optional<FactsChange> draft() const;

    /// Confirms that the change was written to the file, whose present values are in `kept`; text typed since is not
    /// in it. Values that somebody else has changed, too, are shown for a decision.
    void markSaved(const FactsChange &change, const FactsKept &kept);

signals:
    void continueRequested();
    /// The user typed text that is not saved.
    void typed();
    /// A person wants that to be written.
    void saveRequested(const dossier::FactsChange &change);
    /// Requests to delete the session; the user has confirmed it.
    void deleteRequested();
    /// The session's file is to be brought back.
    void bringBackRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void listen();
    void retranslate();
    void fill(const SessionDetails &facts);
    void fill(FactOfSession fact, const QString &value);
    [[nodiscard]] FactsChange change() const;
    void settle(bool takesTheirs);
    void sayDispute();
    [[nodiscard]] QString nameOf(FactOfSession fact) const;
    void askWhether(bool request);
    void changed();
    [[nodiscard]] SessionDetails facts() const;
    [[nodiscard]] QString result() const;

    /// The session, with the details that the fields show.
    SessionRow m_session;
    /// The facts as they were read.
    SessionDetails m_read;
    /// The values that another window gave to the disputed facts.
    std::vector<FactOfSession> m_disputed;
    SessionDetails m_theirs;
    /// The result as it is kept, and as it was put into its field.
    QString m_kept;
    QString m_told;
    QLabel *m_title;
    QLabel *m_about;
    QLabel *m_dateLabel;
    QDateEdit *m_date;
    QLabel *m_playersLabel;
    QPlainTextEdit *m_players;
    QLabel *m_resultLabel;
    QPlainTextEdit *m_result;
    QLabel *m_notesLabel;
    QPlainTextEdit *m_notes;
    QPushButton *m_continue;
    QPushButton *m_save;
    QPushButton *m_delete;
    QPushButton *m_back;
    QLabel *m_unsaved;
    QLabel *m_dispute;
    QPushButton *m_mine;
    QPushButton *m_other;
    QLabel *m_question;
    QPushButton *m_yes;
    QPushButton *m_no;
};

} // namespace dossier
