#pragma once

#include "app/check/kinds.h"
#include "app/play/game_file.h"
#include "views/kit/told_result.h"

#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace dossier
{

/// An option of `dossier play` that is a game's own.
struct OwnOption
{
    QString name;
    /// What may be said to it; anything where none are named.
    QStringList words{};
    /// By itself it asks for nothing: in other games it is let pass.
    bool asksNothing = false;
};

/// What is said to such an option.
struct OwnAsked
{
    OwnOption option;
    QString word;
};

/// What `dossier play` is asked for.
struct PlayAsked
{
    GameAsked game{};
    /// The id of a game; empty for the one in the file, or else the first of all.
    QString id{};
    /// What games are called, by their ids.
    std::map<QString, QString> titles{};
    /// A printing or an edition as it was said; empty for the game's usual one.
    QString printing{};
    /// Seats whose view is printed at the end, as JSON.
    QStringList views{};
    /// What was said to the options that are some game's own.
    std::vector<OwnAsked> own{};
    /// Only the file's campaigns and sessions are told.
    bool list = false;
    /// Only the shapes of commands, events and views are told.
    bool schema = false;
    bool help = false;
};

/// Two columns of a help text: what, and what it means.
using HelpRows = std::vector<std::pair<QString, QString>>;

/// What the help of the command line says of a game, in the language that is spoken.
struct GameWords
{
    /// Its printings or editions: the first, and the later one.
    QString first;
    QString later;
    /// Both, as they are chosen.
    QString printings;
    /// The names of its seats.
    QString seats;
    /// Whose a command is that names no seat.
    QString leaders;
    /// Its own options of `dossier play`, and its kinds of queries of `dossier check`.
    HelpRows options;
    HelpRows queries;
    /// Its own lines beside those of every game.
    HelpRows lines{};
    /// One of these, as an example.
    QString example;
    /// What its queries hold at the most; empty where that is nothing of its own.
    QString limits;
};

/// A game as the command line plays it: all that `dossier play` and `dossier check` know of it.
struct GameLines
{
    /// Its id, its title, and its printings or editions as they are called in files.
    GameName name;
    /// As the box has it.
    QString title;
    /// What most tables play, of its printings or editions.
    std::string_view usual;
    /// Whether a session is one of a pack's missions.
    bool hasMissions = false;
    std::vector<OwnOption> options{};
    /// A seat of that name on the command line, as the JSON that lines have for it; nothing when it can be none.
    std::optional<std::string> (*seat)(const QString &name) = nullptr;
    /// What its commands, events, views and packs are made of.
    std::string (*schema)() = nullptr;
    /// Plays what is asked for, in that file where it is there, until the input ends; gives the exit code.
    int (*play)(const GameLines &game, const PlayAsked &asked, std::optional<storage::CampaignFile> file) = nullptr;
    /// Needs a QCoreApplication.
    GameWords (*words)() = nullptr;
    /// The kinds of query that `check` answers of it, and what some of them are made of, where that is told.
    std::span<const QueryKind> queries{};
    std::string (*querySchema)() = nullptr;
    /// Tells how a session ended, of what its game kept of it.
    ResultWords result = nullptr;
};

/// The games that the command line knows, the usual one first.
using PlayedGames = std::vector<GameLines>;

/// The game of that id; null when there is none.
const GameLines *gameNamed(const PlayedGames &games, const QString &id);

/// How a session of the game of that id ended, as it is read.
QString resultAsRead(const PlayedGames &games, const QString &id, const QString &kept);

/// What they are called, by their ids.
std::map<QString, QString> titlesOf(const PlayedGames &games);

/// The kinds of query of all of them.
QueryKinds queryKinds(const PlayedGames &games);

/// The printing or edition of that name, as files have it; the usual one without a name, nothing when the game has none
/// of it.
std::optional<std::string> editionNamed(const GameLines &game, const QString &name);

/// What was said to an option of a game's own; empty when nothing was.
QString wordFor(const PlayAsked &asked, const QString &option);

/// Whether the game has all that is asked for.
bool suits(const GameLines &game, const PlayAsked &asked);

/// A word of a file or of the command line as Qt has it.
QString asQString(std::string_view word);

} // namespace dossier
