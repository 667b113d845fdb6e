#pragma once

#include "app/games/game.h"
#include "app/play/session_overview.h"
#include "app/window/background_work.h"
#include "views/kit/late_page.h"
#include "views/session/statistics_page.h"

#include <QObject>

#include <functional>
#include <vector>

namespace dossier
{

class MainWindow;

/// Answers questions about the sessions of a campaign file by what everybody may know of them; no key is used. Counts
/// in a thread of its own while its page is in front.
class StatisticsDesk : public QObject
{
    Q_OBJECT

public:
    /// The window outlives it.
    StatisticsDesk(MainWindow &window, const std::vector<Game> &list);

    /// Shows the statistics of that file; `back` leads back to where the user was.
    void show(const QString &path, std::function<void()> back);

    /// See `BackgroundWork::pause`.
    void pause() { m_work.pause(); }

private:
    /// The sessions that are counted: all, those of a game, those of a person, or one.
    struct Scope
    {
        QString name{};
        QString game{};
        QString person{};
        qint64 session = 0;
    };

    [[nodiscard]] static bool isIn(const Scope &scope, const SessionOverview &session);
    [[nodiscard]] StatisticsPage *made();
    /// Begins to count, or stops, as the page comes in front or is left.
    void follow();
    void count(int scope);
    /// Counts in another thread.
    void work(const QString &path, const Scope &scope, const BackgroundWork::Report &report);
    void setSessions(const std::vector<SessionOverview> &sessions);
    void add(const GameSessions &counted, const Statistics &statistics);
    void save(std::size_t answer);
    void savePicture(std::size_t answer);
    /// Writes a file that the user chose, and says so.
    void write(const QString &path, const QByteArray &content);
    /// Lets the user choose a place, and makes the report in another thread.
    void makeReport();

    MainWindow &m_window;
    const PlayedGames m_games;
    LatePage<StatisticsPage> m_page;
    QString m_path;
    std::function<void()> m_back;
    bool m_isInFront = false;
    std::vector<Scope> m_scopes;
    std::vector<Answer> m_answers;
    ShownStatistics m_shown;
    // Its thread reads the games.
    BackgroundWork m_work;
};

} // namespace dossier
