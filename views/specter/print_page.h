#pragma once

#include "sheet_print.h"

#include <QWidget>

#include <functional>

class QPushButton;
class QTextBrowser;

namespace dossier
{

class Choice;
class PageHeader;

/// What is to be printed, as it will look, and where to: a PDF or paper.
class PrintPage : public QWidget
{
    Q_OBJECT

public:
    explicit PrintPage(QWidget *parent = nullptr);

    /// Gives the document of each kind of paper, empty where it cannot be printed now.
    void begin(const std::function<QString(SpecterPaper)> &documents);

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
    void show(int paper);
    [[nodiscard]] QString titleOf(int paper) const;

    std::function<QString(SpecterPaper)> m_documents;
    PageHeader *m_header;
    QPushButton *m_pdf;
    QPushButton *m_paper;
    Choice *m_choice;
    QTextBrowser *m_preview;
};

} // namespace dossier
