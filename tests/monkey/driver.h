#pragma once

#include <QStringList>

namespace dossier::test
{

/// Runs lives of those games in processes of their own, one game beside the other, and says what ended each; 0 when
/// nothing did.
int driveAll(const QStringList &games);

/// Leaves inputs out of a record as long as it ends for the same reason, and writes the rest beside it.
int shrink(const QString &record);

} // namespace dossier::test
