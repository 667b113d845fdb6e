#pragma once

#include <QByteArray>
#include <QString>

class QPagedPaintDevice;
class QTextDocument;

namespace dossier
{

/// Prints a document of `paper_text.h`, in black on white, with the number of each page at its foot.
void print(const QString &document, QPagedPaintDevice &device);

/// A heading that would stand alone at the foot of a page goes to the next one with what follows it. The document has
/// the size of its pages.
void keepHeadings(QTextDocument &text);

/// The same as the bytes of a PDF in DIN A4.
QByteArray pdfOf(const QString &document, const QString &title);

} // namespace dossier
