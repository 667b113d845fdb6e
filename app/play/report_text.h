#pragma once

#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace dossier
{

/// A heading; 1 is the title of the report.
struct ReportHeading
{
    int level = 2;
    QString text{};
};

struct ReportParagraph
{
    QString text{};
};

struct ReportList
{
    QStringList items{};
};

struct ReportTable
{
    QStringList heads{};
    std::vector<QStringList> rows{};
};

using ReportBlock = std::variant<ReportHeading, ReportParagraph, ReportList, ReportTable>;

/// Returns the report as Markdown with the tables of GitHub. Texts are plain: none of their characters is markup.
QString markdownOf(const std::vector<ReportBlock> &report);

/// Returns the report as one page of HTML that needs nothing else, in the current language.
QString htmlOf(const std::vector<ReportBlock> &report);

} // namespace dossier
