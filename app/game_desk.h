#pragma once

#include "game_file.h"
#include "game_session.h"
#include "rule.h"

#include <QObject>
#include <QStringList>

#include <optional>

namespace dossier
{

/// What the desks of all games have: where their campaign files lie, and how a session of one is gone on with.
class GameDesk : public QObject
{
    Q_OBJECT

public:
    /// Campaign files of the program's own lie in that folder, which is made when the first is written; the copies of
    /// each day lie in it in one of their own.
    explicit GameDesk(QString folder);

    /// The session that is open, or null.
    [[nodiscard]] virtual GameSession *session() const = 0;

    /// Goes on with a session of a campaign file, the last one unless a number says which.
    void open(const QString &path, std::optional<qint64> number = {});

    /// Lets go of the session that is open, and of its file.
    virtual void close() = 0;

    /// The folder of the program's own campaign files.
    [[nodiscard]] const QString &folder() const { return m_folder; }

signals:
    /// That campaign file is about to be opened: whoever holds it lets it go.
    void opening(const QString &path);
    /// A session is open now, and its page shows it.
    void opened();
    /// Another page shows the session now.
    void pageChanged();
    /// Nothing was opened, or something was not done: why, in words.
    void failed(const QString &text);
    /// That campaign file is not as it was written: what of it can be read, in words.
    void damaged(const QString &path, const QString &text);
    /// Something was done beside what was asked: what, in words.
    void noted(const QString &text);
    void ruleAsked(dossier::Rule rule);
    void leaveAsked();

protected:
    /// Opens or begins what is asked for; when it cannot be, says why.
    bool begin(const GameAsked &asked);

    /// Opens a game and lets go of the one that was open, but not when it cannot be opened. Gives what is to be known
    /// of it.
    virtual OrProblem<QStringList> take(const GameAsked &asked) = 0;

    /// Shows the table and the journal of the session that is open.
    virtual void showAll() = 0;

private:
    /// What can wait until the page is there: the older journal, and the copy of the day.
    void catchUp();

    QString m_folder;
    /// What is to be known of the file that was opened.
    QStringList m_notices;
};

} // namespace dossier
