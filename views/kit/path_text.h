#pragma once

#include <QString>

/// Paths as text: nothing here looks at what is on the disk.
namespace dossier
{

/// The name of the file: `a/b.tar.gz` is `b.tar.gz`.
QString fileNameOf(const QString &path);

/// The same without its last ending: `b.tar`.
QString baseNameOf(const QString &path);

/// The last ending without its point: `gz`; empty where there is none.
QString endingOf(const QString &path);

/// A path as people on this system write it.
QString nativePath(const QString &path);

} // namespace dossier
