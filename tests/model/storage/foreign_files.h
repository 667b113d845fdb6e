#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include <random>

namespace dossier::test
{

/// Names that this program, or an older version of it, gives or gave to files of its own.
QStringList foreignNames();

/// Adds a file, a folder with a file, or a link at that path, a day old. Links lead nowhere, or to the target.
void addForeign(const QString &path, const QString &target, std::mt19937 &random);

/// Returns everything in a folder by its path: links by where they lead, files by their bytes.
QMap<QString, QByteArray> treeIn(const QString &folder);

} // namespace dossier::test
