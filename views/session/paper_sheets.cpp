#include "views/session/paper_sheets.h"

#include <QAbstractTextDocumentLayout>
#include <QPaintDevice>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

/// The pixels of HTML an inch.
constexpr double pixelsPerInch = 96;

/// A part that is never split across sheets: a line of text, or a row of a table.
struct Uncut
{
    PaperPart part{};
    /// The heads of its table, where they are other rows.
    std::optional<PaperPart> heads{};
    bool beginsSheet = false;
    /// True for a heading, or the first row below one: the part that follows goes on the same sheet.
    bool leads = false;
};

using Parts = std::vector<PaperPart>;

PaperPart hullOf(const Parts &parts)
{
    PaperPart hull = parts.front();
    for (const PaperPart &part : parts)
        hull = {std::min(hull.top, part.top), std::max(hull.bottom, part.bottom)};
    return hull;
}

PaperPart widened(const PaperPart &part, double above, double below)
{
    return {part.top - above, part.bottom + below};
}

/// Returns the lines between two positions of the text. An empty paragraph before or after a table does not count.
Parts linesBetween(const QTextDocument &text, int first, int last)
{
    Parts lines;
    for (QTextBlock block = text.findBlock(first); block.isValid() && block.position() <= last; block = block.next())
    {
        if (block.length() < 2)
            continue;
        const double top = text.documentLayout()->blockBoundingRect(block).top();
        for (int i = 0; i < block.layout()->lineCount(); ++i)
        {
            const QTextLine line = block.layout()->lineAt(i);
            lines.push_back({top + line.y(), top + line.y() + line.height()});
        }
    }
    return lines;
}

/// Lines that lie beside each other, as in the cells of a row, become one.
Parts besideJoined(Parts lines)
{
    std::ranges::sort(lines, {}, &PaperPart::top);
    Parts joined;
    for (const PaperPart &line : lines)
        if (!joined.empty() && line.top < joined.back().bottom)
            joined.back().bottom = std::max(joined.back().bottom, line.bottom);
        else
            joined.push_back(line);
    return joined;
}

/// The rows of a table, each with its lines. The heads that are repeated on every sheet come first.
struct Rows
{
    std::vector<Parts> lines{};
    std::size_t heads = 0;
    /// Width of the line between rows, and half of the gap between the words of two rows, that line included.
    double border = 0;
    double halfGap = 0;
};

double scaleOf(const QTextDocument &text)
{
    const QPaintDevice *device = text.documentLayout()->paintDevice();
    return device == nullptr ? 1 : device->logicalDpiY() / pixelsPerInch;
}

/// Returns the space around the words of a row of a table, or of a nested table.
double halfGapOf(const QTextTable &table, double scale)
{
    const QTextTableFormat format = table.format();
    double gap = (format.cellPadding() + format.border()) * scale;
    for (QTextFrame *inside : table.childFrames())
        if (const auto *inner = qobject_cast<const QTextTable *>(inside))
            gap = std::max(gap, halfGapOf(*inner, scale));
    return gap;
}

Rows rowsOf(const QTextDocument &text, const QTextTable &table)
{
    const double scale = scaleOf(text);
    Rows rows{.border = table.format().border() * scale, .halfGap = halfGapOf(table, scale)};
    for (int row = 0; row < table.rows(); ++row)
    {
        Parts lines;
        for (int column = 0; column < table.columns(); ++column)
            if (const QTextTableCell cell = table.cellAt(row, column); cell.row() == row && cell.column() == column)
                for (const PaperPart &line : linesBetween(text, cell.firstPosition(), cell.lastPosition()))
                    lines.push_back(line);
        if (lines.empty())
            continue;
        rows.lines.push_back(besideJoined(std::move(lines)));
        rows.heads += row < table.format().headerRowCount() ? 1 : 0;
    }
    // Measured from the layout, because the style changes the borders.
    if (rows.lines.size() > 1)
        rows.halfGap = (hullOf(rows.lines[1]).top - hullOf(rows.lines[0]).bottom) / 2;
    return rows;
}

class Cutter
{
public:
    Cutter(const QTextDocument &text, double height)
        : m_text(text)
        , m_height(height)
    {
        for (auto at = text.rootFrame()->begin(); !at.atEnd(); ++at)
            if (const auto *table = qobject_cast<const QTextTable *>(at.currentFrame()))
                addTable(rowsOf(text, *table));
            else if (at.currentBlock().isValid())
                addBlock(at.currentBlock());
    }

    [[nodiscard]] const std::vector<Uncut> &all() const { return m_all; }

private:
    void addBlock(const QTextBlock &block)
    {
        const QTextBlockFormat format = block.blockFormat();
        bool begins = (format.pageBreakPolicy() & QTextFormat::PageBreak_AlwaysBefore) != 0;
        for (const PaperPart &line : linesBetween(m_text, block.position(), block.position()))
            m_all.push_back(
                {.part = line, .beginsSheet = std::exchange(begins, false), .leads = format.headingLevel() > 0});
    }

    void addTable(const Rows &rows)
    {
        const double around = rows.halfGap + rows.border / 2;
        std::optional<PaperPart> heads;
        for (std::size_t row = 0; row < rows.lines.size(); ++row)
        {
            const bool isHead = row < rows.heads;
            const PaperPart whole = widened(hullOf(rows.lines[row]), around, around);
            // The line below the heads is the one above the row that follows.
            if (isHead)
                heads = {heads ? heads->top : whole.top, whole.bottom - rows.border};
            if (isHead || whole.height() <= m_height - (heads ? heads->height() : 0))
                m_all.push_back({.part = whole,
                    .heads = isHead ? std::nullopt : heads,
                    .leads = isHead || (row == rows.heads && row + 1 < rows.lines.size())});
            else
                for (const PaperPart &line : rows.lines[row])
                    m_all.push_back({.part = line, .heads = heads});
        }
    }

    const QTextDocument &m_text;
    double m_height;
    std::vector<Uncut> m_all;
};

/// Returns the first part that no longer fits on the sheet that begins there.
std::size_t endOfSheet(const std::vector<Uncut> &all, std::size_t first, double height)
{
    const double room = height - (all[first].heads ? all[first].heads->height() : 0);
    std::size_t end = first + 1;
    while (end < all.size() && !all[end].beginsSheet && all[end].part.bottom - all[first].part.top <= room)
        ++end;
    if (end == all.size() || all[end].beginsSheet)
        return end;
    std::size_t kept = end;
    while (kept > first + 1 && all[kept - 1].leads)
        --kept;
    return all[kept - 1].leads ? end : kept;
}

} // namespace

std::vector<PaperSheet> sheetsOf(const QTextDocument &text, double height)
{
    const Cutter cutter(text, height);
    const std::vector<Uncut> &all = cutter.all();
    std::vector<PaperSheet> sheets;
    for (std::size_t first = 0; first < all.size();)
    {
        const std::size_t end = endOfSheet(all, first, height);
        sheets.push_back({all[first].heads, {all[first].part.top, all[end - 1].part.bottom}});
        first = end;
    }
    return sheets;
}

} // namespace dossier
