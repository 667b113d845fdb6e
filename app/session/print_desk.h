#pragma once

#include "views/kit/late_page.h"
#include "views/kit/map_problem.h"
#include "views/session/print_page.h"

#include <QObject>

namespace dossier
{

/// Printing: what a person chose on the page for it goes to a file or to a printer.
class PrintDesk : public QObject
{
    Q_OBJECT

public:
    /// What can be printed, and what makes it as whoever sits at the machine may see it. Dialogs stand above the
    /// window.
    PrintDesk(QWidget *window, std::vector<PaperOffer> papers, PagesMaker pages);
    ~PrintDesk() override;
    Q_DISABLE_COPY_MOVE(PrintDesk)

    /// The pages are in that language until somebody chooses.
    void speak(Language language) { m_language = language; }

    /// The page for it, begun anew.
    [[nodiscard]] QWidget *begin();

signals:
    /// The page was made, for a window to place.
    void pageMade(QWidget *page);
    void backAsked();
    /// It is in that file.
    void written(const QString &path);
    void fileFailed(const dossier::MapProblem &problem);

private:
    [[nodiscard]] PrintPage *madePage();
    void writePages(const PrintedPages &pages);
    void printPages(const PrintedPages &pages);

    QWidget *m_window;
    std::vector<PaperOffer> m_papers;
    PagesMaker m_pages;
    Language m_language = Language::English;
    LatePage<PrintPage> m_page;
};

} // namespace dossier
