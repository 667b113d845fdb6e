#pragma once

#include "app/play/game_file.h"

#include <QString>
#include <QStringList>

#include <map>

/// Reasons why a game cannot be opened or written, in the current language.
namespace dossier::wording
{

/// Returns a sentence with the problem, the file and the remedy. Names games by those titles, or else by their ids.
QString sentence(const storage::StorageError &error);
QString sentence(const GameProblem &problem, const std::map<QString, QString> &titles = {});

/// Says why a session cannot be read by what everybody knows of it, for which no key is used.
QString withoutKey(const GameProblem &problem);

/// Returns the fault of a file without the file's name.
QString reason(const storage::StorageError &error);

/// Warns that the latest moves may be missing from that file.
QString logMissing(const QString &file);

/// Reports that the file was not backed up today, and why.
QString notCopied(const storage::StorageError &error);

/// Reports that a session continues with its own edition although another was requested.
QString goesOnAs(const QString &edition);

/// Reports that another window changed a value too: its name, and its text here and on the disk. Without a name it is
/// some value of a card.
QString disputed(const QString &value, const QString &mine, const QString &theirs);

/// Names the other computer whose program holds that file, and the time of its last activity there.
QString heldElsewhere(const QString &file, const storage::Holder &holder);

/// Returns the notices about a game that was opened all the same: read only, damaged, upgraded.
QStringList notices(const KeptGame &game);

} // namespace dossier::wording
