#pragma once

#include <optional>
#include <vector>

class QTextDocument;

namespace dossier
{

/// A part of a document that is laid out in one piece, from its top: its begin and end.
struct PaperPart
{
    double top = 0;
    double bottom = 0;

    [[nodiscard]] double height() const { return bottom - top; }
};

/// Contents of one sheet: a part of the document, and above it the heads of the table that continues there.
struct PaperSheet
{
    std::optional<PaperPart> heads{};
    PaperPart body{};
};

/// Distributes the parts of a document to sheets of that height. The document has a width and no pages. No line and
/// no row of a table is cut unless it is higher than a sheet, and no heading is at a foot alone or with one row of
/// many.
std::vector<PaperSheet> sheetsOf(const QTextDocument &text, double height);

} // namespace dossier
