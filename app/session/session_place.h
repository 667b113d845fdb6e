#pragma once

#include "app/play/open_game.h"
#include "views/session/session_row.h"

#include <QDateTime>

#include <utility>

namespace dossier
{

/// The campaign file whose sessions are summarized one after another; nothing before the first.
using FileLookedAt = std::optional<storage::CampaignFile>;

/// Summarizes a session of a file: `open` opens it in the file, and `words` describes its table. Empty when it cannot
/// be opened.
template <typename Rules, typename Open, typename Words>
SessionPlace placeIn(FileLookedAt &file, const QString &path, qint64 number, const Open &open, const Words &words)
{
    const GameRequest request{
        .file = path, .session = {.campaign = {}, .number = number, .fresh = false}, .looks = true};
    if (!file)
        file = fileThere(request).value_or(std::nullopt);
    if (!file)
        return {};
    OrProblem<OpenedGame<Rules>> game = open(request, std::exchange(file, std::nullopt));
    if (!game || !game->journal)
        return {};
    SessionPlace place{.words = words(*game->now)};
    // A table that was kept after the last action leaves nothing to read.
    if (game->journal->journal().records().empty())
        (void)game->journal->readWhole();
    if (const auto records = game->journal->journal().records(); !records.empty())
        place.played = QDateTime::fromMSecsSinceEpoch(records.back().time.milliseconds);
    // It ends before its file does.
    game->journal.reset();
    file = std::move(game->file);
    return place;
}

} // namespace dossier
