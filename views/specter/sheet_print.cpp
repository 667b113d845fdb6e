#include "sheet_print.h"

#include "sheet_document.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPdfWriter>
#include <QTextDocument>

namespace dossier
{

namespace
{

constexpr double marginMillimetres = 14;
constexpr int dotsPerInch = 300;
constexpr double pointSize = 9.5;

} // namespace

bool canPrint(SpecterPaper paper, const PrintedSession &session)
{
    switch (paper)
    {
    case SpecterPaper::BlankSheet:
        return true;
    case SpecterPaper::FilledSheet:
        return session.view != nullptr && session.view->sheet.has_value();
    case SpecterPaper::Report:
        break;
    }
    // Only what everybody may know is told to everybody.
    return session.view != nullptr && !session.view->sheet && !session.view->agent && !session.view->traitor;
}

QString documentOf(SpecterPaper paper, const PrintedSession &session)
{
    if (!canPrint(paper, session))
        return {};
    switch (paper)
    {
    case SpecterPaper::BlankSheet:
        return blankSheet();
    case SpecterPaper::FilledSheet:
        return filledSheet(session.view->open, session.view->agent.value_or(specter::Agent::First),
            *session.view->sheet, session.name);
    case SpecterPaper::Report:
        break;
    }
    return report(session);
}

void print(const QString &document, QPagedPaintDevice &device)
{
    QTextDocument text;
    QFont font = text.defaultFont();
    font.setPointSizeF(pointSize);
    text.setDefaultFont(font);
    text.setHtml(document);
    text.print(&device);
}

QByteArray pdfOf(const QString &document, const QString &title)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Dossier"));
    writer.setResolution(dotsPerInch);
    writer.setPageLayout({QPageSize(QPageSize::A4), QPageLayout::Portrait,
        QMarginsF(marginMillimetres, marginMillimetres, marginMillimetres, marginMillimetres),
        QPageLayout::Millimeter});
    print(document, writer);
    return buffer.data();
}

} // namespace dossier
