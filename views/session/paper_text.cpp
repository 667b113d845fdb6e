#include "views/session/paper_text.h"

#include <QDate>
#include <QImage>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace dossier::paper
{

namespace
{

/// Area inside the margins of a DIN A4 page, in HTML pixels, of which there are 96 an inch.
constexpr int pageWidth = 680;
constexpr int pageHeight = 980;
/// Padding around the words of a cell, in the same pixels.
constexpr int readPadding = 2;
constexpr int penPadding = 8;
/// Font size of a table's heads; the small one is for tables in which a pen needs the room.
constexpr int headPoints = 9;
constexpr int smallPoints = 7;

} // namespace

QString row(const QStringList &cells)
{
    QString all;
    for (const QString &text : cells)
        all += QStringLiteral("<td>%1</td>").arg(text.isEmpty() ? QStringLiteral("&nbsp;") : text.toHtmlEscaped());
    return QStringLiteral("<tr>%1</tr>").arg(all);
}

namespace
{

/// Makes a table with further rows above those of `row`.
QString tableBelow(const QString &title, const QList<Column> &columns, const QString &rows, Room room)
{
    QString heads;
    for (const Column &column : columns)
        heads += QStringLiteral("<th align=\"left\" width=\"%1%\" style=\"font-size:%2pt\">%3</th>")
                     .arg(QString::number(column.percent),
                         QString::number(room == Room::Pen ? smallPoints : headPoints), column.head.toHtmlEscaped());
    return QStringLiteral("<table width=\"100%\" border=\"1\" cellspacing=\"0\" cellpadding=\"%3\">"
                          "<thead>%4<tr>%1</tr></thead>%2</table>")
        .arg(heads, rows, QString::number(room == Room::Pen ? penPadding : readPadding), title);
}

} // namespace

QString table(const QList<Column> &columns, const QString &rows, Room room)
{
    return tableBelow({}, columns, rows, room);
}

QString titledTable(const QString &title, const QList<Column> &columns, const QString &rows)
{
    const QString above
        = QStringLiteral("<tr><th colspan=\"%1\" align=\"left\" style=\"font-size:12pt;background:#fff\">"
                         "%2</th></tr>");
    return tableBelow(above.arg(QString::number(columns.size()), title.toHtmlEscaped()), columns, rows, Room::Read);
}

QString fields(const QList<Field> &all)
{
    QString cells;
    for (const Field &field : all)
        cells += QStringLiteral("<td width=\"%1%\"><span style=\"font-size:7pt;color:#555\">%2</span><br>"
                                "<span style=\"font-size:12pt\">%3</span></td>")
                     .arg(field.percent)
                     .arg(field.caption.toHtmlEscaped(),
                         field.text.isEmpty() ? QStringLiteral("&nbsp;") : field.text.toHtmlEscaped());
    return QStringLiteral("<table width=\"100%\" border=\"1\" cellspacing=\"0\" cellpadding=\"%2\"><tr>%1</tr></table>")
        .arg(cells)
        .arg(readPadding + 2);
}

QString beside(const QString &left, const QString &right)
{
    return QStringLiteral("<table width=\"100%\" border=\"0\" cellspacing=\"0\" cellpadding=\"0\"><tr>"
                          "<td width=\"49%\">%1</td><td width=\"2%\"></td><td width=\"49%\">%2</td></tr></table>")
        .arg(left, right);
}

QString heading(const QString &text)
{
    return QStringLiteral("<h2>%1</h2>").arg(text.toHtmlEscaped());
}

QString headingOfPage(const QString &text)
{
    return QStringLiteral("<h2 style=\"page-break-before:always\">%1</h2>").arg(text.toHtmlEscaped());
}

QString paragraph(const QString &text)
{
    return QStringLiteral("<p>%1</p>")
        .arg(text.toHtmlEscaped().replace(QStringLiteral("  "), QStringLiteral("&nbsp; ")));
}

QString picture(const QByteArray &png, int percent)
{
    const QSize size = QImage::fromData(png, "PNG").size();
    const int width
        = size.isEmpty() ? 0 : std::min(pageWidth, pageHeight * percent / 100 * size.width() / size.height());
    return QStringLiteral("<p><img width=\"%1\" src=\"data:image/png;base64,%2\"></p>")
        .arg(QString::number(width), QString::fromLatin1(png.toBase64()));
}

QString nameBefore(const QString &date, QString name)
{
    static const QRegularExpression day(QStringLiteral("\\s+(\\d{4}-\\d{2}-\\d{2})(?=\\s|$)"));
    const QRegularExpressionMatch found = day.match(name);
    const QDate played = QDate::fromString(found.captured(1), Qt::ISODate);
    if (found.capturedStart() > 0 && played.isValid() && QLocale().toString(played, QLocale::LongFormat) == date)
        name.remove(found.capturedStart(), found.capturedLength());
    return name;
}

QString page(const QString &title, const QString &body)
{
    return QStringLiteral("<html><head><style>"
                          "body{color:#000;background:#fff}"
                          "h1{font-size:16pt;margin:0 0 8px 0}h2{font-size:12pt;margin:14px 0 6px 0}"
                          "p{margin:0 0 6px 0}th{background:#e6e6e6}"
                          "table{margin:6px 0 6px 0;border-collapse:collapse;border-color:#777;border-style:solid}"
                          "</style></head><body><h1>%1</h1>%2</body></html>")
        .arg(title.toHtmlEscaped(), body);
}

} // namespace dossier::paper
