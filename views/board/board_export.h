#pragma once

#include "views/board/board_scene.h"
#include "views/kit/theme.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>

namespace dossier
{

/// As what a board can be exported.
enum class PictureFormat : std::uint8_t
{
    Png,
    Svg,
    Pdf,
};

/// The format that a file's name asks for by its ending, or none.
std::optional<PictureFormat> formatOf(const QString &path);

/// A board with its name, its coordinates and all that the scene shows, as the bytes of a picture: 64 pixels a space as
/// PNG, and on one page that it fits as PDF. PDF is for paper: it takes the light theme whatever is asked for.
QByteArray pictureOf(const BoardScene &scene, PictureFormat format, const Theme &theme);

} // namespace dossier
