#pragma once

#include "app/play/game_file.h"

#include <QString>

namespace dossier
{

/// What is to be said once a result was kept.
struct ResultKept
{
    /// It is written, or taken out again; empty where nothing was.
    QString noted{};
    /// Why it could not be written.
    QString failed{};
};

/// Writes how a game ended into what the campaign file tells of the session when it has just ended, or takes it out
/// when the end was undone. Each result is a text, empty for none; what people told in words of their own stays.
ResultKept keepResultOf(KeptGame &game, const QString &before, const QString &now);

} // namespace dossier
