#include "model/storage/log_word.h"

#include <QRandomGenerator>
#include <QtEndian>

namespace dossier::storage
{

namespace
{

constexpr qsizetype wordSize = 16;
const QByteArray beginning = QByteArrayLiteral("DossierLogWord1.");
constexpr qsizetype rowSize = 3 * wordSize + 1;

/// The one cell of the page, as https://www.sqlite.org/fileformat.html#b_tree_pages has it: 52 bytes of payload, row 1,
/// a header of 3 bytes, no value for the row's id, and a blob of 49 bytes.
const QByteArray cellHead = QByteArray::fromHex("340103006e");

/// Where the row lies in the page; nothing when the page is not a leaf with such a cell alone.
std::optional<qsizetype> rowAt(const QByteArray &page)
{
    constexpr char tableLeaf = 0x0D;
    constexpr qsizetype cellsAt = 8;
    if (page.size() < cellsAt + 2 || page[0] != tableLeaf || qFromBigEndian<quint16>(page.constData() + 3) != 1)
        return std::nullopt;
    const qsizetype row = qFromBigEndian<quint16>(page.constData() + cellsAt) + cellHead.size();
    if (row + rowSize > page.size() || page.mid(row - cellHead.size(), cellHead.size()) != cellHead
        || page.mid(row, wordSize) != beginning)
        return std::nullopt;
    return row;
}

} // namespace

Word newWord()
{
    QByteArray word(wordSize, Qt::Uninitialized);
    QRandomGenerator::system()->generate(word.begin(), word.end());
    return word;
}

Word noWord()
{
    return QByteArray(wordSize, '\0');
}

QByteArray bytesOf(const LogWord &word)
{
    return beginning + word.base + word.current + (word.isMarked ? '\1' : '\0');
}

std::optional<LogWord> wordOf(const QByteArray &row)
{
    if (row.size() != rowSize || !row.startsWith(beginning))
        return std::nullopt;
    return LogWord{row.mid(wordSize, wordSize), row.mid(2 * wordSize, wordSize), row.back() != '\0'};
}

std::optional<LogWord> wordIn(const QByteArray &page)
{
    const std::optional<qsizetype> at = rowAt(page);
    return at ? wordOf(page.mid(*at, rowSize)) : std::nullopt;
}

QByteArray pageWith(const QByteArray &page, const LogWord &word)
{
    QByteArray changed = page;
    return changed.replace(rowAt(page).value(), rowSize, bytesOf(word));
}

} // namespace dossier::storage
