#pragma once

#include "app/window/session_place_reader.h"
#include "views/session/recent_sessions.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace dossier
{

class MainWindow;

/// Shows the summaries of the continuable sessions on the start page, one after another once the page is visible.
class StartPlaces : public QObject
{
    Q_OBJECT

public:
    /// For the start page of that window, which outlives it, and sessions of those games.
    StartPlaces(MainWindow &window, const std::vector<Game> &list);

    /// Begins with the files that are on the page now; their games are given by id.
    void begin(const std::vector<SessionFile> &files);

private:
    void read();

    MainWindow &m_window;
    std::vector<SessionFile> m_files;
    SessionPlaceReader m_placeReader;
    /// Delays the reading until the page is painted.
    QTimer m_soon;
};

} // namespace dossier
