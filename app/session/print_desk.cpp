#include "app/session/print_desk.h"

#include "app/play/whole_file.h"
#include "model/storage/private_files.h"
#include "views/board/file_dialogs.h"
#include "views/session/paper_print.h"

#include <QPrintDialog>
#include <QPrinter>

#include <utility>

namespace dossier
{

PrintDesk::PrintDesk(QWidget *window, std::vector<PaperOffer> papers, PagesMaker pages)
    : m_window(window)
    , m_papers(std::move(papers))
    , m_own(static_cast<int>(m_papers.size()))
    , m_pages(std::move(pages))
    , m_page([this] { return madePage(); })
{
}

/// A page that no window placed has no other owner.
PrintDesk::~PrintDesk()
{
    if (PrintPage *page = m_page.made(); page != nullptr && page->parent() == nullptr)
        delete page;
}

PrintPage *PrintDesk::madePage()
{
    auto *page = new PrintPage(m_papers,
        {[this](const PrintedPages &pages) { writePages(pages); },
            [this](const PrintedPages &pages) { printPages(pages); }, [this] { emit backRequested(); }});
    emit pageMade(page);
    return page;
}

void PrintDesk::addPaper(PaperOffer paper, std::function<PrintedPages(Language language)> pages)
{
    m_pages = [before = std::move(m_pages), added = static_cast<int>(m_papers.size()), pages = std::move(pages)](
                  int row, Language language) { return row == added ? pages(language) : before(row, language); };
    m_papers.push_back(std::move(paper));
}

QWidget *PrintDesk::begin()
{
    m_page.get()->begin(m_pages, m_language, m_own - 1);
    return m_page.get();
}

void PrintDesk::writePages(const PrintedPages &pages)
{
    const QString path = dialogs::placeForPages(m_window, pages.title);
    if (path.isEmpty())
        return;
    storage::makePrivate(path);
    if (const std::optional<FileFault> fault = writeWholeFile(path, pdfOf(pages.document, pages.title)))
        emit fileFailed({path, *fault, Attempt::Save});
    else
        emit written(path);
}

void PrintDesk::printPages(const PrintedPages &pages)
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(pages.title);
    printer.setPageLayout(usualPaper());
    QPrintDialog dialog(&printer, m_window);
    if (dialog.exec() == QDialog::Accepted)
        print(pages.document, printer);
}

} // namespace dossier
