#pragma once

#include "views/kit/map_problem.h"

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

#include <optional>

namespace dossier
{

/// Reads a file of up to so many bytes.
tl::expected<QByteArray, FileFault> readWholeFile(const QString &path, qint64 most);

/// Writes a file whole or not at all: what was there before stays until the new bytes are all on the disk. Returns why
/// not.
std::optional<FileFault> writeWholeFile(const QString &path, const QByteArray &bytes);

} // namespace dossier
