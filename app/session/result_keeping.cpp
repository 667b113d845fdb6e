#include "app/session/result_keeping.h"

#include "app/play/game_wording.h"
#include "app/session/session_library.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ResultKeeping
{
    Q_DECLARE_TR_FUNCTIONS(ResultKeeping)
};

} // namespace

ResultKept keepResultOf(KeptGame &game, const ResultChange &change, ResultWords words)
{
    const QString &now = change.now;
    if (now == change.before || !game.file)
        return {};
    const storage::Stored<bool> written
        = keepResult(*game.file, game.session, QStringList{change.before} + change.wordsBefore, now);
    if (!written)
        return {.failed = wording::sentence(written.error())};
    if (!*written)
        return {};
    return {now.isEmpty() ? ResultKeeping::tr("The game goes on: the session has no result again.")
                          : ResultKeeping::tr("The session keeps its result: %1.").arg(resultText(now, words))};
}

} // namespace dossier
