#include "app/window/start_places.h"

#include "views/window/main_window.h"

#include <QFileInfo>

namespace dossier
{

namespace
{

constexpr int soonMilliseconds = 120;

} // namespace

StartPlaces::StartPlaces(MainWindow &window, const std::vector<Game> &list)
    : m_window(window)
    , m_placeReader(list)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(soonMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &StartPlaces::read);
    connect(&m_window, &MainWindow::pageShown, &m_soon, qOverload<>(&QTimer::start));
    connect(&m_placeReader, &SessionPlaceReader::placeRead, this,
        [this](const QString &path, qint64 /*number*/, const SessionPlace &place) { m_window.showPlace(path, place); });
}

void StartPlaces::begin(const std::vector<SessionFile> &files)
{
    m_files = files;
    if (m_files.size() > maxRecentSessions)
        m_files.resize(maxRecentSessions);
    m_soon.start();
}

/// Ended sessions show their result instead.
void StartPlaces::read()
{
    m_placeReader.stop();
    if (!m_window.isAtStart())
        return;
    std::vector<SessionRow> sessions;
    for (const SessionFile &file : m_files)
        if (file.result.isEmpty() && file.number != 0)
            sessions.push_back({.path = file.path,
                .number = file.number,
                .game = file.game,
                .played = QFileInfo(file.path).lastModified()});
    m_placeReader.begin(sessions);
    for (const SessionRow &session : sessions)
        if (session.place.words)
            m_window.showPlace(session.path, session.place);
}

} // namespace dossier
