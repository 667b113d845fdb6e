#pragma once

#include "app/games/game.h"
#include "app/session/session_library.h"
#include "views/session/session_row.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <vector>

namespace dossier
{

/// Summarizes sessions, a few of one file at a time, while the program is idle: reading all at once would delay the
/// list. A summary is reused as long as its file is unchanged.
class SessionPlaceReader : public QObject
{
    Q_OBJECT

public:
    explicit SessionPlaceReader(const std::vector<Game> &list, QObject *parent = nullptr);

    /// Fills in the editions and summaries that are known without reading, and begins to read the rest, in files that
    /// are open already where there are any. A session's game is its id.
    void begin(std::vector<SessionRow> &sessions, FilesLookedAt files = {});

    /// Closes the open files, because one of them may change; reading goes on.
    void closeFiles() { m_files.clear(); }

    /// Stops reading.
    void stop();

signals:
    void placeRead(const QString &path, qint64 number, const dossier::SessionPlace &place);

private:
    using Key = std::pair<QString, qint64>;

    struct Known
    {
        QDateTime written;
        SessionPlace place;
    };

    void readNext();
    [[nodiscard]] const Game *gameOf(const QString &id) const;

    const std::vector<Game> &m_list;
    std::map<Key, Known> m_known;
    std::vector<SessionRow> m_unread;
    FilesLookedAt m_files;
    QTimer m_next;
};

} // namespace dossier
