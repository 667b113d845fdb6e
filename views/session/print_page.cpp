#include "views/session/print_page.h"

#include "views/board/wording.h"
#include "views/kit/choice.h"
#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/kit/page_header.h"
#include "views/session/paper_preview.h"

#include <QEvent>
#include <QHideEvent>
#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace dossier
{

GameEntry printEntry()
{
    return {printAct, GameEntry::Place::Keep,
        {"Ctrl+P", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "&Print…"),
            QT_TRANSLATE_NOOP("dossier::Menus", "Print a report of the session or its sheets, or save them as a PDF")}};
}

PrintPage::PrintPage(std::vector<PaperOffer> papers, QWidget *parent)
    : QWidget(parent)
    , m_papers(std::move(papers))
    , m_header(new PageHeader(this))
    , m_pdf(newButton("primary", QStringLiteral("download"), this))
    , m_paper(newButton("secondary", {}, this))
    , m_choice(new Choice(static_cast<int>(m_papers.size()), this))
    , m_language(new Choice(static_cast<int>(allLanguages.size()), this))
    , m_preview(new PaperPreview(this))
{
    m_header->addButton(m_paper);
    m_header->addButton(m_pdf);
    auto *content = new QVBoxLayout;
    content->setContentsMargins(24, 18, 24, 24);
    content->setSpacing(14);
    auto *choices = new QWidget(this);
    auto *flow = new FlowLayout(choices, 14);
    for (Choice *choice : {m_choice, m_language})
    {
        flow->addWidget(choice);
        connect(choice, &Choice::optionChosen, this, &PrintPage::show);
    }
    content->addWidget(choices);
    content->addWidget(m_preview, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addLayout(content, 1);
    connect(m_header, &PageHeader::backAsked, this, &PrintPage::backAsked);
    const auto ask = [this](auto signal)
    {
        return [this, signal]
        {
            if (const PrintedPages made = pages(); !made.document.isEmpty())
                emit(this->*signal)(made.document, made.title);
        };
    };
    connect(m_pdf, &QPushButton::clicked, this, ask(&PrintPage::pdfAsked));
    connect(m_paper, &QPushButton::clicked, this, ask(&PrintPage::paperAsked));
    setFocusProxy(m_pdf);
    retranslate();
}

void PrintPage::begin(const PagesMaker &pages, Language language)
{
    m_pages = pages;
    m_language->setChosen(static_cast<int>(language));
    auto chosen = static_cast<int>(m_papers.size()) - 1;
    while (chosen > 0 && pages(chosen, language).document.isEmpty())
        --chosen;
    m_choice->setChosen(chosen);
    show();
}

void PrintPage::clear()
{
    m_pages = {};
    m_preview->clear();
}

Language PrintPage::language() const
{
    return static_cast<Language>(m_language->chosen());
}

PrintedPages PrintPage::pages() const
{
    return m_pages ? m_pages(m_choice->chosen(), language()) : PrintedPages();
}

void PrintPage::show()
{
    const QString document = pages().document;
    if (document.isEmpty())
        m_preview->say(m_papers[static_cast<std::size_t>(m_choice->chosen())].absent());
    else
        m_preview->present(document);
    m_pdf->setEnabled(!document.isEmpty());
    m_paper->setEnabled(!document.isEmpty());
}

/// What was seen here may be secret.
void PrintPage::hideEvent(QHideEvent *event)
{
    m_preview->clear();
    QWidget::hideEvent(event);
}

void PrintPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_pages)
        show();
}

void PrintPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

/// Back is where the pages were asked for, which only who made them knows.
void PrintPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit backAsked();
    else
        QWidget::keyPressEvent(event);
}

void PrintPage::retranslate()
{
    m_header->setTexts(tr("Print"), tr("As it will look on paper"), tr("Back (Esc)"));
    m_choice->setCaption(tr("What to print"));
    for (std::size_t paper = 0; paper < m_papers.size(); ++paper)
        m_choice->setOption(static_cast<int>(paper), m_papers[paper].name(), m_papers[paper].explanation());
    m_language->setCaption(tr("Language of the pages"));
    for (const Language language : allLanguages)
        m_language->setOption(static_cast<int>(language), wording::name(language),
            tr("Print the pages in this language: %1").arg(wording::name(language)));
    label(m_pdf, tr("Save as PDF…"), tr("Write the pages to a file"));
    label(m_paper, tr("Print on paper…"), tr("Choose a printer and print the pages"));
    m_preview->setAccessibleName(tr("What will be printed"));
    m_preview->setToolTip(tr("The pages as they will look on paper"));
    if (m_pages)
        show();
}

} // namespace dossier
