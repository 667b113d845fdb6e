#pragma once

#include "app/play/game_file.h"

#include <QString>
#include <QStringList>

#include <map>

/// Why a game cannot be opened or written, in the language that is spoken.
namespace dossier::wording
{

/// What happened, to which file, and what to do. Games are called by those titles, or else by their ids.
QString sentence(const storage::StorageError &error);
QString sentence(const GameProblem &problem, const std::map<QString, QString> &titles = {});

/// Says the fault of a file without its name.
QString reason(const storage::StorageError &error);

/// That what was played last may not be in that file.
QString logMissing(const QString &file);

/// That the file was not copied today, and why.
QString notCopied(const storage::StorageError &error);

/// That a session goes on by its edition, of that name, though another was asked for.
QString goesOnAs(const QString &edition);

/// That another window changed a value otherwise: its name, and how it is here and on the disk. Without a name it is
/// some value of a card.
QString disputed(const QString &value, const QString &mine, const QString &theirs);

/// Where another computer's program holds that file, and when it last did something with it.
QString heldElsewhere(const QString &file, const storage::Holder &holder);

/// What is to be known of a game that was opened all the same: read only, damaged, brought up to date.
QStringList notices(const KeptGame &game);

} // namespace dossier::wording
