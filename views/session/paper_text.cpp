#include "views/session/paper_text.h"

#include <QImage>

#include <algorithm>

namespace dossier::paper
{

namespace
{

/// What fits inside the margins of a page of DIN A4, in the pixels of HTML, of which there are 96 an inch.
constexpr int pageWidth = 680;
constexpr int pageHeight = 980;

} // namespace

QString row(const QStringList &cells)
{
    QString all;
    for (const QString &text : cells)
        all += QStringLiteral("<td>%1</td>").arg(text.isEmpty() ? QStringLiteral("&nbsp;") : text.toHtmlEscaped());
    return QStringLiteral("<tr>%1</tr>").arg(all);
}

QString table(const QList<Column> &columns, const QString &rows)
{
    QString heads;
    for (const Column &column : columns)
        heads += QStringLiteral("<th align=\"left\" width=\"%1%\">%2</th>")
                     .arg(column.percent)
                     .arg(column.head.toHtmlEscaped());
    return QStringLiteral("<table width=\"100%\" border=\"1\" cellspacing=\"0\" cellpadding=\"2\">"
                          "<thead><tr>%1</tr></thead>%2</table>")
        .arg(heads, rows);
}

QString heading(const QString &text)
{
    return QStringLiteral("<h2>%1</h2>").arg(text.toHtmlEscaped());
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
