#pragma once

#include "app/play/game_file.h"

#include <QString>
#include <QStringList>

/// Why a game cannot be opened or written, in the language that is spoken.
namespace dossier::wording
{

/// What happened, to which file, and what to do.
QString sentence(const storage::StorageError &error);
QString sentence(const GameProblem &problem);

/// That what was played last may not be in that file.
QString logMissing(const QString &file);

/// That the file was not copied today, and why.
QString notCopied(const storage::StorageError &error);

/// What is to be known of a game that was opened all the same: played by another printing than was asked for, read
/// only, damaged, brought up to date.
QStringList notices(const KeptGame &game, const GameAsked &asked, const GameName &which);

} // namespace dossier::wording
