#pragma once

#include "app/games/game.h"
#include "views/session/told_session.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <vector>

namespace dossier
{

/// Reads where sessions stand, a few of one file at once, while nothing else is to be done: to read them all at once
/// would keep the list waiting. What was read is known as long as the file is as it was.
class SessionTeller : public QObject
{
    Q_OBJECT

public:
    explicit SessionTeller(const std::vector<Game> &list, QObject *parent = nullptr);

    /// Tells of those sessions what is known without reading, their editions and where they stand, and begins to read
    /// the rest. A session's game is its id.
    void begin(std::vector<ToldSession> &sessions);

    /// Reads no more.
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
