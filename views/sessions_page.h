#pragma once

#include "told_session.h"

#include <QWidget>

class QLabel;
class QListWidget;

namespace dossier
{

class PageHeader;
class SessionForm;

/// All campaigns and their sessions: what is told of each, how to go on, and how to be rid of one.
class SessionsPage : public QWidget
{
    Q_OBJECT

public:
    explicit SessionsPage(QWidget *parent = nullptr);

    /// Shows sessions, the newest first; the one that was chosen stays chosen.
    void render(const std::vector<ToldSession> &sessions);

signals:
    void goOnAsked(const QString &path, qint64 number);
    void factsChanged(const QString &path, qint64 number, const dossier::ToldFacts &facts);
    void deleteAsked(const QString &path);
    void backAsked();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslate();
    void choose(int row);
    [[nodiscard]] const ToldSession *chosen() const;

    std::vector<ToldSession> m_sessions;
    PageHeader *m_header;
    QListWidget *m_list;
    QLabel *m_none;
    SessionForm *m_form;
};

} // namespace dossier
