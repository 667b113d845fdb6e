#pragma once

#include "views/session/paper_sheets.h"

#include <QByteArray>
#include <QPageLayout>
#include <QSizeF>
#include <QString>

#include <memory>

class QPagedPaintDevice;
class QPainter;
class QTextDocument;

namespace dossier
{

/// Returns the paper that is usual here, with its margins.
QPageLayout usualPaper();

/// A document of `paper_text.h` on pages of paper: black on white, with the number of each page at its foot. It is laid
/// out once and the same for every device that it is drawn on, so that a preview has the pages that are printed.
/// Lengths are dots of that layout.
class PaperPages
{
public:
    PaperPages(const QString &document, const QPageLayout &paper);
    ~PaperPages();
    Q_DISABLE_COPY_MOVE(PaperPages)

    [[nodiscard]] int count() const { return static_cast<int>(m_sheets.size()); }

    /// Size of the area inside the margins of a page.
    [[nodiscard]] QSizeF size() const { return m_size; }

    /// Height of the part of that area above the page number.
    [[nodiscard]] double bodyHeight() const { return m_bodyHeight; }

    /// Draws a page, counted from 0, inside its margins.
    void draw(QPainter &painter, int page) const;

    /// Returns the text of the document for screen readers.
    [[nodiscard]] QString words() const;

private:
    class Ruler;

    void drawPart(QPainter &painter, const PaperPart &part, double at) const;

    /// Measures the fonts; the text needs it for its whole lifetime.
    std::unique_ptr<Ruler> m_ruler;
    std::unique_ptr<QTextDocument> m_text;
    QSizeF m_size;
    double m_bodyHeight = 0;
    std::vector<PaperSheet> m_sheets;
};

/// Prints the document on the paper of the device.
void print(const QString &document, QPagedPaintDevice &device);

/// Returns the document as the bytes of a PDF on the usual paper.
QByteArray pdfOf(const QString &document, const QString &title);

} // namespace dossier
