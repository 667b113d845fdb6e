#pragma once

#include "views/session/told_session.h"

#include <QFrame>

#include <optional>

class QComboBox;
class QDateEdit;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace dossier
{

/// What is told of one session, to be read and changed, and what can be done with it.
class SessionForm : public QFrame
{
    Q_OBJECT

public:
    explicit SessionForm(QWidget *parent);

    /// Shows a session; with what was typed of it and not saved, where there is such.
    void render(const ToldSession &session, const std::optional<ToldFacts> &draft = {});

    /// Where the session that is shown stands has become known; what is typed stays.
    void tellPlace(const ToldPlace &place);

    /// What is typed and not saved; none when nothing is.
    [[nodiscard]] std::optional<ToldFacts> draft() const;

    /// Those facts are in the file now; what was typed since is not.
    void markSaved(const ToldFacts &facts);

signals:
    void goOnAsked();
    /// Something was typed that is not saved.
    void typed();
    void factsChanged(const dossier::ToldFacts &facts);
    /// The session's file is to be put away; asked for twice.
    void deleteAsked();
    /// The session's file is to be brought back.
    void bringBackAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void listen();
    void retranslate();
    void fill(const ToldFacts &facts);
    void askWhether(bool asked);
    void changed();
    [[nodiscard]] ToldFacts facts() const;
    [[nodiscard]] QString result() const;

    ToldSession m_session;
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
    QPushButton *m_goOn;
    QPushButton *m_save;
    QPushButton *m_delete;
    QPushButton *m_back;
    QLabel *m_unsaved;
    QLabel *m_question;
    QPushButton *m_yes;
    QPushButton *m_no;
};

} // namespace dossier
