#include "views/specter/paper/print_page.h"

#include "views/board/wording.h"
#include "views/kit/choice.h"
#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/kit/page_header.h"

#include <QEvent>
#include <QHideEvent>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace dossier
{

PrintPage::PrintPage(QWidget *parent)
    : QWidget(parent)
    , m_header(new PageHeader(this))
    , m_pdf(newButton("primary", QStringLiteral("download"), this))
    , m_paper(newButton("secondary", {}, this))
    , m_choice(new Choice(specterPapers, this))
    , m_language(new Choice(static_cast<int>(allLanguages.size()), this))
    , m_preview(new QTextBrowser(this))
{
    // As paper is, in either theme.
    QPalette white = m_preview->palette();
    white.setColor(QPalette::Base, Qt::white);
    white.setColor(QPalette::Text, Qt::black);
    m_preview->setPalette(white);
    m_preview->setStyleSheet(QStringLiteral("QTextBrowser { background: white; color: black; }"));
    m_preview->setTabChangesFocus(true);
    m_header->addButton(m_paper);
    m_header->addButton(m_pdf);
    auto *content = new QVBoxLayout;
    content->setContentsMargins(24, 18, 24, 24);
    content->setSpacing(14);
    auto *choices = new QWidget(this);
    auto *flow = new FlowLayout(choices);
    flow->setContentsMargins({});
    flow->setSpacing(14);
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
            if (const QString pages = document(); !pages.isEmpty())
                emit(this->*signal)(pages, m_titles(paper(), language()));
        };
    };
    connect(m_pdf, &QPushButton::clicked, this, ask(&PrintPage::pdfAsked));
    connect(m_paper, &QPushButton::clicked, this, ask(&PrintPage::paperAsked));
    setFocusProxy(m_pdf);
    retranslate();
}

void PrintPage::begin(const PagesMaker &documents, const PagesMaker &titles, Language language)
{
    m_documents = documents;
    m_titles = titles;
    m_language->setChosen(static_cast<int>(language));
    const bool played = !documents(SpecterPaper::Report, language).isEmpty();
    m_choice->setChosen(static_cast<int>(played ? SpecterPaper::Report : SpecterPaper::BlankSheet));
    show();
}

void PrintPage::clear()
{
    m_documents = {};
    m_preview->clear();
}

SpecterPaper PrintPage::paper() const
{
    return static_cast<SpecterPaper>(m_choice->chosen());
}

Language PrintPage::language() const
{
    return static_cast<Language>(m_language->chosen());
}

QString PrintPage::document() const
{
    return m_documents ? m_documents(paper(), language()) : QString();
}

void PrintPage::show()
{
    const QString pages = document();
    if (pages.isEmpty())
        m_preview->setPlainText(paper() == SpecterPaper::FilledSheet
                ? tr("Only the agent's player can print this sheet, from the agent's page.")
                : tr("No game of Specter Ops is open, so there is no report."));
    else
        m_preview->setHtml(pages);
    m_pdf->setEnabled(!pages.isEmpty());
    m_paper->setEnabled(!pages.isEmpty());
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
    if (m_documents)
        show();
}

void PrintPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PrintPage::retranslate()
{
    m_header->setTexts(tr("Print"), tr("As it will look on paper"), tr("Back (Esc)"));
    m_choice->setCaption(tr("What to print"));
    m_choice->setOption(0, tr("Blank sheet"), tr("A movement sheet of forty turns to write on"));
    m_choice->setOption(1, tr("Sheet as written"), tr("The movement sheet of the agent playing here; secret"));
    m_choice->setOption(2, tr("Report"), tr("The public events of the session, turn by turn"));
    m_language->setCaption(tr("Language of the pages"));
    for (const Language language : allLanguages)
        m_language->setOption(static_cast<int>(language), wording::name(language),
            tr("Print the pages in this language: %1").arg(wording::name(language)));
    label(m_pdf, tr("Save as PDF…"), tr("Writes the pages to a file"));
    label(m_paper, tr("Print on paper…"), tr("Chooses a printer and prints the pages"));
    m_preview->setAccessibleName(tr("What will be printed"));
    m_preview->setToolTip(tr("The pages as they will look on paper"));
    if (m_documents)
        show();
}

} // namespace dossier
