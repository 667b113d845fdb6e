#pragma once

#include "app/session/print_desk.h"
#include "app/specter/game_session.h"
#include "views/specter/paper/sheet_print.h"

namespace dossier
{

class Translators;

/// Returns a printable document of a session as one seat may see it; empty before the game has begun. Replaces each of
/// `agentsRoles`, names of the agent's role, by the one in the current language.
QString documentOf(
    SpecterPaper paper, SpecterSession *session, const SpecterViewPtr &front, const QStringList &agentsRoles);

/// Returns the name of the agent's role, in the current language.
QString agentsRole();

/// Returns a document with its title in that language. Files name the agent's role in the language in which they were
/// written; the document uses its own.
PrintedPages pagesOf(SpecterPaper paper, Language language, Translators &translators, SpecterSession *session,
    const SpecterViewPtr &front);

/// Returns the result of a game in the form that campaign files keep; empty while the game is running.
QString resultOf(const specter::PublicTable &open);

/// Returns a kept result in words; empty for a result that people wrote themselves.
QString specterResult(const QString &kept);

} // namespace dossier
