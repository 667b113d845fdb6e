#include "print_page.h"

#include "choice.h"
#include "labels.h"
#include "page_header.h"

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
    , m_preview(new QTextBrowser(this))
{
    // As paper is, in either theme.
    QPalette paper = m_preview->palette();
    paper.setColor(QPalette::Base, Qt::white);
    paper.setColor(QPalette::Text, Qt::black);
    m_preview->setPalette(paper);
    m_preview->setStyleSheet(QStringLiteral("QTextBrowser { background: white; color: black; }"));
    m_preview->setTabChangesFocus(true);
    m_header->addButton(m_paper);
    m_header->addButton(m_pdf);
    auto *content = new QVBoxLayout;
    content->setContentsMargins(24, 18, 24, 24);
    content->setSpacing(14);
    content->addWidget(m_choice);
    content->addWidget(m_preview, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addLayout(content, 1);
    connect(m_header, &PageHeader::backAsked, this, &PrintPage::backAsked);
    connect(m_choice, &Choice::optionChosen, this, &PrintPage::show);
    const auto ask = [this](auto signal)
    {
        return [this, signal]
        {
            const int paper = m_choice->chosen();
            if (const QString document = m_documents ? m_documents(static_cast<SpecterPaper>(paper)) : QString();
                !document.isEmpty())
                emit(this->*signal)(document, titleOf(paper));
        };
    };
    connect(m_pdf, &QPushButton::clicked, this, ask(&PrintPage::pdfAsked));
    connect(m_paper, &QPushButton::clicked, this, ask(&PrintPage::paperAsked));
    setFocusProxy(m_pdf);
    retranslate();
}

void PrintPage::begin(const std::function<QString(SpecterPaper)> &documents)
{
    m_documents = documents;
    const bool played = !documents(SpecterPaper::Report).isEmpty();
    const int paper = static_cast<int>(played ? SpecterPaper::Report : SpecterPaper::BlankSheet);
    m_choice->setChosen(paper);
    show(paper);
}

void PrintPage::clear()
{
    m_documents = {};
    m_preview->clear();
}

void PrintPage::show(int paper)
{
    const QString document = m_documents ? m_documents(static_cast<SpecterPaper>(paper)) : QString();
    if (document.isEmpty())
        m_preview->setPlainText(tr("Only the agent's player can print this sheet, from the agent's page."));
    else
        m_preview->setHtml(document);
    m_pdf->setEnabled(!document.isEmpty());
    m_paper->setEnabled(!document.isEmpty());
}

QString PrintPage::titleOf(int paper) const
{
    return paper == static_cast<int>(SpecterPaper::Report) ? tr("Report of the session") : tr("Movement sheet");
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
        show(m_choice->chosen());
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
    m_choice->setOption(1, tr("Sheet as written"), tr("The movement sheet of the agent who sits here; it is secret"));
    m_choice->setOption(2, tr("Report"), tr("What everybody knows of the session, turn by turn"));
    label(m_pdf, tr("Save as PDF…"), tr("Writes the pages to a file"));
    label(m_paper, tr("Print on paper…"), tr("Chooses a printer and prints the pages"));
    m_preview->setAccessibleName(tr("What will be printed"));
    m_preview->setToolTip(tr("The pages as they will look on paper"));
    if (m_documents)
        show(m_choice->chosen());
}

} // namespace dossier
