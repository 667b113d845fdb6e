#pragma once

#include "views/board/board_scene.h"
#include "views/kit/theme.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>

namespace dossier
{

/// The picture formats of a board export.
enum class PictureFormat : std::uint8_t
{
    Png,
    Svg,
    Pdf,
};

/// Returns the format for the extension of a file name, or nothing.
std::optional<PictureFormat> formatOf(const QString &path);

/// Returns the bytes of a picture of the board with its name, its coordinates and the whole scene: 64 pixels a space
/// for PNG, fitted to one page for PDF. PDF is for paper and always uses the light theme.
QByteArray pictureOf(const BoardScene &scene, PictureFormat format, const Theme &theme);

} // namespace dossier
