#pragma once

#include "told_session.h"

#include <QFrame>

class QComboBox;
class QDateEdit;
class QLabel;
class QLineEdit;
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

    void render(const ToldSession &session);

signals:
    void goOnAsked();
    void factsChanged(const dossier::ToldFacts &facts);
    /// The session's file is to be put away; asked for twice.
    void deleteAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void listen();
    void retranslate();
    void askWhether(bool asked);
    void changed();
    [[nodiscard]] ToldFacts facts() const;

    ToldSession m_session;
    QLabel *m_title;
    QLabel *m_about;
    QLabel *m_dateLabel;
    QDateEdit *m_date;
    QLabel *m_playersLabel;
    QPlainTextEdit *m_players;
    QLabel *m_resultLabel;
    QLineEdit *m_result;
    QLabel *m_notesLabel;
    QPlainTextEdit *m_notes;
    QPushButton *m_goOn;
    QPushButton *m_save;
    QPushButton *m_delete;
    QLabel *m_question;
    QPushButton *m_yes;
    QPushButton *m_no;
};

} // namespace dossier
