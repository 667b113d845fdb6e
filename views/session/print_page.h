#pragma once

#include "views/kit/game_face.h"
#include "views/kit/preferences.h"

#include <QWidget>

#include <functional>
#include <vector>

class QPushButton;

namespace dossier
{

class Choice;
class PageHeader;
class PaperPreview;

/// The entry of the menus by which games that print ask for this page.
inline constexpr QLatin1String printAct("print");
GameEntry printEntry();

/// One of the papers of a game: how it is offered, and why there is none where there is none.
struct PaperOffer
{
    Spoken name;
    Spoken explanation;
    Spoken absent;
};

/// What is printed and what it is called; an empty document where it cannot be printed now.
struct PrintedPages
{
    QString document{};
    QString title{};
};

/// Makes the paper with that place among those that are offered, in that language.
using PagesMaker = std::function<PrintedPages(int paper, Language language)>;

/// What is to be printed, as it will look, in which language, and where to: a PDF or paper.
class PrintPage : public QWidget
{
    Q_OBJECT

public:
    explicit PrintPage(std::vector<PaperOffer> papers, QWidget *parent = nullptr);

    /// Gives what each paper is made by; the last that can be printed is chosen. The pages are in that language until
    /// somebody chooses.
    void begin(const PagesMaker &pages, Language language);

    /// Forgets what it showed.
    void clear();

signals:
    void pdfAsked(const QString &document, const QString &title);
    void paperAsked(const QString &document, const QString &title);
    void backAsked();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();
    void show();
    [[nodiscard]] Language language() const;
    [[nodiscard]] PrintedPages pages() const;

    std::vector<PaperOffer> m_papers;
    PagesMaker m_pages;
    PageHeader *m_header;
    QPushButton *m_pdf;
    QPushButton *m_paper;
    Choice *m_choice;
    Choice *m_language;
    PaperPreview *m_preview;
};

} // namespace dossier
