#pragma once

#include "app/check/kinds.h"
#include "app/play/game_file.h"
#include "app/play/statistics.h"
#include "model/core/hidden_slots.h"
#include "views/kit/result_text.h"

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

/// An option of `dossier play` that belongs to one game.
struct OwnOption
{
    QString name;
    /// Its possible values; empty allows any value.
    QStringList words{};
    /// True when the option alone requests nothing: other games then accept it.
    bool asksNothing = false;
};

/// The value given to such an option.
struct OwnOptionValue
{
    OwnOption option;
    QString word;
};

/// The request of `dossier play`.
struct PlayRequest
{
    GameRequest game{};
    /// The id of a game; empty for the one in the file, or else the first of all.
    QString id{};
    /// The titles of the games by id.
    std::map<QString, QString> titles{};
    /// A printing or edition as typed; empty for the game's usual one.
    QString printing{};
    /// Seats whose view is printed at the end, as JSON.
    QStringList views{};
    /// The values of options that belong to one game.
    std::vector<OwnOptionValue> own{};
    /// A file whose first line is the passphrase of the key; empty for none.
    QString passphraseFile{};
    /// Only lists the file's campaigns and sessions.
    bool list = false;
    /// Only prints the shapes of commands, events and views.
    bool schema = false;
    bool help = false;
};

/// Two columns of a help text: the term and its meaning.
using HelpRows = std::vector<std::pair<QString, QString>>;

/// The command-line help of a game, in the current language.
struct GameWords
{
    /// Its printings or editions: the first, and the later one.
    QString first;
    QString later;
    /// Both, as the user types them.
    QString printings;
    /// The names of its seats.
    QString seats;
    /// The seat of a command that names none.
    QString leaders;
    /// Its own options of `dossier play`, and its kinds of queries of `dossier check`.
    HelpRows options;
    HelpRows queries;
    /// Its own lines beside those of every game.
    HelpRows lines{};
    /// An example of such a line.
    QString example;
    /// The upper limits of its queries; empty when it has none of its own.
    QString limits;
};

/// A game's command-line interface: everything that `dossier play` and `dossier check` know of it.
struct GameLines
{
    /// Its id, its title, and its printings or editions as in files.
    GameName name;
    /// The title on the box.
    QString title;
    /// The printing or edition that most tables play.
    std::string_view usual;
    /// True when a session is one of a pack's missions.
    bool hasMissions = false;
    std::vector<OwnOption> options{};
    /// Returns the JSON of a seat named on the command line; nothing when the name is invalid.
    std::optional<std::string> (*seat)(const QString &name) = nullptr;
    /// Returns the schema of its commands, events, views and packs.
    std::string (*schema)() = nullptr;
    /// Plays the requested game, in that file if it exists, until the input ends; returns the exit code.
    int (*play)(const GameLines &game, const PlayRequest &request, std::optional<storage::CampaignFile> file) = nullptr;
    /// Needs a QCoreApplication.
    GameWords (*words)() = nullptr;
    /// The kinds of query that `check` answers for it, and their schema; null when it has none.
    std::span<const QueryKind> queries{};
    std::string (*querySchema)() = nullptr;
    /// Describes the result of a session from the text that its game kept.
    ResultWords result = nullptr;
    /// Returns the slots that public events, given as their texts, reveal.
    std::vector<RevealedSlot> (*revealed)(const std::vector<std::string> &events) = nullptr;
    /// Describes such a slot in words; empty for one that cannot be read.
    QString (*slotText)(const RevealedSlot &slot) = nullptr;
    OpenPart publicPack = nullptr;
    /// Returns the public journal of a session of a file in words. No key is used.
    OrProblem<PublicJournalText> (*publicJournal)(const QString &path, qint64 session) = nullptr;
    /// Answers questions about those sessions of a file by their public events. No key is used.
    Statistics (*statistics)(const QString &path, const std::vector<qint64> &sessions) = nullptr;
};

/// The games that the command line knows, the usual one first.
using PlayedGames = std::vector<GameLines>;

/// Returns the game of that id; null when none exists.
const GameLines *gameNamed(const PlayedGames &games, const QString &id);

/// Returns the result of a session of the game of that id, in readable form.
QString resultAsRead(const PlayedGames &games, const QString &id, const QString &kept);

/// Returns the titles of those games by id.
std::map<QString, QString> titlesOf(const PlayedGames &games);

/// Returns the query kinds of all of them.
QueryKinds queryKinds(const PlayedGames &games);

/// Returns the printing or edition of that name, as in files; the usual one for an empty name, nothing when the game
/// does not have it.
std::optional<std::string> editionNamed(const GameLines &game, const QString &name);

/// Returns the value of a game's own option; empty when it was not given.
QString wordFor(const PlayRequest &request, const QString &option);

/// True when the game supports everything requested.
bool suits(const GameLines &game, const PlayRequest &request);

/// Converts a word of a file or of the command line to a QString.
QString asQString(std::string_view word);

} // namespace dossier
