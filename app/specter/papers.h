#pragma once

#include "app/session/print_desk.h"
#include "app/specter/game_session.h"
#include "views/specter/paper/sheet_print.h"

namespace dossier
{

class Translators;

/// What can be printed of a session as one seat may see it: none of it before it is played. Any of those names for the
/// agent's role is printed in the language that is spoken.
QString documentOf(
    SpecterPaper paper, SpecterSession *session, const SeenSpecter &front, const QStringList &agentsRoles);

/// What a file calls the agent's player, in the language that is spoken.
QString agentsRole();

/// The same with its title, in that language: files call the agent's player in the one that was spoken when they were
/// written, and the paper in its own.
PrintedPages pagesOf(
    SpecterPaper paper, Language language, Translators &translators, SpecterSession *session, const SeenSpecter &front);

/// How a game ended, as campaign files keep it; empty while it has not.
QString resultOf(const specter::PublicTable &open);

/// The same in words; empty for what people wrote.
QString specterResult(const QString &kept);

} // namespace dossier
