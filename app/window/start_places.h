#pragma once

#include "app/window/session_teller.h"
#include "views/session/recent_sessions.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace dossier
{

class MainWindow;

/// Tells the start page where the sessions stand that can go on there, one after another once the page is seen.
class StartPlaces : public QObject
{
    Q_OBJECT

public:
    /// For the start page of that window, which outlives it, and sessions of those games.
    StartPlaces(MainWindow &window, const std::vector<Game> &list);

    /// Those files are on the page now; their games are told by id.
    void begin(const std::vector<SessionFile> &files);

private:
    void read();

    MainWindow &m_window;
    std::vector<SessionFile> m_files;
    SessionTeller m_teller;
    /// The page is painted first.
    QTimer m_soon;
};

} // namespace dossier
