#pragma once

#include "views/kit/theme.h"

#include <QByteArray>
#include <QSize>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>

class QPainter;

namespace dossier
{

/// The formats of a saved picture.
enum class PictureFormat : std::uint8_t
{
    Png,
    Svg,
    Pdf,
};

/// Returns the format for the extension of a file name, or nothing.
std::optional<PictureFormat> formatOf(const QString &path);

/// A picture that can be saved: its title, its size in pixels, and how it is painted.
struct Picture
{
    QString title{};
    QSize size{};
    std::function<void(QPainter &painter, const Theme &theme)> paint{};
};

/// Returns the bytes of a picture: as large as it is for PNG, fitted to one page for PDF. PDF is for paper and always
/// uses the light theme.
QByteArray pictureIn(PictureFormat format, const Picture &picture, const Theme &theme);

} // namespace dossier
