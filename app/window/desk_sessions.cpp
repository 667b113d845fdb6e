// What the desk does for sessions, of whichever game they are.
#include "app/play/game_wording.h"
#include "app/session/campaign_rescue.h"
#include "app/session/session_files.h"
#include "app/session/session_library.h"
#include "app/window/desk.h"
#include "views/actions/desk_page.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace dossier
{

bool Desk::holds(const GameSession *session, const QString &path)
{
    return session != nullptr && !path.isEmpty() && QFileInfo(session->path()) == QFileInfo(path);
}

Desk::GamePlace &Desk::placeOf(const QString &id)
{
    const auto found = std::ranges::find(m_games, id, [](const GamePlace &place) { return place.game->face.id; });
    return found == m_games.end() ? m_games.front() : *found;
}

GameDesk &Desk::game(const QString &id)
{
    GamePlace &place = placeOf(id);
    if (place.desk)
        return *place.desk;
    PlayedGames played;
    for (const GamePlace &one : m_games)
        if (one.game->lines)
            played.push_back(*one.game->lines);
    place.desk = place.game->makeDesk({m_folder, m_settings, m_translators, &m_window,
        id == m_documented ? m_documents.get() : nullptr, titlesOf(played)});
    for (QWidget *page : place.desk->pages())
        m_window.placePage(page);
    place.desk->useActions(m_window.deskActions());
    listenToGame(place);
    listenToSessions(place);
    place.desk->wear(m_preferences);
    return *place.desk;
}

GameDesk *Desk::openGame() const
{
    for (const GamePlace &place : m_games)
        if (place.desk && place.desk->session() != nullptr)
            return place.desk.get();
    return nullptr;
}

QString Desk::editionOf(const QString &id)
{
    const GameFace &face = placeOf(id).game->face;
    return face.editions.at(dossier::editionOf(m_preferences, face)).id;
}

void Desk::listenToGames()
{
    connect(&m_window, &MainWindow::playAsked, this, &Desk::playSample);
    connect(&m_window, &MainWindow::newSessionAsked, this, &Desk::offerNew);
    connect(&m_window, &MainWindow::gameAsked, this,
        [this](const QString &id, const QString &act) { game(id).perform(act); });
    connect(&m_window, &MainWindow::sessionRequested, this, [this](const QString &path) { openSession(path); });
    connect(&m_window, &MainWindow::sessionsAsked, this, &Desk::showSessions);
    connect(&m_window, &MainWindow::rescueAsked, this, &Desk::rescue);
    connect(&m_window, &MainWindow::pageShown, this, &Desk::offerActions);
    connect(&m_window.deskActions(), &DeskActions::asked, this,
        [this](DeskAction action)
        {
            if (auto *page = dynamic_cast<DeskPage *>(m_window.page()))
                page->perform(action);
        });
}

void Desk::playSample(const QString &id)
{
    closeSessions();
    game(id).playSample(editionOf(id));
}

void Desk::offerNew(const QString &id)
{
    GameDesk &desk = game(id);
    desk.offerNew(editionOf(id), desk.session() != nullptr ? desk.session()->path() : QString());
}

void Desk::listenToGame(const GamePlace &place)
{
    GameDesk *desk = place.desk.get();
    connect(desk, &GameDesk::failed, &m_window, &MainWindow::tell);
    connect(desk, &GameDesk::fileFailed, &m_window, &MainWindow::showProblem);
    connect(desk, &GameDesk::noted, &m_window, &MainWindow::note);
    connect(desk, &GameDesk::ruleAsked, &m_window, &MainWindow::showRule);
    connect(desk, &GameDesk::leaveAsked, &m_window, &MainWindow::goBack);
    connect(desk, &GameDesk::newMapAsked, &m_window, &MainWindow::goToNewDocument);
    connect(desk, &GameDesk::pageMade, &m_window, &MainWindow::placePage);
    connect(desk, &GameDesk::pageAsked, &m_window, &MainWindow::showPage);
    connect(desk, &GameDesk::publicOpenChanged, &m_window, &MainWindow::setPublicOpen);
    connect(desk, &GameDesk::possibleChanged, this, &Desk::offerActions);
    connect(desk, &GameDesk::newSessionAsked, this, [this, id = place.game->face.id] { offerNew(id); });
    connect(desk, &GameDesk::damaged, this,
        [this](const QString &path, const QString &text)
        {
            m_damaged = path;
            m_window.offerRescue(text);
        });
}

/// One session is open at a time: the desk that opens one lets those of the others go.
void Desk::listenToSessions(const GamePlace &place)
{
    GameDesk *desk = place.desk.get();
    connect(desk, &GameDesk::opening, this,
        [this, desk](const QString &path)
        {
            for (const GamePlace &other : m_games)
                if (other.desk && other.desk.get() != desk && holds(other.desk->session(), path))
                    other.desk->close();
        });
    connect(desk, &GameDesk::opened, this,
        [this, desk, id = place.game->face.id]
        {
            closeSessions(desk);
            // The window for everybody and the curtain are there as long as the session is.
            m_window.setSessionOpen(id);
            connect(desk->session(), &QObject::destroyed, &m_window, [this] { m_window.setSessionOpen({}); });
            m_window.showPage(desk->pageNow());
            renderSessions();
        });
    connect(desk, &GameDesk::pageChanged, this, [this, desk] { m_window.showPage(desk->pageNow()); });
}

/// Goes on in what was rescued, and says where it is.
void Desk::rescue()
{
    const storage::Stored<Rescued> rescued = rescueCampaign(m_damaged, dailyCopies(m_folder));
    if (!rescued)
    {
        const QString why = wording::sentence(rescued.error());
        m_window.tell(rescued.error().fault == storage::StorageFault::Damaged
                ? tr("The file cannot be read, and there is no daily copy: %1").arg(why)
                : why);
        return;
    }
    openSession(rescued->path);
    const QString path = QDir::toNativeSeparators(rescued->path);
    m_window.note(rescued->copyOf.isValid() ? tr("This is the copy of %1, in a new file: %2")
                                                  .arg(QLocale().toString(rescued->copyOf, QLocale::LongFormat), path)
                                            : tr("All that could be read is continued in a new file: %1").arg(path));
}

void Desk::offerActions()
{
    if (m_window.isCovered())
        return;
    const auto *page = dynamic_cast<const DeskPage *>(m_window.page());
    m_window.deskActions().setPossible(page != nullptr ? page->possible() : std::set<DeskAction>());
}

void Desk::foldIn()
{
    for (const GamePlace &place : m_games)
        if (place.desk && place.desk->session() != nullptr)
            place.desk->session()->foldIn();
}

void Desk::closeSessions(const GameDesk *but)
{
    for (const GamePlace &place : m_games)
        if (place.desk && place.desk.get() != but)
            place.desk->close();
}

void Desk::openSession(const QString &path, std::optional<qint64> number)
{
    // A file that cannot be opened leaves the session that is open; the one that holds this very file lets go of it.
    for (const GamePlace &place : m_games)
        if (place.desk && holds(place.desk->session(), path))
        {
            closeSessions();
            break;
        }
    const QString id = gameOfFile(path, number).value_or(QString());
    if (!id.isEmpty() && nameOf(id).isEmpty())
    {
        m_window.tell(
            tr("%1: its session is one of a game that this Dossier does not know (%2). Open it with the Dossier "
               "that wrote it.")
                .arg(path, id));
        return;
    }
    game(id).open(path, number);
}

void Desk::renderSessions()
{
    QString open;
    QString openId;
    for (const GamePlace &place : m_games)
        if (place.desk && place.desk->session() != nullptr)
        {
            open = place.desk->session()->path();
            openId = place.game->face.id;
        }
    std::vector<SessionFile> files = campaignFiles(m_folder, open, openId);
    for (SessionFile &file : files)
        file.game = nameOf(file.game);
    m_window.renderSessions(files);
}

QString Desk::nameOf(const QString &id) const
{
    for (const GamePlace &place : m_games)
        if (place.game->face.id == id)
            return place.game->face.name;
    return {};
}

SessionsPage *Desk::madeLibrary()
{
    auto *page = new SessionsPage;
    m_window.placePage(page);
    connect(page, &SessionsPage::backAsked, &m_window, &MainWindow::goBack);
    listenToLibrary(page);
    connect(&m_teller, &SessionTeller::told, page, &SessionsPage::tellPlace);
    const auto save = [this, page]
    {
        if (m_window.page() == page)
            return;
        m_teller.stop();
        page->saveDrafts();
    };
    connect(&m_window, &MainWindow::pageShown, page, save);
    connect(&m_window, &MainWindow::closing, page, &SessionsPage::saveDrafts);
    return page;
}

void Desk::listenToLibrary(SessionsPage *page)
{
    // What was typed is written first: a session that is open holds its file, and saving renders the list anew.
    connect(page, &SessionsPage::goOnAsked, this,
        [this, page](QString path, qint64 number)
        {
            page->saveDrafts();
            openSession(path, number != 0 ? std::optional(number) : std::nullopt);
        });
    connect(page, &SessionsPage::factsChanged, this,
        [this](const QString &path, qint64 number, const ToldFacts &facts)
        {
            if (const storage::Done done = changeFacts(path, number, facts); !done)
                m_window.tell(wording::sentence(done.error()));
            renderLibrary();
        });
    connect(page, &SessionsPage::bringBackAsked, this,
        [this](const QString &path)
        {
            const storage::Stored<QString> to = bringBack(path);
            renderLibrary();
            if (to)
                m_window.note(tr("The file is back in the list: %1").arg(QDir::toNativeSeparators(*to)));
            else
                m_window.tell(wording::sentence(to.error()));
        });
    connect(page, &SessionsPage::deleteAsked, this,
        [this](const QString &path)
        {
            const storage::Stored<QString> to = putAway(path);
            renderLibrary();
            if (to)
                m_window.note(
                    tr("The file was removed from the list. A copy is kept: %1").arg(QDir::toNativeSeparators(*to)));
            else
                m_window.tell(wording::sentence(to.error()));
        });
}

void Desk::renderLibrary()
{
    std::vector<ToldSession> kept = sessionsIn(m_folder);
    std::vector<ToldSession> deleted = deletedIn(m_folder);
    m_teller.begin(kept);
    for (std::vector<ToldSession> *sessions : {&kept, &deleted})
        for (ToldSession &session : *sessions)
            session.game = nameOf(session.game);
    m_library.get()->render(kept, deleted);
    renderSessions();
}

void Desk::showSessions()
{
    closeSessions();
    renderLibrary();
    m_window.showPage(m_library.get());
}

} // namespace dossier
