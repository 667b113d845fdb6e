#pragma once

#include "views/kit/late_page.h"
#include "views/kit/map_problem.h"
#include "views/specter/paper/print_page.h"

#include <QObject>
#include <QStringList>

namespace dossier
{

class Translators;

/// Printing: what a person chose on the page for it goes to a file or to a printer.
class SpecterPrinting : public QObject
{
    Q_OBJECT

public:
    /// What can be printed now, as whoever sits at the machine may see it; the agent's player has one of those names in
    /// files.
    using Documents = std::function<QString(SpecterPaper paper, const QStringList &agentsRoles)>;

    /// Dialogs stand above that window.
    SpecterPrinting(Translators &translators, QWidget *window, Documents documents);

    /// The pages are in that language until somebody chooses.
    void speak(Language language) { m_language = language; }

    /// The page for it, begun anew.
    [[nodiscard]] QWidget *begin();

    /// The page if somebody has asked for it, or null.
    [[nodiscard]] QWidget *page() const { return m_page.made(); }

signals:
    /// The page was made, for a window to place.
    void pageMade(QWidget *page);
    void backAsked();
    /// It is in that file.
    void written(const QString &path);
    void fileFailed(const dossier::MapProblem &problem);

private:
    [[nodiscard]] PrintPage *madePage();
    [[nodiscard]] QStringList agentsRoles();
    void writePages(const QString &document, const QString &title);
    void printPages(const QString &document, const QString &title);

    Translators &m_translators;
    QWidget *m_window;
    Documents m_documents;
    Language m_language = Language::English;
    LatePage<PrintPage> m_page;
};

} // namespace dossier
