#pragma once

#include <QByteArray>
#include <QString>

class QPagedPaintDevice;

namespace dossier
{

/// Prints a document of `paper_text.h`, in black on white, with the number of each page at its foot.
void print(const QString &document, QPagedPaintDevice &device);

/// The same as the bytes of a PDF in DIN A4.
QByteArray pdfOf(const QString &document, const QString &title);

} // namespace dossier
