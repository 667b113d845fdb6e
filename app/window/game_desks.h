#pragma once

#include "app/games/game.h"
#include "app/session/game_desk.h"
#include "app/session/session_files.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace dossier
{

class MainWindow;

/// The desks of the games that are played, each made when it is first asked for. One session is open at a time: the
/// desk that opens one lets those of the others go. What they show and say goes to the window.
class GameDesks : public QObject
{
    Q_OBJECT

public:
    /// What the program gives to the desk of that game; titles are filled in here.
    using PlaceOf = std::function<DeskPlace(const QString &id)>;

    /// The list outlives them.
    GameDesks(MainWindow &window, const std::vector<Game> &list, PlaceOf placeOf);

    /// The desk of that game; of the first game when there is none of that id.
    [[nodiscard]] GameDesk &of(const QString &id);

    /// That game of the list; the first when there is none of that id.
    [[nodiscard]] const Game &game(const QString &id) { return *placeOf(id).game; }

    /// What people call the game with that id; empty for none of them.
    [[nodiscard]] QString nameOf(const QString &id) const;

    /// The rules of the game whose session is open; none where none is.
    [[nodiscard]] std::span<const Rule> rulesHere() const;

    /// How that game tells the end of a session; null for an unknown one.
    [[nodiscard]] ResultWords resultsOf(const QString &id) const;

    /// The desk whose session is open, or null.
    [[nodiscard]] GameDesk *open() const;

    /// The file of that session, its game's id, and how it ended; empty where none is open.
    [[nodiscard]] SessionFile openFile() const;

    /// Goes on with a session of whichever game it is, the last of that file unless a number says which; `takeOver` as
    /// GameDesk::open has it.
    void openSession(const QString &path, std::optional<qint64> number = {}, bool takeOver = false);

    /// Lets go of every session that is open, but not of that game's.
    void closeSessions(const GameDesk *but = nullptr);

    void wear(const Preferences &preferences);

    /// Closes the windows for everybody.
    void closePublic();

    /// The file of the session that is open has the evening by itself from now on.
    void foldIn();

signals:
    /// A session was opened, or has ended.
    void changed();
    /// What the page of a session can be asked has changed.
    void possibleChanged();
    /// A session of that game is to be begun.
    void newSessionAsked(const QString &id);
    /// That campaign file is not as it was written: what of it can be read, in words.
    void damaged(const QString &path, const QString &text);
    /// A program that may be gone holds the file of a session, which is only read here.
    void heldElsewhere(const QString &path, qint64 session, const dossier::storage::Holder &holder);
    /// A campaign file did not open, and play may go on with something in place of it.
    void notOpened(const dossier::storage::StorageError &why);

private:
    /// A game of the list, and its desk once somebody asked for it.
    struct GamePlace
    {
        const Game *game;
        std::unique_ptr<GameDesk> desk;
    };

    [[nodiscard]] GamePlace &placeOf(const QString &id);
    /// The desks that were made.
    [[nodiscard]] std::vector<GameDesk *> made() const;
    /// Whether a session is kept in that file.
    [[nodiscard]] static bool holds(const GameSession *session, const QString &path);
    void show(const GamePlace &place);
    void listenToSessions(const GamePlace &place);

    MainWindow &m_window;
    PlaceOf m_placeOf;
    std::optional<Preferences> m_worn;
    /// In the order of the list.
    std::vector<GamePlace> m_games;
};

} // namespace dossier
