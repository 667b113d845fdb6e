#pragma once

#include <QString>

/// Functions for paths as text; none accesses the disk.
namespace dossier
{

/// Returns the name of the file: `a/b.tar.gz` gives `b.tar.gz`.
QString fileNameOf(const QString &path);

/// Returns the name of the file without its last ending: `b.tar`.
QString baseNameOf(const QString &path);

/// Returns the last ending without its dot: `gz`; empty where there is none.
QString endingOf(const QString &path);

/// Returns a path as it is written on this system.
QString nativePath(const QString &path);

} // namespace dossier
