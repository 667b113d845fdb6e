// Printing: what a person chose on the page for it goes to a file or to a printer.
#include "desk.h"
#include "file_dialogs.h"
#include "whole_file.h"

#include <QPrintDialog>
#include <QPrinter>

namespace dossier
{

PrintPage *Desk::madePrint()
{
    auto *page = new PrintPage;
    m_window.placePage(page);
    connect(page, &PrintPage::backAsked, this,
        [this, page]
        {
            page->clear();
            specterSession() != nullptr ? m_window.showPage(specter().pageNow()) : m_window.goBack();
        });
    connect(page, &PrintPage::pdfAsked, this, &Desk::writePages);
    connect(page, &PrintPage::paperAsked, this, &Desk::printPages);
    return page;
}

void Desk::showPrint()
{
    m_print.get()->begin(
        [this](SpecterPaper paper, Language language)
        {
            const QStringList roles = agentsRoles();
            return m_translators.inLanguage(language, [&] { return specter().documentOf(paper, roles); });
        },
        [this](SpecterPaper paper, Language language)
        { return m_translators.inLanguage(language, [&] { return titleOf(paper); }); }, m_preferences.language);
    m_window.showPage(m_print.get());
}

/// What the agent's player is called in files: they are written in the language that was spoken then.
QStringList Desk::agentsRoles()
{
    QStringList roles;
    for (const Language language : allLanguages)
        roles << m_translators.inLanguage(language, [] { return SpecterDesk::agentsRole(); });
    return roles;
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
