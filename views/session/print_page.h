#pragma once

#include "views/kit/game_face.h"
#include "views/kit/preferences.h"
#include "views/kit/screen.h"

#include <functional>
#include <vector>

namespace dossier
{

/// The menu entry with which games that print request this page.
inline constexpr QLatin1String printAct("print");
GameEntry printEntry();

/// One of the papers of a game: its offer, and the reason why it is not available, if it is not.
struct PaperOffer
{
    Spoken name;
    Spoken explanation;
    Spoken absent;
};

/// The document to print, and its title; an empty document when it cannot be printed now.
struct PrintedPages
{
    QString document{};
    QString title{};
};

/// Makes the paper with that place among those that are offered, in that language.
using PagesMaker = std::function<PrintedPages(int paper, Language language)>;

struct PrintActions
{
    Action<PrintedPages> savePdf{};
    Action<PrintedPages> print{};
    Action<> goBack{};
};

/// Choices of what to print and in which language, the preview, and the target: a PDF or paper.
class PrintPage : public Screen
{
public:
    PrintPage(std::vector<PaperOffer> papers, PrintActions actions, QWidget *parent = nullptr);

    /// Takes the maker of each paper; the last one up to `usual` that can be printed is preselected. The pages are in
    /// that language until the user chooses another.
    void begin(const PagesMaker &pages, Language language, int usual);

    /// Sets the actions that take the pages from now on.
    void giveTo(PrintActions actions) { m_actions = std::move(actions); }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] Part made();
    [[nodiscard]] Part options();
    [[nodiscard]] Part preview(const QString &document) const;
    [[nodiscard]] PrintedPages pages() const;
    void give(Action<PrintedPages> PrintActions::*action) const;
    void goBack();

    const std::vector<PaperOffer> m_papers;
    PrintActions m_actions;
    PagesMaker m_pages;
    int m_paper = 0;
    Language m_language = Language::English;
};

} // namespace dossier
