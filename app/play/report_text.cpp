#include "app/play/report_text.h"

#include <QLocale>
#include <QRegularExpression>

namespace dossier
{

namespace
{

/// Returns a text whose punctuation is no markup, and whose beginning is no list.
QString asMarkdown(QString text)
{
    static const QRegularExpression marks(QStringLiteral("([\\\\`*_\\[\\]<>|~&#])"));
    static const QRegularExpression sign(QStringLiteral("^([-+=])"));
    static const QRegularExpression number(QStringLiteral("^(\\d+)([.)])(?=\\s|$)"));
    return text.replace(marks, QStringLiteral("\\\\1"))
        .replace(sign, QStringLiteral("\\\\1"))
        .replace(number, QStringLiteral("\\1\\\\2"));
}

QString rowAsMarkdown(const QStringList &cells)
{
    QString line = QStringLiteral("|");
    for (const QString &cell : cells)
        line += QStringLiteral(" %1 |").arg(asMarkdown(cell));
    return line + u'\n';
}

struct Markdown
{
    QString operator()(const ReportHeading &heading) const
    {
        return QString(heading.level, u'#') + u' ' + asMarkdown(heading.text) + u'\n';
    }

    QString operator()(const ReportParagraph &paragraph) const { return asMarkdown(paragraph.text) + u'\n'; }

    QString operator()(const ReportList &list) const
    {
        QString lines;
        for (const QString &item : list.items)
            lines += QStringLiteral("- ") + asMarkdown(item) + u'\n';
        return lines;
    }

    QString operator()(const ReportTable &table) const
    {
        QString lines
            = rowAsMarkdown(table.heads) + u'|' + QStringLiteral(" --- |").repeated(table.heads.size()) + u'\n';
        for (const QStringList &row : table.rows)
            lines += rowAsMarkdown(row);
        return lines;
    }
};

QString element(const QString &name, const QString &content)
{
    return QStringLiteral("<%1>").arg(name) + content + QStringLiteral("</%1>\n").arg(name.section(u' ', 0, 0));
}

QString rowAsHtml(const QString &cell, const QStringList &cells)
{
    QString content;
    for (const QString &text : cells)
        content += element(cell, text.toHtmlEscaped());
    return element(QStringLiteral("tr"), content);
}

struct Html
{
    QString operator()(const ReportHeading &heading) const
    {
        return element(QStringLiteral("h%1").arg(heading.level), heading.text.toHtmlEscaped());
    }

    QString operator()(const ReportParagraph &paragraph) const
    {
        return element(QStringLiteral("p"), paragraph.text.toHtmlEscaped());
    }

    QString operator()(const ReportList &list) const
    {
        QString items;
        for (const QString &item : list.items)
            items += element(QStringLiteral("li"), item.toHtmlEscaped());
        return element(QStringLiteral("ul"), items);
    }

    QString operator()(const ReportTable &table) const
    {
        QString rows = rowAsHtml(QStringLiteral("th scope=\"col\""), table.heads);
        for (const QStringList &row : table.rows)
            rows += rowAsHtml(QStringLiteral("td"), row);
        return element(QStringLiteral("table"), rows);
    }
};

} // namespace

QString markdownOf(const std::vector<ReportBlock> &report)
{
    QStringList blocks;
    for (const ReportBlock &block : report)
        blocks << std::visit(Markdown{}, block);
    return blocks.join(u'\n');
}

QString htmlOf(const std::vector<ReportBlock> &report)
{
    QString title;
    QString body;
    for (const ReportBlock &block : report)
    {
        const auto *heading = std::get_if<ReportHeading>(&block);
        if (heading != nullptr && heading->level == 1)
            title = heading->text.toHtmlEscaped();
        body += std::visit(Html{}, block);
    }
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\" />\n<title>")
               .arg(QLocale().bcp47Name())
        + title
        + QStringLiteral("</title>\n<style>\n"
                         "body { font-family: sans-serif; line-height: 1.5; max-width: 60rem; margin: 2rem auto; "
                         "padding: 0 1rem; }\n"
                         "table { border-collapse: collapse; }\n"
                         "th, td { border-bottom: 1px solid #999; padding: 0.2rem 0.8rem; text-align: left; }\n"
                         "</style>\n</head>\n<body>\n")
        + body + QStringLiteral("</body>\n</html>\n");
}

} // namespace dossier
