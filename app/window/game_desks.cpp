#include "app/window/game_desks.h"

#include "app/play/public_export.h"
#include "app/session/session_library.h"
#include "app/window/kept_draft.h"
#include "app/window/settings.h"
#include "app/window/translators.h"
#include "views/window/main_window.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace dossier
{

GameDesks::GameDesks(MainWindow &window, const std::vector<Game> &list, PlaceOf placeOf)
    : m_window(window)
    , m_placeOf(std::move(placeOf))
{
    for (const Game &game : list)
        m_games.push_back({&game, nullptr});
}

GameDesks::GamePlace &GameDesks::placeOf(const QString &id)
{
    const auto found = std::ranges::find(m_games, id, [](const GamePlace &place) { return place.game->face.id; });
    return found == m_games.end() ? m_games.front() : *found;
}

std::vector<GameDesk *> GameDesks::made() const
{
    std::vector<GameDesk *> desks;
    for (const GamePlace &place : m_games)
        if (place.desk)
            desks.push_back(place.desk.get());
    return desks;
}

GameDesk &GameDesks::of(const QString &id)
{
    GamePlace &place = placeOf(id);
    if (place.desk)
        return *place.desk;
    DeskPlace given = m_placeOf(id);
    given.titles = titlesOf(played());
    given.result = place.game->result;
    if (place.game->lines)
        given.revealed = place.game->lines->revealed;
    given.exportPublic = [this](storage::CampaignFile &file, const QString &path)
    { return dossier::exportPublic(file, played(), path); };
    given.drafts = draftsIn(given.settings);
    given.inEveryLanguage = [&translators = given.translators](const std::function<QString()> &make)
    {
        QStringList all;
        for (const Language spoken : allLanguages)
            all << translators.inLanguage(spoken, make);
        return all;
    };
    place.desk = place.game->makeDesk(given);
    for (QWidget *page : place.desk->pages())
        placePage(place, page);
    place.desk->useActions(m_window.deskActions());
    show(place);
    listenToSessions(place);
    if (m_worn)
        place.desk->wear(*m_worn);
    return *place.desk;
}

PlayedGames GameDesks::played() const
{
    PlayedGames played;
    for (const GamePlace &one : m_games)
        if (one.game->lines)
            played.push_back(*one.game->lines);
    return played;
}

storage::Done GameDesks::exportPublic(const QString &file, const QString &path) const
{
    return storage::CampaignFile::look(file).and_then(
        [&](storage::CampaignFile &&locked) { return dossier::exportPublic(locked, played(), path); });
}

std::span<const Rule> GameDesks::rulesHere() const
{
    for (const GamePlace &place : m_games)
        if (place.desk && place.desk->session() != nullptr)
            return place.game->rules.source.digest;
    return {};
}

ResultWords GameDesks::resultsOf(const QString &id) const
{
    const auto found = std::ranges::find(m_games, id, [](const GamePlace &place) { return place.game->face.id; });
    return found == m_games.end() ? nullptr : found->game->result;
}

QString GameDesks::nameOf(const QString &id) const
{
    for (const GamePlace &place : m_games)
        if (place.game->face.id == id)
            return place.game->face.name;
    return {};
}

GameDesk *GameDesks::open() const
{
    const std::vector<GameDesk *> desks = made();
    const auto found = std::ranges::find_if(desks, [](const GameDesk *desk) { return desk->session() != nullptr; });
    return found == desks.end() ? nullptr : *found;
}

namespace
{

/// Returns when a session was played last: now, if it has just begun; not valid for a game without a file.
QDateTime lastPlayed(const KeptGame &game)
{
    if (!game.journal)
        return {};
    if (game.journal->journal().lastNumber() == 0)
        return QDateTime::currentDateTime();
    // Of a long journal only its end may be in memory.
    const auto records = game.journal->journal().records();
    return records.empty() ? QDateTime() : QDateTime::fromMSecsSinceEpoch(records.back().time.milliseconds);
}

} // namespace

SessionFile GameDesks::openFile() const
{
    for (const GamePlace &place : m_games)
        if (place.desk && place.desk->session() != nullptr)
        {
            SessionFile file;
            file.path = place.desk->session()->path();
            file.game = place.game->face.id;
            file.result = place.desk->session()->facts().result;
            file.played = lastPlayed(place.desk->session()->keptGame());
            return file;
        }
    return {};
}

bool GameDesks::holds(const GameSession *session, const QString &path)
{
    return session != nullptr && !path.isEmpty() && QFileInfo(session->path()) == QFileInfo(path);
}

void GameDesks::placePage(GamePlace &place, QWidget *page)
{
    place.pages.emplace_back(page);
    m_window.placePage(page);
}

/// Connects the desk's pages and messages to the window.
void GameDesks::show(GamePlace &place)
{
    GameDesk *desk = place.desk.get();
    connect(desk, &GameDesk::failed, &m_window, &MainWindow::showMessage);
    connect(desk, &GameDesk::disputed, &m_window, &MainWindow::askWhichStays);
    connect(desk, &GameDesk::fileFailed, &m_window, &MainWindow::showProblem);
    connect(desk, &GameDesk::noted, &m_window, &MainWindow::note);
    connect(desk, &GameDesk::noteOver, &m_window, &MainWindow::dismissNote);
    // The start page shows the result of a session.
    connect(desk, &GameDesk::resultKept, this, &GameDesks::changed);
    connect(desk, &GameDesk::ruleRequested, &m_window, &MainWindow::showRule);
    connect(desk, &GameDesk::leaveRequested, &m_window, &MainWindow::goBack);
    connect(desk, &GameDesk::coverRequested, &m_window, [this] { m_window.setCovered(true); });
    connect(desk, &GameDesk::newMapRequested, &m_window, &MainWindow::goToNewDocument);
    connect(desk, &GameDesk::pageMade, this, [this, &place](QWidget *page) { placePage(place, page); });
    // Pages other than the game's current one are opened beside it: pages to print, a box, a new game beside the open
    // one.
    connect(desk, &GameDesk::pageRequested, &m_window,
        [this, desk](QWidget *page)
        {
            if (desk->session() != nullptr && page == desk->pageNow())
                m_window.showPage(page);
            else
                m_window.lookInto(page);
        });
    connect(desk, &GameDesk::publicOpenChanged, &m_window, &MainWindow::setPublicOpen);
    connect(desk, &GameDesk::possibleChanged, this, &GameDesks::possibleChanged);
    connect(
        desk, &GameDesk::newSessionRequested, this, [this, id = place.game->face.id] { emit newSessionRequested(id); });
    connect(desk, &GameDesk::damaged, this, &GameDesks::damaged);
    connect(desk, &GameDesk::notOpened, this, &GameDesks::notOpened);
    connect(desk, &GameDesk::keyLocked, this, &GameDesks::keyLocked);
    connect(desk, &GameDesk::heldElsewhere, this, &GameDesks::heldElsewhere);
    // The desk is still handling the failed write.
    connect(
        desk, &GameDesk::savedElsewhere, this,
        [this](const QString &path, const QString &text)
        {
            openSession(path);
            m_window.showMessage(text);
        },
        Qt::QueuedConnection);
}

void GameDesks::listenToSessions(const GamePlace &place)
{
    GameDesk *desk = place.desk.get();
    connect(desk, &GameDesk::opening, this,
        [this, desk](const QString &path)
        {
            for (GameDesk *other : made())
                if (other != desk && holds(other->session(), path))
                    other->close();
        });
    connect(desk, &GameDesk::opened, this,
        [this, desk, id = place.game->face.id]
        {
            closeSessions(desk);
            // The window for everybody and the curtain exist as long as the session.
            m_window.setSessionOpen(id);
            connect(desk->session(), &QObject::destroyed, &m_window, [this] { m_window.setSessionOpen({}); });
            m_window.showPage(desk->pageNow());
            emit changed();
        });
    connect(desk, &GameDesk::pageChanged, this, [this, desk] { m_window.showPage(desk->pageNow()); });
}

void GameDesks::openSession(const QString &path, std::optional<qint64> number, bool takeOver)
{
    // A file that cannot be opened leaves the open session alone; a desk that holds this very file closes it.
    const std::vector<GameDesk *> desks = made();
    if (std::ranges::any_of(desks, [&](const GameDesk *desk) { return holds(desk->session(), path); }))
        closeSessions();
    const QString id = gameOfFile(path, number).value_or(QString());
    if (id.isEmpty() || !nameOf(id).isEmpty())
        return of(id).open(path, number, takeOver);
    m_window.showMessageBy(
        [path, id]
        {
            return tr("%1: its session is one of a game that this Dossier does not know (%2). Open it with the Dossier "
                      "that wrote it.")
                .arg(path, id);
        });
}

void GameDesks::closeSessions(const GameDesk *but)
{
    for (GameDesk *desk : made())
        if (desk != but)
            desk->close();
}

/// The pages go first, as when the window closes.
void GameDesks::drop()
{
    closePublic();
    closeSessions();
    for (GamePlace &place : m_games)
    {
        for (const QPointer<QWidget> &page : std::exchange(place.pages, {}))
            delete page;
        place.desk.reset();
    }
}

void GameDesks::wear(const Preferences &preferences)
{
    m_worn = preferences;
    for (GameDesk *desk : made())
        desk->wear(preferences);
}

void GameDesks::closePublic()
{
    for (GameDesk *desk : made())
        desk->setPublicOpen(false, nullptr);
}

void GameDesks::foldIn()
{
    if (GameDesk *desk = open())
    {
        desk->saveNotes();
        desk->session()->foldIn();
    }
}

} // namespace dossier
