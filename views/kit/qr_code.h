#pragma once

#include "views/kit/part.h"

#include <QImage>

namespace dossier
{

/// Returns a text as a QR code in black on white with its quiet zone, each module that many pixels wide; null for an
/// empty text or one that no code can hold.
QImage qrImage(const QString &text, int modulePixels);

/// Shows a text as a QR code that grows with the font, up to that many pixels. `name` is for screen readers.
Part qrCode(const QString &text, const QString &name, int maxPixels = 0);

} // namespace dossier
