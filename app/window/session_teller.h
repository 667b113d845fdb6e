#pragma once

#include "app/games/game.h"
#include "views/session/told_session.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <vector>

namespace dossier
{

/// Summarizes sessions, a few of one file at a time, while the program is idle: reading all at once would delay the
/// list. A summary is reused as long as its file is unchanged.
class SessionTeller : public QObject
{
    Q_OBJECT

public:
    explicit SessionTeller(const std::vector<Game> &list, QObject *parent = nullptr);

    /// Fills in the editions and summaries that are known without reading, and begins to read the rest. A session's
    /// game is its id.
    void begin(std::vector<ToldSession> &sessions);

    /// Stops reading.
    void stop();

signals:
    void told(const QString &path, qint64 number, const dossier::ToldPlace &place);

private:
    using Key = std::pair<QString, qint64>;

    struct Known
    {
        QDateTime written;
        ToldPlace place;
    };

    void readNext();
    [[nodiscard]] const Game *gameOf(const QString &id) const;

    const std::vector<Game> &m_list;
    std::map<Key, Known> m_known;
    std::vector<ToldSession> m_unread;
    QTimer m_next;
};

} // namespace dossier
