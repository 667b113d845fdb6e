#include "app/specter/printing.h"

#include "app/play/whole_file.h"
#include "app/specter/desk.h"
#include "app/window/translators.h"
#include "views/board/file_dialogs.h"

#include <QPrintDialog>
#include <QPrinter>

namespace dossier
{

SpecterPrinting::SpecterPrinting(Translators &translators, QWidget *window, Documents documents)
    : m_translators(translators)
    , m_window(window)
    , m_documents(std::move(documents))
    , m_page([this] { return madePage(); })
{
}

PrintPage *SpecterPrinting::madePage()
{
    auto *page = new PrintPage;
    connect(page, &PrintPage::backAsked, this,
        [this, page]
        {
            page->clear();
            emit backAsked();
        });
    connect(page, &PrintPage::pdfAsked, this, &SpecterPrinting::writePages);
    connect(page, &PrintPage::paperAsked, this, &SpecterPrinting::printPages);
    emit pageMade(page);
    return page;
}

QWidget *SpecterPrinting::begin()
{
    m_page.get()->begin(
        [this](SpecterPaper paper, Language language)
        {
            const QStringList roles = agentsRoles();
            return m_translators.inLanguage(language, [&] { return m_documents(paper, roles); });
        },
        [this](SpecterPaper paper, Language language)
        { return m_translators.inLanguage(language, [&] { return titleOf(paper); }); }, m_language);
    return m_page.get();
}

/// What the agent's player is called in files: they are written in the language that was spoken then.
QStringList SpecterPrinting::agentsRoles()
{
    QStringList roles;
    for (const Language language : allLanguages)
        roles << m_translators.inLanguage(language, [] { return SpecterDesk::agentsRole(); });
    return roles;
}

void SpecterPrinting::writePages(const QString &document, const QString &title)
{
    const QString path = dialogs::placeForPages(m_window, title);
    if (path.isEmpty())
        return;
    if (const std::optional<FileFault> fault = writeWholeFile(path, pdfOf(document, title)))
        emit fileFailed({path, *fault, Attempt::Save});
    else
        emit written(path);
}

void SpecterPrinting::printPages(const QString &document, const QString &title)
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(title);
    QPrintDialog dialog(&printer, m_window);
    if (dialog.exec() == QDialog::Accepted)
        print(document, printer);
}

} // namespace dossier
