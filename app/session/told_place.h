#pragma once

#include "app/play/chance.h"
#include "app/play/open_game.h"
#include "views/session/told_session.h"

#include <QDateTime>

#include <utility>

namespace dossier
{

/// Where a session stands that was opened to be told of: `words` makes of its table what tells it. Nothing where it
/// could not be opened.
template <typename Rules, typename Words>
ToldPlace placeOf(OrProblem<OpenedGame<Rules>> game, const Words &words)
{
    if (!game || !game->journal)
        return {};
    const RecordedGame<Rules> played(
        std::move(game->start), &*game->journal, {newEventId, momentNow}, std::move(game->kept));
    ToldPlace place{words(played.table()), {}};
    if (const auto records = played.journal().records(); !records.empty())
        place.played = QDateTime::fromMSecsSinceEpoch(records.back().time.milliseconds);
    return place;
}

} // namespace dossier
