#pragma once

#include <QStackedWidget>

#include <initializer_list>
#include <vector>

namespace dossier
{

/// Pages of which only the one in front is in the window: nothing of another page can be read, announced by a screen
/// reader or reached by a key. The stack owns all pages, also those outside the window.
class PagesApart : public QStackedWidget
{
    Q_OBJECT

public:
    PagesApart(std::initializer_list<QWidget *> pages, QWidget *parent);
    ~PagesApart() override;
    Q_DISABLE_COPY_MOVE(PagesApart)

    /// Puts one of the pages in front and focuses it if it is visible. False if it is in front already.
    bool showPage(QWidget *page);

private:
    void takeAway(QWidget &page);

    std::vector<QWidget *> m_pages;
};

} // namespace dossier
