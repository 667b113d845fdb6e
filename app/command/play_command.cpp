#include "app/command/play_command.h"

#include "app/check/descriptor.h"
#include "app/command/command_line.h"
#include "app/command/help_text.h"
#include "app/play/game_wording.h"
#include "app/play/key_words.h"
#include "app/play/play_options.h"
#include "app/play/play_process.h"
#include "app/play/session_line.h"

#include <unistd.h>

#include <csignal>
#include <cstdlib>

namespace dossier
{

namespace
{

/// Prints the text on standard output and returns the exit code.
int end(const std::string &text)
{
    return writeAll(STDOUT_FILENO, text) ? EXIT_SUCCESS : failedTransfer;
}

int wrong(const PlayedGames &games)
{
    say(playUsage(games));
    return wrongUsage;
}

/// Prints the campaigns of the requested game, or of every game.
int printSessions(const PlayedGames &games, const PlayRequest &request)
{
    storage::Stored<storage::CampaignFile> file = storage::CampaignFile::inspect(request.game.file);
    const auto all = file ? campaignsOf(*file, request.id) : tl::unexpected(file.error());
    if (!all)
        return complain(wording::sentence(all.error()));
    const int ended = end("{\"campaigns\": "
        + toJson(*all, [&](const QString &game, const QString &kept) { return resultAsRead(games, game, kept); })
        + "}\n");
    const std::vector<storage::Damage> damage = file->verify().value_or(std::vector{storage::Damage{}});
    if (file->isLogMissing())
        say(wording::logMissing(file->path()) + u'\n');
    return damage.empty() || ended != EXIT_SUCCESS
        ? ended
        : complain(wording::sentence(file->connection().error(storage::StorageFault::Damaged)));
}

/// Returns the game of that id, or else the default one.
const GameLines &gameOr(const PlayedGames &games, const QString &id)
{
    const GameLines *game = gameNamed(games, id);
    return game != nullptr ? *game : games.front();
}

/// Returns the game of the selected session, or else of the file's last one, or else the default one.
const GameLines &gameMeant(
    const PlayedGames &games, std::optional<storage::CampaignFile> &file, const SessionRequest &session)
{
    std::optional<QString> id = file ? gameIn(*file, session) : std::nullopt;
    if (file && !id)
        id = gameIn(*file, {});
    return gameOr(games, id.value_or(QString()));
}

/// Plays the requested game, or the one that the file names.
int play(const PlayedGames &games, PlayRequest request)
{
    // Errors that do not depend on the file are reported before the file is touched.
    if (const GameLines *game = gameNamed(games, request.id); game != nullptr && !suits(*game, request))
        return wrong(games);
    if (!request.passphraseFile.isEmpty())
        if (const KeyAnswer no = unlockedByFile(request.passphraseFile, request.game.keyFile); no.code != EXIT_SUCCESS)
            return complain(no.text);
    OrProblem<std::optional<storage::CampaignFile>> file = fileThere(request.game);
    if (!file)
        return complain(wording::sentence(file.error(), request.titles));
    const GameLines &game
        = request.id.isEmpty() ? gameMeant(games, *file, request.game.session) : gameOr(games, request.id);
    if (!suits(game, request))
        return wrong(games);
    request.game.edition = editionNamed(game, request.printing).value_or(std::string());
    return game.play(game, request, *std::move(file));
}

} // namespace

int runPlay(const PlayedGames &games, const QStringList &arguments)
{
    const std::optional<PlayRequest> request = parsePlayRequest(games, arguments);
    if (!request)
        return wrong(games);
    if (request->help)
        return end(playHelpText(games).toLocal8Bit().toStdString());
    std::signal(SIGPIPE, SIG_IGN);
    if (request->schema)
        return end(gameOr(games, request->id).schema() + '\n');
    return request->list ? printSessions(games, *request) : play(games, *request);
}

} // namespace dossier
