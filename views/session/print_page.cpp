#include "views/session/print_page.h"

#include "views/board/wording.h"
#include "views/kit/page_header.h"
#include "views/session/paper_preview.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <utility>

namespace dossier
{

namespace
{

struct PrintWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PrintPage)
};

} // namespace

GameEntry printEntry()
{
    return {printAct, GameEntry::Place::Keep,
        {"Ctrl+P", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "&Print…"),
            QT_TRANSLATE_NOOP("dossier::Menus", "Print a report of the session or its sheets, or save them as a PDF")}};
}

PrintPage::PrintPage(std::vector<PaperOffer> papers, PrintActions actions, QWidget *parent)
    : Screen(parent)
    , m_papers(std::move(papers))
    , m_actions(std::move(actions))
{
    setObjectName(QStringLiteral("PrintPage"));
}

void PrintPage::begin(const PagesMaker &pages, Language language, int usual)
{
    m_pages = pages;
    m_language = language;
    m_paper = usual;
    while (m_paper > 0 && pages(m_paper, language).document.isEmpty())
        --m_paper;
    render({}, [this](const Theme & /*theme*/) { return made(); });
    setFocusProxy(findChild<QWidget *>(QStringLiteral("savePdf")));
}

PrintedPages PrintPage::pages() const
{
    return m_pages ? m_pages(m_paper, m_language) : PrintedPages();
}

void PrintPage::give(Action<PrintedPages> PrintActions::*action) const
{
    if (const PrintedPages made = pages(); !made.document.isEmpty())
        (m_actions.*action).run(made);
}

void PrintPage::goBack()
{
    m_pages = {};
    renderAgain();
    m_actions.goBack.run();
}

/// The preview may hold secrets, so it is made only while the page is visible.
void PrintPage::hideEvent(QHideEvent *event)
{
    renderAgain();
    Screen::hideEvent(event);
}

void PrintPage::showEvent(QShowEvent *event)
{
    Screen::showEvent(event);
    renderAgain();
}

/// The way back leads to the page that requested the printing, which only the maker of this page knows.
void PrintPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        goBack();
    else
        Screen::keyPressEvent(event);
}

Part PrintPage::made()
{
    const QString document = pages().document;
    const QString title = PrintWords::tr("Print");
    const Part header = pageHeader(title, PrintWords::tr("As it will look on paper"), PrintWords::tr("Back (Esc)"),
        [this] { goBack(); },
        {button(PrintWords::tr("Print on paper…"), "secondary", [this] { give(&PrintActions::print); })
                .withTip(PrintWords::tr("Choose a printer and print the pages"))
                .disabledIf(document.isEmpty()),
            button(PrintWords::tr("Save as PDF…"), "primary", [this] { give(&PrintActions::savePdf); })
                .keyed(QStringLiteral("savePdf"))
                .with(&Button::icon, QStringLiteral("download"))
                .withTip(PrintWords::tr("Write the pages to a file"))
                .disabledIf(document.isEmpty())});
    return column({header, column({options(), preview(document).stretched()}).spaced(14, {24, 18, 24, 24}).stretched()})
        .spaced(0)
        .named(title);
}

Part PrintPage::options()
{
    QStringList names;
    QStringList tips;
    for (const PaperOffer &paper : m_papers)
    {
        names << paper.name();
        tips << paper.explanation();
    }
    QStringList languages;
    QStringList languageTips;
    for (const Language language : allLanguages)
    {
        languages << wording::name(language);
        languageTips << PrintWords::tr("Print the pages in this language: %1").arg(languages.back());
    }
    const auto choosePaper = [this](const QVariant &row)
    {
        m_paper = row.toInt();
        renderAgain();
    };
    const auto chooseLanguage = [this](const QVariant &row)
    {
        m_language = static_cast<Language>(row.toInt());
        renderAgain();
    };
    return flow({radios(QStringLiteral("paper"), PrintWords::tr("What to print"), names, m_paper, choosePaper)
                        .with(&Field::tips, tips),
                    radios(QStringLiteral("language"), PrintWords::tr("Language of the pages"), languages,
                        static_cast<int>(m_language), chooseLanguage)
                        .with(&Field::tips, languageTips)})
        .spaced(14);
}

/// Empty while the page is not visible.
Part PrintPage::preview(const QString &document) const
{
    const bool isSeen = isVisible() && m_pages;
    const QString pages = isSeen ? document : QString();
    const QString absent = isSeen ? m_papers[static_cast<std::size_t>(m_paper)].absent() : QString();
    const auto show = [pages, absent](QWidget *shown, const Theme & /*theme*/)
    {
        auto *preview = static_cast<PaperPreview *>(shown);
        if (!pages.isEmpty())
            preview->present(pages);
        else if (!absent.isEmpty())
            preview->say(absent);
        else
            preview->clear();
    };
    return embedded(QStringLiteral("preview"),
        {[](QWidget *parent) { return new PaperPreview(parent); }, show, QStringList{pages, absent}})
        .named(PrintWords::tr("What will be printed"))
        .withTip(PrintWords::tr("The pages as they will look on paper"));
}

} // namespace dossier
