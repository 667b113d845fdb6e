#pragma once

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

/// The paper that is usual here, with its margins.
QPageLayout usualPaper();

/// A document of `paper_text.h` on the pages of a device, as they are printed and as a preview shows them: black on
/// white, with the number of each page at its foot. Lengths are the device's dots.
class PaperPages
{
public:
    /// The device is there as long as these are.
    PaperPages(const QString &document, QPagedPaintDevice &device);
    ~PaperPages();
    Q_DISABLE_COPY_MOVE(PaperPages)

    [[nodiscard]] int count() const;

    /// What a page has inside its margins.
    [[nodiscard]] QSizeF size() const { return m_size; }

    /// Draws a page, counted from 0, inside its margins.
    void draw(QPainter &painter, int page) const;

    /// The words of the document, for whoever cannot see it.
    [[nodiscard]] QString words() const;

private:
    std::unique_ptr<QTextDocument> m_text;
    QSizeF m_size;
};

/// Prints such a document.
void print(const QString &document, QPagedPaintDevice &device);

/// A heading that would stand alone at the foot of a page goes to the next one with what follows it. The document has
/// the size of its pages.
void keepHeadings(QTextDocument &text);

/// The same as the bytes of a PDF on the usual paper.
QByteArray pdfOf(const QString &document, const QString &title);

} // namespace dossier
