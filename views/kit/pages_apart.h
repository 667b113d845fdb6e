#pragma once

#include <QStackedWidget>

#include <initializer_list>
#include <vector>

namespace dossier
{

/// Pages of which only the one in front is in the window at all: nothing of another can be read, told by a screen
/// reader or reached by a key. All of them are owned, wherever they are.
class PagesApart : public QStackedWidget
{
    Q_OBJECT

public:
    PagesApart(std::initializer_list<QWidget *> pages, QWidget *parent);
    ~PagesApart() override;
    Q_DISABLE_COPY_MOVE(PagesApart)

    /// Puts one of the pages in front and gives it the keyboard if it can be seen. False when it was there already.
    bool showPage(QWidget *page);

private:
    void takeAway(QWidget &page);

    std::vector<QWidget *> m_pages;
};

} // namespace dossier
