#pragma once

#include "views/kit/late_page.h"
#include "views/kit/map_problem.h"
#include "views/session/print_page.h"

#include <QObject>

namespace dossier
{

/// Printing: writes the choice on the print page to a file or a printer.
class PrintDesk : public QObject
{
    Q_OBJECT

public:
    /// `papers` are the printable documents; `pages` produces one as the seat at the machine may see it. Dialogs open
    /// over the window.
    PrintDesk(QWidget *window, std::vector<PaperOffer> papers, PagesMaker pages);
    ~PrintDesk() override;
    Q_DISABLE_COPY_MOVE(PrintDesk)

    /// Offers one more paper after the game's own, which are preselected before it.
    void addPaper(PaperOffer paper, std::function<PrintedPages(Language language)> pages);

    /// Sets the language of the pages until the user chooses another.
    void speak(Language language) { m_language = language; }

    /// Returns the print page, reset.
    [[nodiscard]] QWidget *begin();

signals:
    /// The page was created, for a window to place.
    void pageMade(QWidget *page);
    void backRequested();
    /// The document is in that file.
    void written(const QString &path);
    void fileFailed(const dossier::MapProblem &problem);

private:
    [[nodiscard]] PrintPage *madePage();
    void writePages(const PrintedPages &pages);
    void printPages(const PrintedPages &pages);

    QWidget *m_window;
    std::vector<PaperOffer> m_papers;
    /// The number of the game's own.
    int m_own;
    PagesMaker m_pages;
    Language m_language = Language::English;
    LatePage<PrintPage> m_page;
};

} // namespace dossier
