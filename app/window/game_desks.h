#pragma once

#include "app/games/game.h"
#include "app/session/game_desk.h"
#include "app/session/session_files.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace dossier
{

class MainWindow;

/// The desks of the games, each created on first use. One session is open at a time: the desk that opens one closes
/// those of the others. Their pages and messages go to the window.
class GameDesks : public QObject
{
    Q_OBJECT

public:
    /// Returns the program's services for the desk of that game; titles are filled in here.
    using PlaceOf = std::function<DeskPlace(const QString &id)>;

    /// The list outlives the desks.
    GameDesks(MainWindow &window, const std::vector<Game> &list, PlaceOf placeOf);

    /// Returns the desk of that game; that of the first game for an unknown id.
    [[nodiscard]] GameDesk &of(const QString &id);

    /// Returns that game of the list; the first for an unknown id.
    [[nodiscard]] const Game &game(const QString &id) { return *placeOf(id).game; }

    /// Returns the title of the game with that id; empty for an unknown one.
    [[nodiscard]] QString nameOf(const QString &id) const;

    /// Returns the rules of the game with the open session; empty when none is open.
    [[nodiscard]] std::span<const Rule> rulesHere() const;

    /// Returns the result words of that game; null for an unknown one.
    [[nodiscard]] ResultWords resultsOf(const QString &id) const;

    /// The desk with the open session, or null.
    [[nodiscard]] GameDesk *open() const;

    /// The file of that session, its game's id, its result, and when it was played last; empty when none is open.
    [[nodiscard]] SessionFile openFile() const;

    /// Continues a session of any game, by default the last of that file; `takeOver` as in GameDesk::open.
    void openSession(const QString &path, std::optional<qint64> number = {}, bool takeOver = false);

    /// Closes every open session except that game's.
    void closeSessions(const GameDesk *but = nullptr);

    /// Closes every session, and deletes the desks with all pages and views; none of the pages is in front.
    void drop();

    void wear(const Preferences &preferences);

    /// Closes the windows for everybody.
    void closePublic();

    /// Makes the file of the open session complete by itself.
    void foldIn();

    /// Writes what can be read of a file without its key to a path where nothing is yet.
    [[nodiscard]] storage::Done exportPublic(const QString &file, const QString &path) const;

signals:
    /// A session was opened, or has ended.
    void changed();
    /// The available actions of the session page have changed.
    void possibleChanged();
    /// A session of that game is to be begun.
    void newSessionRequested(const QString &id);
    /// That campaign file is damaged: the text describes its readable part.
    void damaged(const QString &path, const QString &text);
    /// A program that may no longer run holds the file of a session, which is read-only here.
    void heldElsewhere(const QString &path, qint64 session, const dossier::storage::Holder &holder);
    /// A campaign file did not open, and play can continue with a replacement.
    void notOpened(const dossier::storage::StorageError &why);
    void keyLocked(const QString &path);

private:
    /// A game of the list, and its desk after its first use.
    struct GamePlace
    {
        const Game *game;
        std::unique_ptr<GameDesk> desk;
        /// Those that the window was given.
        std::vector<QPointer<QWidget>> pages{};
    };

    [[nodiscard]] GamePlace &placeOf(const QString &id);
    [[nodiscard]] PlayedGames played() const;
    /// Returns the desks that exist.
    [[nodiscard]] std::vector<GameDesk *> made() const;
    /// True when that file keeps the session.
    [[nodiscard]] static bool holds(const GameSession *session, const QString &path);
    void placePage(GamePlace &place, QWidget *page);
    void show(GamePlace &place);
    void listenToSessions(const GamePlace &place);

    MainWindow &m_window;
    PlaceOf m_placeOf;
    std::optional<Preferences> m_worn;
    /// In the order of the list.
    std::vector<GamePlace> m_games;
};

} // namespace dossier
