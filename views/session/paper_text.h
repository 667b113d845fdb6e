#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>

/// Building blocks of pages for paper: pieces of HTML in black on white. Texts are plain text, as people read it.
namespace dossier::paper
{

/// A column of a table: its head, and its share of the width in percent.
struct Column
{
    QString head;
    int percent;
};

QString row(const QStringList &cells);

/// Space above and below the words of a row: for reading, or for writing with a pen, eight millimetres a row.
enum class Room : std::uint8_t
{
    Read,
    Pen,
};

/// Makes a table whose heads are repeated on every page; the rows are those of `row`. Forty lines for reading fit on
/// one page with the heads, or twenty for a pen.
QString table(const QList<Column> &columns, const QString &rows, Room room = Room::Read);

/// Makes the same table under a title that is repeated on every page: a separate heading is lost when a table begins
/// at the foot of a page.
QString titledTable(const QString &title, const QList<Column> &columns, const QString &rows);

/// A field to fill in: its caption, its present content, and its share of the width in percent.
struct Field
{
    QString caption;
    QString text;
    int percent;
};

/// Fields in a row, with room for a pen.
QString fields(const QList<Field> &all);

/// Puts two pieces of a page beside each other, each with half the width.
QString beside(const QString &left, const QString &right);

QString heading(const QString &text);

/// Returns a heading with which a page begins.
QString headingOfPage(const QString &text);

/// Keeps two spaces as two, for gaps that are written on.
QString paragraph(const QString &text);

/// Returns a picture as the bytes of a PNG, as wide as the page unless it would be higher than `percent` of it.
QString picture(const QByteArray &png, int percent);

/// Returns a session's name without the date at its end when a written date below repeats it, in the current
/// language.
QString nameBefore(const QString &date, QString name);

/// Returns the whole document under its title.
QString page(const QString &title, const QString &body);

} // namespace dossier::paper
