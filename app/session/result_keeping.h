#pragma once

#include "app/play/game_file.h"
#include "views/kit/told_result.h"

#include <QString>
#include <QStringList>

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

/// How a game ended, as it is kept; empty for none.
struct ResultChange
{
    QString before;
    QString now;
    /// What was kept before in words, as files of an earlier version have it.
    QStringList wordsBefore;
};

/// Writes how a game ended into what the campaign file tells of the session when it has just ended, or takes it out
/// when the end was undone; those words tell it. What people told in words of their own stays.
ResultKept keepResultOf(KeptGame &game, const ResultChange &change, ResultWords words);

} // namespace dossier
