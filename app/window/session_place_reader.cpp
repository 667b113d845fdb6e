#include "app/window/session_place_reader.h"

#include "app/session/session_place.h"

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

/// Number of sessions of one file that are read while it is open, before the user's input is handled again.
constexpr int readTogether = 16;

} // namespace

SessionPlaceReader::SessionPlaceReader(const std::vector<Game> &list, QObject *parent)
    : QObject(parent)
    , m_list(list)
{
    m_next.setSingleShot(true);
    m_next.setInterval(0);
    connect(&m_next, &QTimer::timeout, this, &SessionPlaceReader::readNext);
}

const Game *SessionPlaceReader::gameOf(const QString &id) const
{
    const auto found = std::ranges::find(m_list, id, [](const Game &game) { return game.face.id; });
    return found == m_list.end() ? nullptr : &*found;
}

void SessionPlaceReader::begin(std::vector<SessionRow> &sessions, FilesLookedAt files)
{
    m_unread.clear();
    m_files = std::move(files);
    for (SessionRow &session : sessions)
    {
        const Game *game = gameOf(session.game);
        if (game != nullptr)
            session.results = game->result;
        if (game == nullptr || !session.problem.isEmpty() || session.deleted)
            continue;
        const auto edition = std::ranges::find(game->face.editions, session.printing, &EditionFace::id);
        if (edition != game->face.editions.end())
            session.edition = edition->name;
        const auto known = m_known.find({session.path, session.number});
        if (known != m_known.end() && known->second.written == session.played)
            session.place = known->second.place;
        else if (game->place != nullptr)
            m_unread.push_back(session);
    }
    std::erase_if(m_files,
        [&](const auto &file) { return std::ranges::find(m_unread, file.first, &SessionRow::path) == m_unread.end(); });
    // The first of the list is read first.
    std::ranges::reverse(m_unread);
    m_next.start();
}

void SessionPlaceReader::stop()
{
    m_unread.clear();
    m_files.clear();
}

void SessionPlaceReader::readNext()
{
    if (m_unread.empty())
        return;
    const QString path = m_unread.back().path;
    FileLookedAt file;
    if (auto open = m_files.extract(path))
        file = std::move(open.mapped());
    for (int read = 0; read < readTogether && !m_unread.empty() && m_unread.back().path == path; ++read)
    {
        const SessionRow session = std::move(m_unread.back());
        m_unread.pop_back();
        const SessionPlace place = gameOf(session.game)->place(file, session.path, session.number);
        m_known[{session.path, session.number}] = {session.played, place};
        emit placeRead(session.path, session.number, place);
    }
    if (file && !m_unread.empty() && m_unread.back().path == path)
        m_files.insert_or_assign(path, *std::move(file));
    m_next.start();
}

} // namespace dossier
