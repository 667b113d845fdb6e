#pragma once

#include "app/check/check_command.h"
#include "app/check/escaped.h"
#include "app/play/game_lines.h"
#include "app/play/game_wording.h"
#include "app/play/hanging_wording.h"
#include "app/play/open_game.h"
#include "app/play/play_process.h"
#include "app/play/played_game.h"
#include "app/play/session_line.h"

#include <cstdlib>
#include <functional>
#include <string_view>

namespace dossier
{

/// The actions of a game before the first line and after the last one; they return false, after reporting why, to end
/// the game there.
template <typename Rules>
struct Around
{
    std::function<bool(PlayedGame<Rules> &)> before{};
    std::function<bool(PlayedGame<Rules> &)> after{};
};

/// Writes the answer to a line on standard output, even when the program itself fails; returns false when writing
/// fails.
template <typename Rules>
bool sayAnswer(PlayedGame<Rules> &game, std::string_view line)
{
    return sayLine(guarded([&] { return game.answer(line); }, [&] { return game.answerAfterFault(); }));
}

/// Reports the other place of saving if another program replaced the file.
inline void sayWhereSaved(const storage::Done &done)
{
    if (!done && !done.error().savedAs.isEmpty())
        say(wording::sentence(done.error()) + u'\n');
}

/// Answers until the input ends; each result is durable before its answer is written.
template <typename Rules>
CheckEnd serve(const EndSignals &ending, PlayedGame<Rules> &game)
{
    return serveLines(
        ending, [&](std::string_view line) { return sayAnswer(game, line); }, [&] { sayWhereSaved(game.foldIn()); });
}

/// Reads the older part of a long journal. If that part is damaged, the game is the one before the damage, as with a
/// short journal: the records after it are not trustworthy.
template <typename Rules>
storage::Done readWhole(OpenedGame<Rules> &opened)
{
    storage::Done whole = opened.journal ? opened.journal->readWhole() : storage::Done();
    if (!whole || !opened.journal || opened.journal->journal().isComplete())
        return whole;
    storage::Stored<storage::SessionJournal> before = opened.file->journal(opened.session);
    if (!before)
        return tl::unexpected(before.error());
    opened.journal = *std::move(before);
    opened.kept.reset();
    return {};
}

/// Opens a game and plays it until the input ends; returns the exit code.
template <typename Rules>
int playGame(const GameLines &which, const PlayRequest &request, std::optional<storage::CampaignFile> file,
    const Around<Rules> &around = {})
{
    // The file is closed in order after any signal.
    const EndSignals ending;
    OrProblem<OpenedGame<Rules>> opened = GameOpener<Rules>::open(request.game, std::move(file));
    if (!opened)
        return complain(wording::sentence(opened.error(), request.titles));
    // No page waits here: the older part of a long journal is read and checked before anything is added to it.
    if (const storage::Done whole = readWhole(*opened); !whole)
        return complain(wording::sentence(whole.error()));
    if (opened->file && opened->edition != request.game.edition)
        say(wording::goesOnAs(opened->edition == which.name.first ? which.words().first : which.words().later) + u'\n');
    for (const QString &notice : wording::notices(*opened))
        say(notice + u'\n');
    PlayedGame<Rules> game(std::move(opened->start), opened->journal ? &*opened->journal : nullptr, outsideOfPlay(),
        std::move(opened->kept));
    if (game.hangs())
        say(wording::hanging(*game.hangs()) + u'\n');
    game.answerBesides("session",
        [&](const JsonValue &session)
        {
            return answerSessionLine(
                *opened, session, [&](const QString &kept) { return resultText(kept, which.result); });
        });
    if (around.before && !around.before(game))
        return noGame;
    CheckEnd ended = serve(ending, game);
    sayWhereSaved(game.close());
    if (ended == CheckEnd::Signalled)
        return EndSignals::exitCode().value_or(EXIT_SUCCESS);
    for (const QString &seat : request.views)
        if (ended == CheckEnd::Done && !sayAnswer(game, "{\"view\": " + which.seat(seat).value() + '}'))
            ended = CheckEnd::WriteFailed;
    if (ended == CheckEnd::Done && around.after && !around.after(game))
        return failedTransfer;
    if (ended == CheckEnd::Done)
        return EXIT_SUCCESS;
    say(complaintOf(ended));
    return failedTransfer;
}

} // namespace dossier
