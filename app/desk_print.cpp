// Printing: what a person chose on the page for it goes to a file or to a printer.
#include "desk.h"
#include "file_dialogs.h"
#include "whole_file.h"

#include <QPrintDialog>
#include <QPrinter>

namespace dossier
{

void Desk::listenToPrinting()
{
    connect(&m_window, &MainWindow::printAsked, this,
        [this]
        {
            m_print->begin([this](SpecterPaper paper) { return m_specter.documentOf(paper); });
            m_window.showPage(m_print);
        });
    connect(m_print, &PrintPage::backAsked, this,
        [this]
        {
            m_print->clear();
            m_specter.session() != nullptr ? m_window.showPage(m_specter.pageNow()) : m_window.goBack();
        });
    connect(m_print, &PrintPage::pdfAsked, this, &Desk::writePages);
    connect(m_print, &PrintPage::paperAsked, this, &Desk::printPages);
}

void Desk::writePages(const QString &document, const QString &title)
{
    const QString path = dialogs::placeForPages(&m_window, title);
    if (path.isEmpty())
        return;
    if (const std::optional<FileFault> fault = writeWholeFile(path, pdfOf(document, title)))
        m_window.showProblem({path, *fault, Attempt::Save});
    else
        m_window.tell(tr("The pages are in %1").arg(path));
}

void Desk::printPages(const QString &document, const QString &title)
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(title);
    QPrintDialog dialog(&printer, &m_window);
    if (dialog.exec() == QDialog::Accepted)
        print(document, printer);
}

} // namespace dossier
