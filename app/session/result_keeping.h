#pragma once

#include "app/play/game_file.h"
#include "views/kit/result_text.h"

#include <QString>
#include <QStringList>

namespace dossier
{

/// The messages after a result was recorded.
struct ResultKept
{
    /// The result was written, or removed; empty for no change.
    QString noted{};
    /// The reason why it could not be written.
    QString failed{};
};

/// The result of a game before and now, in the stored form; empty for none.
struct ResultChange
{
    QString before;
    QString now;
    /// The previous result in words, as files of an earlier version store it.
    QStringList wordsBefore;
};

/// Writes the result to the session's facts in the campaign file when the game has just ended, or removes it when the
/// end was undone; `words` describes it. A result that people wrote in their own words stays.
ResultKept keepResultOf(KeptGame &game, const ResultChange &change, ResultWords words);

} // namespace dossier
