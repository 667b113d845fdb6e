#pragma once

#include "views/kit/preferences.h"
#include "views/specter/paper/sheet_print.h"

#include <QWidget>

#include <functional>

class QPushButton;
class QTextBrowser;

namespace dossier
{

class Choice;
class PageHeader;

/// Makes what is printed in a language; empty where it cannot be printed now.
using PagesMaker = std::function<QString(SpecterPaper paper, Language language)>;

/// What is to be printed, as it will look, in which language, and where to: a PDF or paper.
class PrintPage : public QWidget
{
    Q_OBJECT

public:
    explicit PrintPage(QWidget *parent = nullptr);

    /// Gives what each kind of paper is made by. The pages are in the program's language until somebody chooses.
    void begin(const PagesMaker &documents, const PagesMaker &titles, Language language);

    /// Forgets what it showed.
    void clear();

signals:
    void pdfAsked(const QString &document, const QString &title);
    void paperAsked(const QString &document, const QString &title);
    void backAsked();

protected:
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();
    void show();
    [[nodiscard]] SpecterPaper paper() const;
    [[nodiscard]] Language language() const;
    [[nodiscard]] QString document() const;

    PagesMaker m_documents;
    PagesMaker m_titles;
    PageHeader *m_header;
    QPushButton *m_pdf;
    QPushButton *m_paper;
    Choice *m_choice;
    Choice *m_language;
    QTextBrowser *m_preview;
};

} // namespace dossier
